import { defaultConfig, mergeConfig, type AppConfig, type LoadFailureKind } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { changeLocked } from './changeChannel.ts';
import { installationKeys } from './keys.ts';
import { channelFor, lockLedger } from './ledger.ts';
import { recordSecurityEvent } from './securityEvents.ts';

/**
 * Kinds that indicate nothing about a release: the visitor's connection or slow phone, or a remote that is off on
 * purpose.
 */
const NOT_ITS_FAULT: LoadFailureKind[] = ['network', 'timeout', 'disabled'];

/**
 * A release that has worked this long requires more evidence to be disabled automatically: faults of a release show in
 * its first day, and a few networks that send false reports could otherwise disable any release on a quiet site.
 */
const PROVEN_MS = 24 * 3_600_000;
const PROVEN_FACTOR = 5;

interface Judged {
  remote: string;
  version: string;
  kind: LoadFailureKind;
  requestId: string;
}

/**
 * Takes out a release that fails for many and for a large share of those who tried it: a canary ends, a live release goes
 * back to the previous one. A release that has been served for a day needs five times as many. With fewer, and without a
 * previous release, nothing changes: the failure is recorded as a security event, and the owner decides. A release is judged once; a release that its owner makes live again stays.
 */
export async function judgeRelease(
  ctx: Context,
  tx: Tx,
  { remote, version, kind, requestId }: Judged,
): Promise<void> {
  if (!ctx.settings.keysFolder || NOT_ITS_FAULT.includes(kind)) return;
  const rule = await ruleInForce(tx);
  const since = later(ctx.now(), -rule.within);
  if ((await visitorsHit(ctx, tx, { remote, version, since }, rule)) < rule.visitors) return;

  await lockLedger(tx);
  const channel = (await channelFor(tx, remote))!;
  const isCanary = channel.canary?.version === version;
  if (channel.disabled || (!isCanary && channel.live !== version)) return;
  const servedSince = isCanary ? channel.canarySince! : channel.liveSince;
  const served = { remote, version, since: new Date(Math.max(+since, +servedSince)) };
  const visitors = await visitorsHit(ctx, tx, served, rule);
  if (visitors < rule.visitors) return;
  const fine = await visitorsServed(ctx, tx, served, rule);
  if (visitors < rule.share * (visitors + fine)) return;
  const reason = `${version} failed for ${visitors} of ${visitors + fine} visitors within ${rule.within / 60_000} minutes, at last in ${kind}`;
  if (+ctx.now() - +servedSince >= PROVEN_MS && visitors < rule.visitors * PROVEN_FACTOR)
    return notifyOwner(ctx, tx, { remote, version, servedSince, reason });
  const judged = await tx.query(
    'UPDATE releases SET judged_at = $3 WHERE remote = $1 AND version = $2 AND judged_at IS NULL RETURNING version',
    [remote, version, ctx.now()],
  );
  if (judged.length === 0) return;
  const target = isCanary ? channel.live : channel.previous;
  if (!target) return notifyOwner(ctx, tx, { remote, version, servedSince, reason });
  await changeLocked(ctx, tx, {
    remote,
    owner: channel.owner,
    keys: await installationKeys(ctx),
    by: 'api',
    requestId,
    action: 'rollback',
    version: target,
    reason,
  });
}

/** Records the failing of a release for its owner, once while it is served. */
async function notifyOwner(
  ctx: Context,
  tx: Queries,
  {
    remote,
    version,
    servedSince,
    reason,
  }: { remote: string; version: string; servedSince: Date; reason: string },
): Promise<void> {
  const known = await tx.query(
    `SELECT 1 FROM security_events WHERE kind = 'release_failing' AND remote = $1 AND at >= $2
       AND starts_with(reason, $3)`,
    [remote, servedSince, `${version} `],
  );
  if (known.length > 0) return;
  await recordSecurityEvent(ctx, { kind: 'release_failing', remote, by: 'api', reason });
}

interface Served {
  remote: string;
  version: string;
  since: Date;
}

/** Tabs that one network may count for. */
function tabsCounted(ctx: Context, { tabsPerAddress }: AppConfig['releaseHealth']): number {
  // All visitors of the sandbox have the address of this machine.
  return ctx.settings.sandbox ? Number.MAX_SAFE_INTEGER : tabsPerAddress;
}

/** Distinct tabs that a release failed in since then; one network counts for no more than its share. */
async function visitorsHit(
  ctx: Context,
  tx: Queries,
  { remote, version, since }: Served,
  rule: AppConfig['releaseHealth'],
): Promise<number> {
  const [row] = await tx.query<{ visitors: number }>(
    `SELECT coalesce(sum(least(tabs, $5)), 0)::integer AS visitors FROM (
       SELECT count(DISTINCT tab) AS tabs FROM remote_failures
       WHERE remote = $1 AND version = $2 AND at >= $3 AND kind <> ALL ($4)
       GROUP BY visitor
     ) AS addresses`,
    [remote, version, since, NOT_ITS_FAULT, tabsCounted(ctx, rule)],
  );
  return row!.visitors;
}

/** Distinct tabs that mounted a release since then and in which it did not fail, counted in the same way. */
async function visitorsServed(
  ctx: Context,
  tx: Queries,
  { remote, version, since }: Served,
  rule: AppConfig['releaseHealth'],
): Promise<number> {
  const [row] = await tx.query<{ visitors: number }>(
    `SELECT coalesce(sum(least(tabs, $5)), 0)::integer AS visitors FROM (
       SELECT count(*) AS tabs FROM remote_mounts m
       WHERE remote = $1 AND version = $2 AND at >= $3 AND NOT EXISTS (
         SELECT 1 FROM remote_failures f
         WHERE f.remote = m.remote AND f.version = m.version AND f.tab = m.tab AND f.at >= $3 AND f.kind <> ALL ($4))
       GROUP BY visitor
     ) AS networks`,
    [remote, version, since, NOT_ITS_FAULT, tabsCounted(ctx, rule)],
  );
  return row!.visitors;
}

async function ruleInForce(db: Queries): Promise<AppConfig['releaseHealth']> {
  const [row] = await db.query<{ content: unknown }>(`SELECT content FROM config_files WHERE name = 'app'`);
  return mergeConfig(defaultConfig, row?.content).releaseHealth;
}
