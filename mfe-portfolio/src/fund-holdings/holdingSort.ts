import type { Sort } from '@sanchay/ui';

export const SORT_FIELDS = ['value', 'fund_name', 'investment', 'returns'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export interface HoldingSort extends Sort {
  key: SortField;
}

/** The order without one in the address. */
export const LARGEST_FIRST: HoldingSort = { key: 'value', direction: 'desc' };

/** Every order that can be chosen, in the order of a list. */
export const ALL_SORTS: readonly HoldingSort[] = SORT_FIELDS.flatMap((key): HoldingSort[] => {
  const usual = key === 'fund_name' ? 'asc' : 'desc';
  return [
    { key, direction: usual },
    { key, direction: usual === 'asc' ? 'desc' : 'asc' },
  ];
});

/** The order that an address requests with `sortBy` and `sortType`; the default for any other value. */
export function sortOf(query: URLSearchParams): HoldingSort {
  const key = SORT_FIELDS.find((field) => field === query.get('sortBy'));
  const type = query.get('sortType');
  if (!key) return LARGEST_FIRST;
  if (type === 'asc' || type === 'desc') return { key, direction: type };
  return ALL_SORTS.find((sort) => sort.key === key) ?? LARGEST_FIRST;
}

/** The same address with another order; other parts of the query stay. */
export function withSort(query: URLSearchParams, { key, direction }: Sort): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('sortBy', key);
  next.set('sortType', direction);
  return next;
}
