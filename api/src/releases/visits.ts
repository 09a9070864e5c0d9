import { timingSafeEqual } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import { clientNetwork } from '@sanchay/contracts/clientNetwork';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { isOwnOrigin } from '../platform/http/origin.ts';
import { Problem, tooManyRequests } from '../platform/http/problem.ts';

/** Visits of one network in an hour that may report failures. */
const VISITS_PER_HOUR = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Where a report comes from, as the browser sent it. */
export interface ReportSource {
  /** IP address of the client. */
  address: string;
  origin: string | undefined;
  /** `Sec-Fetch-Site`: browsers set it themselves, and pages cannot change it. */
  site: string | undefined;
}

/** Keyed hash of the client's network: the address itself is never stored. */
export function visitorOf({ vault }: Pick<Context, 'vault'>, address: string): string {
  return vault.blindIndex('remote failure', clientNetwork(address)).toString('base64url');
}

const tokenOf = ({ vault }: Pick<Context, 'vault'>, tab: string, visitor: string): string =>
  vault.blindIndex('remote visit', `${tab}\n${visitor}`).toString('base64url');

/**
 * Opens a visit for a tab of one of our pages. Only with its token are reports of failures accepted, from the same
 * network and for the same tab.
 * @returns the token.
 * @throws Problem 403 `visit_invalid` for requests that no page of ours made, 429 above 30 visits of a network in an hour
 */
export async function openVisit(ctx: Context, tab: string, source: ReportSource): Promise<string> {
  if (source.site !== 'same-origin' || !isOwnOrigin(source.origin, ctx.settings)) throw visitInvalid();
  const visitor = visitorOf(ctx, source.address);
  // All visitors of the sandbox have the address of this machine.
  const most = ctx.settings.sandbox ? Number.MAX_SAFE_INTEGER : VISITS_PER_HOUR;
  await ctx.db.tx(async (tx) => {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('remote_visits ' || $1, 0))`, [visitor]);
    const [row] = await tx.query<{ count: number }>(
      'SELECT count(*) FROM remote_visits WHERE visitor = $1 AND at > $2 AND tab <> $3',
      [visitor, later(ctx.now(), -HOUR_MS), tab],
    );
    if (row!.count >= most) throw tooManyRequests(HOUR_MS / 1_000);
    const opened = await tx.query(
      `INSERT INTO remote_visits (tab, visitor, at) VALUES ($1, $2, $3)
       ON CONFLICT (tab) DO UPDATE SET at = EXCLUDED.at WHERE remote_visits.visitor = EXCLUDED.visitor RETURNING tab`,
      [tab, visitor, ctx.now()],
    );
    // The name of a tab belongs to the network that used it first.
    if (opened.length === 0) throw visitInvalid();
  });
  return tokenOf(ctx, tab, visitor);
}

/**
 * Checks that a report comes from an open visit.
 * @throws Problem 403 `visit_invalid` without a token, or with the token of another tab or network, or one older than a day
 */
export async function assertVisit(
  ctx: Context,
  tx: Tx,
  { tab, visitor, visit }: { tab: string; visitor: string; visit: string | undefined },
): Promise<void> {
  const expected = Buffer.from(tokenOf(ctx, tab, visitor));
  const given = Buffer.from(visit ?? '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw visitInvalid();
  const [open] = await tx.query('SELECT 1 FROM remote_visits WHERE tab = $1 AND visitor = $2 AND at > $3', [
    tab,
    visitor,
    later(ctx.now(), -DAY_MS),
  ]);
  if (!open) throw visitInvalid();
}

/** Removes visits that are older than a day. */
export async function sweepVisits(ctx: Context): Promise<void> {
  await ctx.db.query('DELETE FROM remote_visits WHERE at <= $1', [later(ctx.now(), -DAY_MS)]);
}

const visitInvalid = (): Problem =>
  new Problem(403, 'failure', 'visit_invalid', 'This report does not come from an open page of ours.');
