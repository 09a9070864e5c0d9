import { annuityDue, annuityEnd } from './growth.ts';
import { positiveAmount, ratePct, wholeMonths } from './inputs.ts';
import type { PlanResult } from './sip.ts';
import { totals, yearTable } from './yearTable.ts';

export type RdInput = {
  /** Rupees a month. */
  monthlyDeposit: number;
  /** Percent a year, compounded quarterly. */
  annualRatePct: number;
  months: number;
  /** `quarterly`: the banks' formula. `monthly`: each deposit grows at a twelfth of the rate, as a SIP does. */
  compounding?: 'quarterly' | 'monthly';
};

/** Value of one rupee a month with quarterly compounding; annuities keep it exact for rates near zero. */
function rdFactor(quarterlyRate: number, months: number): number {
  return -annuityEnd(quarterlyRate, months / 3) / annuityEnd(quarterlyRate, -1 / 3);
}

/**
 * A recurring deposit before tax: M = R x ((1 + i)^q - 1) / (1 - (1 + i)^(-1/3)), i = rate / 400, q = months / 3.
 * With `monthly` compounding M = R x ((1 + i)^n - 1) / i x (1 + i), i = rate / 1200.
 * Rupees, percent a year. Source: rules, "Calculators" (the banks' formula). @throws CalculatorInputError.
 */
export function rd(input: RdInput): PlanResult {
  const deposit = positiveAmount('monthlyDeposit', input.monthlyDeposit);
  const rate = ratePct('annualRatePct', input.annualRatePct);
  const count = wholeMonths('months', input.months);
  const factor = (months: number): number =>
    input.compounding === 'monthly' ? annuityDue(rate / 1200, months) : rdFactor(rate / 400, months);
  const at = (months: number): { invested: number; value: number } => ({
    invested: deposit * months,
    value: deposit * factor(months),
  });
  const { invested, value } = at(count);
  return { ...totals(invested, value), years: yearTable(count, at) };
}
