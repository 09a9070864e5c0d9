import { unitCount } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { loadCalendar } from '../../calendar/index.ts';
import type { Tx } from '../../db/pool.ts';
import { correctAllotment, engineScheme } from '../../engine/index.ts';
import { navOn, schemeForOrder } from '../../funds/index.ts';
import { lotLeft } from '../../ledger/index.ts';
import type { Context } from '../../platform/context.ts';
import { applyPurchase } from './applyPurchase.ts';
import { auditEngine } from './engineAudit.ts';
import { notifyCorrected } from '../messages/notices.ts';
import type { OrderRow } from '../rows.ts';
import { lockOrder } from '../store.ts';
import { eachAlone } from '../../platform/eachAlone.ts';

/**
 * Orders whose NAV no longer matches the fund house's NAV of their day. Those dated by one of the rules $1 had the
 * face value of a new fund: a NAV of that day changes nothing for them.
 */
const DIFFERING = `
  SELECT o.id FROM orders o
  JOIN schemes s ON s.code = o.code JOIN navs n ON n.scheme_id = s.id AND n.date = o.nav_date
  WHERE o.status = 'successful' AND o.nav IS NOT NULL AND o.nav <> n.nav AND o.rule_id <> ALL ($1)
    AND NOT EXISTS (SELECT 1 FROM nav_corrections c
      WHERE c.investor_id = o.investor_id AND c.order_id = o.id AND c.units = 0 AND c.nav_before = o.nav
        AND c.nav_after = n.nav)
  ORDER BY o.id`;

/** Books the differences of all orders whose NAV was corrected after their allotment. Runs when NAVs are published. */
export async function correctNavs(ctx: Context): Promise<void> {
  const offers = ctx.rules.book().offer_allotment.map((rule) => rule.rule_id);
  const differing = await ctx.db.query<{ id: string }>(DIFFERING, [offers]);
  await eachAlone(ctx, 'correctNavs', differing, ({ id }) => ctx.db.tx((tx) => correctOrder(ctx, tx, id)));
}

async function correctOrder(ctx: Context, tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order?.nav_date || order.folio_no === null) return;
  const nav = await navOn(tx, order.code, order.nav_date);
  if (!nav) return;
  await tx.query('SELECT 1 FROM folios WHERE portfolio_id = $1 AND folio_no = $2 FOR UPDATE', [
    order.portfolio_id,
    order.folio_no,
  ]);
  const scheme = (await schemeForOrder(tx, order.code))!;
  const at = await ctx.business.now(tx);
  const id = randomUUID();
  const { units: remaining } = await lotLeft(tx, order.portfolio_id, order.id);
  const context = {
    at,
    calendar: await loadCalendar(tx),
    rules: ctx.rules.book(),
    scheme: engineScheme(scheme),
  };
  const decided = correctAllotment(order, { id, nav, remaining }, context);
  const corrected = decided ? await applyPurchase(ctx, tx, decided) : order;
  if (decided) await notifyCorrected(ctx, tx, corrected, scheme, order.nav!);
  await keep(tx, order, corrected, { id, nav: nav.nav, at });
  await auditEngine(tx, corrected, 'order_nav_corrected');
}

async function keep(
  tx: Tx,
  before: OrderRow,
  after: OrderRow,
  { id, nav, at }: { id: string; nav: string; at: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO nav_corrections (investor_id, id, order_id, nav_before, nav_after, units, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      ...[before.investor_id, id, before.id, before.nav, nav],
      ...[unitCount(after.units!).minus(unitCount(before.units!)).toFixed(4), at],
    ],
  );
}
