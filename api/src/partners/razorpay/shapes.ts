import { Type as T, type Static } from '@sinclair/typebox';
import { hasShape } from '../../platform/http/validation.ts';

/** What Razorpay's documentation promises of a payment link; further fields are passed over. */
export const PaymentLink = T.Object({
  id: T.String({ pattern: '^plink_\\w{4,40}$' }),
  short_url: T.String({ maxLength: 500 }),
  status: T.Unsafe<'created' | 'partially_paid' | 'paid' | 'cancelled' | 'expired'>({
    type: 'string',
    enum: ['created', 'partially_paid', 'paid', 'cancelled', 'expired'],
  }),
  amount: T.Integer({ minimum: 0 }),
  reference_id: T.String({ maxLength: 40 }),
  payments: T.Optional(
    T.Union([
      T.Null(),
      T.Array(
        T.Object({
          payment_id: T.String({ pattern: '^pay_\\w{4,40}$' }),
          amount: T.Integer({ minimum: 0 }),
          status: T.String(),
          created_at: T.Integer(),
        }),
      ),
    ]),
  ),
});

const RefundEntity = T.Object({
  id: T.String({ pattern: '^rfnd_\\w{4,40}$' }),
  amount: T.Integer({ minimum: 1 }),
  receipt: T.Optional(T.Union([T.String(), T.Null()])),
});
const RefundList = T.Object({ items: T.Array(RefundEntity) });
const VpaAnswer = T.Object({ success: T.Boolean(), vpa: T.String() });

const RazorpayEvent = T.Object({
  event: T.String({ maxLength: 60 }),
  created_at: T.Integer(),
  payload: T.Object({
    payment_link: T.Object({ entity: PaymentLink }),
    payment: T.Optional(
      T.Object({
        entity: T.Object({ id: T.String(), amount: T.Integer(), created_at: T.Integer() }),
      }),
    ),
  }),
});

/** A dispute of a captured payment: the bank of the payer claims its money back. Amounts in paise. */
const DisputeEvent = T.Object({
  event: T.String({ pattern: '^payment\\.dispute\\.\\w{1,40}$' }),
  payload: T.Object({
    dispute: T.Object({
      entity: T.Object({
        id: T.String({ pattern: '^disp_\\w{4,40}$' }),
        payment_id: T.String({ pattern: '^pay_\\w{4,40}$' }),
        amount: T.Integer({ minimum: 0 }),
        /** What was taken from us; 0 unless it is lost. */
        amount_deducted: T.Integer({ minimum: 0 }),
        status: T.Unsafe<'open' | 'under_review' | 'won' | 'lost' | 'closed'>({
          type: 'string',
          enum: ['open', 'under_review', 'won', 'lost', 'closed'],
        }),
        phase: T.String({ maxLength: 40 }),
      }),
    }),
  }),
});
export type Dispute = Static<typeof DisputeEvent>['payload']['dispute']['entity'];

export const isPaymentLink = hasShape(PaymentLink);
export const isRefund = hasShape(RefundEntity);
export const isRefundList = hasShape(RefundList);
export const isVpaAnswer = hasShape(VpaAnswer);
export const isDisputeEvent = hasShape(DisputeEvent);
export const isRazorpayEvent = hasShape(RazorpayEvent);
