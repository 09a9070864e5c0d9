import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { CART_PAYMENT_METHODS, PAYMENT_PURPOSES, PAYMENT_STATUSES } from '../../enums/payments.ts';
import { StepUp } from '../account/banks.ts';
import { closed, Codes, Data, Day, Id, Instant, List, Nullable, Rupees } from '../shapes.ts';

/** One sum that goes back: what for, how far it is, and by when it has to be there. */
export const Refund = T.Object({
  id: Id,
  amount: Rupees,
  status: Codes(['sent', 'confirmed'] as const),
  asked_at: Instant,
  due_by: Day,
  reference: Nullable(T.String()),
});

export const Payment = T.Object({
  id: T.String(),
  purpose: Codes(PAYMENT_PURPOSES),
  status: Codes(PAYMENT_STATUSES),
  amount: Rupees,
  method: Codes(CART_PAYMENT_METHODS),
  redirect_url: Nullable(T.String()),
  expires_at: Instant,
  refund: Nullable(T.Object({ amount: Rupees, at: Instant })),
  refunds: T.Array(Refund),
  reason: Nullable(T.String()),
  delayed: T.Boolean({ description: 'show "Experiencing delay in payment"' }),
  order_ids: T.Array(T.String()),
  started_at: Instant,
  payer: Nullable(T.String({ description: 'the UPI id or the bank that it was asked from' })),
});

/** A way of paying, and why it cannot be taken when it cannot. */
const PaymentOption = T.Object({
  method: Codes(CART_PAYMENT_METHODS),
  usable: T.Boolean(),
  reason: Nullable(T.String()),
});

export const PaymentOptions = T.Object({
  options: T.Array(PaymentOption),
  banks: T.Array(T.Object({ code: T.String(), name: T.String() })),
  upi_ids: T.Array(T.String({ description: 'ids that paid before, latest first' })),
  upi_daily_limit: Rupees,
  upi_left_today: Rupees,
  payee_upi_id: T.String({ description: 'the handle that collects money of this purpose' }),
  mandates: T.Array(T.Object({ id: Id, label: T.String(), limit: Rupees })),
  bank_label: Nullable(T.String({ description: 'the account that has to pay' })),
});

export const UpiId = T.String({ maxLength: 320 });

export const payments = {
  pay: {
    summary: 'Pay one revision of the cart; one live payment a cart',
    method: 'POST',
    path: '/api/v3/payments.json',
    audience: 'ready',
    idempotent: true,
    body: T.Object(
      {
        cart_id: Id,
        revision: T.Integer(),
        method: Codes(CART_PAYMENT_METHODS),
        upi_id: T.Optional(UpiId),
        bank: T.Optional(T.String({ maxLength: 20 })),
        mandate_id: T.Optional(Id),
        step_up: StepUp,
        /** Hashes of the words of the cart's SIPs that were agreed to. */
        consents: T.Optional(
          T.Array(T.Object({ order_id: Id, hash: T.String({ pattern: '^[0-9a-f]{64}$' }) }, closed), {
            maxItems: 20,
          }),
        ),
      },
      closed,
    ),
    reply: Data(Payment),
  },
  payment: {
    summary: 'State of a payment',
    method: 'GET',
    path: '/api/v3/payments/{id}.json',
    audience: 'signed-in',
    params: T.Object({ id: Id }),
    reply: Data(Payment),
  },
  cancelPayment: {
    summary: 'Cancel a payment that is not paid yet; the cart can be changed again',
    method: 'POST',
    path: '/api/v3/payments/{id}/cancel.json',
    audience: 'signed-in',
    idempotent: true,
    params: T.Object({ id: Id }),
    body: T.Optional(T.Object({}, closed)),
    reply: Data(Payment),
  },
  payments: {
    summary: 'Payments of the portfolio, latest first, with what went back',
    method: 'GET',
    path: '/api/v3/payments.json',
    audience: 'signed-in',
    query: T.Object({
      page: T.Optional(T.Integer({ minimum: 1, maximum: 10_000 })),
      per_page: T.Optional(T.Integer({ minimum: 1, maximum: 100 })),
    }),
    reply: List(Payment),
  },
  paymentOptions: {
    summary: 'Ways of paying an amount, and why one cannot be taken',
    method: 'GET',
    path: '/api/v3/payments/options.json',
    audience: 'signed-in',
    query: T.Object({
      amount: T.Optional(T.Number({ minimum: 0, maximum: 1_000_000_000 })),
      /** What is paid, which decides who collects; a cart without it. */
      purpose: T.Optional(Codes(PAYMENT_PURPOSES)),
    }),
    reply: Data(PaymentOptions),
  },
  checkUpiId: {
    summary: 'Whose bank a UPI id belongs to, before money is asked from it',
    method: 'POST',
    path: '/api/v3/payments/upi_id.json',
    audience: 'signed-in',
    body: T.Object({ upi_id: UpiId }, closed),
    reply: Data(T.Object({ upi_id: T.String(), bank_name: T.String() })),
  },
} as const satisfies Record<string, CallDefinition>;
