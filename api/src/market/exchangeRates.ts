import { addDays, dateOfEpochDay, epochDay, instantAtIst, toWire, weekday } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { gauss, streamOf } from './navs/noise.ts';

/** Time in India at which the reference rate of a day is out. Source: the daily fixing at about 1:30 pm. */
export const RATE_TIME = '13:30';
const RATES_FROM = '2020-01-01';
/** Rupees a dollar around which the invented rate moves; it grows evenly between two rows. */
const PATH: readonly (readonly [date: string, rate: number])[] = [
  ['2020-01-01', 71.3],
  ['2020-04-20', 76.4],
  ['2021-02-15', 72.8],
  ['2022-10-20', 82.7],
  ['2024-01-01', 83.2],
  ['2025-02-10', 87.2],
  ['2026-01-01', 89.4],
  ['2027-01-01', 91.2],
];
const GROWTH_AFTER_PATH_PCT = 2.5;
const STREAM = streamOf('USD/INR');

function pathOn(day: number): number {
  const next = PATH.findIndex(([date]) => epochDay(date) > day);
  if (next === -1) {
    const [date, rate] = PATH.at(-1)!;
    return rate * (1 + GROWTH_AFTER_PATH_PCT / 100) ** ((day - epochDay(date)) / 365);
  }
  const [from, low] = PATH[next - 1]!;
  const [to, high] = PATH[next]!;
  return low * (high / low) ** ((day - epochDay(from)) / (epochDay(to) - epochDay(from)));
}

/** Invented rupees for a dollar on a weekday, 4 decimals: within 0.7 % of the path. Null at weekends. */
export function dollarRate(seed: number, date: string): number | null {
  if (weekday(date) % 6 === 0) return null;
  const day = epochDay(date);
  return toWire((pathOn(day) * (1 + 0.002 * gauss(seed, STREAM, day))).toFixed(6), 4);
}

/** Stores the rates of the days that are missing up to `until` (ISO day). @returns how many were added. */
export async function addDollarRates(q: Queries, seed: number, until: string): Promise<number> {
  const [newest] = await q.query<{ date: string | null }>(
    `SELECT max(at AT TIME ZONE 'Asia/Kolkata')::date AS date FROM exchange_rates
     WHERE source_currency = 'USD' AND target_currency = 'INR'`,
  );
  const from = newest?.date ? addDays(newest.date, 1) : RATES_FROM;
  const ats: string[] = [];
  const prices: number[] = [];
  for (let day = epochDay(from); day <= epochDay(until); day += 1) {
    const date = dateOfEpochDay(day);
    const rate = dollarRate(seed, date);
    if (rate === null) continue;
    ats.push(instantAtIst(date, RATE_TIME));
    prices.push(rate);
  }
  await q.query(
    `INSERT INTO exchange_rates (source_currency, target_currency, at, price, sandbox)
     SELECT 'USD', 'INR', at, price, true FROM unnest($1::timestamptz[], $2::numeric[]) AS added (at, price)
     ON CONFLICT DO NOTHING`,
    [ats, prices],
  );
  return ats.length;
}
