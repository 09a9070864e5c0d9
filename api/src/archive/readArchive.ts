import { createHash } from 'node:crypto';
import { ARCHIVE_LIMITS } from '@sanchay/contracts';
import { ARCHIVE_VERSION, ArchiveManifest, PortableArchive } from '@sanchay/contracts/archive';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { Problem } from '../platform/http/problem.ts';
import { hasShape } from '../platform/http/validation.ts';
import { MANIFEST_FILE, PORTFOLIO_FILE } from './manifest.ts';
import { refused } from './messages.ts';

/** How yauzl names a file that would be written outside of its folder. */
const UNSAFE_NAME = /relative path|absolute path|invalid characters/i;
/** Files whose content is needed; of the others only size and hash are checked. */
const READ: ReadonlySet<string> = new Set([MANIFEST_FILE, PORTFOLIO_FILE]);

const isManifest = hasShape(ArchiveManifest);
const isPortable = hasShape(PortableArchive);

interface FileFacts {
  bytes: number;
  sha256: string;
  /** Of files that are read. */
  content: Buffer | null;
}

/**
 * The portable content of an archive of this product. Every file is unpacked within limits and compared with the
 * manifest before anything of it is used.
 * @throws Problem 422 `archive_not_zip`, `archive_unsafe`, `archive_foreign`, `archive_newer`, `archive_damaged`.
 */
export async function readArchive(file: Buffer): Promise<PortableArchive> {
  const files = await filesOf(file);
  const manifest = parsed(files.get(MANIFEST_FILE)?.content, 'foreign');
  const { format, version } = manifest as { format?: unknown; version?: unknown };
  if (format !== 'sanchay-archive' || !Number.isInteger(version)) throw refused('foreign');
  if ((version as number) > ARCHIVE_VERSION) throw refused('newer');
  if (!isManifest(manifest)) throw refused('damaged');
  const listed = new Map(manifest.files.map((one) => [one.name, one]));
  if (listed.size !== files.size - 1 || !listed.has(PORTFOLIO_FILE)) throw refused('damaged');
  for (const [name, { bytes, sha256 }] of listed) {
    const found = files.get(name);
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw refused('damaged');
  }
  const portable = parsed(files.get(PORTFOLIO_FILE)!.content, 'damaged');
  if (!isPortable(portable)) throw refused('damaged');
  return portable;
}

function parsed(content: Buffer | null | undefined, fault: 'foreign' | 'damaged'): object {
  try {
    const value: unknown = JSON.parse(content!.toString());
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Refused below.
  }
  throw refused(fault);
}

/** The files of a ZIP archive by name, with size and hash. yauzl refuses names that lead out of the archive. */
async function filesOf(file: Buffer): Promise<Map<string, FileFacts>> {
  const zip = await fromBufferPromise(file, { lazyEntries: true, strictFileNames: true }).catch(() => {
    throw refused('not_zip');
  });
  if (zip.entryCount > ARCHIVE_LIMITS.files) throw refused('unsafe');
  const files = new Map<string, FileFacts>();
  let room: number = ARCHIVE_LIMITS.unpacked;
  try {
    for await (const entry of zip.eachEntry()) {
      if (files.has(entry.fileName) || entry.uncompressedSize > room) throw refused('unsafe');
      const facts = await unpacked(zip, entry);
      room -= facts.bytes;
      files.set(entry.fileName, facts);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw refused(UNSAFE_NAME.test((error as Error).message) ? 'unsafe' : 'damaged');
  }
  return files;
}

/** Unpacks a file; yauzl ends it with an error when it is larger than its header states. */
async function unpacked(zip: ZipFile, entry: Entry): Promise<FileFacts> {
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  const isRead = READ.has(entry.fileName);
  let bytes = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    const part = chunk as Buffer;
    bytes += part.length;
    hash.update(part);
    if (isRead) chunks.push(part);
  }
  return { bytes, sha256: hash.digest('hex'), content: isRead ? Buffer.concat(chunks) : null };
}
