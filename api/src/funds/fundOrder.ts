import type { CallQuery } from '@sanchay/contracts';
import type { ListedScheme } from './marketView.ts';

type Query = CallQuery<'mutualFundSearch'>;
type Compare = (a: ListedScheme, b: ListedScheme) => number;

/** What numeric sorts look at. */
function numberOf({ row }: ListedScheme, sort: NonNullable<Query['sort_by']>): number | null {
  const { expense_ratio, aum, returns, figures } = row;
  const numbers: Partial<Record<typeof sort, number | null>> = { expense_ratio, aum, ...returns, ...figures };
  return numbers[sort] ?? null;
}

/** Missing values come last both ways. */
function byNumber(sort: NonNullable<Query['sort_by']>, sign: 1 | -1): Compare {
  const known = new Map<ListedScheme, number | null>();
  const number = (scheme: ListedScheme): number | null => {
    let value = known.get(scheme);
    if (value === undefined) known.set(scheme, (value = numberOf(scheme, sort)));
    return value;
  };
  return (a, b) => {
    const [left, right] = [number(a), number(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  };
}

function compareOf(sort: Query['sort_by'], order: Query['order']): Compare | null {
  if (sort === 'name') return null;
  if (sort && sort !== 'relevance') return byNumber(sort, order === 'asc' ? 1 : -1);
  return byNumber('year_3', -1);
}

/**
 * The places of all schemes in the order that a query requests, apart from likeness to its tokens. Names sort upwards
 * by default, figures downwards; without a sort the best three years come first. Equal ones are ordered by name and
 * code, as the schemes themselves are.
 */
export function orderOf(
  schemes: readonly ListedScheme[],
  sort: Query['sort_by'],
  order: Query['order'],
): Int32Array {
  const compare = compareOf(sort, order);
  const places = Array.from(schemes.keys());
  if (compare) places.sort((a, b) => compare(schemes[a]!, schemes[b]!) || a - b);
  return Int32Array.from(sort === 'name' && order === 'desc' ? places.reverse() : places);
}
