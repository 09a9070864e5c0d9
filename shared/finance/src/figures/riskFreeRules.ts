import type { DatedRule } from '../rules/datedRule.ts';

/** [first day, rate in percent] of the Reserve Bank's repo rate, each in force until the day before the next. */
const STEPS: readonly (readonly [string, number])[] = [
  ['2020-05-22', 4],
  ['2022-05-04', 4.4],
  ['2022-06-08', 4.9],
  ['2022-08-05', 5.4],
  ['2022-09-30', 5.9],
  ['2022-12-07', 6.25],
  ['2023-02-08', 6.5],
  ['2025-02-07', 6.25],
  ['2025-04-09', 6],
  ['2025-06-06', 5.5],
  ['2025-12-05', 5.25],
];

const dayBefore = (date: string): string =>
  new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

/** What money earns without risk, percent a year: the repo rate, as factsheets use a short rate for the Sharpe ratio. */
export const riskFreeRules: readonly DatedRule<number>[] = STEPS.map(([applies_from, value], index) => ({
  rule_id: `risk-free-${applies_from}`,
  applies_from,
  applies_to: STEPS[index + 1] ? dayBefore(STEPS[index + 1]![0]) : null,
  value,
  source: 'Reserve Bank of India, repo rate of the Monetary Policy Committee',
  confidence: index === STEPS.length - 1 ? 'M' : 'H',
}));
