import type { FundSort } from './listQuery.ts';

/** The two figures of a row on a phone, one above the other: the one the list is sorted by, and the next in demand. */
export function phoneColumns(sort: FundSort): readonly [FundSort, FundSort] {
  if (sort === 'name' || sort === 'relevance' || sort === 'year_3') return ['year_3', 'expense_ratio'];
  return [sort, 'year_3'];
}
