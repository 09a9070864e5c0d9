import { growth, nominalMonthlyRate, sipFactor, type YearRow } from './growth.ts';
import { futureCost } from './inflation.ts';
import { amountOrZero, MOST_MONTHS, paise, positiveAmount, ratePct, withinRange } from './inputs.ts';
import { yearTable } from './yearTable.ts';

export interface GoalTerms {
  /** Rupees of today. */
  cost: number;
  /** Percent a year. */
  inflationPct: number;
  ratePct: number;
  /** Whole months until the goal; 0 on its day and after it. */
  months: number;
  /** Rupees set aside today, and rupees added each month. */
  value: number;
  monthly: number;
}

export interface GoalOutlook {
  /** What the goal costs on its day. */
  target: number;
  /** What is set aside and the instalments grow to. */
  projected: number;
  shortfall: number;
  /** The instalment that reaches the target: `requiredSip`; 0 where nothing is missing or no month is left. */
  neededMonthly: number;
  /** What is set aside today in percent of the target, at most 100. */
  fundedPct: number;
  /** The way to the goal by year. */
  years: YearRow[];
}

/**
 * How far a goal gets: V x (1 + i)^n + P x ((1 + i)^n - 1) / i x (1 + i) against C x (1 + inflation)^(n / 12), with
 * i = rate / 12 and instalments at the start of each month, the conventions of `requiredSip`. Rupees to the paisa.
 * Source: rules, "Calculators" and "Also needed". @throws CalculatorInputError naming the field.
 */
export function goalOutlook(terms: GoalTerms): GoalOutlook {
  const cost = positiveAmount('cost', terms.cost);
  const rate = ratePct('ratePct', terms.ratePct);
  const months = withinRange('months', terms.months, 0, MOST_MONTHS);
  const value = amountOrZero('value', terms.value);
  const monthly = amountOrZero('monthly', terms.monthly);
  const target = months === 0 ? cost : futureCost(cost, terms.inflationPct, months / 12);
  const factor = (passed: number): number => (passed === 0 ? 0 : sipFactor('due-nominal', rate, passed));
  const grown = (passed: number): number => value * growth(nominalMonthlyRate(rate), passed);
  const at = (passed: number): { invested: number; value: number } => ({
    invested: value + monthly * passed,
    value: grown(passed) + monthly * factor(passed),
  });
  const projected = at(months).value;
  return {
    target: paise(target),
    projected: paise(projected),
    shortfall: paise(Math.max(0, paise(target) - paise(projected))),
    neededMonthly: months === 0 ? 0 : paise(Math.max(0, target - grown(months)) / factor(months)),
    fundedPct: paise(Math.min(100, (value / target) * 100)),
    years: yearTable(months, at),
  };
}
