const DAY_MS = 86_400_000;
const ZERO = 48;
const HYPHEN = 45;
/** Days whose text is cached once computed: 1970 to 2106. */
const KEPT_DAYS = 50_000;
const kept = new Map<number, string>();

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
  return !Number.isNaN(epochDayOrNaN(text));
}

/** The whole number that the characters from one place up to another are, or -1 when one of them is no digit. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let place = from; place < to; place += 1) {
    const digit = text.charCodeAt(place) - ZERO;
    if (!(digit >= 0 && digit <= 9)) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/**
 * Year, month (from 1) and day of an ISO date.
 * @throws RangeError when the text is not a real ISO date.
 */
export function dateParts(date: string): DateParts {
  if (!isIsoDate(date)) throw new RangeError(`Not an ISO date: ${date}`);
  return { year: digits(date, 0, 4), month: digits(date, 5, 7), day: digits(date, 8, 10) };
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
  const day = epochDayOrNaN(date);
  if (Number.isNaN(day)) throw new RangeError(`Not an ISO date: ${date}`);
  return day;
}

/** Days from 1 January 1970 to an ISO date, NaN for a bad date; the text is read once. */
export function epochDayOrNaN(date: string): number {
  if (date.length !== 10 || date.charCodeAt(4) !== HYPHEN || date.charCodeAt(7) !== HYPHEN) return NaN;
  const century = twoDigits(date, 0);
  const ofCentury = twoDigits(date, 2);
  const month = twoDigits(date, 5);
  const day = twoDigits(date, 8);
  if ((century | ofCentury | month | day) < 0 || month < 1 || month > 12) return NaN;
  const year = century * 100 + ofCentury;
  if (day < 1 || (day > 28 && day > daysInMonth(year, month))) return NaN;
  // Years that begin in March have their leap day at their end; 400 of them are 146,097 days.
  const marchYear = month > 2 ? year : year - 1;
  const leapDays = (marchYear >> 2) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  const sinceMarch = ((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) | 0;
  return marchYear * 365 + leapDays + sinceMarch + day - 719_469;
}

/** The number that two characters from a place on are, or -1 when one of them is no digit. */
function twoDigits(text: string, place: number): number {
  const tens = text.charCodeAt(place) - ZERO;
  const ones = text.charCodeAt(place + 1) - ZERO;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1;
}

/** The ISO date of a day counted from 1 January 1970. @throws RangeError outside years 0000 to 9999. */
export function dateOfEpochDay(day: number): string {
  const known = kept.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
  if (!isIsoDate(date)) throw new RangeError(`Day out of range: ${day}`);
  if (day >= 0 && day < KEPT_DAYS) kept.set(day, date);
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
 * The date `months` later on day `day` of the month (the same day by default), clamped to the month's end: 31 January
 * plus one month is 28 or 29 February, and a SIP of the 31st returns to the 31st when `day` requests it.
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
  // 1 January 1970 was a Thursday.
  return (((epochDay(date) + 4) % 7) + 7) % 7;
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

/** Whole calendar months from an ISO day to a later one; negative for an earlier one. */
export function wholeMonthsBetween(from: string, to: string): number {
  const [fromYear, fromMonth] = [Number(from.slice(0, 4)), Number(from.slice(5, 7))];
  const months = (Number(to.slice(0, 4)) - fromYear) * 12 + Number(to.slice(5, 7)) - fromMonth;
  return addMonthsClamped(from, months) > to ? months - 1 : months;
}
