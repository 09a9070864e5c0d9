import { xirrRates } from './xirr.ts';
import { dailyFlows, type CashFlow } from './xirrFlows.ts';

/**
 * Why flows have no XIRR: a row that is none (`bad_row`), fewer than two that count (`too_few`), nothing paid
 * (`nothing_paid`) or received (`nothing_received`), all on one day (`one_day`), payments and receipts of the same days
 * that leave only one of the two (`cancels_out`), or no rate between -99.99 % and 1,000,000 % (`no_rate`).
 */
export type XirrProblem =
  'bad_row' | 'too_few' | 'nothing_paid' | 'nothing_received' | 'one_day' | 'cancels_out' | 'no_rate';

/** One rate as a fraction, several that all explain the flows (ascending), or the reason why there is none. */
export type XirrOutcome = { rate: number } | { rates: readonly number[] } | { problem: XirrProblem };

/** What `xirrRates` finds, or the reason why it finds nothing. Never throws, never NaN. */
export function xirrOrProblem(flows: readonly CashFlow[]): XirrOutcome {
  const rates = xirrRates(flows);
  if (rates.length > 1) return { rates };
  return rates.length === 1 ? { rate: rates[0]! } : { problem: problemOf(flows) };
}

function problemOf(flows: readonly CashFlow[]): XirrProblem {
  const daily = dailyFlows(flows);
  if (!daily) return 'bad_row';
  const counted = flows.filter(({ amount }) => amount !== 0);
  if (counted.length < 2) return 'too_few';
  if (counted.every(({ amount }) => amount > 0)) return 'nothing_paid';
  if (counted.every(({ amount }) => amount < 0)) return 'nothing_received';
  if (counted.every(({ date }) => date === counted[0]!.date)) return 'one_day';
  const both = daily.paise.some((amount) => amount > 0) && daily.paise.some((amount) => amount < 0);
  return both ? 'no_rate' : 'cancels_out';
}
