import type { CallQuery } from '@sanchay/contracts';
import { FACETS, hasOneOf, type FacetColumn, type FilterField } from './facetColumns.ts';
import type { ListedScheme } from './marketView.ts';

type FundQuery = CallQuery<'mutualFundSearch'>;

/** The ids that a filter chooses, as marks; values are joined by commas or bars. Null when it chooses nothing. */
function chosen({ values, known }: FacetColumn, text: string | undefined): Uint8Array | null {
  const tokens = (text ?? '').split(/[|,]/).map((token) => token.trim().toLowerCase());
  const asked = tokens.filter(Boolean);
  if (asked.length === 0) return null;
  const marks = new Uint8Array(values.length);
  for (const token of asked) {
    const id = known.get(token);
    if (id !== undefined) marks[id] = 1;
  }
  return marks;
}

type Value = (scheme: ListedScheme) => number | null;

/** Lower limits; a fund of which the figure is not known does not reach any. */
const LEAST: Partial<Record<keyof FundQuery, Value>> = {
  min_year_1: ({ row }) => row.returns.year_1,
  min_year_3: ({ row }) => row.returns.year_3,
  min_year_5: ({ row }) => row.returns.year_5,
  min_ahead_3y: ({ ahead_3y }) => ahead_3y,
  min_expense_ratio: ({ row }) => row.expense_ratio,
  min_aum: ({ row }) => row.aum,
  min_age: ({ age }) => age,
};

/** Upper limits; a fund of which the figure is not known keeps none. */
const MOST: Partial<Record<keyof FundQuery, Value>> = {
  max_expense_ratio: ({ row }) => row.expense_ratio,
  max_aum: ({ row }) => row.aum,
  max_sip_min: ({ row }) => row.sip_min,
};

type Test = (scheme: ListedScheme) => boolean;

function limitsOf(query: FundQuery): Test[] {
  const tests = (table: typeof LEAST, keeps: (value: number, limit: number) => boolean): Test[] =>
    Object.entries(table).flatMap(([name, valueOf]) => {
      const limit = query[name as keyof FundQuery];
      if (typeof limit !== 'number') return [];
      return (scheme: ListedScheme) => {
        const value = valueOf(scheme);
        return value !== null && keeps(value, limit);
      };
    });
  return [
    ...tests(LEAST, (value, limit) => value >= limit),
    ...tests(MOST, (value, limit) => value <= limit),
  ];
}

function traitsOf({ fund_manager, lock_in, exit_load_free, instant }: FundQuery): Test[] {
  const manager = fund_manager?.trim().toLowerCase();
  return [
    ...(manager ? [(scheme: ListedScheme) => scheme.manager?.toLowerCase() === manager] : []),
    ...(lock_in ? [(scheme: ListedScheme) => scheme.lock_in_days > 0 === (lock_in === 'Y')] : []),
    ...(exit_load_free ? [(scheme: ListedScheme) => scheme.exit_load_free] : []),
    ...(instant ? [(scheme: ListedScheme) => scheme.instant] : []),
  ];
}

/** Whether the scheme at a place passes every filter of the query. */
export function filterOf(
  schemes: readonly ListedScheme[],
  columns: Record<FilterField, FacetColumn>,
  query: FundQuery,
): (row: number) => boolean {
  const choices = [...FACETS, 'reinvestment' as const].flatMap((field) => {
    const marks = chosen(columns[field], query[field]);
    return marks ? [{ column: columns[field], marks }] : [];
  });
  const tests = [...limitsOf(query), ...traitsOf(query)];
  return (row) =>
    choices.every(({ column, marks }) => hasOneOf(column, marks, row)) &&
    tests.every((test) => test(schemes[row]!));
}
