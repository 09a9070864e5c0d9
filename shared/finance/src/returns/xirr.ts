import { dailyFlows, type CashFlow } from './xirrFlows.ts';
import { ratesOf } from './xirrRoots.ts';

export type { CashFlow } from './xirrFlows.ts';

/**
 * Every yearly rate at which the flows' present value is nil, with years of 365 days as in Excel's XIRR. Flows are
 * netted per day in paise first.
 * @returns fractions (0.12 is 12 % a year), ascending, from -0.9999 (-99.99 %) to 10,000 (1,000,000 %): none where
 * XIRR is not defined (a bad date or amount; all of one sign, or all on one day, once netted), more than one where the
 * flows change direction and several rates explain them. Never throws, never NaN. The error of a
 * single rate is below 1e-8; several are distinguished when they differ by 1e-6.
 * Source: definition of XIRR in Excel's documentation; the number of rates by Norstrom, "A sufficient condition for a
 * unique nonnegative internal rate of return" (1972), carried to intervals.
 */
export function xirrRates(flows: readonly CashFlow[]): number[] {
  const daily = dailyFlows(flows);
  if (!daily || daily.days.length < 2) return [];
  return ratesOf(daily);
}

/**
 * The yearly rate of `xirrRates` where there is exactly one, as a fraction; null where there is none, or where more
 * than one explains the flows, so that none of them is the return.
 */
export function xirr(flows: readonly CashFlow[]): number | null {
  const rates = xirrRates(flows);
  return rates.length === 1 ? rates[0]! : null;
}
