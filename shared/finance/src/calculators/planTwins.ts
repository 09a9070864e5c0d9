import { toWire } from '../money.ts';
import { rupees } from '../quantity.ts';
import { effectiveMonthlyRate, growth, sipFactor } from './growth.ts';
import { amountOrZero, CalculatorInputError, paise, ratePct, wholeYears } from './inputs.ts';

/** Rupees at the end of a year; `difference` is exactly `direct` less `regular`. */
export type TwinYear = { year: number; direct: number; regular: number; difference: number };

export type PlanTwins = Omit<TwinYear, 'year'> & {
  /** Rupees put into either plan. */
  invested: number;
  /** How much more the direct plan is worth, percent of the regular one. */
  morePct: number;
  years: TwinYear[];
};

export type PlanTwinsInput = {
  /** Rupees there at the start, 0 or more. */
  amount: number;
  /** Rupees added at the start of each month; defaults to 0. */
  monthlyAmount?: number;
  /** Percent a year of the direct plan. */
  directRatePct: number;
  /** Percent a year of its regular twin. */
  regularRatePct: number;
  /** Whole years. */
  years: number;
};

/**
 * The same money in a direct plan and in its regular twin, year by year: the amount grows by (1 + r) a year, the
 * instalments at the monthly rate that compounds to it. Rupees, percent a year.
 * @throws CalculatorInputError naming the field; `amount` is not positive when no money is put in at all.
 */
export function planTwins(input: PlanTwinsInput): PlanTwins {
  const amount = amountOrZero('amount', input.amount);
  const monthly = amountOrZero('monthlyAmount', input.monthlyAmount ?? 0);
  const direct = ratePct('directRatePct', input.directRatePct);
  const regular = ratePct('regularRatePct', input.regularRatePct);
  const count = wholeYears('years', input.years);
  if (amount + monthly === 0) throw new CalculatorInputError('amount', 'not_positive', 0);
  const worth = (rate: number, year: number): number =>
    paise(amount * growth(rate / 100, year) + monthly * sipFactor('due-effective', rate, year * 12));
  const years = Array.from({ length: count }, (_, index): TwinYear => {
    const year = index + 1;
    const pair = { direct: worth(direct, year), regular: worth(regular, year) };
    return { year, ...pair, difference: paise(pair.direct - pair.regular) };
  });
  const { year: _last, ...end } = years.at(-1)!;
  return {
    ...end,
    invested: paise(amount + monthly * 12 * count),
    morePct: (end.direct / end.regular - 1) * 100,
    years,
  };
}

/**
 * What a regular plan costs more than its direct twin, in percent a year.
 * @returns null when a ratio is missing or the direct plan is not the cheaper one.
 */
export function expenseGap(direct: number | null, regular: number | null): number | null {
  if (direct === null || regular === null || regular <= direct) return null;
  return toWire(rupees(regular).minus(rupees(direct)), 2);
}

/**
 * Months until a direct plan that starts lower by the cost of switching has caught up with the regular one: the
 * smallest m with (amount - cost) x (1 + direct)^(m/12) >= amount x (1 + regular)^(m/12). 0 when switching is free.
 * Rupees, percent a year.
 * @returns null when it never does: nothing is left, or the direct plan does not grow faster.
 */
export function monthsToBreakEven({
  amount,
  cost,
  directRatePct,
  regularRatePct,
}: {
  amount: number;
  cost: number;
  directRatePct: number;
  regularRatePct: number;
}): number | null {
  if (cost <= 0) return 0;
  const faster =
    Math.log1p(effectiveMonthlyRate(directRatePct)) - Math.log1p(effectiveMonthlyRate(regularRatePct));
  if (cost >= amount || faster <= 0) return null;
  const months = Math.log(amount / (amount - cost)) / faster;
  // A cost that is exactly made up for at a month's end must not slip into the next one by a rounding of doubles.
  return Math.ceil(months - 1e-9);
}
