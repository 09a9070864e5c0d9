import { growth, nominalMonthlyRate, effectiveMonthlyRate, sipFactor, type SipConvention } from './growth.ts';
import { positiveAmount, ratePct, sharePct, wholeMonths } from './inputs.ts';
import type { PlanResult } from './sip.ts';
import { totals, yearTable } from './yearTable.ts';

export type StepUpSipInput = {
  /** Rupees a month in the first year. */
  monthlyAmount: number;
  /** Percent by which the instalment rises after every 12 instalments, 0 to 100; not rounded to rupees. */
  stepUpPct: number;
  /** Percent a year. */
  annualRatePct: number;
  months: number;
  convention?: SipConvention;
};

/**
 * Value of instalments that rise once a year: each year's 12 instalments grow as in `sip`, the rest compounds on.
 * Rupees, percent a year. Source: rules, "Also needed" (5,000 + 10 % a year at 12 % for 10 years = 16.87 lakh).
 * @throws CalculatorInputError naming the field.
 */
export function stepUpSip(input: StepUpSipInput): PlanResult {
  const first = positiveAmount('monthlyAmount', input.monthlyAmount);
  const step = 1 + sharePct('stepUpPct', input.stepUpPct) / 100;
  const rate = ratePct('annualRatePct', input.annualRatePct);
  const count = wholeMonths('months', input.months);
  const convention = input.convention ?? 'due-nominal';
  const monthly = convention === 'due-effective' ? effectiveMonthlyRate(rate) : nominalMonthlyRate(rate);
  const at = (months: number): { invested: number; value: number } => {
    let [invested, value, amount] = [0, 0, first];
    for (let done = 0; done < months; done += 12) {
      const now = Math.min(12, months - done);
      invested += amount * now;
      value = value * growth(monthly, now) + amount * sipFactor(convention, rate, now);
      amount *= step;
    }
    return { invested, value };
  };
  const { invested, value } = at(count);
  return { ...totals(invested, value), years: yearTable(count, at) };
}
