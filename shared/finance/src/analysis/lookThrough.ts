import type { Readable } from '../quantity.ts';
import { apportion } from './apportion.ts';

/** One disclosed position of a fund: its group and its share of the fund in percent, two decimals. */
export interface BookPart {
  key: string;
  weight: number | string;
}

/** What is held: its value in rupees, and the disclosed parts behind it; null where nothing is disclosed. */
export interface HeldBook {
  value: Readable<'rupees'>;
  parts: readonly BookPart[] | null;
}

/** Rupees, and percent of the whole portfolio. */
export interface Share {
  value: number;
  percent: number;
}

/** A portfolio split by group. */
export interface LookThrough {
  /** Groups by value, largest first. */
  parts: (Share & { key: string })[];
  /** The rest of funds that disclosed less than all. */
  undisclosed: Share;
  /** Funds without disclosed holdings. */
  missing: Share;
}

const WHOLE = 10_000n;
const FINE = 10_000n;

/**
 * A number with at most two decimals times 100 as an integer: paise of rupees, hundredths of percent. Exact below 90
 * trillion.
 * @throws RangeError when the value is no number.
 */
export const hundredths = (value: Readable<'rupees'>): bigint => BigInt(Math.round(Number(value) * 100));

/**
 * What a portfolio is invested in through its funds: the value of each holding times its disclosed weights, summed by
 * group. What a fund does not disclose is shown as such, and nothing is scaled up to fill it. Weights of a fund that
 * add up to more than 100 by rounding count in proportion. Values add up to the portfolio to the paisa, and percentages
 * to 100.00. Source: weights as disclosed by the fund houses (SEBI monthly portfolio disclosure).
 */
export function lookThrough(held: readonly HeldBook[]): LookThrough {
  const groups = new Map<string, bigint>();
  let [undisclosed, missing, total] = [0n, 0n, 0n];
  for (const { value, parts } of held) {
    const paise = hundredths(value);
    const worth = paise * WHOLE * FINE;
    total += paise;
    if (parts === null) {
      missing += worth;
      continue;
    }
    const weights = parts.map(({ weight }) => hundredths(weight));
    const known = weights.reduce((sum, weight) => sum + weight, 0n);
    let left = worth;
    for (const [index, { key }] of parts.entries()) {
      const fine = paise * weights[index]! * FINE;
      const part = known > WHOLE ? (fine * WHOLE) / known : fine;
      groups.set(key, (groups.get(key) ?? 0n) + part);
      left -= part;
    }
    undisclosed += left;
  }
  const keys = [...groups.keys()];
  const exact = [...groups.values(), undisclosed, missing];
  const values = apportion(exact, total);
  const percents = apportion(exact, total === 0n ? 0n : WHOLE);
  const share = (index: number): Share => ({
    value: Number(values[index]) / 100,
    percent: Number(percents[index]) / 100,
  });
  return {
    parts: keys
      .map((key, index) => ({ key, ...share(index), exact: exact[index]! }))
      .sort((a, b) => (a.exact === b.exact ? (a.key < b.key ? -1 : 1) : a.exact > b.exact ? -1 : 1))
      .map(({ exact: _, ...part }) => part),
    undisclosed: share(keys.length),
    missing: share(keys.length + 1),
  };
}
