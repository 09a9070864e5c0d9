import type { Context } from '../platform/context.ts';
import { isLive } from './machine.ts';
import { notifyDelay } from './messages/notices.ts';
import type { PaymentRow } from './store.ts';

/** Over two minutes without an answer is a delay worth a word. */
const DELAYED_AFTER_MS = 120_000;

/** Whether a payment has waited for the bank's answer for longer than it should; `now` is real time. */
export function isDelayed(
  { status, created_at }: Pick<PaymentRow, 'status' | 'created_at'>,
  now: Date,
): boolean {
  return isLive(status) && now.getTime() - created_at.getTime() > DELAYED_AFTER_MS;
}

/** Notifies the user once, wherever they are, that a payment is late and what is being done about it. */
export async function noteDelay(ctx: Context, payment: PaymentRow): Promise<void> {
  const { id: paymentId, status, portfolio_id: portfolioId } = payment;
  // A bank debit under a mandate takes hours, as stated when it was announced.
  if (payment.purpose === 'instalment') return;
  await ctx.db.tx(async (tx) => {
    const late = await tx.query(
      `UPDATE payments SET delay_told = true
       WHERE id = $1 AND NOT delay_told AND status IN ('created', 'pending') RETURNING id`,
      [paymentId],
    );
    if (late.length === 0) return;
    await ctx.publish(tx, {
      event: 'payment/changed',
      payload: { paymentId, status, portfolioId },
      portfolioId,
    });
    await notifyDelay(ctx, tx, payment);
  });
}
