import type { CallReply } from '@sanchay/contracts';

type Returns = CallReply<'fundCategories'>;

export interface SubCategoryRow {
  name: string;
  /** Null until the counts are here. */
  count: number | null;
  /** Percent a year; null while there is none. */
  year_1: number | null;
  year_3: number | null;
  year_5: number | null;
}

/** Sub-categories with how many funds they have and the average returns known by the same name. */
export function categoryRows(
  subCategories: readonly { name: string }[],
  counts: ReadonlyMap<string, number>,
  returns: Returns,
): SubCategoryRow[] {
  const byName = new Map(returns.map((row) => [row.category_name, row]));
  return subCategories.map(({ name }) => {
    const known = byName.get(name);
    return {
      name,
      count: counts.get(name) ?? null,
      year_1: known?.year_1 ?? null,
      year_3: known?.year_3 ?? null,
      year_5: known?.year_5 ?? null,
    };
  });
}

/** Address of the list of one sub-category, or of a whole category. */
export function categoryAddress(category: string, subCategory?: string): string {
  const query = new URLSearchParams({ category });
  if (subCategory !== undefined) query.set('sub_category', subCategory);
  return `/mutual-funds/all?${query}`;
}
