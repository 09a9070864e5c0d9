import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@sanchay/contracts';
import { signDocument } from '@sanchay/registry/keys';
import type { UnsignedRelease } from '../build/release.ts';
import { readOwnerKeys, readTrust, type OwnerKeys } from '../keys/keyFiles.ts';

/**
 * The keys of a remote's owner.
 * @throws Error that states what is missing
 */
export function keysOfRemote(folder: string, remote: string): OwnerKeys & { owner: string } {
  const owner = readTrust(folder)?.remotes[remote];
  if (owner === undefined)
    throw new Error(
      `${remote} is unknown to the keys in ${folder}. Enrol it: npm run keys -- enrol ${remote}`,
    );
  const keys = readOwnerKeys(folder, owner);
  if (!keys)
    throw new Error(`The key of ${owner} is not in ${folder}/owners; only ${owner} can release ${remote}.`);
  return { ...keys, owner };
}

/** The record of the release that was built into this folder, signed by the owner. @throws Error when it is not built */
export function signBuilt(folder: string, keys: OwnerKeys): Promise<Release> {
  const record = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as UnsignedRelease;
  return signDocument(record, keys.privateKey);
}
