import { isMarketDay, isSettlementDay, type BusinessCalendar } from '../calendar/calendar.ts';
import { addDays } from '../calendar/dates.ts';
import { instantAtIst, istDate, istTimeOfDay, type Instant } from '../calendar/ist.ts';
import { requireRule, ruleOn } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import type { MarketHours } from './marketRules.ts';

export type { MarketHours } from './marketRules.ts';
export type SessionRules = Pick<RuleBook, 'market_hours' | 'muhurat_hours'>;

/** What the exchange does with an order at an instant. */
export type MarketPhase = 'closed' | 'pre_open' | 'open';

const SEARCH_DAYS = 60;

/** The hours of a day on which the exchange trades; null for any other day. @throws NoRuleError */
export function marketHoursOn(
  day: string,
  calendar: BusinessCalendar,
  rules: SessionRules,
): MarketHours | null {
  if (!isMarketDay(calendar, day)) return null;
  return (ruleOn(rules.muhurat_hours, day) ?? requireRule(rules.market_hours, day, 'market hours')).value;
}

/** The phase of the market at an instant: 15:29:59.999 is open, 15:30 is closed. */
export function marketPhase(at: Instant, calendar: BusinessCalendar, rules: SessionRules): MarketPhase {
  const hours = marketHoursOn(istDate(at), calendar, rules);
  const time = istTimeOfDay(at);
  if (!hours || time < hours.preOpen || time >= hours.closes) return 'closed';
  return time < hours.opens ? 'pre_open' : 'open';
}

/** The session that takes an order at an instant: the running one, else the next. */
export interface OrderSession {
  /** ISO day. */
  day: string;
  opens: Date;
  closes: Date;
  phase: MarketPhase;
}

/** @throws RangeError without a trading day within 60 days */
export function orderSession(at: Instant, calendar: BusinessCalendar, rules: SessionRules): OrderSession {
  const today = istDate(at);
  const phase = marketPhase(at, calendar, rules);
  for (let ahead = 0; ahead < SEARCH_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const hours = marketHoursOn(day, calendar, rules);
    if (!hours || (day === today && istTimeOfDay(at) >= hours.closes)) continue;
    return {
      day,
      opens: new Date(instantAtIst(day, hours.opens)),
      closes: new Date(instantAtIst(day, hours.closes)),
      phase,
    };
  }
  throw new RangeError(`No session within ${SEARCH_DAYS} days of ${today}`);
}

/** The first day after a trade, by the row in force, on which exchange and banks settle. @throws NoRuleError */
export function shareSettlementDay(
  tradedOn: string,
  calendar: BusinessCalendar,
  rules: Pick<RuleBook, 'share_settlement'>,
): string {
  const days = requireRule(rules.share_settlement, tradedOn, 'settlement of shares').value;
  let day = tradedOn;
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isMarketDay(calendar, day) && isSettlementDay(calendar, day)) left -= 1;
  }
  return day;
}
