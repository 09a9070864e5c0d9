import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@sanchay/contracts';
import { signDocument } from '@sanchay/registry/keys';
import { releaseFolder } from '../build/inputs.ts';
import type { UnsignedRelease } from '../build/release.ts';
import { readOwnerKeys, readTrust } from '../keys/keyFiles.ts';
import type { OwnerKeys } from '../keys/keyFiles.ts';

/**
 * The keys of a remote's owner.
 * @throws Error that says what is missing
 */
export function keysOfRemote(folder: string, remote: string): OwnerKeys & { owner: string } {
  const owner = readTrust(folder)?.remotes[remote];
  if (owner === undefined)
    throw new Error(`${remote} is unknown to the keys in ${folder}. Enrol it: npm run keys -- enrol ${remote}`);
  const keys = readOwnerKeys(folder, owner);
  if (!keys) throw new Error(`The key of ${owner} is not in ${folder}/owners; only ${owner} can release ${remote}.`);
  return { ...keys, owner };
}

/** The record of a built release, signed by the owner. @throws Error when it is not built */
export function signBuilt(remote: string, version: string, keys: OwnerKeys): Promise<Release> {
  const file = path.join(releaseFolder(remote, version), 'release.json');
  return signDocument(JSON.parse(readFileSync(file, 'utf8')) as UnsignedRelease, keys.privateKey);
}
