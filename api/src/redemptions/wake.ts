import { istDate } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';

interface Due {
  id: string;
  job: string;
}

/** Sales whose next step can be made: their time has come, and the NAV they need is published. */
const DUE = `
  SELECT r.id, CASE
      WHEN r.status = 'pending' THEN 'redemption-send'
      WHEN r.status = 'submitted' THEN 'redemption-price'
      WHEN r.kind = 'redeem' THEN 'redemption-pay-out'
      ELSE 'switch-in' END AS job
  FROM redemptions r
  WHERE r.status IN ('pending', 'submitted', 'priced') AND CASE
    WHEN r.status = 'pending' THEN r.send_at <= $1
    WHEN r.status = 'submitted' THEN EXISTS (
      SELECT 1 FROM navs n JOIN schemes s ON s.id = n.scheme_id WHERE s.code = r.code AND n.date = r.nav_date)
    WHEN r.kind = 'redeem' THEN r.payout_date <= $2
    ELSE r.in_allotment_date <= $2 AND EXISTS (
      SELECT 1 FROM navs n JOIN schemes s ON s.id = n.scheme_id WHERE s.code = r.to_code AND n.date = r.in_nav_date)
  END
  ORDER BY r.placed_at, r.id`;

/** Queues all sales that are due. Called when NAVs are out, the process starts, or the sandbox's clock was moved. */
export async function wakeRedemptions(ctx: Context, q: Queries = ctx.db): Promise<void> {
  const now = await ctx.business.now(q);
  for (const { id, job } of await q.query<Due>(DUE, [now, istDate(now)]))
    await ctx.jobs.send(q, job, { redemptionId: id });
}
