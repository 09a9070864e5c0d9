import { loadCalendar } from '../../calendar/index.ts';
import { decidePurchase, engineScheme } from '../../engine/index.ts';
import { schemeForOrder } from '../../funds/index.ts';
import type { Context } from '../../platform/context.ts';
import { applyPurchase } from './applyPurchase.ts';
import { auditEngine } from './engineAudit.ts';
import { notifyOrder } from '../messages/notices.ts';
import { lockOrder } from '../store.ts';

/**
 * Job: sends a paid order to the fund house and fixes the day of its NAV from the time of the money. A SIP that
 * only starts later is registered at once; what cannot be bought any more fails and is refunded. An order that has
 * moved on is left alone, so a repeat does nothing.
 */
export async function submitOrder(ctx: Context, { orderId }: { orderId: string }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'confirmed') return;
    const scheme = (await schemeForOrder(tx, order.code))!;
    const at = await ctx.business.now(tx);
    const context = {
      at,
      calendar: await loadCalendar(tx),
      rules: ctx.rules.book(),
      scheme: engineScheme(scheme),
    };
    const decided = decidePurchase(order, { type: 'submit' }, context)!;
    const sent = await applyPurchase(ctx, tx, decided);
    await notifyOrder(ctx, tx, sent, scheme);
    await auditEngine(tx, sent, sent.status === 'failed' ? 'order_failed' : 'order_submitted');
  });
}
