import { categoryAddress, categoryRows } from './categoryRows.ts';
import { RANKINGS, rankingAddress } from './rankings.ts';

const returns = {
  category_name: 'Flexi Cap',
  report_date: '2026-11-20',
  week_1: 1,
  month_1: 2,
  month_3: 3,
  month_6: 4,
  year_1: 11,
  year_3: 13,
  year_5: 15,
  year_10: 17,
  inception: 18,
};

test('I1 sub-categories carry their count and the average returns of the same name', () => {
  const rows = categoryRows([{ name: 'Flexi Cap' }, { name: 'ELSS' }], new Map([['Flexi Cap', 20]]), [
    returns,
  ]);
  expect(rows).toEqual([
    { name: 'Flexi Cap', count: 20, year_1: 11, year_3: 13, year_5: 15 },
    { name: 'ELSS', count: null, year_1: null, year_3: null, year_5: null },
  ]);
});

test('I1 a category links to the list of its funds', () => {
  expect(categoryAddress('Equity')).toBe('/mutual-funds/all?category=Equity');
  expect(categoryAddress('Equity', 'Large & Mid Cap')).toBe(
    '/mutual-funds/all?category=Equity&sub_category=Large+%26+Mid+Cap',
  );
});

test('I1 each ranking links to the whole list in its own order', () => {
  expect(RANKINGS.map(rankingAddress)).toEqual([
    '/mutual-funds/all?sort_by=year_3&order=desc',
    '/mutual-funds/all?sort_by=expense_ratio&order=asc',
    '/mutual-funds/all?sort_by=aum&order=desc',
  ]);
});
