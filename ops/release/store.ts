import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../build/inputs.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';
import type { ReleaseStore } from './storeContract.ts';

/**
 * The store that `SANCHAY_RELEASE_STORE` names: `s3://bucket/prefix`, a folder, or by default the folder that the
 * build writes to and the edge serves.
 * @throws Error when the settings of an S3 store are not complete
 */
export function releaseStore(env: NodeJS.ProcessEnv): ReleaseStore {
  const place = env.SANCHAY_RELEASE_STORE;
  if (place?.startsWith('s3://')) return s3Store(place, env);
  return folderStore(place ? path.resolve(place) : path.join(root, 'dist/remotes'));
}

/**
 * Publishes all files of a built release.
 * @returns how many were stored just now; the others were there
 * @throws AlreadyThere before anything points at the release
 */
export async function publishFiles(
  store: ReleaseStore,
  remote: string,
  version: string,
  folder: string,
): Promise<number> {
  let stored = 0;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    // The record is registered, signed, with the API.
    (entry) => entry.isFile() && entry.name !== 'release.json',
  );
  for (const entry of files) {
    const source = path.join(entry.parentPath, entry.name);
    const relative = path.relative(folder, source).split(path.sep).join('/');
    if (await store.put(`${remote}/${version}/${relative}`, readFileSync(source))) stored += 1;
  }
  return stored;
}
