import {
  CONTRACTS_VERSION,
  busEvents,
  collidingRoutes,
  satisfies,
  type BusEventRule,
  type CallName,
  type Release,
} from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { callSignature } from '@sanchay/contracts/signatures';
import { releaseBreach } from '@sanchay/registry';
import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../db/pool.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';
import { allowedOrigins } from './allowedOrigins.ts';
import type { InstallationKeys } from './keys.ts';
import { channelFor, lockLedger, recordOf, registryEntries } from './ledger.ts';
import { publishLedger } from './publishLedger.ts';
import { Refusal, refused } from './refusal.ts';
import { checkFiles } from './releaseFiles.ts';
import { compareVersions } from './versionOrder.ts';

export interface Registration {
  remote: string;
  version: string;
  release: unknown;
  reason: string;
}

interface Registrant {
  owner: string;
  keys: InstallationKeys;
  requestId: string;
}

/**
 * Registers a release that its owner signed and whose files are published; it is not visible to anyone before it is
 * made live. Registering the same release again changes nothing; signed with a newer key it replaces the older
 * signature.
 * @returns whether anything was stored
 * @throws Refusal naming what is wrong; nothing is stored then
 */
export async function registerRelease(
  ctx: Context,
  { remote, version, release, reason }: Registration,
  { owner, keys, requestId }: Registrant,
): Promise<boolean> {
  const breach = await releaseBreach(remote, version, release, keys.trust, await allowedOrigins(ctx.db));
  if (breach) throw refused('release_untrusted', `${remote} is not taken: ${breach}.`);
  const record = release as Release;
  assertContracts(remote, record);
  assertCalls(remote, record);
  await assertFits(ctx.db, remote, version, record);
  await checkFiles(placeOfReleases(ctx), remote, version, record.integrity);

  return ctx.db.tx(async (tx) => {
    await lockLedger(tx);
    const known = await assertFits(tx, remote, version, record);
    if (known?.signature === record.signature) return false;
    const audit = (action: string) =>
      writeAudit(tx, {
        investorId: null,
        actor: `owner:${owner}`,
        action,
        subject: `${remote}@${version}`,
        requestId,
        detail: { reason },
      });
    if (known) {
      await tx.query('UPDATE releases SET record = $3 WHERE remote = $1 AND version = $2', [
        remote,
        version,
        JSON.stringify(record),
      ]);
      await audit('release.signed_again');
      if (await isListed(tx, remote, version)) await publishLedger(ctx, tx, keys, { by: owner, reason });
      return true;
    }
    await tx.query(
      `INSERT INTO releases (remote, version, owner, record, registered_at, registered_by, reason)
       VALUES ($1, $2, $3, $4, $5, $3, $6)`,
      [remote, version, owner, JSON.stringify(record), ctx.now(), reason],
    );
    await audit('release.registered');
    return true;
  });
}

/** @throws Problem 503 `no_store` when the API has no store configured; nothing is registered unseen */
function placeOfReleases({ settings }: Context): string {
  if (!settings.releasesFolder)
    throw new Problem(
      503,
      'failure',
      'no_store',
      'This installation does not know where releases are published.',
    );
  return settings.releasesFolder;
}

/** @throws Refusal for a call that this API does not have, or has in an older form than the remote was built against */
function assertCalls(remote: string, { built }: Release): void {
  if (!built) return;
  const names = Object.keys(built.calls);
  const missing = names.filter((name) => !Object.hasOwn(calls, name));
  if (missing.length > 0)
    throw refused(
      'call_missing',
      `${remote} needs ${missing.join(', ')}, which this API does not have. Release the API first.`,
    );
  const isOlder = compareVersions(CONTRACTS_VERSION, built.contracts) < 0;
  const changed = names.filter((name) => callSignature(name as CallName) !== built.calls[name]);
  if (isOlder && changed.length > 0)
    throw refused(
      'call_older',
      `${remote} was built against contracts ${built.contracts}; this API has ${CONTRACTS_VERSION} with another form of ${changed.join(', ')}. Release the API first.`,
    );
}

function assertContracts(remote: string, { contracts, publishes, listens }: Release): void {
  if (!satisfies(CONTRACTS_VERSION, contracts))
    throw refused(
      'contract_unsupported',
      `${remote} needs contracts ${contracts}; this installation has ${CONTRACTS_VERSION}.`,
    );
  const rules: Partial<Record<string, BusEventRule>> = busEvents;
  const unknown = [...publishes, ...listens].find((event) => !Object.hasOwn(rules, event));
  if (unknown)
    throw refused('event_unknown', `${remote} names the event ${unknown}, which is not in the catalogue.`);
  const foreign = publishes.find((event) => rules[event]!.owner !== 'any');
  if (foreign)
    throw refused(
      'event_foreign',
      `${remote} may not publish ${foreign}: it belongs to the ${rules[foreign]!.owner}.`,
    );
}

/** What is registered under this version, if it is the same release. @throws Refusal for what does not fit the ledger */
async function assertFits(
  db: Queries,
  remote: string,
  version: string,
  record: Release,
): Promise<Release | null> {
  const known = await recordOf(db, remote, version);
  if (known && !isDeepStrictEqual({ ...known, signature: '' }, { ...record, signature: '' }))
    throw new Refusal(
      409,
      'failure',
      'release_exists',
      `${remote} ${version} is registered already with other content. A release never changes.`,
    );
  const channel = await channelFor(db, remote);
  if (!known && channel && compareVersions(version, channel.live) < 0)
    throw refused('version_lower', `${remote} ${version} is lower than ${channel.live}, which is live.`);
  const others = Object.entries(await registryEntries(db)).filter(([name]) => name !== remote);
  const [collision] = collidingRoutes({ ...Object.fromEntries(others), [remote]: record });
  if (collision) throw refused('route_taken', `Two remotes would own one route: ${collision}.`);
  return known;
}

async function isListed(db: Queries, remote: string, version: string): Promise<boolean> {
  const entry = (await registryEntries(db))[remote];
  return entry !== undefined && Object.hasOwn(entry.releases, version);
}
