import type { CallBody } from '@sanchay/contracts';
import { istDate, rupees } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { cashInTransit } from '../ledger/index.ts';
import {
  livePayment,
  payeeOf,
  paymentInProgress,
  refund,
  startPayment,
  type PaymentRow,
  type Reversed,
} from '../payments/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { notFound, Problem, validationFailed } from '../platform/http/problem.ts';
import { isUuid } from '../platform/uuid.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { spendStepUp } from '../users/index.ts';
import { recordSettlement } from './recordSettlement.ts';
import { sentence } from './sentences.ts';
import { lockChargeback } from './store.ts';
import { outstandingOf } from './view.ts';

/**
 * Starts the online payment of all that is outstanding of a chargeback.
 * @throws Problem 404; 409 `payment_in_progress`, or `amount_due_changed` when another amount is outstanding than was
 *   shown; 422 `nothing_due`; 403 `step_up_required` or `step_up_invalid`; as `startPayment`.
 */
export async function payDue(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  id: string,
  body: CallBody<'payChargeback'>,
): Promise<PaymentRow> {
  const row = isUuid(id) ? await lockChargeback(tx, id) : null;
  if (row?.portfolio_id !== actor.portfolioId) throw notFound(sentence('unknown'));
  const outstanding = outstandingOf(row);
  if (Number(outstanding) === 0) throw validationFailed('nothing_due', sentence('nothing_due'));
  if (await livePayment(tx, 'chargeback_due', id)) throw paymentInProgress();
  if (!rupees(body.amount).eq(rupees(outstanding)))
    throw new Problem(409, 'validation_failed', 'amount_due_changed', sentence('due_changed'));
  await spendStepUp(ctx, tx, actor, 'purchase', body.step_up);
  const payment = await startPayment(ctx, tx, {
    purpose: 'chargeback_due',
    subjectId: id,
    investorId: row.investor_id,
    portfolioId: row.portfolio_id,
    amount: outstanding,
    method: body.method,
    payee: payeeOf(ctx, row.purpose, istDate(ctx.now())),
    upiId: body.upi_id,
    bank: body.bank,
    description: 'Amount due after a chargeback',
  });
  await audit({ action: 'chargeback_payment_started', subject: id, detail: { amount: outstanding } });
  return payment;
}

/** Settles what is outstanding with a payment that arrived. What was settled in another way meanwhile is refunded. */
export async function duePaid(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const row = (await lockChargeback(tx, payment.subject_id))!;
  const outstanding = outstandingOf(row);
  const amount = rupees(payment.amount).lt(rupees(outstanding)) ? payment.amount : outstanding;
  if (Number(amount) > 0) {
    await recordSettlement(ctx, tx, row, {
      id: payment.id,
      amount,
      method: 'online',
      reference: payment.id,
      settledBy: row.investor_id,
      from: cashInTransit(),
    });
  }
  const rest = rupees(payment.amount).minus(rupees(amount));
  if (rest.gt(0)) await refund(ctx, tx, payment, { subjectId: payment.id, amount: rest.toFixed(2) });
}

/** A reversed payment of an amount due bought nothing: all of it is due again, as a chargeback of its own. */
export async function reverseDuePayment(): Promise<Reversed> {
  return { booked: '0.00', recovered: '0.00' };
}
