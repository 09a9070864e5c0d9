import type { Tx } from '../db/pool.ts';
import { refundOrder } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { advance } from './advance.ts';
import { auditEngine } from './engineAudit.ts';
import { payNowOf } from './rows.ts';
import type { OrderRow } from './rows.ts';
import { stepText } from './timelineText.ts';
import type { StepKey } from './timelineText.ts';

/** Ends a paid order that cannot be carried out, and sends its money back. */
export async function failOrder(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  key: Extract<StepKey, 'fund_closed' | 'too_small'>,
  at: Date,
): Promise<void> {
  const values = { amount: order.amount };
  await advance(ctx, tx, order, 'failed', { at, key, values }, { reason: stepText(key, values, 'en') });
  const amount = payNowOf(order);
  if (Number(amount) > 0) {
    await refundOrder(ctx, tx, { id: order.id, paymentId: order.payment_id!, amount });
  }
  await auditEngine(tx, order, 'order_failed');
}
