import type { AnalyticsEvent } from '@sanchay/contracts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';

/** Events are kept so long, then removed. */
const KEPT_MS = 180 * 86_400_000;
/** A device may report late, after hours offline, but never ahead of time. */
const LATEST_MS = 86_400_000;

/**
 * Stores the events of one visit, each place of the visit once. A time in the future, or older than a day, becomes
 * the time of arrival.
 */
export async function storeEvents(
  ctx: Context,
  visit: string,
  events: readonly AnalyticsEvent[],
): Promise<void> {
  const now = ctx.now();
  const oldest = later(now, -LATEST_MS).getTime();
  const rows = events.map(({ seq, at, name, properties }) => {
    const reported = Date.parse(at);
    const believed = reported >= oldest && reported <= now.getTime();
    return { seq, at: believed ? new Date(reported) : now, name, properties };
  });
  await ctx.db.query(
    `INSERT INTO analytics_events (visit, seq, at, received_at, name, properties)
     SELECT $1, seq, at, $2, name, properties
     FROM jsonb_to_recordset($3::jsonb) AS e (seq integer, at timestamptz, name text, properties jsonb)
     ON CONFLICT DO NOTHING`,
    [visit, now, JSON.stringify(rows)],
  );
}

/** Removes events that arrived more than 180 days ago. */
export async function sweepAnalytics(ctx: Context): Promise<void> {
  await ctx.db.query('DELETE FROM analytics_events WHERE received_at <= $1', [later(ctx.now(), -KEPT_MS)]);
}
