import { addDays, dateParts, isoDate, weekday } from '../calendar/dates.ts';
import { instantMillis, type Instant } from '../calendar/ist.ts';
import { newYorkDate, newYorkInstant, nthWeekday } from './newYork.ts';

const OPENS = 9 * 60 + 30;
const CLOSES = 16 * 60;
const CLOSES_EARLY = 13 * 60;
/** Juneteenth is a holiday of the exchanges since this year. */
const JUNETEENTH_SINCE = 2022;
const SEARCH_DAYS = 10;

/** A session of the US exchanges: its date in New York, and when it opens and closes. */
export interface UsSession {
  date: string;
  opens: Date;
  closes: Date;
}

/** Easter Sunday of the Gregorian calendar (anonymous algorithm). */
function easter(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return isoDate(year, Math.floor(n / 31), (n % 31) + 1);
}

/** The day on which a holiday of a fixed date is observed: Friday for Saturday, Monday for Sunday. */
function observed(date: string): string {
  const day = weekday(date);
  return day === 6 ? addDays(date, -1) : day === 0 ? addDays(date, 1) : date;
}

/** Days of a year on which the US exchanges are closed. Source: rules 7.2 of the New York Stock Exchange. */
export function usHolidays(year: number): string[] {
  const newYear = isoDate(year, 1, 1);
  const lastMondayOfMay = addDays(nthWeekday(year, 6, 1, 1), -7);
  return [
    // A New Year's Day on a Saturday is not observed, because the day before belongs to the old year.
    ...(weekday(newYear) === 6 ? [] : [observed(newYear)]),
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    addDays(easter(year), -2),
    lastMondayOfMay,
    ...(year >= JUNETEENTH_SINCE ? [observed(isoDate(year, 6, 19))] : []),
    observed(isoDate(year, 7, 4)),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 11, 4, 4),
    observed(isoDate(year, 12, 25)),
  ];
}

/** Whether a session ends at 13:00: the days before Independence Day and Christmas, and the one after Thanksgiving. */
function closesEarly(date: string): boolean {
  const { year } = dateParts(date);
  const early = [isoDate(year, 7, 3), addDays(nthWeekday(year, 11, 4, 4), 1), isoDate(year, 12, 24)];
  return early.includes(date);
}

/** The session of a date in New York; null when the exchanges are closed. */
export function usSessionOn(date: string): UsSession | null {
  if (weekday(date) % 6 === 0 || usHolidays(dateParts(date).year).includes(date)) return null;
  return {
    date,
    opens: newYorkInstant(date, OPENS),
    closes: newYorkInstant(date, closesEarly(date) ? CLOSES_EARLY : CLOSES),
  };
}

/** The last date strictly before a date on which the exchanges traded. @throws RangeError when there is none within ten days */
export function previousUsSession(date: string): string {
  for (let days = 1; days <= SEARCH_DAYS; days += 1) {
    const before = addDays(date, -days);
    if (usSessionOn(before)) return before;
  }
  throw new RangeError(`No session within ${SEARCH_DAYS} days before ${date}`);
}

/** The session that is open at an instant, else the next one. @throws RangeError when none follows within ten days */
export function usSessionFrom(instant: Instant): UsSession {
  const millis = instantMillis(instant);
  const today = newYorkDate(instant);
  for (let days = 0; days < SEARCH_DAYS; days += 1) {
    const session = usSessionOn(addDays(today, days));
    if (session && millis < session.closes.getTime()) return session;
  }
  throw new RangeError(`No session within ${SEARCH_DAYS} days of ${today}`);
}
