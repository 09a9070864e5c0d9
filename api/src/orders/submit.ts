import { applicableNav } from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import type { Tx } from '../db/pool.ts';
import { schemeForOrder } from '../funds/index.ts';
import type { OrderScheme } from '../funds/index.ts';
import type { Context } from '../platform/context.ts';
import { advance } from './advance.ts';
import { auditEngine } from './engineAudit.ts';
import { failOrder } from './fail.ts';
import { registerPlan } from './plans.ts';
import { payNowOf } from './rows.ts';
import type { OrderRow } from './rows.ts';
import { allotmentInstant, sendAt } from './schedule.ts';
import { submittedValues } from './stepValues.ts';
import { lockOrder } from './store.ts';

/**
 * Job: sends a paid order to the fund house and fixes the day of its NAV from the time of the money. A SIP that
 * only starts later is registered at once. An order that has moved on is left alone, so a repeat does nothing.
 */
export async function submitOrder(ctx: Context, { orderId }: { orderId: string }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'confirmed') return;
    const at = await ctx.business.now(tx);
    const scheme = await schemeForOrder(tx, order.code);
    if (!scheme?.purchasable) return failOrder(ctx, tx, order, 'fund_closed', at);
    if (order.type === 'sip' && order.plan_id === null) await registerPlan(ctx, tx, order, scheme, at);
    if (Number(payNowOf(order)) > 0) await sendToHouse(ctx, tx, order, scheme, at);
    else await registerOnly(ctx, tx, order, scheme, at);
    await auditEngine(tx, order, 'order_submitted');
  });
}

async function sendToHouse(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  scheme: OrderScheme,
  at: Date,
): Promise<void> {
  const nav = applicableNav({
    schemeClass: scheme.scheme_class,
    placedAt: order.placed_at,
    realisedAt: order.realised_at,
    calendar: await loadCalendar(tx),
  });
  const values = submittedValues(scheme, nav);
  await advance(
    ctx,
    tx,
    order,
    'submitted',
    { at, key: 'submitted', values, ruleId: nav.ruleId },
    { nav_date: nav.navDate, allotment_date: nav.allotmentDate, rule_id: nav.ruleId },
  );
  await sendAt(ctx, tx, allotmentInstant(nav.allotmentDate), 'order-allot', { orderId: order.id });
}

async function registerOnly(
  ctx: Context,
  tx: Tx,
  order: OrderRow,
  scheme: OrderScheme,
  at: Date,
): Promise<void> {
  const sent = await advance(ctx, tx, order, 'submitted', {
    at,
    key: 'registering',
    values: { house: scheme.house_name },
  });
  await advance(ctx, tx, sent, 'successful', {
    at,
    key: 'registered',
    values: { amount: order.amount, first: order.start_date! },
  });
}
