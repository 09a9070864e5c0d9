import { createHash, randomBytes } from 'node:crypto';
import type { TrustedKeys } from '@sanchay/contracts';
import { generateKeyPair } from '@sanchay/registry/keys';
import {
  readChannelKeys,
  readEdgeToken,
  readTokens,
  readTrust,
  writeChannelKeys,
  writeEdgeToken,
  writeOwnerKeys,
  writeTokens,
  writeTrust,
} from './keyFiles.ts';

/** The name under which the API's online key is rotated and retired. */
export const CHANNEL = 'channel';
/** The name of the edge servers among the tokens. */
const EDGE = 'edge';

/** `sha256:…` of a release token, the only form that the API is given. */
function tokenHash(token: string): string {
  return `sha256:${createHash('sha256').update(token).digest('base64url')}`;
}

const NOBODY: TrustedKeys = { channel: [], owners: {}, remotes: {} };

/**
 * Makes the keys that are missing: the online key of the API, the token of the edge servers, and key and release token
 * of each owner. What exists stays. A remote that is trusted with one owner is never given to another.
 * @returns what was made, in words
 * @throws Error when a remote would change its owner
 */
export async function ensureKeyring(
  folder: string,
  remotes: readonly { name: string; owner: string }[],
): Promise<string[]> {
  const made: string[] = [];
  const trust = structuredClone(readTrust(folder) ?? NOBODY);
  const tokens = readTokens(folder);
  if (!readChannelKeys(folder)) {
    const pair = await generateKeyPair();
    writeChannelKeys(folder, pair);
    trust.channel.unshift(pair.publicKey);
    made.push('the key of the channel');
  }
  if (!readEdgeToken(folder)) {
    const token = newToken();
    writeEdgeToken(folder, token);
    tokens[EDGE] = [tokenHash(token)];
    made.push('the token of the edge servers');
  }
  for (const { name, owner } of remotes) {
    if (owner === EDGE || owner === CHANNEL) throw new Error(`${owner} is no name for an owner.`);
    const former = trust.remotes[name];
    if (former !== undefined && former !== owner)
      throw new Error(
        `${name} belongs to ${former} here, not to ${owner}. Ask ${former} to hand it over first.`,
      );
    trust.remotes[name] = owner;
    if (trust.owners[owner]) continue;
    const keys = { ...(await generateKeyPair()), token: newToken() };
    writeOwnerKeys(folder, owner, keys);
    trust.owners[owner] = [keys.publicKey];
    tokens[owner] = [tokenHash(keys.token)];
    made.push(`key and release token of ${owner}`);
  }
  const unchanged = JSON.stringify(trust) === JSON.stringify(readTrust(folder));
  if (made.length > 0) writeTokens(folder, tokens);
  if (!unchanged) writeTrust(folder, trust);
  return made;
}

/**
 * Creates a new key (for an owner also a new token). The old ones count until they are retired.
 * @param whose `channel`, or the name of an owner
 * @throws Error for an unknown name
 */
export async function rotate(folder: string, whose: string): Promise<void> {
  const trust = known(folder, whose);
  const pair = await generateKeyPair();
  if (whose === CHANNEL) {
    trust.channel.unshift(pair.publicKey);
    // Trusted first, used afterwards: nobody meets a signature of a key that he does not know yet.
    writeTrust(folder, trust);
    writeChannelKeys(folder, pair);
    return;
  }
  const token = newToken();
  const tokens = readTokens(folder);
  trust.owners[whose]!.unshift(pair.publicKey);
  writeTrust(folder, trust);
  writeTokens(folder, { ...tokens, [whose]: [tokenHash(token), ...(tokens[whose] ?? [])] });
  writeOwnerKeys(folder, whose, { ...pair, token });
}

/**
 * Revokes trust in all keys but the current one, and in older tokens.
 * @param whose `channel`, or the name of an owner
 * @returns how many keys are no longer trusted
 * @throws Error for an unknown name
 */
export function retire(folder: string, whose: string): number {
  const trust = known(folder, whose);
  if (whose === CHANNEL) {
    const retired = trust.channel.length - 1;
    writeTrust(folder, { ...trust, channel: trust.channel.slice(0, 1) });
    return retired;
  }
  const keys = trust.owners[whose]!;
  const tokens = readTokens(folder);
  writeTokens(folder, { ...tokens, [whose]: (tokens[whose] ?? []).slice(0, 1) });
  writeTrust(folder, { ...trust, owners: { ...trust.owners, [whose]: keys.slice(0, 1) } });
  return keys.length - 1;
}

/** The keys and owners of the installation. @throws Error when there are none, or this name is not among them. */
function known(folder: string, whose: string): TrustedKeys {
  const trust = readTrust(folder);
  if (!trust) throw new Error(`There are no keys in ${folder}; npm start makes them.`);
  if (whose !== CHANNEL && !Object.hasOwn(trust.owners, whose))
    throw new Error(
      `${whose} has no keys here. Known: ${[CHANNEL, ...Object.keys(trust.owners)].join(', ')}.`,
    );
  return structuredClone(trust);
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
