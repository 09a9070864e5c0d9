import type { DatedRule } from '../datedRule.ts';
import { requireRule } from '../datedRule.ts';
import { financialYearBounds } from '../dates.ts';
import { rupees, toWire } from '../money.ts';

export type FdPayer = 'bank' | 'non_bank';

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

export type FdTdsInput = {
  /** Financial year, "2025-26". */
  fy: string;
  payer: FdPayer;
  /** 60 or older. */
  senior: boolean;
  /** Interest of the year in rupees from this payer. */
  interest: number;
  /** Whether the payer knows the PAN. */
  pan: boolean;
  /** Whether a valid declaration (15G or 15H) stops the deduction. */
  declaration?: boolean;
};

export type FdTds = { tds: number; threshold: number; ratePct: number; ruleId: string };

/**
 * Tax deducted from deposit interest: nothing up to the threshold, then the rate on the whole interest. Rupees.
 * A declaration counts only with a PAN. Source: rules R8.
 * @throws NoRuleError for a year without a row; RangeError for a bad year.
 */
export function fdTds({ fy, payer, senior, interest, pan, declaration = false }: FdTdsInput): FdTds {
  const { value, rule_id } = requireRule(
    fdTdsRules,
    financialYearBounds(fy).from,
    'tax deducted on deposits',
  );
  const bankThreshold = senior ? value.bankSenior : value.bank;
  const threshold = payer === 'bank' ? bankThreshold : value.nonBank;
  const ratePct = pan ? value.ratePct : value.rateWithoutPanPct;
  const due = interest > threshold && !(declaration && pan);
  return {
    tds: due ? toWire(rupees(interest).times(ratePct).div(100), 2) : 0,
    threshold,
    ratePct,
    ruleId: rule_id,
  };
}
