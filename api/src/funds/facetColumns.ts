import type { ListedScheme } from './marketView.ts';

/** Fields that a fund search filters by and counts. */
export const FACETS = ['category', 'sub_category', 'fund_house', 'risk', 'tags'] as const;
export type Facet = (typeof FACETS)[number];
export type FilterField = Facet | 'reinvestment';

/** One field of all rows as numbers: the values of row `r` are `ids[starts[r]]` up to `ids[starts[r + 1]]`. */
export interface FacetColumn {
  values: string[];
  /** Ids by the lower-case words that a filter may use; a house also answers to its slug and name. */
  known: Map<string, number>;
  starts: Int32Array;
  ids: Uint16Array;
}

function valuesOf({ row, reinvestment }: ListedScheme, field: FilterField): readonly string[] {
  if (field === 'tags') return row.tags;
  return [field === 'reinvestment' ? reinvestment : row[field]];
}

/** Numbers the values of a field over all rows. */
export function facetColumn(schemes: readonly ListedScheme[], field: FilterField): FacetColumn {
  const values: string[] = [];
  const known = new Map<string, number>();
  const ids: number[] = [];
  const starts = new Int32Array(schemes.length + 1);
  for (const [row, scheme] of schemes.entries()) {
    for (const value of valuesOf(scheme, field)) {
      const token = value.toLowerCase();
      let id = known.get(token);
      if (id === undefined) {
        id = values.push(value) - 1;
        const { slug, name } = scheme.house;
        const tokens = field === 'fund_house' ? [token, slug.toLowerCase(), name.toLowerCase()] : [token];
        for (const each of tokens) known.set(each, id);
      }
      ids.push(id);
    }
    starts[row + 1] = ids.length;
  }
  return { values, known, starts, ids: Uint16Array.from(ids) };
}

/** How often each value occurs in these rows, the most frequent first. */
export function countValues(
  { values, starts, ids }: FacetColumn,
  rows: Iterable<number>,
): { value: string; count: number }[] {
  const counts = new Uint32Array(values.length);
  for (const row of rows) {
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) counts[ids[at]!]! += 1;
  }
  return values
    .map((value, id) => ({ value, count: counts[id]! }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Whether a row has one of the chosen values; `chosen` holds a 1 for each. */
export function hasOneOf({ starts, ids }: FacetColumn, chosen: Uint8Array, row: number): boolean {
  for (let at = starts[row]!; at < starts[row + 1]!; at += 1) if (chosen[ids[at]!] === 1) return true;
  return false;
}
