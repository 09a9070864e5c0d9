import { isSettlementDay, type BusinessCalendar } from '../calendar/calendar.ts';
import { addDays } from '../calendar/dates.ts';
import { istDate, istTimeOfDay, type Instant } from '../calendar/ist.ts';
import { requireRule } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

/** No closure of banks is longer. */
const SEARCH_DAYS = 30;

/**
 * The day on which the bank converts money that is paid at an instant: the same day before its cut-off on a day on which
 * banks settle, else the next such day. It decides the financial year of limit and tax, so a payment on the afternoon of
 * 31 March counts for the new year.
 * @throws NoRuleError when no terms cover the day; RangeError when banks are closed for a month
 */
export function conversionDay(
  at: Instant,
  calendar: BusinessCalendar,
  rules: Pick<RuleBook, 'remittance_terms'>,
): string {
  const today = istDate(at);
  const { cutOff } = requireRule(rules.remittance_terms, today, 'remittance terms').value;
  let day = istTimeOfDay(at) < `${cutOff}:00.000` ? today : addDays(today, 1);
  for (let tried = 0; tried < SEARCH_DAYS; tried += 1) {
    if (isSettlementDay(calendar, day)) return day;
    day = addDays(day, 1);
  }
  throw new RangeError(`Banks are closed for ${SEARCH_DAYS} days from ${today}`);
}
