import { dateOfEpochDay, epochDay, toWire, weekday, type Big } from '@sanchay/finance';
import { streamOf, uniform } from '../market/index.ts';

/** First day of the invented series. */
export const GOLD_SERIES_START = '2019-01-01';

/** Rupees a gram of 24K around which the invented price moves; between two rows it grows evenly. */
const PATH: readonly (readonly [date: string, price: number])[] = [
  ['2019-01-01', 3160],
  ['2020-01-01', 3920],
  ['2020-08-10', 5480],
  ['2021-03-10', 4470],
  ['2022-03-10', 5260],
  ['2022-10-01', 5010],
  ['2023-05-05', 6080],
  ['2023-10-05', 5690],
  ['2024-04-15', 7250],
  ['2025-01-01', 7690],
  ['2025-06-15', 9850],
  ['2025-10-20', 12150],
  ['2026-01-28', 12900],
  ['2026-04-01', 11950],
  ['2026-11-20', 12640],
];
const GROWTH_AFTER_PATH_PCT = 8;
const WAVES: readonly (readonly [days: number, share: number])[] = [
  [1, 0.006],
  [9, 0.008],
  [45, 0.014],
];

const SEED = 1864;

/** A number from -1 to 1 that is always the same for the same name and step. */
function drawn(name: string, step: number): number {
  return uniform(SEED, streamOf(name), step) * 2 - 1;
}

function pathAt(day: number): number {
  const next = PATH.findIndex(([date]) => epochDay(date) > day);
  if (next === -1) {
    const [date, price] = PATH.at(-1)!;
    return price * (1 + GROWTH_AFTER_PATH_PCT / 100) ** ((day - epochDay(date)) / 365);
  }
  const [from, low] = PATH[next - 1]!;
  const [to, high] = PATH[next]!;
  const share = (day - epochDay(from)) / (epochDay(to) - epochDay(from));
  return low * (high / low) ** share;
}

/** Noise of several lengths, each going smoothly from one drawn value to the next. */
function movement(day: number): number {
  return WAVES.reduce((sum, [days, share]) => {
    const step = Math.floor(day / days);
    const within = day / days - step;
    const value = drawn(`gold ${days}`, step) * (1 - within) + drawn(`gold ${days}`, step + 1) * within;
    return sum + value * share;
  }, 0);
}

/**
 * Invented price of a gram of 24K gold on a day from 2019-01-01 on, in rupees before tax, or null on a Sunday, when no
 * price is published. Always the same for the same day, whatever other days are requested.
 */
export function marketGoldPrice(date: string): number | null {
  if (date < GOLD_SERIES_START)
    throw new RangeError(`The gold series starts on ${GOLD_SERIES_START}: ${date}`);
  if (weekday(date) === 0) return null;
  const day = epochDay(date);
  return toWire(pathAt(day) * (1 + movement(day)), 2);
}

/** The invented series from one day to another, both included, without its Sundays. */
export function marketGoldSeries(from: string, to: string): { date: string; price: number }[] {
  const series: { date: string; price: number }[] = [];
  for (let day = epochDay(from); day <= epochDay(to); day += 1) {
    const date = dateOfEpochDay(day);
    const price = marketGoldPrice(date);
    if (price !== null) series.push({ date, price });
  }
  return series;
}

const LARGEST_MINUTE_MOVE_BPS = 20;

/** The day's price as the sandbox trades it in one minute: up to 0.20 % above or below, in rupees a gram. */
export function priceInMinute(dayPrice: Big, at: Date): Big {
  const minute = Math.floor(at.getTime() / 60_000);
  const bps = Math.round(drawn('gold minute', minute) * LARGEST_MINUTE_MOVE_BPS);
  return dayPrice
    .times(10_000 + bps)
    .div(10_000)
    .round(2);
}
