import type { NavEntry, NavGroup } from '@sanchay/contracts';
import { isAt, navTree } from './navTree.ts';

const entry = (to: string, group?: NavGroup): NavEntry => ({
  label: { en: to, hi: to },
  to,
  place: 'header',
  order: 10,
  ...(group && { group }),
});

test('S5 · entries of one group are one menu, where the first of them stands; the others stand by themselves', () => {
  const tree = navTree([
    entry('/mutual-funds', 'invest'),
    entry('/calculators', 'plan'),
    entry('/gold', 'invest'),
    entry('/insurance'),
    entry('/help'),
    entry('/goals', 'plan'),
  ]);
  expect(tree.map(({ group, entries }) => [group, entries.map(({ to }) => to)])).toEqual([
    ['invest', ['/mutual-funds', '/gold']],
    ['plan', ['/calculators', '/goals']],
    [null, ['/insurance']],
    [null, ['/help']],
  ]);
});

test.each([
  ['/gold', '/gold', true],
  ['/gold/buy', '/gold', true],
  ['/golden', '/gold', false],
  ['/', '/gold', false],
])('S5 · %s is at %s: %s', (path, to, at) => {
  expect(isAt(path, to)).toBe(at);
});
