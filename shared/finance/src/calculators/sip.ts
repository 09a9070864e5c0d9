import { sipFactor, type SipConvention, type YearRow } from './growth.ts';
import { positiveAmount, ratePct, wholeMonths } from './inputs.ts';
import { totals, yearTable, type Totals } from './yearTable.ts';

export type SipInput = {
  /** Rupees a month. */
  monthlyAmount: number;
  /** Percent a year. */
  annualRatePct: number;
  months: number;
  convention?: SipConvention;
};

export type PlanResult = Totals & { years: YearRow[] };

/**
 * Value of equal monthly instalments: P x ((1 + i)^n - 1) / i x (1 + i), i = rate / 12, instalments at the start
 * of the month ('due-nominal', the default). 'due-effective' takes i = (1 + r)^(1/12) - 1; 'end-nominal' pays at
 * the end of the month. Rupees, percent a year. Source: rules, "Calculators" (12,809 / 12,766 / 12,683).
 * @throws CalculatorInputError naming the field.
 */
export function sip(input: SipInput): PlanResult {
  const amount = positiveAmount('monthlyAmount', input.monthlyAmount);
  const rate = ratePct('annualRatePct', input.annualRatePct);
  const count = wholeMonths('months', input.months);
  const convention = input.convention ?? 'due-nominal';
  const at = (months: number): { invested: number; value: number } => ({
    invested: amount * months,
    value: amount * sipFactor(convention, rate, months),
  });
  const { invested, value } = at(count);
  return { ...totals(invested, value), years: yearTable(count, at) };
}
