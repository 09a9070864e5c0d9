import { loadCalendar } from '../../calendar/index.ts';
import { allotmentInstant, decidePurchase, engineScheme, offerNav } from '../../engine/index.ts';
import { navOn, schemeForOrder } from '../../funds/index.ts';
import type { Context } from '../../platform/context.ts';
import { applyPurchase } from './applyPurchase.ts';
import { auditEngine } from './engineAudit.ts';
import { folioFor } from '../cart/folios.ts';
import { notifyOrder } from '../messages/notices.ts';
import { lockOrder } from '../store.ts';

/**
 * Job: allots units once the NAV of the order's day is published and the morning of allotment has come. Folio,
 * ledger and status change in one transaction; an order that has moved on is left alone, so a repeat does nothing.
 */
export async function allotOrder(ctx: Context, { orderId }: { orderId: string }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'submitted' || !order.nav_date || !order.allotment_date) return;
    const at = await ctx.business.now(tx);
    if (at < allotmentInstant(order.allotment_date)) return;
    const scheme = (await schemeForOrder(tx, order.code))!;
    const context = {
      at,
      calendar: await loadCalendar(tx),
      rules: ctx.rules.book(),
      scheme: engineScheme(scheme),
    };
    const nav = offerNav(order, context) ?? (await navOn(tx, order.code, order.nav_date));
    if (!nav) return;
    const folioNo = await folioFor(tx, order, scheme.house_code, at);
    const decided = decidePurchase(order, { type: 'allot', nav, folioNo }, context)!;
    const done = await applyPurchase(ctx, tx, decided);
    if (done.status === 'successful') await ctx.sipHooks.allotted(ctx, tx, done, folioNo);
    await notifyOrder(ctx, tx, done, scheme);
    await auditEngine(tx, done, done.status === 'failed' ? 'order_failed' : 'order_allotted');
  });
}
