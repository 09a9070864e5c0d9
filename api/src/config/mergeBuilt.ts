import type { Registry, RegistryEntry } from '@sanchay/contracts';

type Remotes = Registry['remotes'];

/**
 * The remotes of a build laid over those in force. Where the live release changes, the former one becomes
 * `previous` and its files stay listed; what operators set (canary, disabled) stays as it is.
 */
export function mergeBuilt(former: Remotes, built: Remotes): Remotes {
  return Object.fromEntries(
    Object.entries(built).map(([name, entry]) => {
      const before = former[name];
      return [name, before ? mergeEntry(before, entry) : entry];
    }),
  );
}

function mergeEntry(before: RegistryEntry, built: RegistryEntry): RegistryEntry {
  const { canary, disabled } = before;
  const releases = { ...before.releases, ...built.releases };
  if (before.live === built.live) return { ...built, previous: before.previous, canary, disabled, releases };
  const kept = [built.live, before.live, canary?.version];
  return {
    ...built,
    previous: before.live,
    canary,
    disabled,
    releases: Object.fromEntries(Object.entries(releases).filter(([version]) => kept.includes(version))),
  };
}
