import type { Registry, TrustedKeys } from '@sanchay/contracts';
import { canonicalJson, releaseBreach } from '@sanchay/registry';
import { signDocument } from '@sanchay/registry/keys';
import { createHash } from 'node:crypto';
import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/process/instants.ts';
import { allowedOrigins } from './allowedOrigins.ts';
import { channels, lockLedger, registryEntries } from './ledger.ts';
import { inForce, insertRegistry, nextSerial } from './registryDocuments.ts';
import { installationKeys, type InstallationKeys } from './keys.ts';

const DAY_MS = 86_400_000;
/** How long a document is accepted as new. */
const VALID_MS = 7 * DAY_MS;
const RENEW_BEFORE_MS = 2 * DAY_MS;

/** Names the keys that a document is made under: it changes with the online key and with whom we trust. */
export function keysMark({ trust, channel }: InstallationKeys): string {
  return createHash('sha256')
    .update(canonicalJson({ trust, channel: channel.publicKey }))
    .digest('base64url');
}

/**
 * Signs the ledger as it stands in this transaction and publishes it as the next serial, and notifies browsers. A
 * release whose owner's key is no longer trusted is left out.
 * @returns the serial
 */
export async function publishLedger(
  ctx: Context,
  tx: Tx,
  keys: InstallationKeys,
  { by, reason }: { by: string; reason: string },
): Promise<number> {
  const now = ctx.now();
  const remotes = await trustedEntries(tx, keys.trust);
  const serial = await nextSerial(tx);
  const document = await signDocument(
    { serial, issued: now.toISOString(), expires: later(now, VALID_MS).toISOString(), remotes },
    keys.channel.privateKey,
  );
  await insertRegistry(tx, document, { by, reason, now, madeUnder: keysMark(keys) });
  await ctx.publish(tx, { event: 'registry/changed', payload: { serial } });
  return serial;
}

/** Issues the document anew when it is about to expire or the keys have changed, unchanged but for that. */
export async function renewRegistry(ctx: Context): Promise<void> {
  if (!ctx.settings.keysFolder) return;
  const keys = await installationKeys(ctx);
  if (!(await reasonToRenew(ctx, ctx.db, keys))) return;
  await ctx.db.tx(async (tx) => {
    await lockLedger(tx);
    const reason = await reasonToRenew(ctx, tx, keys);
    if (reason) await publishLedger(ctx, tx, keys, { by: 'api', reason });
  });
}

async function reasonToRenew(ctx: Context, db: Queries, keys: InstallationKeys): Promise<string | null> {
  const document = await inForce(db);
  if (!document || (await channels(db)).length === 0) return null;
  if (document.madeUnder !== keysMark(keys)) return 'the keys have changed';
  if (document.expires.getTime() - ctx.now().getTime() <= RENEW_BEFORE_MS) return 'renewed before it expires';
  return null;
}

async function trustedEntries(db: Queries, trust: TrustedKeys): Promise<Registry['remotes']> {
  const origins = await allowedOrigins(db);
  const trusted: Registry['remotes'] = {};
  for (const [remote, entry] of Object.entries(await registryEntries(db))) {
    const releases: typeof entry.releases = {};
    for (const [version, record] of Object.entries(entry.releases)) {
      if (!(await releaseBreach(remote, version, record, trust, origins))) releases[version] = record;
    }
    if (!releases[entry.live]) continue;
    const { previous, canary } = entry;
    trusted[remote] = {
      ...entry,
      previous: previous && releases[previous] ? previous : null,
      canary: canary && releases[canary.version] ? canary : null,
      releases,
    };
  }
  return trusted;
}
