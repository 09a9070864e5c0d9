import { addMonthsClamped } from '../../calendar/dates.ts';

/**
 * Whether a holding counts as long-term: held for more than `months` by the calendar, so sold on the day after the
 * anniversary or later. The anniversary day itself is short-term; of 29 February it is the 28th in other years.
 * Source: rules R1 and R13 (a year for tax is counted by calendar, not 365 days).
 */
export function isLongTerm(boughtOn: string, soldOn: string, months = 12): boolean {
  return soldOn > addMonthsClamped(boughtOn, months);
}
