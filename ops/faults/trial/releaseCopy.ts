import { containerName, type Release } from '@sanchay/contracts';
import { integrityDigest, releaseFolderPath } from '@sanchay/registry';

/** A release with its files, by file name. */
export interface WholeRelease {
  remote: string;
  version: string;
  release: Release;
  files: ReadonlyMap<string, Buffer>;
}

export interface CopyEdit {
  /** Changes the text of a file. */
  text?: (file: string, text: string) => string;
  /** Changes fields of the record. */
  record?: Partial<Release>;
}

/**
 * The same code under another release id, edited, with hashes of its own. The id is part of every global name, so
 * both releases can be on one page. Unsigned.
 */
export async function copyRelease(
  { remote, version, release, files }: WholeRelease,
  to: string,
  { text = (_file, unchanged) => unchanged, record = {} }: CopyEdit = {},
): Promise<WholeRelease> {
  const [oldGlobal, newGlobal] = [containerName(remote, version), containerName(remote, to)];
  const copies = new Map<string, Buffer>();
  const integrity: Record<string, string> = {};
  for (const [file, bytes] of files) {
    const copy = /\.c?js$/.test(file)
      ? Buffer.from(text(file, bytes.toString('utf8').replaceAll(oldGlobal, newGlobal)))
      : bytes;
    copies.set(file, copy);
    integrity[file] = await integrityDigest(new Uint8Array(copy));
  }
  const [from, folder] = [releaseFolderPath(remote, version), releaseFolderPath(remote, to)];
  return {
    remote,
    version: to,
    release: { ...release, entry: release.entry.replace(from, folder), integrity, ...record },
    files: copies,
  };
}
