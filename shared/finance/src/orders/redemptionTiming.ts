import { addBusinessDays, type BusinessCalendar } from '../calendar/calendar.ts';
import { daysBetween } from '../calendar/dates.ts';
import { requireRule } from '../rules/datedRule.ts';
import { instantAtIst, instantMillis, type Instant } from '../calendar/ist.ts';
import { toWire } from '../money.ts';
import { rupees } from '../quantity.ts';
import {
  redemptionNav,
  type RedemptionNav,
  type SaleClass,
  type SaleNavRules,
} from '../nav/navApplicability.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

/** The kinds of rule that determine when a sale is sent, priced and paid. */
export type SaleTimingRules = SaleNavRules &
  Pick<RuleBook, 'payout_limit' | 'redemption_send' | 'redemption_send_overnight'>;

export type RedemptionTiming = RedemptionNav & {
  /** The day by which the fund house has to pay; interest is owed after it. */
  payBy: string;
  /** When it is sent to the fund house: our own earlier cut-off, or at once when that has passed. */
  sentAt: string;
  /** Until when it can be cancelled; null when it is sent at once. */
  cancelBefore: string | null;
  payByRuleId: string;
  sendRuleId: string;
};

/**
 * Days and times of a sale placed at an instant: which NAV it gets, when it is sent, when the money is expected and
 * when it is due. Source: rules R5.
 * @throws NoRuleError when no row covers the day; RangeError for a bad instant.
 */
export function redemptionTiming(
  { schemeClass, group }: SaleClass,
  placedAt: Instant,
  calendar: BusinessCalendar,
  rules: SaleTimingRules,
): RedemptionTiming {
  const nav = redemptionNav({ schemeClass, group }, placedAt, calendar, rules);
  const limit = requireRule(rules.payout_limit, nav.processedDate, 'payout limit');
  const sending =
    group === 'overnight'
      ? rules.redemption_send_overnight
      : rules.redemption_send.filter(({ value }) => value.schemeClass === schemeClass);
  const send = requireRule(sending, nav.processedDate, 'time of sending');
  const ours = instantAtIst(nav.processedDate, send.value.cutOff);
  const early = instantMillis(placedAt) < instantMillis(ours);
  const days = group === 'overseas' ? limit.value.overseas : limit.value.usual;
  return {
    ...nav,
    payBy: addBusinessDays(calendar, nav.processedDate, days, 'debt'),
    sentAt: early ? ours : new Date(instantMillis(placedAt)).toISOString(),
    cancelBefore: early ? ours : null,
    payByRuleId: limit.rule_id,
    sendRuleId: send.rule_id,
  };
}

export type LateInterest = { days: number; interest: number; ratePct: number; ruleId: string };

/**
 * What a fund house owes on money that came (or has still not come) after the last day: net x rate x days / 365,
 * half-up to paise; nothing up to that day. Rupees. Source: rules R5.
 */
export function latePayoutInterest(
  net: string | number,
  payBy: string,
  on: string,
  rules: Pick<RuleBook, 'late_payout_rate'>,
): LateInterest {
  const { rule_id: ruleId, value: ratePct } = requireRule(
    rules.late_payout_rate,
    payBy,
    'interest on late money',
  );
  const days = Math.max(0, daysBetween(payBy, on));
  const interest = toWire(rupees(net).times(ratePct).times(days).div(36_500), 2);
  return { days, interest, ratePct, ruleId };
}
