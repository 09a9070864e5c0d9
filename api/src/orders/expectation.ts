import {
  applicableNav,
  instantMillis,
  platformCutOff,
  stampDutyOn,
  unitsForPurchase,
} from '@sanchay/finance';
import type { ApplicableNav, BusinessCalendar } from '@sanchay/finance';
import type { OrderScheme } from '../funds/index.ts';
import { payNowOf } from './rows.ts';
import type { OrderRow } from './rows.ts';

/** What will happen to a pending order that is paid at an instant. */
export interface Expectation {
  nav: ApplicableNav;
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
  const nav = applicableNav({ schemeClass: scheme.scheme_class, placedAt: now, calendar });
  const ours = platformCutOff(scheme.scheme_class, nav.processedDate);
  return { nav, payBefore: now.getTime() < instantMillis(ours) ? ours : nav.cutOff };
}

/** Duty, and units at a NAV, of an amount in rupees bought on the day of the NAV. */
export function purchaseAt(
  amount: string,
  { nav, date }: { nav: string; date: string },
  scheme: OrderScheme,
): ReturnType<typeof unitsForPurchase> {
  const stampDutyRatePct = stampDutyOn(date).value;
  return unitsForPurchase({ amount, stampDutyRatePct, nav, decimals: scheme.units_decimals });
}
