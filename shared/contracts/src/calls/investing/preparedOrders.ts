import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { PREPARED_KINDS, PREPARED_LIMITS, PREPARED_STATUSES } from '../../enums/account.ts';
import { closed, Codes, Data, Id, Instant, Nullable, Refusal } from '../shapes.ts';
import { CartItem, OrderInput } from './orders.ts';
import { RedemptionPreview, SaleRequest, SwitchRequest } from './redemptions.ts';

const Note = T.String({ minLength: 1, maxLength: PREPARED_LIMITS.note });

/** An order that a manager prepared, in short. */
export const PreparedOrder = T.Object({
  id: Id,
  kind: Codes(PREPARED_KINDS),
  code: T.String(),
  fund_name: T.String(),
  manager_name: T.String(),
  status: Codes(PREPARED_STATUSES),
  note: Nullable(T.String()),
  reason: Nullable(T.String()),
  prepared_at: Instant,
  expires_at: Instant,
  decided_at: Nullable(Instant),
  result_id: Nullable(T.String({ description: 'the order or sale that the confirmation made' })),
});

const figure = Nullable(T.Union([T.String(), T.Number()]));

/** The order in full: what it would do now, and which figures differ from those that the manager saw. */
export const PreparedOrderDetail = T.Object({
  ...PreparedOrder.properties,
  request: T.Object({
    purchase: Nullable(OrderInput),
    redemption: Nullable(SaleRequest),
    switch: Nullable(SwitchRequest),
  }),
  purchase: Nullable(CartItem),
  sale: Nullable(RedemptionPreview),
  replaces: T.Boolean({
    description: 'the cart has an order of the same fund and type, which this one replaces',
  }),
  changes: T.Array(T.Object({ field: T.String(), before: figure, now: figure })),
  refusal: Refusal,
});

const id = T.Object({ id: Id });
const nothing = T.Optional(T.Object({}, closed));

export const preparedOrders = {
  prepareOrder: {
    summary:
      'Prepare an order for the owner of a managed account, who confirms or declines it; exactly one of the three',
    method: 'POST',
    path: '/api/v3/prepared_orders.json',
    audience: 'ready',
    manager: 'prepare',
    idempotent: true,
    body: T.Object(
      {
        purchase: T.Optional(OrderInput),
        redemption: T.Optional(SaleRequest),
        switch: T.Optional(SwitchRequest),
        note: T.Optional(Note),
      },
      closed,
    ),
    reply: Data(PreparedOrder),
  },
  preparedOrders: {
    summary: 'Orders that managers prepared in this account, newest first; a manager sees the own ones',
    method: 'GET',
    path: '/api/v3/prepared_orders.json',
    audience: 'signed-in',
    reply: Data(T.Array(PreparedOrder)),
  },
  preparedOrder: {
    summary: 'A prepared order in full, with what changed since',
    method: 'GET',
    path: '/api/v3/prepared_orders/{id}.json',
    audience: 'signed-in',
    params: id,
    reply: Data(PreparedOrderDetail),
  },
  confirmPreparedSale: {
    summary: 'Place a prepared sale or switch; the consent of its preview, and an OTP of the owner',
    method: 'POST',
    path: '/api/v3/prepared_orders/{id}/confirm.json',
    audience: 'ready',
    idempotent: true,
    params: id,
    body: T.Object(
      {
        consent_hash: T.String({ pattern: '^[0-9a-f]{64}$' }),
        step_up: T.Optional(T.String({ maxLength: 200 })),
      },
      closed,
    ),
    reply: Data(PreparedOrder),
  },
  takePreparedPurchase: {
    summary: 'Put a prepared purchase into the cart, to be paid with an OTP',
    method: 'POST',
    path: '/api/v3/prepared_orders/{id}/to_cart.json',
    audience: 'ready',
    idempotent: true,
    params: id,
    body: nothing,
    reply: Data(PreparedOrder),
  },
  declinePreparedOrder: {
    summary: 'Decline a prepared order with a reason',
    method: 'POST',
    path: '/api/v3/prepared_orders/{id}/decline.json',
    audience: 'signed-in',
    idempotent: true,
    params: id,
    body: T.Object({ reason: Note }, closed),
    reply: Data(PreparedOrder),
  },
  withdrawPreparedOrder: {
    summary: 'Withdraw an order that the manager prepared and the owner has not answered',
    method: 'POST',
    path: '/api/v3/prepared_orders/{id}/withdraw.json',
    audience: 'signed-in',
    manager: 'prepare',
    idempotent: true,
    params: id,
    body: nothing,
    reply: Data(PreparedOrder),
  },
} as const satisfies Record<string, CallDefinition>;
