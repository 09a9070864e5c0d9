import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { tooManyRequests } from '../platform/http/problem.ts';
import { visitorOf } from './visits.ts';

const MINUTE_MS = 60_000;
/** Events of one network without a token that are kept in a minute. */
const PER_NETWORK = 20;
/** Events of all callers without a token that are kept in a minute: an upper bound of what is stored. */
const ALL_ANONYMOUS = 600;
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
 * Keeps an event, in a transaction of its own, so that it outlives what was refused. Callers without a token are
 * counted by network first, so that one of them neither fills the log nor has others refused. Above the bound for all
 * of them together an event is only logged.
 * @param address IP address of the client; needed for `anonymous`.
 * @throws Problem 429 `rate_limited` when one network caused too many
 */
export async function recordSecurityEvent(
  ctx: Context,
  event: SecurityEvent,
  address?: string,
): Promise<void> {
  const now = ctx.now();
  ctx.log.warn({ security: event }, 'refused');
  if (event.by !== ANONYMOUS || address === undefined)
    return insert(ctx.db, event, { at: now, visitor: null });
  const visitor = visitorOf(ctx, address);
  await ctx.db.tx(async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('security_events ' || $1, 0))`, [visitor]);
    const [row] = await tx.query<{ network: number; all: number }>(
      `SELECT count(*) FILTER (WHERE visitor = $1)::integer AS network, count(*)::integer AS all
       FROM security_events WHERE by = $2 AND at > $3`,
      [visitor, ANONYMOUS, later(now, -MINUTE_MS)],
    );
    if (row!.network >= PER_NETWORK) throw tooManyRequests(MINUTE_MS / 1_000);
    if (row!.all < ALL_ANONYMOUS) await insert(tx, event, { at: now, visitor });
  });
}

async function insert(
  db: Queries,
  { kind, remote, by, reason }: SecurityEvent,
  { at, visitor }: { at: Date; visitor: string | null },
): Promise<void> {
  await db.query(
    'INSERT INTO security_events (at, kind, remote, by, reason, visitor) VALUES ($1, $2, $3, $4, $5, $6)',
    [at, kind, remote, by, reason, visitor],
  );
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
