import type { TrustedKeys } from '@sanchay/contracts';
import type { KeyPair } from '@sanchay/registry/keys';
import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';

/** What the API knows of the keys of this installation: whom to trust, its own online key, hashes of the tokens. */
export interface InstallationKeys {
  trust: TrustedKeys;
  channel: KeyPair;
  /** Hashes of the release tokens by owner. */
  tokens: Record<string, string[]>;
}

/** `sha256:…` of a release token; only this form is stored. */
export function tokenHash(token: string): string {
  return `sha256:${createHash('sha256').update(token).digest('base64url')}`;
}

/**
 * Reads the keys anew, so that a rotation counts at once.
 * @throws Error when a file is missing or unreadable.
 */
export async function readKeys(folder: string): Promise<InstallationKeys> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const [trust, channel, tokens] = await Promise.all(['trust.json', 'channel.json', 'tokens.json'].map(read));
  return { trust, channel, tokens } as InstallationKeys;
}

/**
 * The keys of this installation.
 * @throws Problem 503 `no_keys` when the API was started without any.
 */
export async function installationKeys(ctx: Context): Promise<InstallationKeys> {
  if (!ctx.settings.keysFolder)
    throw new Problem(503, 'failure', 'no_keys', 'This installation has no keys for releases.');
  return readKeys(ctx.settings.keysFolder);
}

/** Returns the owner of this token, or null. Compares with every known hash in constant time. */
export function ownerOfToken(tokens: InstallationKeys['tokens'], token: string): string | null {
  const given = Buffer.from(tokenHash(token));
  let found: string | null = null;
  for (const [owner, hashes] of Object.entries(tokens)) {
    for (const hash of hashes) {
      const known = Buffer.from(hash);
      if (known.length === given.length && timingSafeEqual(known, given)) found = owner;
    }
  }
  return found;
}
