import { applicableNav, instantMillis, platformCutOff } from '@sanchay/finance';
import type { ApplicableNav, BusinessCalendar } from '@sanchay/finance';
import { payNowOf } from '../engine/index.ts';
import type { OrderScheme } from '../funds/index.ts';
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
