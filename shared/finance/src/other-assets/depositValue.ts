import { addMonthsClamped, dateParts, epochDay } from '../calendar/dates.ts';
import { growth } from '../calculators/growth.ts';
import type { Compounding } from './otherAsset.ts';

interface Terms {
  ratePct: number;
  compounding: Compounding;
  maturesOn: string | null;
}

/**
 * Rupees that an amount has become on a day with interest added in whole periods from its payment, and simple interest
 * (365 days a year) for the days of the period that runs. Nothing is earned after the day of maturity. Not rounded.
 * Source: rules, "Calculators" (fixed deposit); the running period is simple, as banks pay a deposit that is closed.
 */
export function depositValue(
  amount: number,
  { from, to }: { from: string; to: string },
  terms: Terms,
): number {
  return depositRun(amount, from, terms)(to);
}

/** The same for days that are asked for in ascending order: each period is counted once. */
export function depositRun(
  amount: number,
  from: string,
  { ratePct, compounding, maturesOn }: Terms,
): (day: string) => number {
  const rate = ratePct / 100;
  const months = 12 / compounding;
  const boundary = (count: number): number => epochDay(addMonthsClamped(from, count * months));
  let period: { start: number; next: number; factor: number } | null = null;
  let periods = 0;
  return (to) => {
    const end = maturesOn !== null && maturesOn < to ? maturesOn : to;
    if (end <= from) return amount;
    const day = epochDay(end);
    if (period === null) periods = wholePeriods(from, end, months);
    else if (day >= period.next) periods += 1;
    if (period === null || day >= period.next) {
      while (boundary(periods + 1) <= day) periods += 1;
      period = {
        start: boundary(periods),
        next: boundary(periods + 1),
        factor: growth(rate / compounding, periods),
      };
    }
    return amount * period.factor * (1 + (rate * (day - period.start)) / 365);
  };
}

function wholePeriods(from: string, to: string, months: number): number {
  const [start, end] = [dateParts(from), dateParts(to)];
  const most = Math.floor(((end.year - start.year) * 12 + end.month - start.month) / months);
  return addMonthsClamped(from, most * months) <= to ? most : most - 1;
}
