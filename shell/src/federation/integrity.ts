import { INTEGRITY_LOOKUP, type Release } from '@sanchay/contracts';
import { isOverridden } from '../overrides/overriddenSource.ts';

const table = new Map<string, string>();
const origins = new Set<string>();

/** Takes the hashes of every file of a release. Those of a former release stay: it may still be on the page. */
export function rememberRelease({ entry, integrity }: Release): void {
  const { pathname } = new URL(entry, globalThis.location.href);
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  for (const [file, hash] of Object.entries(integrity)) table.set(folder + file, hash);
}

/** Takes the hashes of files of the shell itself, by path. */
export function rememberFiles(files: Record<string, string>): void {
  for (const [path, hash] of Object.entries(files)) table.set(path, hash);
}

/** Lets scripts come from another origin than the page's own; their hashes are the same. */
export function allowOrigin(origin: string): void {
  origins.add(origin);
}

/** The hash for a script address, without its query, or null: such an address is not requested at all. */
export function integrityOf(url: string): string | null {
  if (process.env.NODE_ENV === 'development' && isOverridden(url)) return '';
  const { origin, pathname } = new URL(url, globalThis.location.href);
  if (origin !== globalThis.location.origin && !origins.has(origin)) return null;
  return table.get(pathname) ?? null;
}

/** Lets the chunk loaders of shell and remotes look up hashes. */
export function offerIntegrity(): void {
  Object.defineProperty(globalThis, INTEGRITY_LOOKUP, { value: integrityOf });
}
