import { growth } from './growth.ts';
import { positiveAmount, positiveYears, ratePct } from './inputs.ts';
import type { PlanResult } from './sip.ts';
import { totals, yearTable } from './yearTable.ts';

export type LumpsumInput = {
  /** Rupees. */
  principal: number;
  /** Percent a year. */
  annualRatePct: number;
  /** Years; parts allowed. */
  years: number;
};

/**
 * Value of one amount: P x (1 + r)^y, compounded yearly. Rupees, percent a year.
 * Source: rules, "Calculators". @throws CalculatorInputError naming the field.
 */
export function lumpsum(input: LumpsumInput): PlanResult {
  const principal = positiveAmount('principal', input.principal);
  const rate = ratePct('annualRatePct', input.annualRatePct) / 100;
  const years = positiveYears('years', input.years);
  const at = (months: number): { invested: number; value: number } => ({
    invested: principal,
    value: principal * growth(rate, months / 12),
  });
  return { ...totals(principal, principal * growth(rate, years)), years: yearTable(years * 12, at) };
}
