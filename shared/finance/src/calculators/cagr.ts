import { cagrPct } from '../returns/returns.ts';
import { amountOrZero, positiveAmount, positiveYears } from './inputs.ts';

export type CagrInput = { beginValue: number; endValue: number; years: number };
export type CagrResult = { cagrPct: number; absolutePct: number; gain: number };

/**
 * Compounded growth a year in percent: (end / begin)^(1 / years) - 1. Rupees and years (parts allowed).
 * Not XIRR, which counts days of a 365-day year. Source: rules, "Calculators".
 * @throws CalculatorInputError naming the field.
 */
export function cagr(input: CagrInput): CagrResult {
  const begin = positiveAmount('beginValue', input.beginValue);
  const end = amountOrZero('endValue', input.endValue);
  const years = positiveYears('years', input.years);
  const yearly = cagrPct(begin, end, years)!;
  // Doubling within a day is beyond any number worth showing.
  return {
    cagrPct: Math.min(yearly, Number.MAX_SAFE_INTEGER),
    absolutePct: (end / begin - 1) * 100,
    gain: end - begin,
  };
}
