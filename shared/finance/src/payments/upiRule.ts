import { requireRule, type DatedRule } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import type { UpiRule } from './upiRules.ts';

/** The row in force on the day of a payment. @throws NoRuleError before UPI existed. */
export function upiRuleOn(day: string, rules: Pick<RuleBook, 'upi'>): DatedRule<UpiRule> {
  return requireRule(rules.upi, day, 'UPI payments');
}
