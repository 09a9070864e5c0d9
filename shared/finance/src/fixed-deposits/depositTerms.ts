import { addMonthsClamped } from '../calendar/dates.ts';
import { decimal, type Big } from '../money.ts';

/** When a deposit pays its interest: at maturity, when it is added to the deposit, or every so many months. */
export type DepositPayout = 'maturity' | 'monthly' | 'quarterly' | 'half_yearly' | 'yearly';

/** How often a scheme adds interest to a deposit that pays at maturity. */
export type DepositCompounding = 'annually' | 'quarterly' | 'monthly' | 'daily';

/** The terms of one booked deposit. Rupees, percent a year, ISO days. */
export interface DepositTerms {
  principal: string | number;
  ratePct: string | number;
  payout: DepositPayout;
  compounding: DepositCompounding;
  months: number;
  /** The day on which interest starts. */
  opensOn: string;
}

/** One period of interest: from a day, inclusive, to the day on which its interest is added or paid. */
export interface DepositPeriod {
  from: string;
  to: string;
  /** Whether the deposit ends with it. */
  last: boolean;
}

/** Decimals of a rupee that running balances are computed with. */
export const DIGITS = 20;

const PAYOUT_MONTHS = { monthly: 1, quarterly: 3, half_yearly: 6, yearly: 12 } as const;
const COMPOUNDING_MONTHS = { annually: 12, quarterly: 3, monthly: 1 } as const;

/** The day on which a deposit matures. */
export function maturityDay({ opensOn, months }: Pick<DepositTerms, 'opensOn' | 'months'>): string {
  return addMonthsClamped(opensOn, months);
}

/**
 * Months between two bookings of interest. A scheme that compounds daily has its interest added each month: the
 * amount is the one that daily compounding gives.
 */
export function periodMonths({ payout, compounding }: Pick<DepositTerms, 'payout' | 'compounding'>): number {
  if (payout !== 'maturity') return PAYOUT_MONTHS[payout];
  return compounding === 'daily' ? 1 : COMPOUNDING_MONTHS[compounding];
}

/** The periods of a deposit in order; the last one is shorter when the tenure does not divide. */
export function depositPeriods(terms: DepositTerms): DepositPeriod[] {
  const step = periodMonths(terms);
  const count = Math.ceil(terms.months / step);
  const day = (months: number): string => addMonthsClamped(terms.opensOn, Math.min(months, terms.months));
  return Array.from({ length: count }, (_, index) => ({
    from: day(index * step),
    to: day((index + 1) * step),
    last: index === count - 1,
  }));
}

/**
 * Interest of each period for one rupee of balance: rate x months / 12, and for daily compounding
 * (1 + rate / 365)^(365 x months / 12) - 1 with whole days.
 * Source: rules, "Calculators" (fixed deposit); a part of a period is simple interest.
 */
export function periodFactors(terms: DepositTerms): Big[] {
  const step = periodMonths(terms);
  const rate = decimal(terms.ratePct).div(100);
  const rest = terms.months % step;
  const periods = Math.floor(terms.months / step);
  const whole = new Array<Big>(periods).fill(factorOf(terms, rate, step));
  return rest === 0 ? whole : [...whole, factorOf(terms, rate, rest)];
}

function factorOf({ payout, compounding }: DepositTerms, rate: Big, months: number): Big {
  if (payout !== 'maturity' || compounding !== 'daily') return rate.times(months).div(12);
  const days = Math.round((365 * months) / 12);
  return rate.div(365).plus(1).pow(days).minus(1).round(DIGITS);
}
