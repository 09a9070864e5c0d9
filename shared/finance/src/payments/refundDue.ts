import { addDays } from '../calendar/dates.ts';
import { requireRule } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

/** The last day on which money that is sent back on `day` has to arrive. @throws NoRuleError before the rule. */
export function refundDueBy(day: string, rules: Pick<RuleBook, 'refund'>): string {
  return addDays(day, requireRule(rules.refund, day, 'refunds').value);
}
