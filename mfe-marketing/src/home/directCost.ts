import { planTwins } from '@sanchay/finance';

export interface DirectCost {
  direct: number;
  regular: number;
  difference: number;
  /** How much more the direct plan is worth, percent of the regular one. */
  morePct: number;
}

/**
 * One amount in a direct plan and in its regular twin, whose commission leaves the fund every year: the yearly growth
 * factor of the twin is the direct one times (1 - commission). Rupees, percent a year, years. Source: specification,
 * section 9 (commission up to 1.5 % a year; up to 35 % more in 20 years, which this formula gives).
 * @throws CalculatorInputError when an input is impossible.
 */
export function directCost(
  principal: number,
  annualRatePct: number,
  commissionPct: number,
  years: number,
): DirectCost {
  const { direct, regular, difference, morePct } = planTwins({
    amount: principal,
    directRatePct: annualRatePct,
    regularRatePct: (1 + annualRatePct / 100) * (100 - commissionPct) - 100,
    years,
  });
  return { direct, regular, difference, morePct };
}
