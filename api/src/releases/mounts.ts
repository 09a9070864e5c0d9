import type { CallBody } from '@sanchay/contracts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { tooManyRequests } from '../platform/http/problem.ts';
import { visitorOf } from './visits.ts';

/** Rows that one network may add in a minute. */
const PER_MINUTE = 60;
const MINUTE_MS = 60_000;
const KEPT_MS = 60 * MINUTE_MS;

/**
 * Stores which releases a tab has mounted, so that the health rule compares failures with successes. Releases that the
 * ledger does not know are ignored.
 * @throws Problem 429 above 60 new rows of a network in a minute
 */
export async function reportMounts(
  ctx: Context,
  { tab, mounts }: CallBody<'reportRemoteMounts'>,
  address: string,
): Promise<void> {
  const visitor = visitorOf(ctx, address);
  const [row] = await ctx.db.query<{ count: number }>(
    'SELECT count(*) FROM remote_mounts WHERE visitor = $1 AND at > $2',
    [visitor, later(ctx.now(), -MINUTE_MS)],
  );
  // All visitors of the sandbox have the address of this machine.
  if (!ctx.settings.sandbox && row!.count >= PER_MINUTE) throw tooManyRequests(MINUTE_MS / 1_000);
  // One order for all, so that two reports never wait for one another.
  const sorted = mounts.toSorted((a, b) => (a.remote < b.remote ? -1 : 1));
  await ctx.db.query(
    `INSERT INTO remote_mounts (remote, version, tab, visitor, at)
     SELECT DISTINCT r.remote, r.version, $3, $4, $5::timestamptz
     FROM unnest($1::text[], $2::text[]) AS given (remote, version) JOIN releases r USING (remote, version)
     ORDER BY 1, 2
     ON CONFLICT (remote, version, tab) DO UPDATE SET at = EXCLUDED.at
       WHERE remote_mounts.visitor = EXCLUDED.visitor`,
    [sorted.map(({ remote }) => remote), sorted.map(({ version }) => version), tab, visitor, ctx.now()],
  );
}

/** Removes mounts that are older than an hour; the health rule looks back less far. */
export async function sweepMounts(ctx: Context): Promise<void> {
  await ctx.db.query('DELETE FROM remote_mounts WHERE at <= $1', [later(ctx.now(), -KEPT_MS)]);
}
