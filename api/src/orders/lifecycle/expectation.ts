import { CART_PAYMENT_METHODS, type CartItem, type CartPaymentMethod } from '@sanchay/contracts';
import {
  applicableNav,
  captureBefore,
  instantMillis,
  offerTiming,
  platformCutOff,
  realisationOf,
  type ApplicableNav,
  type BusinessCalendar,
  type RuleBook,
} from '@sanchay/finance';
import { offerOf, payNowOf } from '../../engine/index.ts';
import type { OrderScheme } from '../../funds/index.ts';
import type { OrderRow } from '../rows.ts';

/** What will happen to a pending order that is paid at an instant. */
export interface Expectation {
  nav: Pick<ApplicableNav, 'navDate' | 'allotmentDate' | 'ruleId'>;
  /** What a unit costs then, as decimal text in rupees; null while no NAV of that day is known. */
  price: string | null;
  /** Until when the same holds: our own earlier cut-off, or the last moment for the payment method. */
  payBefore: string;
  /** From when on the fund house can use the money, and the rule that defines it. */
  moneyFrom: Date;
  moneyRuleId: string;
}

/** When, and by which calendar and rules, an order is paid. */
export interface PayMoment {
  now: Date;
  calendar: BusinessCalendar;
  rules: RuleBook;
}

/**
 * Returns what paying now gives, or null when there is nothing to pay now (a SIP that starts later), or when the offer
 * of a new fund is over before the money arrives. Assumes UPI, the fastest, by default.
 */
export function expectationOf(
  order: OrderRow,
  scheme: OrderScheme,
  { now, calendar, rules }: PayMoment,
  rail: CartPaymentMethod = 'upi',
): Expectation | null {
  if (Number(payNowOf(order)) === 0) return null;
  const { realisedAt, ruleId: moneyRuleId } = realisationOf({ rail, capturedAt: now, calendar }, rules);
  const money = { moneyFrom: realisedAt, moneyRuleId };
  const offer = offerOf(scheme);
  const first = offer && offerTiming(offer, realisedAt, calendar, rules);
  if (first === 'closed') return null;
  if (first) {
    const { allotmentDate, ruleId, cutOff } = first;
    return {
      nav: { navDate: allotmentDate, allotmentDate, ruleId },
      price: scheme.face_value,
      payBefore: captureBefore({ rail, deadline: cutOff, calendar }, rules),
      ...money,
    };
  }
  const nav = applicableNav({ schemeClass: scheme.scheme_class, placedAt: now, realisedAt, calendar }, rules);
  const last = captureBefore({ rail, deadline: nav.cutOff, calendar }, rules);
  const ours = platformCutOff(scheme.scheme_class, nav.processedDate, rules);
  const isOurs = now.getTime() < instantMillis(ours) && instantMillis(ours) < instantMillis(last);
  return { nav, price: null, payBefore: isOurs ? ours : last, ...money };
}

/** What paying now gives by each method; nothing where nothing is to be paid now. */
export function expectationsByMethod(
  order: OrderRow,
  scheme: OrderScheme,
  moment: PayMoment,
): CartItem['by_method'] {
  return CART_PAYMENT_METHODS.flatMap((method) => {
    const expected = expectationOf(order, scheme, moment, method);
    if (!expected) return [];
    return {
      method,
      money_from: expected.moneyFrom.toISOString(),
      nav_date: expected.nav.navDate,
      pay_before: expected.payBefore,
      rule_id: expected.moneyRuleId,
    };
  });
}
