import type { RegistryEntry, Release, TrustedKeys } from '@sanchay/contracts';
import { entryFault, releaseFault } from './shape.ts';
import { isSignedBy } from './signature.ts';

/** Folder of a release's files, as a path. */
export function releaseFolderPath(name: string, version: string): string {
  return `/remotes/${name}/${version}/`;
}

/** The owner of a remote, or null for a name that is unknown, `constructor` included. */
export function remoteOwner(trust: TrustedKeys, name: string): string | null {
  return Object.hasOwn(trust.remotes, name) ? trust.remotes[name]! : null;
}

/**
 * Why this release is not one that the remote's owner made, or null. The entry's path binds it to name and version,
 * the owner's signature covers every hash.
 * @param origins other origins than the page's own from which code may come.
 */
export async function releaseBreach(
  name: string,
  version: string,
  release: unknown,
  trust: TrustedKeys,
  origins: readonly string[],
): Promise<string | null> {
  const fault = releaseFault(release);
  if (fault) return `release ${version}: ${fault}`;
  const { entry, integrity } = release as Release;
  const address = URL.canParse(entry) ? new URL(entry) : null;
  if (address && !origins.includes(address.origin))
    return `release ${version}: unknown origin ${address.origin}`;
  const path = address?.pathname ?? entry;
  const folder = releaseFolderPath(name, version);
  if (!path.startsWith(folder)) return `release ${version}: its entry is not below ${folder}`;
  if (!Object.hasOwn(integrity, path.slice(folder.length)))
    return `release ${version}: its entry has no hash`;
  const owner = remoteOwner(trust, name);
  if (owner === null) return `${name} is not a remote that anybody owns`;
  if (!(await isSignedBy(release as Release, trust.owners[owner] ?? [])))
    return `release ${version}: not signed by ${owner}`;
  return null;
}

/** Why this entry cannot be used, or null: shape, owner, every release, and the live release's routes. */
export async function entryBreach(
  name: string,
  value: unknown,
  trust: TrustedKeys,
  origins: readonly string[],
): Promise<string | null> {
  const fault = entryFault(value);
  if (fault) return fault;
  const entry = value as RegistryEntry;
  const owner = remoteOwner(trust, name);
  if (owner === null) return `${name} is not a remote that anybody owns`;
  if (owner !== entry.owner) return `it belongs to ${owner}, not to ${entry.owner}`;
  for (const [version, release] of Object.entries(entry.releases)) {
    const breach = await releaseBreach(name, version, release, trust, origins);
    if (breach) return breach;
  }
  const live = entry.releases[entry.live]!;
  if ([...live.routes].sort().join() !== [...entry.routes].sort().join())
    return 'its routes are not those of its live release';
  return null;
}
