import type { YearRow } from './growth.ts';
import { positiveAmount, ratePct, wholeYears } from './inputs.ts';
import type { PlanResult } from './sip.ts';
import { totals } from './yearTable.ts';

export type PpfInput = {
  /** Rupees a year. */
  yearlyDeposit: number;
  /** Percent a year. */
  annualRatePct: number;
  /** Financial years; defaults to 15. */
  years?: number;
  /** `yearly`: all by 5 April. `monthly`: a twelfth by the 5th of each month. */
  deposits?: 'yearly' | 'monthly';
  /** Years in which deposits are made, from the first; all of them by default. Later years earn interest only. */
  depositYears?: number;
};

/**
 * Public provident fund: interest on the lowest balance from the 5th to the end of each month, credited yearly. A
 * deposit by 5 April earns the whole year: value = (balance + D) x (1 + r). Rupees, percent a year.
 * Source: rules, "Calculators". @throws CalculatorInputError naming the field.
 */
export function ppf(input: PpfInput): PlanResult {
  const deposit = positiveAmount('yearlyDeposit', input.yearlyDeposit);
  const rate = ratePct('annualRatePct', input.annualRatePct) / 100;
  const years = wholeYears('years', input.years ?? 15);
  const depositYears = Math.min(wholeYears('depositYears', input.depositYears ?? years), years);
  // Twelve equal deposits earn interest for 12, 11, ... 1 months: 78 twelfths of a twelfth.
  const earningShare = input.deposits === 'monthly' ? 78 / 144 : 1;
  let [balance, invested] = [0, 0];
  const rows: YearRow[] = [];
  for (let year = 1; year <= years; year += 1) {
    const now = year <= depositYears ? deposit : 0;
    balance += now + (balance + now * earningShare) * rate;
    invested += now;
    rows.push({ year, ...totals(invested, balance) });
  }
  return { ...totals(invested, balance), years: rows };
}
