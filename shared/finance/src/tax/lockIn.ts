import { addDays, addMonthsClamped } from '../dates.ts';
import { requireRule } from '../datedRule.ts';
import { elssLockIns } from './elssRules.ts';

/** How long units of a scheme cannot be sold: by the ELSS rule of the day of purchase, or a number of days. */
export type LockIn = { readonly elss: boolean; readonly days: number };

/**
 * The first day on which units bought on a day can be sold; the day of purchase itself when nothing is locked.
 * ELSS units are free on the day after the third anniversary (29 February's is the 28th). Source: rules R6.
 * @throws NoRuleError for ELSS units older than the rule.
 */
export function unlocksOn({ elss, days }: LockIn, boughtOn: string): string {
  if (elss) return addDays(addMonthsClamped(boughtOn, requireRule(elssLockIns, boughtOn, 'ELSS').value), 1);
  return days > 0 ? addDays(boughtOn, days + 1) : boughtOn;
}
