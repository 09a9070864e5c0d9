import {
  changed,
  cleared,
  fileOf,
  filterCount,
  filtersOf,
  readListQuery,
  sameFilters,
  searchOf,
  usualOrder,
  writeListQuery,
} from './listQuery.ts';

const read = (address: string) => readListQuery(new URLSearchParams(address));

describe('I1 list query', () => {
  test('I1 an empty address is the usual list: growth options by 3-year return, highest first', () => {
    expect(searchOf(read(''))).toEqual({
      sort_by: 'year_3',
      order: 'desc',
      page: 1,
      per_page: 20,
      reinvestment: 'Z',
    });
  });

  test('I1 another order or page finds the same funds, another filter or word does not', () => {
    const here = read('q=axis&risk=High+Risk');
    expect(sameFilters(here, read('q=axis&risk=High+Risk&sort_by=aum&order=asc&page=3'))).toBe(true);
    expect(sameFilters(here, read('q=axis&risk=High+Risk,Low+Risk'))).toBe(false);
    expect(sameFilters(here, read('q=axi&risk=High+Risk'))).toBe(false);
    expect(sameFilters(here, read('q=axis&risk=High+Risk&min_age=1'))).toBe(false);
  });

  test('I1 choices that a form sends one by one are one filter, each once', () => {
    expect(read('risk=High+Risk&risk=Low+Risk,High+Risk&risk=&tags=').risk).toEqual([
      'High Risk',
      'Low Risk',
    ]);
    expect(read('tags=').tags).toEqual([]);
  });

  test('I1 the address holds words, filters, order and page, and gives them back', () => {
    const query = read(
      'q=axis+cap&category=Equity%2CDebt&fund_house=AXIS&risk=High+Risk&tags=elss&max_expense_ratio=0.5&max_sip_min=500&sort_by=aum&order=asc&page=3',
    );
    expect(searchOf(query)).toEqual({
      q: 'axis cap',
      category: 'Equity,Debt',
      fund_house: 'AXIS',
      risk: 'High Risk',
      tags: 'elss',
      max_expense_ratio: 0.5,
      max_sip_min: 500,
      reinvestment: 'Z',
      sort_by: 'aum',
      order: 'asc',
      page: 3,
      per_page: 20,
    });
    expect(readListQuery(writeListQuery(query, new URLSearchParams()))).toEqual(query);
  });

  test('I1 what is usual is left out of the address, and what others keep in it stays', () => {
    const written = writeListQuery(
      read('sort_by=year_3&order=desc&page=1'),
      new URLSearchParams('preview=1&page=4'),
    );
    expect(written.toString()).toBe('preview=1');
  });

  test('I1 values that make no sense are read as the usual ones', () => {
    const query = read(
      'sort_by=price&order=up&page=-2&max_sip_min=abc&max_expense_ratio=0&reinvestment=Q&category=,,',
    );
    expect(query).toEqual(read(''));
    expect(read('page=2.9').page).toBe(2);
    expect(read('page=99999').page).toBe(10_000);
    expect(read(`q=${'x'.repeat(250)}`).q).toHaveLength(200);
  });

  test('I1 with words the best match comes first, and without them it is no order', () => {
    expect(read('q=axis').sort_by).toBe('relevance');
    expect(read('sort_by=relevance').sort_by).toBe('year_3');
    expect(changed(read(''), { q: 'axis' })).toMatchObject({ sort_by: 'relevance', order: 'desc' });
    expect(changed(read('q=axis'), { q: '' })).toMatchObject({ sort_by: 'year_3', order: 'desc' });
    expect(changed(read('sort_by=aum'), { q: 'axis' }).sort_by).toBe('aum');
  });

  test('I1 names and costs start with the least, other figures with the most', () => {
    expect([usualOrder('name'), usualOrder('expense_ratio')]).toEqual(['asc', 'asc']);
    expect([usualOrder('year_1'), usualOrder('aum'), usualOrder('relevance')]).toEqual([
      'desc',
      'desc',
      'desc',
    ]);
    expect(changed(read('order=asc'), { sort_by: 'aum' }).order).toBe('desc');
    expect(changed(read(''), { sort_by: 'aum', order: 'asc' }).order).toBe('asc');
  });

  test('I1 a change goes back to the first page, a turn of the page does not', () => {
    expect(changed(read('page=5'), { risk: ['High Risk'] }).page).toBe(1);
    expect(changed(read('page=5'), { page: 6 }).page).toBe(6);
  });

  test('I1 clearing takes all filters off and keeps words and order', () => {
    const query = read('q=axis&category=Debt&tags=elss&max_sip_min=100&max_expense_ratio=1&sort_by=aum');
    expect(filterCount(query)).toBe(4);
    expect(filterCount(cleared(query))).toBe(0);
    expect(cleared(query)).toMatchObject({ q: 'axis', sort_by: 'aum' });
  });

  test('I1 a search text of blanks only is not requested', () => {
    expect(filtersOf(read('q=+++'))).toEqual({ reinvestment: 'Z' });
  });
});

describe('I1 all filters in the address', () => {
  const ADDRESS =
    'min_year_1=5&min_year_5=10.5&min_ahead_3y=70&min_aum=500&max_aum=5000&min_age=3&lock_in=N&exit_load_free=Y&instant=Y&fund_manager=Ira+Naidoo&sort_by=drawdown';

  test('I1 are read, requested, and written unchanged', () => {
    const query = read(ADDRESS);
    expect(searchOf(query)).toEqual({
      min_year_1: 5,
      min_year_5: 10.5,
      min_ahead_3y: 70,
      min_aum: 500,
      max_aum: 5000,
      min_age: 3,
      lock_in: 'N',
      exit_load_free: 'Y',
      instant: 'Y',
      fund_manager: 'Ira Naidoo',
      reinvestment: 'Z',
      sort_by: 'drawdown',
      order: 'desc',
      page: 1,
      per_page: 20,
    });
    expect(writeListQuery(query, new URLSearchParams()).toString().split('&').toSorted()).toEqual(
      ADDRESS.split('&').toSorted(),
    );
    expect(filterCount(query)).toBe(10);
    expect(cleared(query)).toEqual({ ...read(''), sort_by: 'drawdown' });
  });

  test('I1 that make no sense are left out', () => {
    expect(read('lock_in=maybe&exit_load_free=N&instant=1&min_age=-2&min_aum=x')).toEqual(read(''));
  });

  test('I1 calm funds come first, both by swing and by fall', () => {
    expect([usualOrder('volatility'), usualOrder('drawdown'), usualOrder('month_1')]).toEqual([
      'asc',
      'desc',
      'desc',
    ]);
  });

  test('I1 the file has the same filters and order, and no page', () => {
    expect(fileOf(read('category=Debt&min_age=3&sort_by=aum&order=asc&page=4'))).toBe(
      '/insight/api/v1/mutual_fund_search.json?category=Debt&min_age=3&reinvestment=Z&sort_by=aum&order=asc&format=csv',
    );
  });
});
