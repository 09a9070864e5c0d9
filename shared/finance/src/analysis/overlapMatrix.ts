import { hundredths } from './lookThrough.ts';

/** The disclosed holdings of a fund: names with weights in percent, two decimals; a name may stand more than once. */
export type DisclosedBook = readonly { name: string; weight: number | string }[];

/** What two funds share, as places in the list of funds: percent, and the largest shared holdings. */
export interface OverlapPair {
  a: number;
  b: number;
  percent: number;
  shared: { name: string; a: number; b: number }[];
}

/** Overlaps of each fund with each other one. */
export interface OverlapMatrix {
  /** Percent by place of both funds; null for a fund with itself and where a fund disclosed nothing. */
  percents: (number | null)[][];
  /** Pairs by overlap, largest first, without those that share nothing. */
  pairs: OverlapPair[];
}

const SHOWN = 3;

/**
 * How much each pair of funds has in common: the sum, over holdings of both, of the smaller weight. Source: rules,
 * "overlap" (common definition), as `portfolioOverlap`, for many funds at once.
 */
export function overlapMatrix(books: readonly (DisclosedBook | null)[]): OverlapMatrix {
  const weights = books.map((book) => (book === null ? null : weightsOf(book)));
  const percents = books.map(() => books.map((): number | null => null));
  const pairs: OverlapPair[] = [];
  for (const [a, left] of weights.entries()) {
    for (let b = a + 1; b < weights.length; b += 1) {
      const right = weights[b];
      if (!left || !right) continue;
      const pair = pairOf(left, right);
      percents[a]![b] = pair.percent;
      percents[b]![a] = pair.percent;
      if (pair.percent > 0) pairs.push({ a, b, ...pair });
    }
  }
  return {
    percents,
    pairs: pairs.sort((one, two) => two.percent - one.percent || one.a - two.a || one.b - two.b),
  };
}

/** Hundredths of percent by name. */
function weightsOf(book: DisclosedBook): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { name, weight } of book)
    weights.set(name, (weights.get(name) ?? 0) + Number(hundredths(weight)));
  return weights;
}

function pairOf(
  left: ReadonlyMap<string, number>,
  right: ReadonlyMap<string, number>,
): Pick<OverlapPair, 'percent' | 'shared'> {
  const shared: { name: string; a: number; b: number }[] = [];
  let sum = 0;
  for (const [name, a] of left) {
    const b = right.get(name);
    if (b === undefined || Math.min(a, b) <= 0) continue;
    sum += Math.min(a, b);
    shared.push({ name, a: a / 100, b: b / 100 });
  }
  shared.sort((one, two) => Math.min(two.a, two.b) - Math.min(one.a, one.b));
  return { percent: sum / 100, shared: shared.slice(0, SHOWN) };
}
