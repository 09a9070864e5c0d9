import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { CONTRACTS_VERSION, type CallName, type RemoteDescription, type Release } from '@sanchay/contracts';
import { callSignatures } from '@sanchay/contracts/signatures';

const compressible = /\.(js|css|svg|json)$/;

/** `sha384-…` of some bytes, as browsers take it in an integrity attribute. */
export function integrityHash(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Every file below a folder, relative, sorted; maps and compressed copies left out. */
export function publishedFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const name = path.posix.join(below, entry.name);
      return entry.isDirectory() ? publishedFiles(folder, name) : [name];
    })
    .filter((name) => !/\.(map|br|txt)$/.test(name) && name !== 'release.json' && name !== 'shell.json')
    .sort();
}

/** Writes a brotli copy beside each text file; the edge server sends those as they are. */
export function compressFolder(folder: string): void {
  for (const file of publishedFiles(folder).filter((name) => compressible.test(name))) {
    const bytes = readFileSync(path.join(folder, file));
    const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    writeFileSync(path.join(folder, `${file}.br`), packed);
  }
}

/** Hash of every file of a folder. */
export function integrityTable(folder: string): Record<string, string> {
  return Object.fromEntries(
    publishedFiles(folder).map((file) => [file, integrityHash(readFileSync(path.join(folder, file)))]),
  );
}

/** The record of a built release before its owner signs it. */
export type UnsignedRelease = Omit<Release, 'signature'>;

/**
 * The record of a built release.
 * @param needs modules that it takes from the shell, with the range it was built against
 * @param files `messages`: scripts with the messages of its first tree; `calls`: the calls that its sources make
 * @throws Error when the build lacks its entry or its app chunk
 */
export function describeRelease(
  folder: string,
  publicPath: string,
  remote: RemoteDescription,
  needs: Record<string, string>,
  { messages = [], calls = [] }: { messages?: readonly string[]; calls?: readonly CallName[] } = {},
): UnsignedRelease {
  const integrity = integrityTable(folder);
  const files = Object.keys(integrity);
  const entry = files.find((file) => /^remoteEntry\.\w+\.js$/.test(file));
  const app = files.find((file) => /^app\.\w+\.js$/.test(file));
  if (!entry || !app) throw new Error(`${remote.name}: the build has no remoteEntry or no app chunk`);
  return {
    entry: `${publicPath}${entry}`,
    integrity,
    preload: [entry, app, ...messages],
    title: remote.title,
    routes: remote.routes,
    ...(remote.rendered && { rendered: remote.rendered }),
    ...(remote.notRendered && { notRendered: remote.notRendered }),
    ...(remote.pages && { pages: remote.pages }),
    nav: remote.nav,
    contracts: remote.contracts,
    publishes: remote.publishes,
    listens: remote.listens,
    built: { contracts: CONTRACTS_VERSION, calls: callSignatures(calls) },
    needs,
    size: gzipSync(readFileSync(path.join(folder, entry))).length,
  };
}
