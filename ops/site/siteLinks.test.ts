import { FEATURES, promisesOf } from './promises.ts';
import { leadsSomewhere, routeTable } from './routeTable.ts';
import { siteLinks } from './siteLinks.ts';

const routes = routeTable();

test('M1 · every link of menus, screens, search, help and messages leads to a screen', () => {
  const links = siteLinks();
  expect(links.length).toBeGreaterThan(250);
  const dead = links.filter(({ link }) => !leadsSomewhere(link, routes));
  expect(dead).toEqual([]);
});

test.each(['/save-smart', '/stocks/a/b', '/golden'])('M1 · %s has no screen so far', (path) => {
  expect(leadsSomewhere(path, routes)).toBe(false);
});

test.each([
  '/',
  '/stocks/x?from=/',
  '/mutual-funds/fund/',
  '/help/tickets/new?category=',
  '/staff/tickets/',
  '/gold#price',
])('M1 · %s leads to a screen', (path) => {
  expect(leadsSomewhere(path, routes)).toBe(true);
});

const unbuilt = FEATURES.filter(({ path }) => !leadsSomewhere(path, routes));

test.each(unbuilt.map((feature) => [feature.path, feature] as const))(
  'M1 · no text promises %s, which has no screen',
  (_, feature) => {
    expect(promisesOf(feature)).toEqual([]);
  },
);
