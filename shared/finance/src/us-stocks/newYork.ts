import { addDays, dateOfEpochDay, dateParts, epochDay, isoDate, weekday } from '../calendar/dates.ts';
import { instantMillis, type Instant } from '../calendar/ist.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STANDARD_HOURS = 5;

/** The n-th weekday (0: Sunday) of a month. */
export function nthWeekday(year: number, month: number, day: number, n: number): string {
  const first = isoDate(year, month, 1);
  return addDays(first, ((day - weekday(first) + 7) % 7) + 7 * (n - 1));
}

/**
 * Hours that New York is behind UTC at an instant: 4 in daylight saving time, from 2:00 on the second Sunday of March to
 * 2:00 on the first Sunday of November, else 5. Source: Energy Policy Act of 2005, from 2007 on.
 */
export function newYorkHours(instant: Instant): number {
  const millis = instantMillis(instant);
  const { year } = dateParts(dateOfEpochDay(Math.floor((millis - STANDARD_HOURS * HOUR_MS) / DAY_MS)));
  const starts = epochDay(nthWeekday(year, 3, 0, 2)) * DAY_MS + (2 + STANDARD_HOURS) * HOUR_MS;
  const ends = epochDay(nthWeekday(year, 11, 0, 1)) * DAY_MS + (1 + STANDARD_HOURS) * HOUR_MS;
  return starts <= millis && millis < ends ? STANDARD_HOURS - 1 : STANDARD_HOURS;
}

/** The date in New York at an instant. */
export function newYorkDate(instant: Instant): string {
  return dateOfEpochDay(Math.floor((instantMillis(instant) - newYorkHours(instant) * HOUR_MS) / DAY_MS));
}

/** The instant of a time of the day in New York, given as minutes after midnight; not within the hours of a change. */
export function newYorkInstant(date: string, minutes: number): Date {
  const midday = epochDay(date) * DAY_MS + (12 + STANDARD_HOURS) * HOUR_MS;
  const hours = newYorkHours(new Date(midday));
  return new Date(epochDay(date) * DAY_MS + hours * HOUR_MS + minutes * 60_000);
}
