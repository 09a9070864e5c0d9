import { aScheme } from '../testing/schemes.ts';
import { returnRows } from './returnRows.ts';

const category = {
  category_name: 'Flexi Cap',
  report_date: '2020-01-02',
  ...{ week_1: 1, month_1: 1, month_3: 1, month_6: 1, year_10: 1 },
  ...{ year_1: 11.8, year_3: 15.1, year_5: null, inception: 12 },
};

test('I2 the fund stands beside the average of its own sub-category and a deposit', () => {
  expect(returnRows(aScheme(), [{ ...category, category_name: 'Other', year_1: 1 }, category], 6.5)).toEqual([
    { period: 'year_1', fund: 14.2, category: 11.8, deposit: 6.5 },
    { period: 'year_3', fund: 18.9, category: 15.1, deposit: 6.5 },
    { period: 'year_5', fund: 17.4, category: null, deposit: 6.5 },
    { period: 'inception', fund: 15, category: 12, deposit: 6.5 },
  ]);
  expect(returnRows(aScheme(), [], 6.5)[0]).toEqual({
    period: 'year_1',
    fund: 14.2,
    category: null,
    deposit: 6.5,
  });
});
