import { istDate } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { wakePayments } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { correctNavs } from './correctNavs.ts';

type Ids = { id: string }[];
type Wake = (ctx: Context) => Promise<void>;

declare module '../../platform/domain.ts' {
  interface Domain {
    /** What else waits for NAVs or for time: runs with the orders' own when NAVs are out, and in `wakeOrders`. */
    wakesWithOrders?: Record<string, Wake>;
  }
}

declare module '../../platform/context.ts' {
  interface Context {
    /** Collected from all domains. */
    wakesWithOrders: Record<string, Wake>;
  }
}

/** Job: NAVs of a day are out; all that waited for one goes on. */
export async function navsPublished(ctx: Context): Promise<void> {
  await queueAllotments(ctx);
  await correctNavs(ctx);
  for (const wake of Object.values(ctx.wakesWithOrders)) await wake(ctx);
}

/** Queues every order whose day of allotment has come and whose NAV is available; orders of a new fund need no NAV. */
export async function queueAllotments(ctx: Context, q: Queries = ctx.db): Promise<void> {
  const due: Ids = await q.query(
    `SELECT o.id FROM orders o JOIN schemes s ON s.code = o.code
     LEFT JOIN navs n ON n.scheme_id = s.id AND n.date = o.nav_date
     WHERE o.status = 'submitted' AND o.allotment_date <= $1 AND (n.date IS NOT NULL OR o.rule_id = ANY ($2))
     ORDER BY o.realised_at, o.id`,
    [istDate(await ctx.business.now(q)), ctx.rules.book().offer_allotment.map((rule) => rule.rule_id)],
  );
  for (const { id } of due) await ctx.jobs.send(q, 'order-allot', { orderId: id });
}

/**
 * Queues all that is due: paid orders to submit, orders to allot, instalments to place, payments and refunds to
 * check. Called when the process starts and when the sandbox's clock was moved; every job may run twice.
 */
export async function wakeOrders(ctx: Context): Promise<void> {
  const confirmed: Ids = await ctx.db.query(
    `SELECT id FROM orders WHERE status = 'confirmed' ORDER BY realised_at, id`,
  );
  for (const { id } of confirmed) await ctx.jobs.send(ctx.db, 'order-submit', { orderId: id });
  await queueAllotments(ctx);
  await ctx.jobs.send(ctx.db, 'systematic-due', {});
  await wakePayments(ctx);
  for (const wake of Object.values(ctx.wakesWithOrders)) await wake(ctx);
}
