import { publicPages } from '../../../ops/site/routeTable.ts';
import type { Screen } from './screen.ts';

/** Parts of a route that stand for something: `/stocks/:slug` has one. */
const places = (route: string): number => route.split('/:').length - 1;

const matches = (route: string, path: string): boolean =>
  new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path);

/**
 * The route that answers a path: of those that match, the one with the fewest places, as routers choose.
 * @returns null when no route matches, as for an address with nothing behind it
 */
export function routeOf(path: string, routes: readonly string[]): string | null {
  const [address = ''] = path.split(/[?#]/, 1);
  const fitting = routes.filter((route) => matches(route, address));
  return fitting.sort((one, other) => places(one) - places(other))[0] ?? null;
}

/** The routes that screens lead to. */
export function routesOfScreens(routes: readonly string[], screens: readonly Screen[]): Set<string | null> {
  return new Set(
    screens.flatMap(({ path, route = null }) => [
      route,
      typeof path === 'string' ? routeOf(path, routes) : null,
    ]),
  );
}

/** Public pages that no screen leads to. They need nothing but their address. */
export function publicPathsWithoutScreen(
  routes: readonly string[],
  screens: readonly Screen[],
): readonly string[] {
  const covered = routesOfScreens(routes, screens);
  return publicPages().filter((path) => !covered.has(path));
}
