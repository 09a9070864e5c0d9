import { addDays } from '../calendar/dates.ts';
import { xirrOrProblem, type XirrProblem } from './xirrProblem.ts';
import type { CashFlow } from './xirrFlows.ts';

/** Days from the first payment on which a return is stated per year. */
const XIRR_FROM_DAYS = 30;

/** Why payments have no yearly return that is shown: `too_recent` while the first of them is younger than 30 days. */
export type YearlyProblem = XirrProblem | 'many_rates' | 'too_recent';

/** A yearly return as a fraction, or the reason why none is shown. */
export type YearlyReturn = { rate: number; problem: null } | { rate: null; problem: YearlyProblem };

/**
 * Which return is shown: `absolute` while the first payment is less than 30 days old, or where there is none, and
 * `xirr` from the 30th day on. A yearly rate of a few days multiplies them to a figure that nobody earns.
 * Days are ISO. Source: issue 11, item 4.
 */
export function returnBasis(firstPayment: string | null, today: string): 'absolute' | 'xirr' {
  return firstPayment !== null && firstPayment <= addDays(today, -XIRR_FROM_DAYS) ? 'xirr' : 'absolute';
}

/**
 * The XIRR of payments and a value as it is shown, of every class of assets: none while the first payment is less than
 * 30 days old, and none where several rates explain the payments (`many_rates`).
 *
 * @param flows rupees; negative was paid by the investor
 * @param today ISO day of the value
 */
export function yearlyReturn(flows: readonly CashFlow[], today: string): YearlyReturn {
  const paid = flows.filter(({ amount }) => amount < 0).map(({ date }) => date);
  const first = paid.toSorted()[0] ?? null;
  if (first !== null && returnBasis(first, today) === 'absolute')
    return { rate: null, problem: 'too_recent' };
  const outcome = xirrOrProblem(flows);
  if ('rate' in outcome) return { rate: outcome.rate, problem: null };
  return { rate: null, problem: 'rates' in outcome ? 'many_rates' : outcome.problem };
}
