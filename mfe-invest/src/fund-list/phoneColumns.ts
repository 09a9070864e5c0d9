import type { FundSort } from './listQuery.ts';

/** The two figures of a row on a phone: the one the list is sorted by, and what people ask for next. */
export function phoneColumns(sort: FundSort): readonly string[] {
  if (sort === 'name' || sort === 'relevance' || sort === 'year_3') return ['year_3', 'expense_ratio'];
  return [sort, 'year_3'];
}
