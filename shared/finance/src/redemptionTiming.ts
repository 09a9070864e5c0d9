import type { BusinessCalendar, SchemeClass } from './calendar.ts';
import { addBusinessDays } from './calendar.ts';
import { daysBetween } from './dates.ts';
import { requireRule } from './datedRule.ts';
import type { Instant } from './ist.ts';
import { instantAtIst, instantMillis } from './ist.ts';
import { rupees, toWire } from './money.ts';
import { redemptionNav } from './navApplicability.ts';
import type { RedemptionNav } from './navApplicability.ts';
import { navRules } from './navRules.ts';
import { groupNavRules, latePayoutRates, payoutLimits, redemptionSendRules } from './redemptionRules.ts';
import type { RedemptionGroup } from './redemptionRules.ts';

/** The class of a fund, and the group within it whose sales differ. */
export type SaleClass = { schemeClass: SchemeClass; group: RedemptionGroup | null };

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
 * Days and times of a sale that stands at an instant: whose NAV, when it is sent, when the money should and when it
 * has to come. Source: rules R5. @throws NoRuleError when no row covers the day; RangeError for a bad instant.
 */
export function redemptionTiming(
  { schemeClass, group }: SaleClass,
  placedAt: Instant,
  calendar: BusinessCalendar,
): RedemptionTiming {
  const rules = group ? [...groupNavRules[group], ...navRules] : navRules;
  const nav = redemptionNav(schemeClass, placedAt, calendar, rules);
  const limit = requireRule(payoutLimits, nav.processedDate, 'payout limit');
  const sending = redemptionSendRules[group === 'overnight' ? group : schemeClass];
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
export function latePayoutInterest(net: string | number, payBy: string, on: string): LateInterest {
  const { rule_id: ruleId, value: ratePct } = requireRule(latePayoutRates, payBy, 'interest on late money');
  const days = Math.max(0, daysBetween(payBy, on));
  const interest = toWire(rupees(net).times(ratePct).times(days).div(36_500), 2);
  return { days, interest, ratePct, ruleId };
}
