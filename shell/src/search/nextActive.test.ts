import type { SearchGroup } from '@sanchay/contracts';
import { nextActive } from './nextActive.ts';
import { fullList, optionsOf } from './options.ts';

test.each([
  ['ArrowDown', null, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, null],
  ['ArrowUp', null, 2],
  ['ArrowUp', 0, null],
  ['ArrowUp', 2, 1],
  ['Home', null, undefined],
  ['Home', 2, 0],
  ['End', null, undefined],
  ['End', 0, 2],
  ['a', 0, undefined],
])('S6 · %s on line %s of three goes to %s', (key, active, next) => {
  expect(nextActive(key, active, 3)).toBe(next);
});

test('S6 · without lines every key is the field’s own', () => {
  expect(nextActive('ArrowDown', null, 0)).toBeUndefined();
});

const item = (kind: SearchGroup['kind'], name: string) => ({
  id: `${kind}.${name}`,
  kind,
  title: name,
  detail: null,
  path: `/${name}`,
  figure: null,
  matches: [],
});

test('S6 · a group with more than is shown leads to the full list where there is one', () => {
  const funds: SearchGroup = { kind: 'mutual_fund', total: 2, items: [item('mutual_fund', 'a')] };
  const pages: SearchGroup = { kind: 'page', total: 9, items: [item('page', 'gold')] };
  expect(fullList(funds, 'axis & co')).toBe('/mutual-funds/all?q=axis%20%26%20co');
  expect(fullList({ ...funds, total: 1 }, 'axis')).toBeNull();
  expect(fullList(pages, 'axis')).toBeNull();
  expect(
    optionsOf([funds, pages], 'a').map(({ element, path, item: of }) => [element, path, of?.id ?? null]),
  ).toEqual([
    ['search-option-mutual_fund-a', '/a', 'mutual_fund.a'],
    ['search-option-all-mutual_fund', '/mutual-funds/all?q=a', null],
    ['search-option-page-gold', '/gold', 'page.gold'],
  ]);
});
