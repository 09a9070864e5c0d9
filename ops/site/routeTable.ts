import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describeRemote } from '@sanchay/remote-kit/webpack';

export const root = path.join(import.meta.dirname, '../..');

/** Files in which remotes name the paths of their screens. */
const ROUTE_FILES = 'mfe-*/src/**/{*outes,*creens,publicPages,ProfileRoutes}.{ts,tsx}';
const ROUTE = /path="(\/[^"*]*)"|^\s+'(\/[^'*]*)':/gm;
/** Its routes stand below this one. */
const NESTED: Readonly<Record<string, string>> = { 'ProfileRoutes.tsx': '/profile' };
/** Paths that the shell, the edge and the sandbox answer themselves. */
const OTHERS = ['/staff/:area', '/staff/:area/:id', '/sandbox', '/sandbox/:page'];

/** Every path that has a screen, as its route names it: `/stocks/:slug`. */
export function routeTable(): string[] {
  const routes = new Set<string>(OTHERS);
  for (const file of globSync(ROUTE_FILES, { cwd: root })) {
    const below = NESTED[path.basename(file)] ?? '';
    for (const [, inTag, inTable] of readFileSync(path.join(root, file), 'utf8').matchAll(ROUTE)) {
      const route = `${below}${inTag ?? inTable!}`;
      routes.add(route.length > 1 ? route.replace(/\/$/, '') : route);
    }
  }
  for (const remote of globSync('mfe-*', { cwd: root })) {
    for (const page of describeRemote(path.join(root, remote)).pages ?? []) routes.add(page);
  }
  return [...routes];
}

/**
 * Whether a link leads to a screen. One that ends in a slash, a question mark or `=` goes on with something else.
 * @param link path with its query, as it stands in the source
 */
export function leadsSomewhere(link: string, routes: readonly string[]): boolean {
  const [address = ''] = link.split(/[?#]/, 1);
  const whole = address.length > 1 && address.endsWith('/') ? `${address}x` : address;
  return routes.some((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(whole));
}
