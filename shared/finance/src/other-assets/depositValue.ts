import { addMonthsClamped, dateParts, daysBetween } from '../calendar/dates.ts';
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
  { ratePct, compounding, maturesOn }: Terms,
): number {
  const end = maturesOn !== null && maturesOn < to ? maturesOn : to;
  if (end <= from) return amount;
  const rate = ratePct / 100;
  const months = 12 / compounding;
  const periods = wholePeriods(from, end, months);
  const days = daysBetween(addMonthsClamped(from, periods * months), end);
  return amount * growth(rate / compounding, periods) * (1 + (rate * days) / 365);
}

function wholePeriods(from: string, to: string, months: number): number {
  const [start, end] = [dateParts(from), dateParts(to)];
  const most = Math.floor(((end.year - start.year) * 12 + end.month - start.month) / months);
  return addMonthsClamped(from, most * months) <= to ? most : most - 1;
}
