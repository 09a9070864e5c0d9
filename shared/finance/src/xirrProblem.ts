import { isIsoDate } from './dates.ts';
import type { CashFlow } from './xirr.ts';
import { xirr } from './xirr.ts';

/**
 * Why flows have no XIRR: a row that is none (`bad_row`), fewer than two that count (`too_few`), nothing paid
 * (`nothing_paid`) or received (`nothing_received`), all on one day (`one_day`), or a loss or gain beyond every
 * rate that is searched (`no_rate`).
 */
export type XirrProblem = 'bad_row' | 'too_few' | 'nothing_paid' | 'nothing_received' | 'one_day' | 'no_rate';

/** The rate of `xirr` as a fraction, or the reason why there is none. Never throws, never NaN. */
export function xirrOrProblem(flows: readonly CashFlow[]): { rate: number } | { problem: XirrProblem } {
  const rate = xirr(flows);
  return rate === null ? { problem: problemOf(flows) } : { rate };
}

function problemOf(flows: readonly CashFlow[]): XirrProblem {
  if (flows.some(({ date, amount }) => !Number.isFinite(amount) || !isIsoDate(date))) return 'bad_row';
  const counted = flows.filter(({ amount }) => amount !== 0);
  if (counted.length < 2) return 'too_few';
  if (counted.every(({ amount }) => amount > 0)) return 'nothing_paid';
  if (counted.every(({ amount }) => amount < 0)) return 'nothing_received';
  return new Set(counted.map(({ date }) => date)).size === 1 ? 'one_day' : 'no_rate';
}
