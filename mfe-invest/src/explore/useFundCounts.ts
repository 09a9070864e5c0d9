import { useCall } from '@sanchay/remote-kit';
import { GROWTH } from '../scheme/option.ts';

export type FundCounts = Record<'category' | 'sub_category' | 'fund_house', ReadonlyMap<string, number>>;

/** How many funds the list shows for each category, sub-category and house. Empty until known. */
export function useFundCounts(): FundCounts {
  const found = useCall('mutualFundSearch', { query: { reinvestment: GROWTH, per_page: 1 } });
  const facets = found.data?.meta.facets;
  const counts = (facet: { value: string; count: number }[] = []) =>
    new Map(facet.map(({ value, count }) => [value, count]));
  return {
    category: counts(facets?.category),
    sub_category: counts(facets?.sub_category),
    fund_house: counts(facets?.fund_house),
  };
}
