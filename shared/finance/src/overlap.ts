import { decimal, sumDecimals, toWire } from './money.ts';

/** Weights of a portfolio's holdings in percent, by name or ISIN. */
export type Weights = Readonly<Record<string, number>>;

export type SharedHolding = { name: string; a: number; b: number; shared: number };
export type Overlap = { overlapPct: number; holdings: SharedHolding[] };

/**
 * How much two portfolios have in common: the sum, over shared holdings, of the smaller weight. Percent, exact to
 * 4 decimals; holdings by the shared weight, largest first. Source: rules, "overlap" (common definition).
 */
export function portfolioOverlap(a: Weights, b: Weights): Overlap {
  const holdings = Object.entries(a)
    .filter(([name]) => Object.hasOwn(b, name))
    .map(([name, weight]) => ({ name, a: weight, b: b[name]!, shared: Math.min(weight, b[name]!) }))
    .filter(({ shared }) => shared > 0)
    .sort((left, right) => right.shared - left.shared);
  return { overlapPct: toWire(sumDecimals(holdings.map(({ shared }) => decimal(shared))), 4), holdings };
}
