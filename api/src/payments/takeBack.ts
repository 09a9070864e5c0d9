import type { Tx } from '../db/pool.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { paymentWords } from './englishWords.ts';
import { tellTakenBack } from './notices.ts';
import { TakenBackError, takenBackHandler } from './purposes.ts';
import { updatePayment } from './store.ts';
import type { PaymentRow } from './store.ts';

/**
 * The bank took the money of a locked, successful payment back. What it bought is undone, all of it; where that cannot
 * be, because units were sold meanwhile, nothing of it is, and the payment says that people settle it.
 */
export async function takeBack(ctx: Context, tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
  const settled = await undone(ctx, tx, payment);
  const reason = settled ? paymentWords.takenBack : paymentWords.takenBackUnsettled;
  const after: PaymentRow = { ...payment, status: 'taken_back', reason };
  const { id: paymentId, status, portfolio_id: portfolioId } = after;
  await updatePayment(tx, after);
  await writeAudit(tx, {
    investorId: payment.investor_id,
    actor: 'payment-gateway',
    action: settled ? 'payment_taken_back' : 'payment_taken_back_unsettled',
    subject: paymentId,
    requestId: paymentId,
    detail: { amount: payment.amount },
  });
  await ctx.publish(tx, {
    event: 'payment/changed',
    payload: { paymentId, status, portfolioId },
    portfolioId,
  });
  await tellTakenBack(ctx, tx, after);
  return after;
}

/** Whether what the payment bought could be given back; if not, everything is as it was. */
async function undone(ctx: Context, tx: Tx, payment: PaymentRow): Promise<boolean> {
  await tx.query('SAVEPOINT taking_back');
  try {
    await takenBackHandler(payment.purpose)(ctx, tx, payment);
    return true;
  } catch (error) {
    if (!(error instanceof TakenBackError)) throw error;
    ctx.log.error({ err: error, payment: payment.id }, 'a payment that was taken back has to be settled');
    await tx.query('ROLLBACK TO SAVEPOINT taking_back');
    return false;
  }
}
