import { growth } from './growth.ts';
import { CalculatorInputError, paise, positiveAmount, positiveYears, ratePct } from './inputs.ts';
import type { PlanResult } from './sip.ts';
import { totals, yearTable } from './yearTable.ts';

export type FdInput = {
  /** Rupees. */
  principal: number;
  /** Percent a year. */
  annualRatePct: number;
  /** Years; parts allowed. */
  years: number;
  /** Times a year that interest is added (or paid out): defined by the scheme; banks 4, some companies 1. */
  compoundingPerYear?: 1 | 2 | 4 | 12 | 365;
  /** `compound` adds interest, `simple` pays it once at the end, `payout` pays it every period. */
  interest?: 'compound' | 'simple' | 'payout';
};

export type FdResult = PlanResult & {
  /** Rupees paid each period with `payout`, else 0. */
  periodicPayout: number;
};

/**
 * A fixed deposit before tax: P x (1 + r / k)^(k x y), or P x (1 + r x y) when simple. With `payout` the value is
 * the principal and the payouts received. Rupees, percent a year. Source: rules, "Calculators".
 * @throws CalculatorInputError naming the field.
 */
export function fd(input: FdInput): FdResult {
  const principal = positiveAmount('principal', input.principal);
  const rate = ratePct('annualRatePct', input.annualRatePct) / 100;
  const years = positiveYears('years', input.years);
  const k = input.compoundingPerYear ?? 4;
  if (![1, 2, 4, 12, 365].includes(k)) throw new CalculatorInputError('compoundingPerYear', 'not_a_number');
  const kind = input.interest ?? 'compound';
  const valueAfter = (passed: number): number =>
    kind === 'compound' ? principal * growth(rate / k, k * passed) : principal * (1 + rate * passed);
  return {
    ...totals(principal, valueAfter(years)),
    periodicPayout: kind === 'payout' ? paise((principal * rate) / k) : 0,
    years: yearTable(years * 12, (months) => ({ invested: principal, value: valueAfter(months / 12) })),
  };
}
