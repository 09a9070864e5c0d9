import { requireRule, type DatedRule } from '../rules/datedRule.ts';
import { addMonthsClamped } from '../calendar/dates.ts';
import { rupees } from '../quantity.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import type { MandateKind, MandateRule } from './mandateRules.ts';

type MandateRules = Pick<RuleBook, 'mandate'>;

/** The row in force on a day. @throws NoRuleError before the first. */
export function mandateRuleOn(day: string, rules: MandateRules): DatedRule<MandateRule> {
  return requireRule(rules.mandate, day, 'e-mandates');
}

export type MandateTermsFault = 'scale' | 'below' | 'above' | 'past' | 'too_long';

/**
 * What is wrong with the requested terms, or null. `limit` is in rupees, `until` and `today` ISO days; a limit has
 * whole rupees, and a mandate lives at least a day and at most the years of the rule.
 */
export function mandateTermsFault(
  terms: { kind: MandateKind; limit: number; until: string },
  today: string,
  rules: MandateRules,
): MandateTermsFault | null {
  const { value } = mandateRuleOn(today, rules);
  const { least, most } = value.limits[terms.kind];
  const limit = rupees(terms.limit);
  if (!limit.eq(limit.round())) return 'scale';
  if (limit.lt(rupees(least))) return 'below';
  if (limit.gt(rupees(most))) return 'above';
  if (terms.until <= today) return 'past';
  return terms.until > addMonthsClamped(today, value.years * 12) ? 'too_long' : null;
}
