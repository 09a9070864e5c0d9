import { addDays, addMonthsClamped } from '../../calendar/dates.ts';
import { requireRule } from '../../rules/datedRule.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';

/** How long units of a scheme cannot be sold: by the ELSS rule of the day of purchase, or a number of days. */
export type LockIn = { readonly elss: boolean; readonly days: number };

/**
 * The first day on which units bought on a day can be sold; the day of purchase itself when nothing is locked.
 * ELSS units are free on the day after the lock-in, such as three years, ends (of 29 February it is the 28th). Source: rules R6.
 * @throws NoRuleError for ELSS units older than the rule.
 */
export function unlocksOn(
  { elss, days }: LockIn,
  boughtOn: string,
  rules: Pick<RuleBook, 'elss_lock_in'>,
): string {
  if (elss) {
    const { value: months } = requireRule(rules.elss_lock_in, boughtOn, 'ELSS');
    return addDays(addMonthsClamped(boughtOn, months), 1);
  }
  return days > 0 ? addDays(boughtOn, days + 1) : boughtOn;
}
