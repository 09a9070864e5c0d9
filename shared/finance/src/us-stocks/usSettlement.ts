import { addDays, dateParts, isoDate } from '../calendar/dates.ts';
import { requireRule } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import { nthWeekday } from './newYork.ts';
import { usSessionOn } from './usSession.ts';

/**
 * Whether US shares settle on a day: a session on which banks are open too. Columbus Day and Veterans Day have a session
 * and no settlement. Source: calendar of DTCC.
 */
function isUsSettlementDay(date: string): boolean {
  const { year } = dateParts(date);
  const bankHolidays = [nthWeekday(year, 10, 1, 2), isoDate(year, 11, 11)];
  return usSessionOn(date) !== null && !bankHolidays.includes(date);
}

/** The day on which a trade of a session settles. @throws NoRuleError for a day without a row */
export function usSettlementDay(session: string, rules: Pick<RuleBook, 'us_settlement'>): string {
  let left = requireRule(rules.us_settlement, session, 'settlement of US shares').value;
  let day = session;
  while (left > 0) {
    day = addDays(day, 1);
    if (isUsSettlementDay(day)) left -= 1;
  }
  return day;
}
