import {
  ownerOf,
  SERVER_FILE,
  type PageEntry,
  type PageRegistry,
  type Registry,
  type Release,
} from '@sanchay/contracts';
import { versionFor } from './cohort.ts';

/** The registry as a page for `path` starts with it. */
export function pageRegistry(registry: Registry, path: string, cohort: number): PageRegistry {
  const owner = ownerOf(registry.remotes, path);
  const { serial, issued, expires } = registry;
  const remotes = Object.entries(registry.remotes).map(([name, entry]): [string, PageEntry] => {
    const live = versionFor(name, entry, cohort);
    const release = entry.releases[live]!;
    return [
      name,
      {
        owner: entry.owner,
        title: release.title,
        routes: entry.routes,
        nav: release.nav,
        live,
        ...(entry.disabled && { disabled: true as const, ...(entry.message && { message: entry.message }) }),
        ...(name === owner && !entry.disabled && { release: forBrowsers(release) }),
      },
    ];
  });
  return { serial, issued, expires, cohort, remotes: Object.fromEntries(remotes) };
}

/** What renders on the server is no business of a browser. */
function forBrowsers(release: Release): Release {
  if (!Object.hasOwn(release.integrity, SERVER_FILE)) return release;
  const { [SERVER_FILE]: _server, ...integrity } = release.integrity;
  return { ...release, integrity };
}
