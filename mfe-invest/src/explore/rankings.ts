/** A list that states the rule by which it is made. */
export interface Ranking {
  id: 'return' | 'cost' | 'size';
  sort_by: 'year_3' | 'expense_ratio' | 'aum';
  order: 'asc' | 'desc';
}

export const RANKINGS: readonly Ranking[] = [
  { id: 'return', sort_by: 'year_3', order: 'desc' },
  { id: 'cost', sort_by: 'expense_ratio', order: 'asc' },
  { id: 'size', sort_by: 'aum', order: 'desc' },
];

/** Address of the whole list that a ranking shows the top of. */
export function rankingAddress({ sort_by, order }: Ranking): string {
  return `/mutual-funds/all?${new URLSearchParams({ sort_by, order })}`;
}
