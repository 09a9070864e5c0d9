import { businessDayOnOrAfter } from '@sanchay/finance';
import type { BusinessCalendar } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { loadCalendar } from '../calendar/index.ts';
import type { Tx } from '../db/pool.ts';
import { schemeForOrder } from '../funds/index.ts';
import type { OrderScheme } from '../funds/index.ts';
import { livePayment } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { advance } from './advance.ts';
import { lockOpenCart } from './cartStore.ts';
import { auditEngine } from './engineAudit.ts';
import { closeChange } from './place.ts';
import type { OpenedCart } from './place.ts';
import { lockPlan, passDate } from './planStore.ts';
import type { PlanRow } from './planStore.ts';
import { followingDate } from './plans.ts';
import type { OrderRow } from './rows.ts';
import { instalmentInstant, sendAt } from './schedule.ts';
import { insertDraft, insertStep, pendingOrder } from './store.ts';

/** How long an instalment waits before it looks again whether its place in the cart is free. */
const RETRY_MS = 10 * 60_000;

/**
 * Job: puts the due instalments of a plan into the cart, each date once. While another order of the fund is in the
 * way, or the cart is being paid, the date waits; it is missed when the date after it is due as well.
 */
export async function placeDue(ctx: Context, { planId }: { planId: string }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const locked = await lockPlan(tx, planId);
    const scheme = locked && (await schemeForOrder(tx, locked.code));
    if (!scheme || locked.status !== 'active') return;
    const calendar = await loadCalendar(tx);
    const at = await ctx.business.now(tx);
    let plan = locked;
    while (dueAt(plan, scheme, calendar) <= at) {
      const next = followingDate(plan, plan.next_date);
      const order = await placeInstalment(ctx, tx, plan, scheme, at);
      const late = dueAt({ ...plan, next_date: next }, scheme, calendar) <= at;
      if (!order && !late)
        return sendAt(ctx, tx, new Date(at.getTime() + RETRY_MS), 'systematic-due', { planId });
      const outcome = order ? 'placed' : 'missed';
      plan = await passDate(tx, plan, { outcome, orderId: order?.id ?? null, at }, next);
    }
    await sendAt(ctx, tx, dueAt(plan, scheme, calendar), 'systematic-due', { planId });
  });
}

function dueAt(plan: PlanRow, scheme: OrderScheme, calendar: BusinessCalendar): Date {
  return instalmentInstant(businessDayOnOrAfter(calendar, plan.next_date, scheme.scheme_class));
}

/** The instalment as a pending order, or null while its place in the cart is taken or the cart is being paid. */
async function placeInstalment(
  ctx: Context,
  tx: Tx,
  plan: PlanRow,
  scheme: OrderScheme,
  at: Date,
): Promise<OrderRow | null> {
  const opened: OpenedCart = { cart: await lockOpenCart(tx, plan.portfolio_id), changed: true, at };
  if (!scheme.purchasable || (await livePayment(tx, 'cart', opened.cart.id))) return null;
  if (await pendingOrder(tx, plan.portfolio_id, plan.code, 'sip')) return null;
  const draft = await insertDraft(tx, {
    id: randomUUID(),
    investor_id: plan.investor_id,
    portfolio_id: plan.portfolio_id,
    cart_id: opened.cart.id,
    code: plan.code,
    type: 'sip',
    amount: plan.amount,
    start_date: plan.next_date,
    folio_no: plan.folio_no,
    sip_firstorderflag: 'N',
    upsize_code: plan.upsize_code,
    plan_id: plan.id,
    instalment_date: plan.next_date,
    placed_at: at,
  });
  const values = { due: plan.next_date, amount: plan.amount };
  await insertStep(tx, draft, {
    at,
    state: 'draft',
    rule_id: null,
    text_key: 'instalment_due',
    text_values: values,
  });
  const checked = await advance(ctx, tx, draft, 'under_review', { at, key: 'checked' });
  const order = await advance(ctx, tx, checked, 'pending', { at, key: 'instalment_in_cart' });
  await closeChange(ctx, tx, opened);
  await auditEngine(tx, order, 'instalment_placed');
  return order;
}
