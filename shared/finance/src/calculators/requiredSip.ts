import { effectiveMonthlyRate, growth, nominalMonthlyRate, sipFactor, type SipConvention } from './growth.ts';
import { amountOrZero, paise, positiveAmount, ratePct, wholeMonths } from './inputs.ts';
import type { PlanResult } from './sip.ts';
import { totals, yearTable } from './yearTable.ts';

export type RequiredSipInput = {
  /** Rupees wanted at the end. */
  targetAmount: number;
  /** Percent a year. */
  annualRatePct: number;
  months: number;
  /** Rupees already set aside, growing at the same rate; defaults to 0. */
  existingAmount?: number;
  convention?: SipConvention;
};

export type RequiredSip = PlanResult & { monthlySip: number };

/**
 * The instalment that reaches a target: (target - what is set aside, grown) / the SIP factor; 0 when nothing is
 * missing. Rupees to the paisa, percent a year. Source: rules, "Also needed" (four exact worked examples).
 * @throws CalculatorInputError naming the field.
 */
export function requiredSip(input: RequiredSipInput): RequiredSip {
  const target = positiveAmount('targetAmount', input.targetAmount);
  const rate = ratePct('annualRatePct', input.annualRatePct);
  const months = wholeMonths('months', input.months);
  const existing = amountOrZero('existingAmount', input.existingAmount ?? 0);
  const convention = input.convention ?? 'due-nominal';
  const monthly = convention === 'due-effective' ? effectiveMonthlyRate(rate) : nominalMonthlyRate(rate);
  const grown = existing * growth(monthly, months);
  const factor = sipFactor(convention, rate, months);
  const needed = Math.max(0, target - grown) / factor;
  const at = (passed: number): { invested: number; value: number } => ({
    invested: existing + needed * passed,
    value: existing * growth(monthly, passed) + needed * sipFactor(convention, rate, passed),
  });
  const end = at(months);
  return { monthlySip: paise(needed), ...totals(end.invested, end.value), years: yearTable(months, at) };
}
