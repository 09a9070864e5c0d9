import type { AmountProblem } from '@sanchay/finance';
import type { Formats, Translate } from '@sanchay/i18n';

/** A refused amount in words that name the limit. */
export function amountMessages(
  problem: AmountProblem | null,
  min: number,
  t: Translate,
  { rupees }: Formats,
): string | undefined {
  if (!problem) return undefined;
  const below = problem.code === 'not_positive' || problem.code === 'not_a_number';
  const code = below ? 'below_minimum' : problem.code;
  return t(`amount.${code}`, { limit: rupees(below ? min : problem.limit) });
}
