import type { CallReply } from '@sanchay/contracts';
import { useCall } from '@sanchay/remote-kit';
import { filtersOf } from './listQuery.ts';
import type { Choice, ListQuery } from './listQuery.ts';

export type Facet = CallReply<'mutualFundSearch'>['meta']['facets'][Choice];

/** How many funds each value of one filter would give beside all the other filters. */
function useFacet(query: ListQuery, choice: Choice): Facet {
  const { [choice]: _own, ...others } = filtersOf(query);
  const found = useCall('mutualFundSearch', { query: { ...others, per_page: 1 } }, { keepPrevious: true });
  const counted = found.data?.meta.facets[choice] ?? [];
  const missing = query[choice].filter((value) => !counted.some((known) => known.value === value));
  return [...counted, ...missing.map((value) => ({ value, count: 0 }))];
}

/**
 * The counts shown before a filter is applied. A filter's own choice does not narrow its own counts, so that a second
 * value can be added. Filters without a choice share one request.
 */
export function useFacets(query: ListQuery): Record<Choice, Facet> {
  return {
    category: useFacet(query, 'category'),
    sub_category: useFacet(query, 'sub_category'),
    fund_house: useFacet(query, 'fund_house'),
    risk: useFacet(query, 'risk'),
    tags: useFacet(query, 'tags'),
  };
}
