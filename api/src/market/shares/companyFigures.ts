import { streamOf, uniform } from '../navs/noise.ts';
import type { Company } from './stocks.ts';

/** Invented figures of a company; money in that of its market, a share. */
export interface CompanyFigures {
  founded: number;
  faceValue: number;
  /** Earnings of the last twelve months; below zero for a company that lost money. */
  eps: number;
  bookValue: number;
  /** Dividend of the last twelve months; 0 for none. */
  dividend: number;
  /** Null for banks and other lenders, which borrow as their business. */
  debtToEquity: number | null;
}

const FACE_VALUES = [1, 2, 5, 10] as const;
const cents = (value: number): number => Math.round(value * 100) / 100;

/** The figures of a company with a share at `price`: one in sixteen lost money, two in five pay no dividend. */
export function inventFigures(seed: number, { name, sector }: Company, price: number): CompanyFigures {
  const stream = streamOf(`figures ${name}`);
  const chance = (purpose: number): number => uniform(seed, stream, purpose);
  const priceToEarnings = 11 + 45 * chance(1) ** 2;
  const lost = chance(2) < 1 / 16;
  const eps = lost ? -price * 0.02 * (1 + chance(3)) : price / priceToEarnings;
  const pays = !lost && chance(4) > 0.4;
  return {
    founded: 1950 + Math.floor(65 * chance(5)),
    faceValue: FACE_VALUES[Math.floor(4 * chance(6))]!,
    eps: cents(eps),
    bookValue: cents(price / (1.2 + 7 * chance(7) ** 2)),
    dividend: pays ? cents(eps * (0.1 + 0.5 * chance(8))) : 0,
    debtToEquity: sector === 'Financial Services' ? null : cents(1.6 * chance(9) ** 2),
  };
}
