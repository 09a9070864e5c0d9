import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeOf, routesOfScreens } from '../../e2e/pages/screens/routesOfScreens.ts';
import { SCREENS } from '../../e2e/pages/screens/screens.ts';
import { root, routeFiles, routeTable, SANDBOX_ROUTES } from './routeTable.ts';

const routes = routeTable();
const missing = (): string[] => {
  const covered = routesOfScreens(routes, SCREENS);
  return routes.filter((route) => !covered.has(route) && !SANDBOX_ROUTES.includes(route));
};

test('S19 · every route of the product has a screen that is looked at in every language, theme and width', () => {
  expect(routes.length).toBeGreaterThan(90);
  expect(missing()).toEqual([]);
});

test('S19 · every route that a screen names is one of the product', () => {
  const unknown = SCREENS.filter(({ route }) => route && !routes.includes(route));
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

test('S19 · a screen whose path only the database knows names its route', () => {
  const nameless = SCREENS.filter(({ path, route }) => typeof path !== 'string' && !route);
  expect(nameless.map(({ name }) => name)).toEqual([]);
});

test('S19 · every screen has a name of its own', () => {
  const names = SCREENS.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('S19 · the route table reads every file in which a remote names routes', () => {
  const read = routeFiles();
  const naming = globSync('mfe-*/src/**/*.tsx', { cwd: root }).filter(
    (file) =>
      !/\.test\.|\/standalone\//.test(file) && /<Route\b/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(naming.length).toBeGreaterThan(5);
  expect(naming.filter((file) => !read.includes(file))).toEqual([]);
});

test.each([
  ['/help/tickets', '/help/tickets'],
  ['/help/insurance', '/help/:category'],
  ['/stocks/all?cap=mid&sort=name.asc', '/stocks/all'],
  ['/stocks/x', '/stocks/:slug'],
  ['/orders/sale/x', '/orders/sale/:id'],
  ['/nowhere', null],
])('S19 · %s belongs to the route %s', (address, route) => {
  expect(routeOf(address, routes)).toBe(route);
});
