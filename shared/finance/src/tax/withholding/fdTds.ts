import { requireRule } from '../../rules/datedRule.ts';
import { financialYearBounds } from '../../calendar/dates.ts';
import { toWire } from '../../money.ts';
import { rupees } from '../../quantity.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';

export type FdPayer = 'bank' | 'non_bank';

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
export function fdTds(
  { fy, payer, senior, interest, pan, declaration = false }: FdTdsInput,
  rules: Pick<RuleBook, 'fd_tds'>,
): FdTds {
  const { from } = financialYearBounds(fy);
  const { value, rule_id } = requireRule(rules.fd_tds, from, 'tax deducted on deposits');
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
