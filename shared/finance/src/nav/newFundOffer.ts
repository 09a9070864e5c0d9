import { addBusinessDays, type BusinessCalendar } from '../calendar/calendar.ts';
import { addDays } from '../calendar/dates.ts';
import { requireRule } from '../rules/datedRule.ts';
import { instantAtIst, istDate, type Instant } from '../calendar/ist.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

/** When a new fund takes its first purchases, and at what price. Days are ISO dates, the window's both ends inclusive. */
export interface NewFundOffer {
  readonly from: string;
  readonly to: string;
  /** The day on which units are allotted and the fund opens for everybody; null while it is not announced. */
  readonly start: string | null;
  /** Rupees a unit, as decimal text. */
  readonly faceValue: string;
}

/** `open` in the window, `closed` before it and until the fund starts, `over` from its start on. */
export type OfferPhase = 'open' | 'closed' | 'over';

/** Where an offer stands on an ISO date. */
export function offerPhase({ from, to, start }: Omit<NewFundOffer, 'faceValue'>, date: string): OfferPhase {
  if (date >= from && date <= to) return 'open';
  return date > to && start !== null && date >= start ? 'over' : 'closed';
}

type OfferRules = Pick<RuleBook, 'offer_allotment'>;

/** What an order of an offer gets: units at the face value on the day of allotment, when its money comes in time. */
export interface OfferTiming {
  readonly allotmentDate: string;
  /** The instant from which money is too late. */
  readonly cutOff: string;
  readonly ruleId: string;
}

/**
 * The timing of an order in an offer whose money arrives at an instant; `closed` when that is too late for the offer
 * and too early for the fund; null when the fund has started, so that the usual rules count.
 * @throws NoRuleError when no row covers the end of the window.
 */
export function offerTiming(
  offer: NewFundOffer,
  realisedAt: Instant,
  calendar: BusinessCalendar,
  rules: OfferRules,
): OfferTiming | 'closed' | null {
  const phase = offerPhase(offer, istDate(realisedAt));
  if (phase !== 'open') return phase === 'closed' ? 'closed' : null;
  const { value, rule_id: ruleId } = requireRule(rules.offer_allotment, offer.to, 'allotment of a new fund');
  return {
    allotmentDate: offer.start ?? addBusinessDays(calendar, offer.to, value, 'debt'),
    cutOff: instantAtIst(addDays(offer.to, 1)),
    ruleId,
  };
}

/** Whether an order was taken in an offer, by the rule that dated it: it has the face value, no published NAV. */
export function isOfOffer(
  { rule_id: ruleId }: { readonly rule_id: string | null },
  rules: OfferRules,
): boolean {
  return rules.offer_allotment.some((rule) => rule.rule_id === ruleId);
}
