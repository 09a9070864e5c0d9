import { collidingRoutes } from '@sanchay/contracts';
import type { Registry } from '@sanchay/contracts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { later } from '../platform/instants.ts';
import { mergeBuilt } from './mergeBuilt.ts';
import { insertRegistry, lockLatestRegistry } from './registryStore.ts';

const DAY_MS = 86_400_000;
/** How long a document is accepted as new. */
const VALID_MS = 7 * DAY_MS;
const RENEW_BEFORE_MS = 2 * DAY_MS;

/**
 * Publishes what the build wrote into `registry.json` of the releases folder, when it differs from the registry
 * in force. Does nothing without a folder.
 * @returns the serial in force, or null when there is no registry.
 * @throws Error when two remotes claim the same route, or the file cannot be read.
 */
export async function publishBuiltRegistry(ctx: Context): Promise<number | null> {
  const folder = ctx.settings.releasesFolder;
  if (!folder) return null;
  const built = JSON.parse(await readFile(path.join(folder, 'registry.json'), 'utf8')) as Registry;
  const collisions = collidingRoutes(built.remotes);
  if (collisions.length > 0) throw new Error(`two remotes own one route: ${collisions.join('; ')}`);
  return ctx.db.tx(async (tx) => {
    const latest = await lockLatestRegistry(tx);
    const remotes = mergeBuilt(latest?.remotes ?? {}, built.remotes);
    if (latest && isDeepStrictEqual(remotes, latest.remotes)) return latest.serial;
    return publish(ctx, tx, (latest?.serial ?? 0) + 1, remotes, 'built');
  });
}

/** Issues the registry in force anew before it expires, unchanged but for serial and dates. */
export async function renewRegistry(ctx: Context): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const latest = await lockLatestRegistry(tx);
    if (!latest || Date.parse(latest.expires) - ctx.now().getTime() > RENEW_BEFORE_MS) return;
    await publish(ctx, tx, latest.serial + 1, latest.remotes, 'renewed before it expires');
  });
}

async function publish(
  ctx: Context,
  tx: Tx,
  serial: number,
  remotes: Registry['remotes'],
  reason: string,
): Promise<number> {
  const now = ctx.now();
  const expires = later(now, VALID_MS).toISOString();
  const document = { serial, issued: now.toISOString(), expires, remotes };
  await insertRegistry(tx, document, { by: 'api', reason, now });
  await ctx.publish(tx, { event: 'registry/changed', payload: { serial } });
  return serial;
}
