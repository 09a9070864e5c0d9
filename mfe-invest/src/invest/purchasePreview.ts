import type { Scheme } from '@sanchay/contracts';
import {
  applicableNav,
  captureBefore,
  instantMillis,
  istDate,
  platformCutOff,
  publishedRules,
  realisationOf,
  stampDutyOn,
  unitsForPurchase,
  type BusinessCalendar,
} from '@sanchay/finance';

export interface PurchasePreview {
  /** ISO day of the NAV that a payment now would get. */
  navDate: string;
  /** Until when that holds, as an instant. */
  payBefore: string;
  /** ISO day on which units arrive. */
  allotmentDate: string;
  ruleId: string;
  /** Rupees. */
  stampDuty: number;
  /** At the latest NAV; null without one. */
  units: number | null;
}

/**
 * The business day in India as far as this browser can know, as ISO days: its own, the one that the server named, or
 * the day of the newest NAV, whichever is latest. In a sandbox whose clock was moved the server's is ahead.
 * @param named by the server; undefined while that is not known
 */
export function businessDay(now: Date, nav: Scheme['nav'], named: string | undefined): string {
  return [istDate(now), nav?.date ?? '', named ?? ''].reduce((a, b) => (b > a ? b : a));
}

/**
 * What happens to an amount in rupees that is paid now by UPI. For display: once in the cart, the server's answer counts.
 * @param today the business day, ISO
 * @returns null when the market's clock is ahead of the browser's, or when there is no amount.
 * @throws NoRuleError when no rule covers the day.
 */
export function purchasePreview(
  { scheme_class, nav }: Pick<Scheme, 'scheme_class' | 'nav'>,
  amount: number | null,
  { now, today, calendar }: { now: Date; today: string; calendar: BusinessCalendar },
): PurchasePreview | null {
  if (!amount || amount <= 0 || today !== istDate(now)) return null;
  const rail = 'upi';
  const { realisedAt } = realisationOf({ rail, capturedAt: now, calendar }, publishedRules);
  const expected = applicableNav(
    { schemeClass: scheme_class, placedAt: now, realisedAt, calendar },
    publishedRules,
  );
  const last = captureBefore({ rail, deadline: expected.cutOff, calendar }, publishedRules);
  const ours = platformCutOff(scheme_class, expected.processedDate, publishedRules);
  const { value: stampDutyRatePct } = stampDutyOn(expected.navDate, publishedRules);
  const bought = unitsForPurchase({ amount, stampDutyRatePct, nav: nav?.nav ?? 1 });
  return {
    navDate: expected.navDate,
    payBefore: now.getTime() < instantMillis(ours) && instantMillis(ours) < instantMillis(last) ? ours : last,
    allotmentDate: expected.allotmentDate,
    ruleId: expected.ruleId,
    stampDuty: bought.stampDuty,
    units: nav ? bought.units : null,
  };
}

export interface TimeLeft {
  hours: number;
  minutes: number;
}

/** Whole hours and minutes until an instant; null when it has passed or is a day or more away. */
export function timeLeft(until: string, now: Date): TimeLeft | null {
  const minutes = Math.floor((instantMillis(until) - now.getTime()) / 60_000);
  if (minutes < 0 || minutes >= 24 * 60) return null;
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
