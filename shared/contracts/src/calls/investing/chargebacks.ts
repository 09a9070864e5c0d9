import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { PAYMENT_METHODS, PAYMENT_PURPOSES, SETTLEMENT_METHODS } from '../../enums/payments.ts';
import { StepUp } from '../account/banks.ts';
import { Payment, UpiId } from './payments.ts';
import { closed, Codes, Data, Id, Instant, Nullable, Rupees } from '../shapes.ts';

const byId = T.Object({ id: Id });

/** A payment that a bank reversed, and what is due for it. */
export const Chargeback = T.Object({
  id: Id,
  payment_id: Id,
  purpose: Codes(PAYMENT_PURPOSES),
  amount: Rupees,
  recovered: T.Number({ description: 'rupees of orders that were reversed' }),
  due: T.Number({ description: 'rupees that could not be recovered' }),
  settled: T.Number({ description: 'rupees of these that are settled' }),
  outstanding: T.Number({ description: 'rupees that are left; units are frozen until this is 0' }),
  at: Instant,
  settled_at: Nullable(Instant),
  ticket_id: Nullable(Id),
  order_ids: T.Array(Id),
  live_payment_id: Nullable(T.String({ description: 'a payment of the amount due that is under way' })),
});

export const Chargebacks = T.Object({
  outstanding: T.Number({
    description: 'rupees due in all; while above 0 no units can be redeemed or switched',
  }),
  chargebacks: T.Array(Chargeback),
});

export const chargebacks = {
  chargebacks: {
    summary: 'Payments that the bank reversed, and what is due for them',
    method: 'GET',
    path: '/api/v3/chargebacks.json',
    audience: 'signed-in',
    reply: Data(Chargebacks),
  },
  payChargeback: {
    summary: 'Pay the amount that is due after a chargeback',
    method: 'POST',
    path: '/api/v3/chargebacks/{id}/payments.json',
    audience: 'signed-in',
    idempotent: true,
    params: byId,
    body: T.Object(
      {
        amount: T.Number({ description: 'all that is outstanding, as it was shown' }),
        method: Codes(PAYMENT_METHODS),
        upi_id: T.Optional(UpiId),
        bank: T.Optional(T.String({ maxLength: 20 })),
        step_up: StepUp,
      },
      closed,
    ),
    reply: Data(Payment),
  },
  staffChargeback: {
    summary: 'The reversed payment that a ticket is about, or null',
    method: 'GET',
    path: '/api/v3/staff/tickets/{id}/chargeback.json',
    audience: 'signed-in',
    params: byId,
    reply: Data(Nullable(Chargeback)),
  },
  settleChargeback: {
    summary: 'Record that an amount due after a chargeback was received or written off',
    method: 'POST',
    path: '/api/v3/staff/chargebacks/{id}/settlements.json',
    audience: 'signed-in',
    personal: true,
    idempotent: true,
    params: byId,
    body: T.Object(
      {
        amount: T.Number({ minimum: 0, maximum: 1_000_000_000 }),
        method: Codes(SETTLEMENT_METHODS),
        reference: T.String({ maxLength: 200 }),
      },
      closed,
    ),
    reply: Data(Chargeback),
  },
} as const satisfies Record<string, CallDefinition>;
