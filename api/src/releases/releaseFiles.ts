import type { Release } from '@sanchay/contracts';
import { integrityDigest, releaseFolderPath } from '@sanchay/registry';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { refused } from './refusal.ts';

const PATIENCE_MS = 10_000;

/**
 * Looks at every file of a release where it was published, and proves that it has the hash that the owner signed.
 * @param place the folder above `/remotes/…`, or an `http(s)://` address above it
 * @throws Refusal `file_missing` or `file_changed`, naming the file
 */
export async function checkFiles(
  place: string,
  remote: string,
  version: string,
  integrity: Release['integrity'],
): Promise<void> {
  const folder = releaseFolderPath(remote, version);
  for (const [file, expected] of Object.entries(integrity)) {
    const bytes = await readPublished(place, `${folder}${file}`);
    if (!bytes)
      throw refused('file_missing', `${file} of ${remote} ${version} is not where releases are published.`);
    if ((await integrityDigest(bytes)) !== expected)
      throw refused('file_changed', `${file} of ${remote} ${version} is not the file that was signed.`);
  }
}

async function readPublished(place: string, pathname: string): Promise<BufferSource | null> {
  if (/^https?:\/\//.test(place)) {
    const answer = await fetch(`${place.replace(/\/$/, '')}${pathname}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    if (answer.status === 404 || answer.status === 403) return null;
    if (!answer.ok) throw new Error(`the release store answered ${answer.status} for ${pathname}`);
    return answer.arrayBuffer();
  }
  try {
    return await readFile(path.join(place, pathname));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
