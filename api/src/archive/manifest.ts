import { createHash } from 'node:crypto';
import { ARCHIVE_VERSION, type ArchiveManifest } from '@sanchay/contracts/archive';

export const MANIFEST_FILE = 'manifest.json';
export const PORTFOLIO_FILE = 'portfolio.json';

/** The manifest of an archive: each file with its size and hash. */
export function manifestOf(
  files: readonly { name: string; content: string | Buffer }[],
  asOf: string,
): ArchiveManifest {
  return {
    format: 'sanchay-archive',
    version: ARCHIVE_VERSION,
    as_of: asOf,
    files: files.map(({ name, content }) => {
      const bytes = Buffer.from(content);
      return { name, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
    }),
  };
}
