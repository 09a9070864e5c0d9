import type { DatedRule } from '../../rules/datedRule.ts';

/** Yearly interest in rupees above which tax is deducted, and the rates in percent. */
export type FdTdsRule = {
  readonly bank: number;
  readonly bankSenior: number;
  readonly nonBank: number;
  readonly ratePct: number;
  readonly rateWithoutPanPct: number;
};

/** Source: rules R8. The earlier non-bank threshold and the rate without PAN are general knowledge. */
export const fdTdsRules: ReadonlyArray<DatedRule<FdTdsRule>> = [
  {
    rule_id: 'fd-tds-2024',
    applies_from: '2024-04-01',
    applies_to: '2025-03-31',
    value: { bank: 40_000, bankSenior: 50_000, nonBank: 5_000, ratePct: 10, rateWithoutPanPct: 20 },
    source: 'Section 194A (rules R8)',
    confidence: 'M',
  },
  {
    rule_id: 'fd-tds-2025',
    applies_from: '2025-04-01',
    applies_to: null,
    value: { bank: 50_000, bankSenior: 100_000, nonBank: 10_000, ratePct: 10, rateWithoutPanPct: 20 },
    source: 'Finance Act 2025; section 393 since 1 Apr 2026 (rules R8)',
    confidence: 'H',
  },
];
