import { addressWith, isFiltered, orderOf, pageAddress, readShareList, shareCall } from './listAddress.ts';

const read = (text: string) => readShareList(new URLSearchParams(text));

test('I6 · an address and its query convert to each other without loss', () => {
  const query = read('search=bank&sector=Power&cap=small&pe=25&sort=year_1.asc&page=3');
  expect(query).toEqual({
    search: 'bank',
    sector: 'Power',
    industry: '',
    cap: 'small',
    at: '',
    pe: '25',
    year: '',
    yield: '',
    roe: '',
    debt: '',
    sort_by: 'year_1',
    order_type: 'asc',
    page: 3,
  });
  expect(orderOf(query)).toBe('year_1.asc');
  expect(pageAddress('/stocks/all', query, 4)).toBe(
    '/stocks/all?search=bank&sector=Power&cap=small&pe=25&sort=year_1.asc&page=4',
  );
  expect(pageAddress('/stocks/all', read(''), 1)).toBe('/stocks/all');
});

test('I6 · words without an order are answered by likeness', () => {
  expect(shareCall(read('search=bank'))).toEqual({ search: 'bank', page: 1, per_page: 20 });
  expect(shareCall(read('search=bank&sort=pe.desc'))).toMatchObject({ sort_by: 'pe', order_type: 'desc' });
  expect(shareCall(read(''))).toEqual({ sort_by: 'market_cap', order_type: 'desc', page: 1, per_page: 20 });
});

test('I6 · a limit that is no number, or outside what the call takes, is ignored', () => {
  const limits = ['1e9', '-2000', 'NaN', 'Infinity', ' ', '0', '-5', '0.5'].map(
    (text) => read(`year=${text}`).year,
  );
  expect(limits).toEqual(['', '', '', '', '', '0', '-5', '0.5']);
  expect(shareCall(read('year=0&debt=0.5'))).toMatchObject({ year_1_min: 0, debt_to_equity_max: 0.5 });
});

test('I6 · long words are cut, wrong pages are the first or the last that can be', () => {
  expect(read(`search=${'x'.repeat(300)}`).search).toHaveLength(100);
  expect(['0', '-1', 'NaN', '2.7', '99999999'].map((page) => read(`page=${page}`).page)).toEqual([
    1, 1, 1, 2, 10_000,
  ]);
});

test('I6 · only a chosen filter counts as one, and empty values stay out of the address', () => {
  expect(isFiltered(read('sort=pe.asc&page=2'))).toBe(false);
  for (const chosen of ['industry=Banks', 'at=high', 'roe=15', 'year=0'])
    expect([chosen, isFiltered(read(chosen))]).toEqual([chosen, true]);
  expect(addressWith('/x', { a: ' ', b: ' y ', sort: 'market_cap.desc', page: '1' })).toBe('/x?b=y');
});
