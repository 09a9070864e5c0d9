import { addMonthsClamped, dateOfEpochDay, epochDay } from '../calendar/dates.ts';

const known = new Map<number, Map<number, number>>();

/**
 * The day `months` before a day, both counted from 1970; the month's end where the day is missing. Cached, because
 * every fund requests the same days.
 */
export function monthsBefore(day: number, months: number): number {
  let days = known.get(months);
  if (!days) known.set(months, (days = new Map()));
  let earlier = days.get(day);
  if (earlier === undefined) {
    earlier = epochDay(addMonthsClamped(dateOfEpochDay(day), -months));
    days.set(day, earlier);
  }
  return earlier;
}
