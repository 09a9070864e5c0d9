import { applicableNav, instantMillis, offerTiming, platformCutOff } from '@sanchay/finance';
import type { ApplicableNav, BusinessCalendar } from '@sanchay/finance';
import { offerOf, payNowOf } from '../engine/index.ts';
import type { OrderScheme } from '../funds/index.ts';
import type { OrderRow } from './rows.ts';

/** What will happen to a pending order that is paid at an instant. */
export interface Expectation {
  nav: Pick<ApplicableNav, 'navDate' | 'allotmentDate' | 'ruleId'>;
  /** What a unit costs then, as decimal text in rupees; null while no NAV of that day is known. */
  price: string | null;
  /** Until when the same holds: our own earlier cut-off, or the fund house's once ours has passed. */
  payBefore: string;
}

/** What paying now gives, or null when there is nothing to pay now (a SIP that starts later). */
export function expectationOf(
  order: OrderRow,
  scheme: OrderScheme,
  calendar: BusinessCalendar,
  now: Date,
): Expectation | null {
  if (Number(payNowOf(order)) === 0) return null;
  const offer = offerOf(scheme);
  const first = offer && offerTiming(offer, now, calendar);
  if (first === 'closed') return null;
  if (first) {
    const { allotmentDate, ruleId, cutOff } = first;
    return {
      nav: { navDate: allotmentDate, allotmentDate, ruleId },
      price: scheme.face_value,
      payBefore: cutOff,
    };
  }
  const nav = applicableNav({ schemeClass: scheme.scheme_class, placedAt: now, calendar });
  const ours = platformCutOff(scheme.scheme_class, nav.processedDate);
  return { nav, price: null, payBefore: now.getTime() < instantMillis(ours) ? ours : nav.cutOff };
}
