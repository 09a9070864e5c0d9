import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeRemote } from '@sanchay/remote-kit/webpack';
import { STAFF_SCREENS } from '../../shell/src/staff/staffPaths.ts';

export const root = path.join(import.meta.dirname, '../..');

/** Files in which remotes name the paths of their screens. */
const ROUTE_FILES = 'mfe-*/src/**/{*outes,*creens,publicPages,ProfileRoutes}.{ts,tsx}';
const ROUTE = /path="(\/[^"*]*)"|^\s+'(\/[^'*]*)':/gm;
/** Its routes stand below this one. */
const NESTED: Readonly<Record<string, string>> = { 'ProfileRoutes.tsx': '/profile' };
/** Pages that the API makes for developers: no part of the product, and in no release outside the sandbox. */
export const SANDBOX_ROUTES: readonly string[] = ['/sandbox', '/sandbox/:page'];
/** Paths that the shell, the edge and the sandbox answer themselves. */
const OTHERS = [
  '/staff',
  ...STAFF_SCREENS.flatMap((name) => [`/staff/${name}`, `/staff/${name}/:id`]),
  ...SANDBOX_ROUTES,
];

/** Sources of remotes in which routes are looked for. */
export const routeFiles = (): string[] => globSync(ROUTE_FILES, { cwd: root });

/** Public pages that remotes name for the sitemap; each needs nothing but its address. */
export function publicPages(): string[] {
  return globSync('mfe-*', { cwd: root }).flatMap(
    (remote) => describeRemote(path.join(root, remote)).pages ?? [],
  );
}

/** Every path that has a screen, as its route names it: `/stocks/:slug`. */
export function routeTable(): string[] {
  const routes = new Set<string>(OTHERS);
  for (const file of routeFiles()) {
    const below = NESTED[path.basename(file)] ?? '';
    for (const [, inTag, inTable] of readFileSync(path.join(root, file), 'utf8').matchAll(ROUTE)) {
      const route = `${below}${inTag ?? inTable!}`;
      routes.add(route.length > 1 ? route.replace(/\/$/, '') : route);
    }
  }
  for (const page of publicPages()) routes.add(page);
  return [...routes];
}

/**
 * Whether a link leads to a screen. One that ends in a slash, a question mark or `=` goes on with something else.
 * @param link path with its query, as it stands in the source
 */
export function leadsSomewhere(link: string, routes: readonly string[]): boolean {
  const [address = ''] = link.split(/[?#]/, 1);
  if (address.length > 1 && address.endsWith('/') && routes.some((route) => route.startsWith(address)))
    return true;
  return routes.some((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(address));
}
