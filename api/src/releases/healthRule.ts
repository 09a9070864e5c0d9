import { defaultConfig, mergeConfig } from '@sanchay/contracts';
import type { AppConfig, LoadFailureKind } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/instants.ts';
import { changeLocked } from './changeChannel.ts';
import { installationKeys } from './keys.ts';
import { channelFor, lockLedger } from './ledger.ts';

/** Kinds that say nothing about a release: the visitor's line or slow phone, or a remote that is off on purpose. */
const NOT_ITS_FAULT: LoadFailureKind[] = ['network', 'timeout', 'disabled'];

interface Judged {
  remote: string;
  version: string;
  kind: LoadFailureKind;
  requestId: string;
}

/**
 * Takes out a release that fails for many: a canary ends, a live release goes back to the previous one, and without
 * one the remote is disabled. A release is judged once; who brings it back afterwards keeps it.
 */
export async function judgeRelease(
  ctx: Context,
  tx: Tx,
  { remote, version, kind, requestId }: Judged,
): Promise<void> {
  if (!ctx.settings.keysFolder || NOT_ITS_FAULT.includes(kind)) return;
  const rule = await ruleInForce(tx);
  const since = later(ctx.now(), -rule.within);
  if ((await visitorsHit(ctx, tx, remote, version, since, rule)) < rule.visitors) return;

  await lockLedger(tx);
  const channel = (await channelFor(tx, remote))!;
  const isCanary = channel.canary?.version === version;
  if (channel.disabled || (!isCanary && channel.live !== version)) return;
  const servedSince = isCanary ? channel.canarySince! : channel.liveSince;
  const visitors = await visitorsHit(
    ctx,
    tx,
    remote,
    version,
    new Date(Math.max(+since, +servedSince)),
    rule,
  );
  if (visitors < rule.visitors) return;
  const judged = await tx.query(
    'UPDATE releases SET judged_at = $3 WHERE remote = $1 AND version = $2 AND judged_at IS NULL RETURNING version',
    [remote, version, ctx.now()],
  );
  if (judged.length === 0) return;
  const target = isCanary ? channel.live : channel.previous;
  await changeLocked(ctx, tx, {
    ...{ remote, owner: channel.owner, keys: await installationKeys(ctx), by: 'api', requestId },
    ...(target ? { action: 'rollback', version: target } : { action: 'disable' }),
    reason: `${version} failed for ${visitors} visitors within ${rule.within / 60_000} minutes, at last in ${kind}`,
  });
}

/** Distinct tabs that a release failed in since then; one address counts for no more than its share. */
async function visitorsHit(
  ctx: Context,
  tx: Queries,
  remote: string,
  version: string,
  since: Date,
  { tabsPerAddress }: AppConfig['releaseHealth'],
): Promise<number> {
  // All visitors of the sandbox have the address of this machine.
  const share = ctx.settings.sandbox ? Number.MAX_SAFE_INTEGER : tabsPerAddress;
  const [row] = await tx.query<{ visitors: number }>(
    `SELECT coalesce(sum(least(tabs, $5)), 0)::integer AS visitors FROM (
       SELECT count(DISTINCT tab) AS tabs FROM remote_failures
       WHERE remote = $1 AND version = $2 AND at >= $3 AND kind <> ALL ($4)
       GROUP BY visitor
     ) AS addresses`,
    [remote, version, since, NOT_ITS_FAULT, share],
  );
  return row!.visitors;
}

async function ruleInForce(db: Queries): Promise<AppConfig['releaseHealth']> {
  const [row] = await db.query<{ content: unknown }>(`SELECT content FROM config_files WHERE name = 'app'`);
  return mergeConfig(defaultConfig, row?.content).releaseHealth;
}
