import {
  addDays,
  dateOfEpochDay,
  epochDay,
  isMarketDay,
  trailingReturns,
  usSessionOn,
  type BusinessCalendar,
  type NavSeries,
} from '@sanchay/finance';
import type { Profile } from '../categories.ts';
import type { FactorDay } from '../factors.ts';
import { grossReturn, nextNav } from '../navs/navWalk.ts';
import { streamOf, uniform } from '../navs/noise.ts';
import type { Company, LastPrices } from './stocks.ts';
import { yearRange } from './yearRange.ts';

export type ShareMarket = 'IN' | 'US';

/** First day of the invented prices: before the fall of March 2020, so that charts have a hill to show. */
export const SHARES_FROM = '2020-01-01';

/** A share's price has two decimals. */
const CENTS = 100;
const PLAIN = { drag: 0, payout: false };

/** How a company's share moves with the factors, and its stream of chance. */
export function shareWalk(seed: number, market: ShareMarket, { name, number }: Company) {
  const stream = streamOf(name);
  const beta = 0.7 + 0.7 * uniform(seed, stream, 3);
  const own = 0.01 + 0.008 * uniform(seed, stream, 4);
  const profile: Profile =
    market === 'US'
      ? { world: beta, own }
      : { market: beta, mid: number >= 100 ? 1 : 0, small: number >= 250 ? 1 : 0, own };
  return { profile, stream };
}

/** Whether a market has closing prices of that date. */
export function isTradingDay(market: ShareMarket, calendar: BusinessCalendar, date: string): boolean {
  if (market === 'IN') return isMarketDay(calendar, date);
  return usSessionOn(date) !== null;
}

/** The trading days of a market from a date to a date, both included, as days since 1970. */
export function tradingDays(
  market: ShareMarket,
  calendar: BusinessCalendar,
  from: string,
  to: string,
): Int32Array {
  const days: number[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (isTradingDay(market, calendar, date)) days.push(epochDay(date));
  }
  return Int32Array.from(days);
}

/** The closing price after one more day, in money of the market. It depends on nothing but the one before. */
export function nextPrice(
  seed: number,
  walk: ReturnType<typeof shareWalk>,
  price: number,
  factors: FactorDay,
  day: number,
  previousDay: number,
): number {
  const gross = grossReturn(seed, walk, factors, day, previousDay);
  return nextNav(Math.round(price * CENTS), gross, PLAIN, day, previousDay) / CENTS;
}

/** Closing prices of a company on the days given; the first is drawn between 40 and 3,240. */
export function shareSeries(
  seed: number,
  market: ShareMarket,
  company: Company,
  days: Int32Array,
  factorsOf: (day: number) => FactorDay,
): NavSeries {
  const walk = shareWalk(seed, market, company);
  const navs = new Float64Array(days.length);
  for (const [row, day] of days.entries()) {
    navs[row] =
      row === 0
        ? Math.round(CENTS * (40 + 3200 * uniform(seed, walk.stream, 1) ** 3)) / CENTS
        : nextPrice(seed, walk, navs[row - 1]!, factorsOf(day), day, days[row - 1]!);
  }
  return { days, navs };
}

/**
 * The end of a series: the last two closing prices, and the return and the range of a year.
 * @throws RangeError for a series without a price.
 */
export function lastPrices(series: NavSeries): LastPrices {
  const last = series.days.length - 1;
  if (last < 0) throw new RangeError('The series has no price.');
  const year = trailingReturns(series)['1Y'];
  return {
    date: dateOfEpochDay(series.days[last]!),
    price: series.navs[last]!,
    previous: series.navs[Math.max(0, last - 1)]!,
    year_1: year === null ? null : Math.round(year * 10_000) / 10_000,
    ...yearRange(series),
  };
}
