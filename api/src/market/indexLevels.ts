import { addDays, epochDay, isBusinessDay } from '@sanchay/finance';
import type { BusinessCalendar } from '@sanchay/finance';
import { factorsOn } from './factors.ts';

/** The one index of the sandbox: invented levels under the name that benchmark charts ask for. */
export const INDEX_CODE = 'NIFTY50';
const FIRST_LEVEL = 3500;

/** The level after one more market day, to paise. */
export function nextLevel(seed: number, level: number, date: string): number {
  return Math.round(100 * level * (1 + factorsOn(seed, epochDay(date)).market)) / 100;
}

/** Rows of `index_navs` for each market day from a date to a date. */
export function indexRows(seed: number, calendar: BusinessCalendar, from: string, to: string) {
  const rows: { index_code: string; date: string; nav: number }[] = [];
  let level = FIRST_LEVEL;
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (!isBusinessDay(calendar, date, 'equity')) continue;
    if (rows.length > 0) level = nextLevel(seed, level, date);
    rows.push({ index_code: INDEX_CODE, date, nav: level });
  }
  return rows;
}
