import { addMonthsClamped, daysBetween } from '../calendar/dates.ts';
import { decimal } from '../money.ts';
import { roundRupees, rupees } from '../quantity.ts';
import { periodMonths, type DepositTerms } from './depositTerms.ts';

/** What an issuer pays by the days that a deposit was kept; rows in ascending order. */
export interface ClosureRow {
  from_days: number;
  to_days: number | null;
  allowed: boolean;
  /** Whether any interest is paid. */
  interest: boolean;
  /** Percent a year less than the rate of the time kept. */
  less: number;
}

/** The rate of each tenure of the issuer, for the same payout and age, on the day of booking. Percent a year. */
export interface TenureRate {
  months: number;
  ratePct: number;
}

export interface ClosureInput {
  terms: DepositTerms;
  rows: readonly ClosureRow[];
  rates: readonly TenureRate[];
  /** The day of the premature withdrawal, ISO. */
  on: string;
  /** Interest that was added or paid before, and tax deducted from it. Rupees. */
  interestBooked: string | number;
  tdsBooked: string | number;
}

export type Closure =
  | { allowed: false }
  | {
      allowed: true;
      /** Percent a year that the deposit earns in the end. */
      ratePct: number;
      days: number;
      /** Interest of the whole time at that rate. Rupees as text. */
      interest: string;
      /** What the booked interest exceeds it by, taken from the principal; 0 when it does not. */
      recovered: string;
      /** Interest still to be booked. */
      interestDue: string;
      /** Principal, plus interest due, less what is recovered, less interest already paid out of a payout deposit. */
      amount: string;
    };

/**
 * What a deposit pays when it is closed before maturity: simple interest at the rate of the time kept less the
 * issuer's reduction; interest that was booked at the higher rate is recovered. The rate of the time kept is that of
 * the longest tenure of the issuer that has passed, or the lowest rate while no tenure has. The rate is never below 0.
 * Compounding applies for whole periods as in the terms. Source: rules R8 and the issuer's table.
 */
export function prematureClosure(input: ClosureInput): Closure {
  const { terms, rows, on } = input;
  const days = daysBetween(terms.opensOn, on);
  const row = rows.find(({ from_days: from, to_days: to }) => days >= from && (to === null || days <= to));
  if (!row?.allowed) return { allowed: false };
  const ratePct = row.interest ? Math.max(0, round2(rateOfTimeKept(input) - row.less)) : 0;
  const interest = roundRupees(rupees(interestUntil({ ...terms, ratePct }, on)));
  const booked = rupees(input.interestBooked);
  const over = booked.minus(interest);
  const recovered = over.gt(0) ? over : rupees(0);
  const interestDue = over.gt(0) ? rupees(0) : interest.minus(booked);
  const principal = rupees(terms.principal);
  // Interest that was added is part of the deposit, net of tax; interest that was paid out is not.
  const added = terms.payout === 'maturity' ? booked.minus(rupees(input.tdsBooked)) : rupees(0);
  const amount = principal.plus(added).minus(recovered).plus(interestDue);
  return {
    allowed: true,
    ratePct,
    days,
    interest: interest.toFixed(2),
    recovered: recovered.toFixed(2),
    interestDue: interestDue.toFixed(2),
    amount: amount.toFixed(2),
  };
}

function rateOfTimeKept({ terms, rates, on }: ClosureInput): number {
  const passed = rates.filter(({ months }) => addMonthsClamped(terms.opensOn, months) <= on);
  const longest = passed.toSorted((a, b) => b.months - a.months)[0];
  const contracted = Number(terms.ratePct);
  if (longest) return Math.min(longest.ratePct, contracted);
  return Math.min(contracted, ...rates.map(({ ratePct }) => ratePct));
}

/** Interest from the first day to a day: whole periods compound where the deposit does, the rest is simple. Exact. */
function interestUntil(terms: DepositTerms, on: string): string {
  const rate = decimal(terms.ratePct).div(100);
  const principal = decimal(terms.principal);
  const step = periodMonths(terms);
  let periods = 0;
  while (addMonthsClamped(terms.opensOn, (periods + 1) * step) <= on) periods += 1;
  const factor = rate.times(step).div(12);
  const rest = rate.times(daysBetween(addMonthsClamped(terms.opensOn, periods * step), on)).div(365);
  if (terms.payout !== 'maturity') return principal.times(factor.times(periods).plus(rest)).toFixed(10);
  return principal.times(factor.plus(1).pow(periods).times(rest.plus(1)).minus(1)).toFixed(10);
}

const round2 = (value: number): number => Number(value.toFixed(2));
