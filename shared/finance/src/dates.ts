const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

export type DateParts = { year: number; month: number; day: number };

/** Whether a year has a 29 February. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days in a month; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Whether the text is a real date written YYYY-MM-DD (29 February only in leap years). */
export function isIsoDate(text: string): boolean {
  const match = ISO_DATE.exec(text);
  if (!match) return false;
  const month = Number(match[2]);
  const day = Number(match[3]);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(Number(match[1]), month);
}

/**
 * Year, month (from 1) and day of an ISO date.
 * @throws RangeError when the text is not a real ISO date.
 */
export function dateParts(date: string): DateParts {
  if (!isIsoDate(date)) throw new RangeError(`Not an ISO date: ${date}`);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/**
 * The ISO date of a year, month (from 1) and day.
 * @throws RangeError when there is no such day.
 */
export function isoDate(year: number, month: number, day: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  if (!isIsoDate(date)) throw new RangeError(`No such day: ${date}`);
  return date;
}

/** Days from 1 January 1970 to an ISO date. @throws RangeError for a bad date. */
export function epochDay(date: string): number {
  if (!isIsoDate(date)) throw new RangeError(`Not an ISO date: ${date}`);
  // An ISO day without a time is read as UTC on every engine.
  return Date.parse(date) / DAY_MS;
}

/** The ISO date of a day counted from 1 January 1970. @throws RangeError outside years 0000 to 9999. */
export function dateOfEpochDay(day: number): string {
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  if (!isIsoDate(date)) throw new RangeError(`Day out of range: ${day}`);
  return date;
}

/** The date `days` later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  return dateOfEpochDay(epochDay(date) + days);
}

/** Days from one date to another; positive when `to` is later. */
export function daysBetween(from: string, to: string): number {
  return epochDay(to) - epochDay(from);
}

/**
 * The date `months` later on day `day` of the month (the same day unless told), clamped to the month's end:
 * 31 January plus one month is 28 or 29 February, and a SIP of the 31st comes back to the 31st when told so.
 */
export function addMonthsClamped(date: string, months: number, day?: number): string {
  const parts = dateParts(date);
  const index = parts.year * 12 + parts.month - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return isoDate(year, month, Math.min(day ?? parts.day, daysInMonth(year, month)));
}

/** Day of the week: 0 Sunday to 6 Saturday. */
export function weekday(date: string): number {
  return new Date(epochDay(date) * DAY_MS).getUTCDay();
}

/** -1, 0 or 1 as `a` is before, on or after `b`; fit for sorting. */
export function compareDates(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The Indian financial year (1 April to 31 March) of a date, as "2025-26". Source: specification, section 5. */
export function financialYearOf(date: string): string {
  const { year, month } = dateParts(date);
  const start = month >= 4 ? year : year - 1;
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** First and last day of a financial year given as "2025-26". @throws RangeError when it is not one. */
export function financialYearBounds(fy: string): { from: string; to: string } {
  const start = Number(fy.slice(0, 4));
  if (!/^\d{4}-\d{2}$/.test(fy) || Number(fy.slice(5)) !== (start + 1) % 100) {
    throw new RangeError(`Not a financial year: ${fy}`);
  }
  return { from: isoDate(start, 4, 1), to: isoDate(start + 1, 3, 31) };
}
