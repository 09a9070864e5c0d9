import { requireRule, type DatedRule } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

/** The row of stamp duty in force on the day of the NAV, in percent of the net amount. @throws NoRuleError before 1993. */
export function stampDutyOn(navDate: string, rules: Pick<RuleBook, 'stamp_duty'>): DatedRule<number> {
  return requireRule(rules.stamp_duty, navDate, 'stamp duty');
}
