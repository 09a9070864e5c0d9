import { ownerOf, ownsPath, SERVER_FILE, type Registry, type Release } from '@sanchay/contracts';
import { versionFor } from '@sanchay/registry';

/** Who renders a page, and what of the registry decides how it looks. */
export interface RenderTarget {
  remote: string;
  version: string;
  release: Release;
  /** Release of every remote that this visitor gets: their navigation is on the page. */
  releases: string;
  /** Whether visitors get different releases now, so that a shared cache must not keep the page. */
  canary: boolean;
}

/** The release that renders this path for a visitor of this cohort, or null: the browser makes the page. */
export function renderTarget(registry: Registry, path: string, cohort: number): RenderTarget | null {
  const remote = ownerOf(registry.remotes, path);
  const entry = remote === null ? undefined : registry.remotes[remote];
  if (!remote || !entry || entry.disabled) return null;
  const version = versionFor(remote, entry, cohort);
  const release = entry.releases[version]!;
  const isBelow = (prefixes: readonly string[] = []): boolean =>
    prefixes.some((prefix) => ownsPath(prefix, path));
  if (!isBelow(release.rendered) || isBelow(release.notRendered)) return null;
  if (!Object.hasOwn(release.integrity, SERVER_FILE)) return null;
  const entries = Object.entries(registry.remotes);
  const releases = entries.map(
    ([name, one]) => `${name}@${versionFor(name, one, cohort)}${one.disabled ? '-' : ''}`,
  );
  return {
    remote,
    version,
    release,
    releases: releases.join(),
    canary: entries.some(([, { canary, disabled }]) => canary !== null && !disabled),
  };
}
