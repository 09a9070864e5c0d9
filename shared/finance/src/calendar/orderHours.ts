import { isMarketDay, type BusinessCalendar } from './calendar.ts';
import { requireRule } from '../rules/datedRule.ts';
import { istDate, istTimeOfDay, type Instant } from './ist.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

/** Whether orders are processed as they come at an instant; otherwise they are taken in offline mode. @throws NoRuleError */
export function isWithinOrderHours(
  at: Instant,
  calendar: BusinessCalendar,
  rules: Pick<RuleBook, 'order_hours'>,
): boolean {
  const day = istDate(at);
  const { from, to } = requireRule(rules.order_hours, day, 'order hours').value;
  const time = istTimeOfDay(at);
  return isMarketDay(calendar, day) && time >= from && time < to;
}
