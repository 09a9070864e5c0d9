import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes sealed bytes under a name that nobody can guess; the folder is served by nothing. */
export async function putFile(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, name), bytes, { mode: 0o600, flag: 'wx' });
}

export async function readStoredFile(folder: string, name: string): Promise<Buffer> {
  return readFile(path.join(folder, path.basename(name)));
}

/** Deletes a file; one that is gone already is no error. */
export async function dropStoredFile(folder: string, name: string): Promise<void> {
  await rm(path.join(folder, path.basename(name)), { force: true });
}
