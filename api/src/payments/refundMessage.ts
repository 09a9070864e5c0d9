import { formatRupees } from '@sanchay/finance';
import type { Context } from '../platform/context.ts';
import { sendMessage } from '../users/index.ts';
import { findPayment } from './store.ts';
import { paymentWords } from './words.ts';

/** Job: tells the investor that money which came too late was sent back. */
export async function tellRefund(ctx: Context, { paymentId }: { paymentId: string }): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment) return;
  await ctx.db.tx(async (tx) => {
    const [investor] = await tx.query<{ to: string }>(
      'SELECT coalesce(email, mobile_phone) AS to FROM users WHERE id = $1',
      [payment.investor_id],
    );
    if (!investor) return;
    const amount = formatRupees(payment.amount, { decimals: 2 });
    await sendMessage(ctx, tx, {
      channel: investor.to.includes('@') ? 'email' : 'sms',
      to: investor.to,
      text: `${paymentWords.late} Amount: ${amount}.`,
    });
  });
}
