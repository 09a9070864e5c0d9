import { INTEGRITY_LOOKUP } from '@sanchay/contracts';
import type { Registry } from '@sanchay/contracts';

const table = new Map<string, string>();

/** Takes the hashes of every file of every release in the registry. */
export function rememberIntegrity(registry: Registry): void {
  for (const entry of Object.values(registry.remotes)) {
    for (const release of Object.values(entry.releases)) {
      const folder = release.entry.slice(0, release.entry.lastIndexOf('/') + 1);
      for (const [file, hash] of Object.entries(release.integrity)) table.set(folder + file, hash);
    }
  }
}

/** The hash for a script address of this origin, without its query, or null when the registry has none. */
export function integrityOf(url: string): string | null {
  const { pathname } = new URL(url, globalThis.location.href);
  return table.get(pathname) ?? null;
}

/** Lets the chunk loaders of the remotes ask for hashes. */
export function offerIntegrity(): void {
  Object.defineProperty(globalThis, INTEGRITY_LOOKUP, { value: integrityOf });
}
