import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TrustedKeys } from '@sanchay/contracts';
import type { KeyPair } from '@sanchay/registry/keys';

/** What an owner holds: the pair that signs releases, and the token that registers them. */
export interface OwnerKeys extends KeyPair {
  token: string;
}

const PRIVATE = 0o600;
const PUBLIC = 0o644;

/** Folder of the keys: `SANCHAY_KEYS`, or `keys` in the data folder. Never in the repository's history. */
export function keysFolder(env: NodeJS.ProcessEnv, dataFolder: string): string {
  return env.SANCHAY_KEYS ? path.resolve(env.SANCHAY_KEYS) : path.join(dataFolder, 'keys');
}

/** The public keys of the installation, or null before they are made. */
export function readTrust(folder: string): TrustedKeys | null {
  return readJson<TrustedKeys>(path.join(folder, 'trust.json'));
}

/** Hashes of the release tokens by owner. */
export function readTokens(folder: string): Record<string, string[]> {
  return readJson<Record<string, string[]>>(path.join(folder, 'tokens.json')) ?? {};
}

/** The pair that signs channel documents, or null before it is made. */
export function readChannelKeys(folder: string): KeyPair | null {
  return readJson<KeyPair>(path.join(folder, 'channel.json'));
}

/** The keys of an owner, or null when they do not lie here. */
export function readOwnerKeys(folder: string, owner: string): OwnerKeys | null {
  return readJson<OwnerKeys>(path.join(folder, 'owners', `${owner}.json`));
}

/** The token with which edge servers report refused registries, or null before it is made. */
export function readEdgeToken(folder: string): { token: string } | null {
  return readJson<{ token: string }>(path.join(folder, 'edge.json'));
}

export function writeTrust(folder: string, trust: TrustedKeys): void {
  writeWhole(path.join(folder, 'trust.json'), trust, PUBLIC);
}

export function writeTokens(folder: string, tokens: Record<string, string[]>): void {
  writeWhole(path.join(folder, 'tokens.json'), tokens, PRIVATE);
}

export function writeChannelKeys(folder: string, keys: KeyPair): void {
  writeWhole(path.join(folder, 'channel.json'), keys, PRIVATE);
}

export function writeEdgeToken(folder: string, token: string): void {
  writeWhole(path.join(folder, 'edge.json'), { token }, PRIVATE);
}

export function writeOwnerKeys(folder: string, owner: string, keys: OwnerKeys): void {
  writeWhole(path.join(folder, 'owners', `${owner}.json`), keys, PRIVATE);
}

export function removeOwnerKeys(folder: string, owner: string): void {
  rmSync(path.join(folder, 'owners', `${owner}.json`), { force: true });
}

function readJson<Content>(file: string): Content | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** A reader sees the file as it was or as it is, never half of it. */
function writeWhole(file: string, content: object, mode: number): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: mode === PUBLIC ? 0o755 : 0o700 });
  const partial = `${file}.${process.pid}.new`;
  writeFileSync(partial, `${JSON.stringify(content, null, 2)}\n`, { mode });
  renameSync(partial, file);
}
