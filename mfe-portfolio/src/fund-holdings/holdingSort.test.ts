import { ALL_SORTS, sortOf, withSort } from './holdingSort.ts';

const read = (query: string) => sortOf(new URLSearchParams(query));

describe('order of holdings in the address', () => {
  test('P2 · an address without an order, or with one that does not exist, means the largest value first', () => {
    expect(read('')).toEqual({ key: 'value', direction: 'desc' });
    expect(read('sortBy=units&sortType=asc')).toEqual({ key: 'value', direction: 'desc' });
    expect(read('sortType=asc')).toEqual({ key: 'value', direction: 'desc' });
  });

  test('P2 · the address contains field and direction; without a direction names ascend and figures descend', () => {
    expect(read('sortBy=returns&sortType=asc')).toEqual({ key: 'returns', direction: 'asc' });
    expect(read('sortBy=investment&sortType=desc')).toEqual({ key: 'investment', direction: 'desc' });
    expect(read('sortBy=fund_name')).toEqual({ key: 'fund_name', direction: 'asc' });
    expect(read('sortBy=returns&sortType=up')).toEqual({ key: 'returns', direction: 'desc' });
  });

  test('P2 · a new order keeps the rest of the address', () => {
    const next = withSort(new URLSearchParams('p=1&sortBy=value'), { key: 'fund_name', direction: 'desc' });
    expect(next.toString()).toBe('p=1&sortBy=fund_name&sortType=desc');
  });

  test('P2 · every field can be chosen in both directions, the usual one first', () => {
    expect(ALL_SORTS.map(({ key, direction }) => `${key} ${direction}`)).toEqual([
      'value desc',
      'value asc',
      'fund_name asc',
      'fund_name desc',
      'investment desc',
      'investment asc',
      'returns desc',
      'returns asc',
    ]);
  });
});
