import { daysBetween } from '../calendar/dates.ts';
import { decimal } from '../money.ts';
import { roundRupees, rupees, type Rupees } from '../quantity.ts';
import { DIGITS, depositPeriods, periodFactors, type DepositTerms } from './depositTerms.ts';

/** One booking of interest. Rupees with two decimals as text, ISO days. */
export interface DepositPosting {
  /** Place in the schedule, from 0. */
  index: number;
  from: string;
  on: string;
  /** `added` to the deposit or `paid` to the bank account. */
  kind: 'added' | 'paid';
  interest: string;
  tds: string;
  /** What the deposit is after it. */
  balance: string;
  last: boolean;
}

/** Tax deducted by booking, so far. Rupees; the rest counts as not deducted. */
export type PostedTds = readonly (string | number)[];

/**
 * The bookings of a deposit. Interest is computed on the exact balance and rounded so that the sum of all rounded
 * bookings is the rounded sum: without tax deducted, a deposit that pays at maturity ends at P(1 + r/k)^(ky) to the
 * paisa. Tax that was deducted from added interest does not earn interest.
 * @param tds tax deducted by booking, in order; bookings beyond the list have none
 */
export function depositSchedule(terms: DepositTerms, tds: PostedTds = []): DepositPosting[] {
  const added = terms.payout === 'maturity';
  const principal = rupees(terms.principal);
  const factors = periodFactors(terms);
  let exact = principal;
  let earned = rupees(0);
  let booked = rupees(0);
  let deducted = rupees(0);
  return depositPeriods(terms).map((period, index) => {
    const interest = exact.times(factors[index]!).round(DIGITS);
    const taken = rupees(tds[index] ?? 0);
    earned = earned.plus(interest);
    deducted = deducted.plus(taken);
    const rounded = roundRupees(earned).minus(booked);
    booked = booked.plus(rounded);
    if (added) exact = exact.plus(interest).minus(taken);
    return {
      index,
      from: period.from,
      on: period.to,
      kind: added ? 'added' : 'paid',
      interest: rounded.toFixed(2),
      tds: taken.toFixed(2),
      balance: (added ? principal.plus(booked).minus(deducted) : principal).toFixed(2),
      last: period.last,
    };
  });
}

/** What a deposit is on a day: its balance and the interest of the running period, which has not been booked. */
export interface DepositStanding {
  balance: string;
  accrued: string;
}

/**
 * Balance and accrued interest at the end of a day. The interest of the running period grows by the same amount each
 * day. Before the first day and after maturity nothing accrues. Rupees with two decimals as text.
 * @param on ISO day
 */
export function depositStanding(terms: DepositTerms, on: string, tds: PostedTds = []): DepositStanding {
  const schedule = depositSchedule(terms, tds);
  const past = schedule.filter((posting) => posting.on <= on);
  const balance = past.at(-1)?.balance ?? rupees(terms.principal).toFixed(2);
  const running = schedule[past.length];
  if (!running || on < running.from) return { balance, accrued: '0.00' };
  return { balance, accrued: shareOf(running, on).toFixed(2) };
}

function shareOf({ from, on: to, interest }: DepositPosting, day: string): Rupees {
  const passed = daysBetween(from, day);
  return roundRupees(rupees(decimal(interest).times(passed).div(daysBetween(from, to))));
}
