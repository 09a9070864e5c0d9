import { instantAtIst } from '@sanchay/finance';
import type { Db } from '../../api/src/db/pool.ts';
import { databaseClock } from '../../api/src/platform/process/businessClock.ts';
import { pause } from './careful.ts';
import { moveClock } from './shares/shareMarket.ts';

const QUIET_MS = 600_000;
const POLL_MS = 500;
const AHEAD_MS = 12 * 86_400_000;

/** What has to come to an end on the day itself. */
const TODAY = `SELECT
  (SELECT count(*)::int FROM payments WHERE status IN ('created', 'pending')) AS payments,
  (SELECT count(*)::int FROM orders WHERE status = 'confirmed') AS paid_orders,
  (SELECT count(*)::int FROM deposits WHERE state IN ('payment_pending', 'booking')) AS deposits,
  (SELECT count(*)::int FROM stock_orders WHERE state IN ('queued', 'sent')
     OR (cancel_requested AND state IN ('open', 'partly_filled'))) AS unanswered_shares,
  (SELECT count(*)::int FROM partners_sandbox.exchange_orders WHERE annul_at IS NOT NULL) AS annulments,
  (SELECT last - (SELECT applied FROM exchange_cursor WHERE id = 1)
     FROM partners_sandbox.exchange_counter WHERE id = 1)::int AS messages`;

/** What has to come to an end after it. */
const LATER = `SELECT
  (SELECT count(*)::int FROM payments WHERE status IN ('created', 'pending')) AS payments,
  (SELECT count(*)::int FROM orders WHERE status IN ('confirmed', 'submitted')) AS orders,
  (SELECT count(*)::int FROM stock_orders WHERE settled_at IS NULL
     AND (ended_at IS NULL OR filled > 0)) AS shares`;

/** Lets the day's work come to an end: lost messages and notifications are fetched. */
export const settleDay = (db: Db): Promise<void> => untilNothing(db, TODAY, 'still open on the day');

/**
 * Lets everything come to an end: NAVs are published, orders are allotted, shares settle. The clock moves again only for
 * orders whose allotment lies ahead: those of a new fund, and those that were paid after the clock moved. An order that is
 * due and hangs is a fault.
 */
export async function settleAll(db: Db, origin: string): Promise<void> {
  await moveClock(origin, { advance_ms: AHEAD_MS });
  await untilNothing(db, LATER, 'still open at the end', async () => {
    const [waiting] = await db.query<{ last: string | null }>(
      `SELECT max(allotment_date)::text AS last FROM orders WHERE status = 'submitted'`,
    );
    if (!waiting?.last) return;
    const allotted = new Date(instantAtIst(waiting.last, '12:00'));
    if (allotted > (await databaseClock(db, () => new Date()).now()))
      await moveClock(origin, { to: allotted.toISOString() });
  });
}

/** Waits until nothing is open, or too long. */
async function untilNothing(
  db: Db,
  query: string,
  problem: string,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const until = performance.now() + QUIET_MS;
  for (;;) {
    const [open] = await db.query<Record<string, number>>(query).catch(() => []);
    if (open && Object.values(open).every((count) => count === 0)) return;
    if (performance.now() > until) return console.error(`· ${problem}: ${JSON.stringify(open)}`);
    await meanwhile();
    await pause(POLL_MS);
  }
}
