import { epochDay } from '@sanchay/finance';
import { gauss, streamOf } from './noise.ts';
import { shockOn } from './shocks.ts';

/** What moves prices on a day. Shares share the first; the others add to it. */
export const FACTORS = ['market', 'mid', 'small', 'rates', 'gold', 'world'] as const;
export type Factor = (typeof FACTORS)[number];
export type FactorDay = Record<Factor, number>;

/** Yearly drift and daily deviation, as fractions. */
const MOVES: Record<Factor, { drift: number; deviation: number }> = {
  market: { drift: 0.14, deviation: 0.0088 },
  mid: { drift: 0.022, deviation: 0.0042 },
  small: { drift: 0.03, deviation: 0.0062 },
  // A change of interest rates, in fractions a year of duration: 0.0003 is three basis points.
  rates: { drift: 0, deviation: 0.0003 },
  gold: { drift: 0.1, deviation: 0.0078 },
  world: { drift: 0.135, deviation: 0.0092 },
};
const MARKET_DAYS_A_YEAR = 248;
const REVERTING_DAYS = 125;
const SHARE_OF_SHOCK: Partial<Record<Factor, number>> = { market: 1, mid: 0.18, small: 0.3, world: 0.7 };

/**
 * Chance of one day, less the average of the weekdays before it. So the sum over the years stays near the drift
 * whatever the seed, as a market does, while days and months still move like one.
 */
function revertingNoise(seed: number, stream: number, day: number): number {
  let sum = 0;
  let counted = 0;
  for (let back = 1; counted < REVERTING_DAYS; back += 1) {
    const weekday = (day - back + 4) % 7;
    if (weekday === 0 || weekday === 6) continue;
    sum += gauss(seed, stream, day - back);
    counted += 1;
  }
  return gauss(seed, stream, day) - sum / REVERTING_DAYS;
}

function factorOn(seed: number, factor: Factor, day: number): number {
  const { drift, deviation } = MOVES[factor];
  const noise = deviation * revertingNoise(seed, streamOf(factor), day);
  return drift / MARKET_DAYS_A_YEAR + noise + (SHARE_OF_SHOCK[factor] ?? 0) * shockOn(day);
}

/** All factors of one day (days since 1970), as fractions. */
export function factorsOn(seed: number, day: number): FactorDay {
  return Object.fromEntries(FACTORS.map((factor) => [factor, factorOn(seed, factor, day)])) as FactorDay;
}

/** Yearly yield of short money in percent, from that day on. Levels near those of Indian treasury bills. */
const YIELDS: readonly (readonly [number, number])[] = [
  [epochDay('2006-01-01'), 6.8],
  [epochDay('2011-01-01'), 8.2],
  [epochDay('2015-06-01'), 7.3],
  [epochDay('2017-01-01'), 6.4],
  [epochDay('2019-06-01'), 5.4],
  [epochDay('2020-04-01'), 3.6],
  [epochDay('2022-06-01'), 5.6],
  [epochDay('2023-01-01'), 6.8],
  [epochDay('2025-03-01'), 6],
  [epochDay('2026-01-01'), 5.6],
];

/** The yield in force on a day, percent a year. */
export function yieldOn(day: number): number {
  return YIELDS.findLast(([from]) => from <= day)?.[1] ?? YIELDS[0]![1];
}
