import { addDays } from '../../calendar/dates.ts';
import { requireRule } from '../../rules/datedRule.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';

/**
 * The day whose rate of exchange turns what was paid, gained or received abroad on a day into rupees for tax: the last
 * day of the month before. Source: rule 115 of the Income-tax Rules, 1962.
 * @throws NoRuleError for a day that no row covers
 */
export function foreignRateDay(
  on: string,
  rules: Pick<RuleBook, 'foreign_income_rate'>,
): { day: string; ruleId: string } {
  const { rule_id: ruleId } = requireRule(rules.foreign_income_rate, on, 'rate of foreign income');
  return { day: addDays(`${on.slice(0, 7)}-01`, -1), ruleId };
}
