import { epochDay } from '@sanchay/finance';
import { deviations, fourDice, streamOf } from './navs/noise.ts';
import { shockOn } from './shares/shocks.ts';

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

const isWeekday = (day: number): boolean => (day + 3) % 7 < 5;

/**
 * Chance of each day in deviations, less the average of the weekdays before it. So the sum over the years stays near
 * the drift whatever the seed, as a market's does, while days and months still move like one.
 */
function revertingNoise(seed: number, stream: number, from: number, to: number): number[] {
  const window: number[] = [];
  for (let day = from - 1; window.length < REVERTING_DAYS; day -= 1) {
    if (isWeekday(day)) window.unshift(fourDice(seed, stream, day));
  }
  let total = window.reduce((sum, dice) => sum + dice, 0);
  const noise: number[] = [];
  for (let day = from; day <= to; day += 1) {
    const dice = fourDice(seed, stream, day);
    noise.push(deviations(dice, total / REVERTING_DAYS));
    if (!isWeekday(day)) continue;
    window.push(dice);
    total += dice - window.shift()!;
  }
  return noise;
}

/** All factors of each day from a day to a day (days since 1970), as fractions. A day's do not depend on the span. */
export function factorsBetween(seed: number, from: number, to: number): Map<number, FactorDay> {
  const noises = FACTORS.map((factor) => revertingNoise(seed, streamOf(factor), from, to));
  const days = new Map<number, FactorDay>();
  for (let day = from; day <= to; day += 1) {
    const shock = shockOn(day);
    const values = FACTORS.map((factor, index) => {
      const { drift, deviation } = MOVES[factor];
      const move = deviation * noises[index]![day - from]!;
      return [factor, drift / MARKET_DAYS_A_YEAR + move + (SHARE_OF_SHOCK[factor] ?? 0) * shock] as const;
    });
    days.set(day, Object.fromEntries(values) as FactorDay);
  }
  return days;
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
