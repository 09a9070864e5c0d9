import { dateOfEpochDay } from '@sanchay/finance';
import type { FactorDay } from './factors.ts';

/** The one index of the sandbox: invented levels under the name that benchmark charts request. */
export const INDEX_CODE = 'NIFTY50';
const FIRST_LEVEL = 3500;

/** The level after one more market day, to paise. */
export function nextLevel(level: number, { market }: FactorDay): number {
  return Math.round(100 * level * (1 + market)) / 100;
}

/** Rows of `index_navs` for market days in time order, given as days since 1970. */
export function indexRows(days: Int32Array, factors: ReadonlyMap<number, FactorDay>) {
  let level = FIRST_LEVEL;
  return Array.from(days, (day, row) => {
    if (row > 0) level = nextLevel(level, factors.get(day)!);
    return { index_code: INDEX_CODE, date: dateOfEpochDay(day), nav: level };
  });
}
