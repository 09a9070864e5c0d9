import type { CallReply } from '@sanchay/contracts';
import { useCall } from '@sanchay/remote-kit';
import { useMemo } from 'react';
import { filtersOf, type Choice, type ListQuery } from './listQuery.ts';

export type Facet = CallReply<'mutualFundSearch'>['meta']['facets'][Choice];

/** How many funds each value of one filter would give beside all the other filters. */
function useFacet(query: ListQuery, choice: Choice): Facet {
  const { [choice]: _own, ...others } = filtersOf(query);
  const found = useCall('mutualFundSearch', { query: { ...others, per_page: 1 } }, { keepPrevious: true });
  const counted = found.data?.meta.facets[choice];
  const chosen = query[choice];
  return useMemo(() => {
    const known = new Set(counted?.map(({ value }) => value));
    const missing = chosen.filter((value) => !known.has(value));
    return [...(counted ?? []), ...missing.map((value) => ({ value, count: 0 }))];
  }, [counted, chosen]);
}

/**
 * The counts shown before a filter is applied. A filter's own choice does not narrow its own counts, so that a second
 * value can be added. Filters without a choice share one request.
 */
export function useFacets(query: ListQuery): Record<Choice, Facet> {
  const category = useFacet(query, 'category');
  const sub_category = useFacet(query, 'sub_category');
  const fund_house = useFacet(query, 'fund_house');
  const risk = useFacet(query, 'risk');
  const tags = useFacet(query, 'tags');
  return useMemo(
    () => ({ category, sub_category, fund_house, risk, tags }),
    [category, sub_category, fund_house, risk, tags],
  );
}
