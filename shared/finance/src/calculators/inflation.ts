import { growth } from './growth.ts';
import { paise, positiveAmount, positiveYears, ratePct } from './inputs.ts';

export type InflationInput = {
  /** Rupees today. */
  nominalValue: number;
  /** Percent a year. */
  inflationPct: number;
  /** Years; parts allowed. */
  years: number;
};

export type InflationResult = {
  /** What the same rupees will buy, in today's rupees. */
  realValue: number;
  /** What today's purchase will cost. */
  futureCost: number;
  lossOfValue: number;
  years: Array<{ year: number; futureCost: number; realValue: number }>;
};

/**
 * What costs `value` rupees today costs after some years: V x (1 + i)^y, not rounded, so that plans can go on from it.
 * @throws CalculatorInputError naming the field.
 */
export function futureCost(value: number, inflationPct: number, years: number): number {
  return value * growth(ratePct('inflationPct', inflationPct) / 100, positiveYears('years', years));
}

/**
 * Rupees of a later day in the rupees of today: V / (1 + i)^y. Any amount, also one that nobody could type; percent a
 * year, years. @throws CalculatorInputError naming the field.
 */
export function inTodaysRupees(value: number, inflationPct: number, years: number): number {
  return paise(value * growth(ratePct('inflationPct', inflationPct) / 100, -positiveYears('years', years)));
}

/**
 * Inflation on an amount: real value V / (1 + i)^y and future cost V x (1 + i)^y. Rupees, percent a year.
 * Source: rules, "Also needed". @throws CalculatorInputError naming the field.
 */
export function inflation(input: InflationInput): InflationResult {
  const value = positiveAmount('nominalValue', input.nominalValue);
  const rate = ratePct('inflationPct', input.inflationPct) / 100;
  const years = positiveYears('years', input.years);
  const after = (passed: number): { futureCost: number; realValue: number } => ({
    futureCost: paise(value * growth(rate, passed)),
    realValue: paise(value * growth(rate, -passed)),
  });
  const end = after(years);
  const rows = Array.from({ length: Math.ceil(years) }, (_, index) => ({
    year: index + 1,
    ...after(Math.min(index + 1, years)),
  }));
  return { ...end, lossOfValue: paise(value - end.realValue), years: rows };
}
