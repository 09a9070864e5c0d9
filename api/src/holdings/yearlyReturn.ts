import type { BookedHolding } from '@sanchay/contracts';
import { xirrOrProblem, type CashFlow } from '@sanchay/finance';

type Problem = NonNullable<BookedHolding['xirr_problem']>;

/** The XIRR of flows as a fraction, or the reason why there is none: `many_rates` where several explain the flows. */
export function yearlyReturn(
  flows: readonly CashFlow[],
): { rate: number; problem: null } | { rate: null; problem: Problem } {
  const outcome = xirrOrProblem(flows);
  if ('rate' in outcome) return { rate: outcome.rate, problem: null };
  return { rate: null, problem: 'rates' in outcome ? 'many_rates' : outcome.problem };
}
