import { toWire } from '../money.ts';
import { expenseGap, planTwins } from '../calculators/planTwins.ts';
import { percent, percentOf, rupees, type Readable } from '../quantity.ts';

/** What a fund costs a year in rupees: its value times its expense ratio, to the paisa; null without a ratio. */
export function yearlyExpense(value: Readable<'rupees'>, ratioPct: number | null): number | null {
  return ratioPct === null ? null : toWire(percentOf(percent(ratioPct), rupees(value)), 2);
}

/**
 * Rupees a year that a regular plan costs more than the direct plan of the same scheme: value times the difference of
 * the expense ratios, to the paisa. Zero where the direct plan is not the cheaper one; null when a ratio is missing.
 */
export function yearlyCommission(
  value: Readable<'rupees'>,
  ratios: { regular: number | null; direct: number | null },
): number | null {
  if (ratios.regular === null || ratios.direct === null) return null;
  return yearlyExpense(value, expenseGap(ratios.direct, ratios.regular) ?? 0);
}

/**
 * Rupees that an investment in a direct plan would be worth more after whole years than in the regular plan of the same
 * scheme, when the direct plan grows at a rate and both expense ratios stay: `planTwins` of the difference.
 * @param growth percent a year and years.
 * @returns 0 where the direct plan is not the cheaper one; null when a ratio is missing.
 */
export function commissionOver(
  value: number,
  ratios: { regular: number | null; direct: number | null },
  growth: { ratePct: number; years: number },
): number | null {
  if (ratios.regular === null || ratios.direct === null) return null;
  const gap = expenseGap(ratios.direct, ratios.regular);
  if (gap === null || value <= 0) return 0;
  const { ratePct, years } = growth;
  const plans = { directRatePct: ratePct, regularRatePct: ratePct - gap };
  return planTwins({ amount: value, ...plans, years }).difference;
}
