import { Type as T } from '@sinclair/typebox';
import { PAYMENT_METHODS, SETTLEMENT_METHODS } from '../enums.ts';
import { StepUp } from './banks.ts';
import { Payment, UpiId } from './payments.ts';
import { closed, Codes, Data, Id, Instant, Nullable, Rupees } from './shapes.ts';

const byId = T.Object({ id: Id });

/** A payment that a bank reversed, and what is due for it. */
export const Chargeback = T.Object({
  id: Id,
  payment_id: Id,
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
  chargebacks: { reply: Data(Chargebacks) },
  payChargeback: {
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
  staffChargeback: { params: byId, reply: Data(Nullable(Chargeback)) },
  settleChargeback: {
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
};
