import { satisfies, type CallBody, type LoadFailureKind } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { judgeRelease } from './healthRule.ts';
import { channelFor, recordOf } from './ledger.ts';
import { assertVisit, visitorOf } from './visits.ts';

export type RemoteFailure = CallBody<'reportRemoteFailure'> & { kind: LoadFailureKind };

const PER_MINUTE = 30;
const MINUTE_MS = 60_000;
const KEPT_MS = 7 * 86_400_000;

/** Version assumed for shells that do not report one yet. */
const SILENT_SHELLS = '1.0.0';

/**
 * Stores what a browser could not load, and lets the health rule judge, in one transaction. The address is stored as a
 * keyed hash only. A tab whose shell is older than a release requires refuses it correctly, and nothing is stored for
 * it.
 * @throws Problem 403 `visit_invalid` from what is not an open page of ours, 404 for a release that visitors do not
 *   get, 429 `rate_limited` above 30 reports a minute of one network
 */
export async function reportFailure(
  ctx: Context,
  { remote, version, kind, tab, visit, contracts = SILENT_SHELLS }: RemoteFailure,
  { address, requestId }: { address: string; requestId: string },
): Promise<void> {
  const visitor = visitorOf(ctx, address);
  await ctx.db.tx(async (tx) => {
    // One report of a remote at a time, so that none is overlooked when several arrive at the threshold.
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('remote_failures ' || $1, 0))`, [remote]);
    await assertVisit(ctx, tx, { tab, visitor, visit });
    const channel = await channelFor(tx, remote);
    if (!channel || ![channel.live, channel.previous, channel.canary?.version].includes(version))
      throw notFound('There is no such release.');
    const asked = (await recordOf(tx, remote, version))!.contracts;
    if (kind === 'contract' && !satisfies(contracts, asked)) return;
    await assertNotTooMany(ctx, tx, visitor);
    await tx.query(
      'INSERT INTO remote_failures (at, remote, version, kind, tab, visitor) VALUES ($1, $2, $3, $4, $5, $6)',
      [ctx.now(), remote, version, kind, tab, visitor],
    );
    await judgeRelease(ctx, tx, { remote, version, kind, requestId });
  });
}

async function assertNotTooMany(ctx: Context, tx: Tx, visitor: string): Promise<void> {
  const [row] = await tx.query<{ count: number }>(
    'SELECT count(*) FROM remote_failures WHERE visitor = $1 AND at > $2',
    [visitor, later(ctx.now(), -MINUTE_MS)],
  );
  if (row!.count >= PER_MINUTE)
    throw new Problem(429, 'failure', 'rate_limited', 'Too many reports. Please wait a minute.', {
      retryAfter: 60,
    });
}

/** Removes reports older than a week. */
export async function sweepFailures(ctx: Context): Promise<void> {
  await ctx.db.query('DELETE FROM remote_failures WHERE at <= $1', [later(ctx.now(), -KEPT_MS)]);
}

/** How many reports are kept of each remote and kind. */
export function failureCounts(db: Queries): Promise<{ remote: string; kind: string; count: number }[]> {
  return db.query(
    'SELECT remote, kind, count(*) FROM remote_failures GROUP BY remote, kind ORDER BY remote, kind',
  );
}
