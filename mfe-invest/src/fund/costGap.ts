import { expenseGap, planTwins } from '@sanchay/finance';

export interface CostGap {
  /** What the regular plan costs more, percent a year. */
  gapPct: number;
  /** Rupees that the direct plan is worth more after the years. */
  saved: number;
}

/**
 * What a direct plan keeps compared with its regular twin: the same amount grown at a rate, and at that rate less the
 * difference of the expense ratios. Rupees, percent a year, years.
 * @returns null when a ratio is missing or the direct plan is not the cheaper one.
 * @throws CalculatorInputError when amount, rate or years are impossible.
 */
export function costGap({
  direct,
  regular,
  amount,
  annualRatePct,
  years,
}: {
  direct: number | null;
  regular: number | null;
  amount: number;
  annualRatePct: number;
  years: number;
}): CostGap | null {
  const gapPct = expenseGap(direct, regular);
  if (gapPct === null) return null;
  const { difference } = planTwins({
    amount,
    directRatePct: annualRatePct,
    regularRatePct: annualRatePct - gapPct,
    years,
  });
  return { gapPct, saved: difference };
}
