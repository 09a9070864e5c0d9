import { phoneColumns } from './phoneColumns.ts';

test('I1 a phone shows two figures, the one that the list is sorted by among them', () => {
  expect(phoneColumns('year_1')).toEqual(['year_1', 'year_3']);
  expect(phoneColumns('aum')).toEqual(['aum', 'year_3']);
  expect(phoneColumns('year_3')).toEqual(['year_3', 'expense_ratio']);
  expect(phoneColumns('name')).toEqual(['year_3', 'expense_ratio']);
  expect(phoneColumns('relevance')).toEqual(['year_3', 'expense_ratio']);
});
