import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/instants.ts';
import { Problem } from '../platform/problem.ts';

const MINUTE_MS = 60_000;
/** Events of callers without a token that are kept a minute; anybody can cause them. */
const ANONYMOUS_PER_MINUTE = 60;
const KEPT_MS = 400 * 86_400_000;
export const ANONYMOUS = 'anonymous';

/** Something that was refused because it could not be trusted. */
export interface SecurityEvent {
  kind: string;
  remote: string;
  /** The owner whose token was used, `anonymous`, or `api`. */
  by: string;
  reason: string;
}

/**
 * Keeps an event, in a transaction of its own, so that it outlives what was refused.
 * @throws Problem 429 `rate_limited` when anonymous callers caused too many
 */
export async function recordSecurityEvent(ctx: Context, event: SecurityEvent): Promise<void> {
  const now = ctx.now();
  ctx.log.warn({ security: event }, 'refused');
  if (event.by !== ANONYMOUS) return insert(ctx.db, event, now);
  await ctx.db.tx(async (tx) => {
    await tx.query('LOCK TABLE security_events IN SHARE ROW EXCLUSIVE MODE');
    const [row] = await tx.query<{ count: number }>(
      'SELECT count(*) FROM security_events WHERE by = $1 AND at > $2',
      [ANONYMOUS, later(now, -MINUTE_MS)],
    );
    if (row!.count >= ANONYMOUS_PER_MINUTE)
      throw new Problem(429, 'failure', 'rate_limited', 'Too many requests. Please wait a minute.', {
        retryAfter: 60,
      });
    await insert(tx, event, now);
  });
}

async function insert(db: Queries, { kind, remote, by, reason }: SecurityEvent, at: Date): Promise<void> {
  await db.query('INSERT INTO security_events (at, kind, remote, by, reason) VALUES ($1, $2, $3, $4, $5)', [
    at,
    kind,
    remote,
    by,
    reason,
  ]);
}

/** The newest events first. */
export function newestSecurityEvents(db: Queries, limit: number): Promise<(SecurityEvent & { at: Date })[]> {
  return db.query('SELECT at, kind, remote, by, reason FROM security_events ORDER BY id DESC LIMIT $1', [
    limit,
  ]);
}

/** Removes events older than 400 days. */
export async function sweepSecurityEvents(ctx: Context): Promise<void> {
  await ctx.db.query('DELETE FROM security_events WHERE at <= $1', [later(ctx.now(), -KEPT_MS)]);
}
