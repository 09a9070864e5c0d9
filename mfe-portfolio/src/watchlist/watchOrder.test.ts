import type { WatchedItem } from '@sanchay/contracts';
import { inWatchOrder, watchOrderOf } from './watchOrder.ts';
import { watchPath } from './watchPath.ts';

const item = (name: string, change_percentage: number | null): WatchedItem =>
  ({ kind: 'stock', id: name, slug: name, name, change_percentage }) as WatchedItem;
const items = [item('b', -1), item('d', null), item('c', 2), item('a', 2)];
const names = (order: Parameters<typeof inWatchOrder>[1]) =>
  inWatchOrder(items, order).map(({ name }) => name);

test('P9 · the order of the address counts, and what has no change comes last both ways', () => {
  expect(names('added')).toEqual(['b', 'd', 'c', 'a']);
  expect(names('name')).toEqual(['a', 'b', 'c', 'd']);
  expect(names('rise')).toEqual(['a', 'c', 'b', 'd']);
  expect(names('fall')).toEqual(['b', 'a', 'c', 'd']);
  expect(watchOrderOf(new URLSearchParams('sort=fall'))).toBe('fall');
  expect(watchOrderOf(new URLSearchParams('sort=luck'))).toBe('added');
});

test.each([
  ['mutual_fund', '/mutual-funds/fund/a%2Fb'],
  ['stock', '/stocks/a%2Fb'],
  ['us_stock', '/us-stocks/a%2Fb'],
  ['fixed_deposit', '/fixed-deposit/a%2Fb'],
] as const)('P9 · a %s leads to %s', (kind, path) => {
  expect(watchPath({ kind, slug: 'a/b' })).toBe(path);
});
