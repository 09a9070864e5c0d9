import type { SearchGroup, SearchItem } from '@sanchay/contracts';

/** One line of the list that can be chosen. */
export interface SearchOption {
  /** Id of its element. */
  element: string;
  path: string;
  /** What it leads to; null for a link to the full list. */
  item: SearchItem | null;
}

/** Places with a list of their own that takes the query. */
const LISTS: Partial<Record<SearchGroup['kind'], string>> = {
  mutual_fund: '/mutual-funds/all?q=',
};

/** The full list of a group's kind for the query, when there is more than is shown and such a list. */
export function fullList({ kind, total, items }: SearchGroup, query: string): string | null {
  const list = LISTS[kind];
  return list && total > items.length ? list + encodeURIComponent(query) : null;
}

export const optionElement = (place: string): string => `search-option-${place.replace(/[^\w-]/g, '-')}`;

/** Everything that can be chosen, from the top down. */
export function optionsOf(groups: readonly SearchGroup[], query: string): SearchOption[] {
  return groups.flatMap((group) => {
    const more = fullList(group, query);
    return [
      ...group.items.map((item) => ({ element: optionElement(item.id), path: item.path, item })),
      ...(more ? [{ element: optionElement(`all-${group.kind}`), path: more, item: null }] : []),
    ];
  });
}
