import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { CART_PAYMENT_METHODS, PAYMENT_STATUSES } from '../../enums/payments.ts';
import { ORDER_STATUSES, PLAN_FREQUENCIES } from '../../enums/orders.ts';
import {
  closed,
  Codes,
  Data,
  Day,
  Flag,
  FundCode,
  Id,
  Instant,
  List,
  Nav,
  Nullable,
  Rupees,
  Units,
} from '../shapes.ts';
import { StepUp } from './systematic.ts';

export const ORDER_TYPES = ['buy', 'sip'] as const;
const folio = Nullable(T.String({ maxLength: 20 }));

/** The user's request. `amount` may be missing, which counts as 0 and is then refused (section 5). */
export const OrderInput = T.Object(
  {
    code: FundCode,
    type: Codes(ORDER_TYPES),
    amount: T.Optional(T.Number()),
    start_date: T.Optional(Nullable(Day)),
    folio_no: T.Optional(folio),
    new_folio: T.Optional(
      T.Boolean({ description: 'open a new folio for this order; not together with folio_no' }),
    ),
    sip_firstorderflag: T.Optional(Flag),
    upsize_code: T.Optional(Nullable(T.String({ maxLength: 40 }))),
    frequency: T.Optional(Codes(PLAN_FREQUENCIES)),
    step_up: T.Optional(Nullable(StepUp)),
  },
  closed,
);

export const TimelineStep = T.Object({
  at: Instant,
  state: T.String(),
  rule_id: Nullable(T.String()),
  text: T.String(),
});

/** How an order was paid, and how far that payment is. */
const OrderPayment = T.Object({
  status: Codes(PAYMENT_STATUSES),
  method: Codes(CART_PAYMENT_METHODS),
});

export const Order = T.Object({
  id: T.String(),
  code: T.String(),
  fund_name: T.String(),
  slug: T.String(),
  type: Codes(ORDER_TYPES),
  amount: Rupees,
  units: Nullable(Units),
  nav: Nullable(Nav),
  stamp_duty: Nullable(Rupees),
  start_date: Nullable(Day),
  folio_no: folio,
  sip_firstorderflag: Flag,
  upsize_code: Nullable(T.String()),
  frequency: Nullable(Codes(PLAN_FREQUENCIES)),
  status: Codes(ORDER_STATUSES),
  reason: Nullable(T.String()),
  nav_date_expected: Nullable(Day),
  nav_date: Nullable(Day),
  allotment_date_expected: Nullable(Day),
  payment_id: Nullable(T.String()),
  payment: Nullable(OrderPayment),
  placed_at: Instant,
  updated_at: Instant,
  timeline: T.Array(TimelineStep),
});

/** What a line of the cart gets when it is paid now by a method, and from when the fund house can use the money. */
const MethodOutcome = T.Object({
  method: Codes(CART_PAYMENT_METHODS),
  money_from: Instant,
  nav_date: Day,
  pay_before: Instant,
  rule_id: T.String({ description: 'the rule of the payment method' }),
});

/** A line of the cart: a pending order, and what will happen when it is paid now. */
export const CartItem = T.Object({
  order_id: T.String(),
  code: T.String(),
  fund_name: T.String(),
  slug: T.String(),
  type: Codes(ORDER_TYPES),
  amount: Rupees,
  start_date: Nullable(Day),
  folio_no: folio,
  folio_expected: Nullable(
    T.String({ description: 'the folio that the units will go to; null for a new one' }),
  ),
  new_folio: T.Boolean({ description: 'the units will go to a folio without units so far' }),
  sip_firstorderflag: Flag,
  frequency: Nullable(Codes(PLAN_FREQUENCIES)),
  step_up: Nullable(StepUp),
  pay_now: Rupees,
  stamp_duty: Rupees,
  units_estimate: Nullable(Units),
  nav_date_expected: Nullable(Day),
  pay_before: Nullable(Instant),
  rule_id: Nullable(T.String()),
  by_method: T.Array(MethodOutcome, {
    description: 'what paying now gives by each method; the dates above are those of UPI',
  }),
  /** The text that paying a SIP agrees to, in the requested language; null when none is needed. */
  consent: Nullable(T.Object({ text: T.String(), hash: T.String() })),
});

export const Cart = T.Object({
  id: T.String(),
  revision: T.Integer(),
  items: T.Array(CartItem),
  pay_now: Rupees,
  scheduled: Rupees,
  notices: T.Array(T.Object({ code: T.String(), text: T.String() })),
  payment_id: Nullable(T.String({ description: 'the live payment of this cart' })),
  confirms: Nullable(
    T.String({
      description: 'what the OTP of `pay` confirms: a hash of the contents; null when no OTP is needed',
    }),
  ),
});

/** A folio that can take units of a fund. */
const Folio = T.Object({
  folio_no: T.String(),
  holds_fund: T.Boolean({ description: 'units of the fund are in it, so that the smaller minimum counts' }),
});

export const orders = {
  folios: {
    summary: 'Folios that can take units of a fund: those at its house, the ones that hold the fund first',
    method: 'GET',
    path: '/api/v3/folios/{code}.json',
    audience: 'signed-in',
    params: T.Object({ code: FundCode }),
    reply: Data(T.Array(Folio)),
  },
  cart: {
    summary: 'Orders waiting for payment',
    method: 'GET',
    path: '/api/v3/cart.json',
    audience: 'signed-in',
    reply: Data(Cart),
  },
  replaceCart: {
    summary: 'Replace the lines of the cart',
    method: 'PUT',
    path: '/api/v3/cart.json',
    audience: 'signed-in',
    idempotent: true,
    body: T.Object({ items: T.Array(OrderInput, { maxItems: 20 }) }, closed),
    reply: Data(Cart),
  },
  orders: {
    summary: 'Pending and recent orders',
    method: 'GET',
    path: '/api/v3/orders.json',
    audience: 'signed-in',
    query: T.Object({
      status: T.Optional(T.String({ maxLength: 100 })),
      from: T.Optional(Day),
      to: T.Optional(Day),
      page: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })),
      per_page: T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: List(Order),
  },
  order: {
    summary: 'One order with its timeline',
    method: 'GET',
    path: '/api/v3/orders/{id}.json',
    audience: 'signed-in',
    params: T.Object({ id: Id }),
    reply: Data(Order),
  },
  createOrder: {
    summary: 'Put a lumpsum or SIP into the cart; updates the pending order of the same fund and type',
    method: 'POST',
    path: '/api/v3/orders.json',
    audience: 'signed-in',
    idempotent: true,
    body: OrderInput,
    reply: Data(Order),
  },
  updateOrder: {
    summary: 'Change a pending order',
    method: 'PUT',
    path: '/api/v3/orders/{id}.json',
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({ id: Id }),
    body: T.Omit(OrderInput, ['code', 'type'], closed),
    reply: Data(Order),
  },
  cancelOrder: {
    summary: 'Cancel a pending order',
    method: 'POST',
    path: '/api/v3/orders/{id}/cancel.json',
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({ id: Id }),
    body: T.Optional(T.Object({}, closed)),
    reply: Data(Order),
  },
} as const satisfies Record<string, CallDefinition>;
