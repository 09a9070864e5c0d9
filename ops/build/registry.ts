import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { collidingRoutes } from '@sanchay/contracts';
import type { Registry, RegistryEntry, Release } from '@sanchay/contracts';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import { releaseFolder, root } from './inputs.ts';

/** Release id of each app, taken once, so that an edit during a build does not mix two. */
export type Releases = ReadonlyMap<string, string>;

/**
 * The registry of what was built just now: every remote with its one release live. The config module gives it its
 * serial, remembers what was live before, and serves it.
 * @throws Error when two remotes claim one route.
 */
export function composeRegistry(remotes: Releases, now: Date): Registry {
  const entries: Record<string, RegistryEntry> = {};
  for (const [name, version] of remotes) {
    const folder = releaseFolder(name, version);
    const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Release;
    const { owner, routes } = describeRemote(path.join(root, name));
    entries[name] = {
      owner,
      routes,
      live: version,
      previous: null,
      canary: null,
      disabled: false,
      releases: { [version]: release },
    };
  }
  const collisions = collidingRoutes(entries);
  if (collisions.length > 0) throw new Error(`two remotes claim one route: ${collisions.join('; ')}`);
  return {
    serial: 1,
    issued: now.toISOString(),
    expires: new Date(now.getTime() + 7 * 86_400_000).toISOString(),
    remotes: entries,
  };
}

/** Writes `dist/registry.json`. */
export function writeRegistry(remotes: Releases, now: Date): void {
  writeFileSync(
    path.join(root, 'dist/registry.json'),
    JSON.stringify(composeRegistry(remotes, now), null, 2),
  );
}

/** The releases that the last build registered and that are still there. */
export function formerReleases(): Map<string, string> {
  const file = path.join(root, 'dist/registry.json');
  if (!existsSync(file)) return new Map();
  const { remotes } = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  return new Map(
    Object.entries(remotes)
      .map(([name, { live }]) => [name, live] as const)
      .filter(([name, live]) => existsSync(releaseFolder(name, live))),
  );
}

/** Apps whose release is not built yet. */
export function unbuilt(apps: Releases): string[] {
  return [...apps].filter(([app, release]) => !existsSync(releaseFolder(app, release))).map(([app]) => app);
}

/** Partial builds that a killed build left behind. */
export function partialBuilds(): string[] {
  return ['dist/shell', ...readdirSafe('dist/remotes').map((name) => `dist/remotes/${name}`)].flatMap(
    (folder) =>
      readdirSafe(folder)
        .filter((name) => name.includes('.partial-'))
        .map((name) => path.join(root, folder, name)),
  );
}

function readdirSafe(folder: string): string[] {
  const full = path.join(root, folder);
  return existsSync(full) ? readdirSync(full) : [];
}
