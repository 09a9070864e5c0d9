import { addDays, addMonthsClamped, businessDayOnOrAfter, dateParts } from '@sanchay/finance';
import type { BusinessCalendar, SchemeClass } from '@sanchay/finance';

/** Two instalments of a monthly SIP are at least this many days apart (the API's `sip_minimum_gap`). */
const GAP_DAYS = 28;
const MONTHS_AHEAD = 4;
const SHOWN_DATES = 6;

/**
 * The start date of a SIP on a day of the month: the first such day after today or, when the first instalment is
 * paid now, the first that is a month after it.
 * @throws RangeError for a bad date or a day that no month has.
 */
export function sipStart(day: number, today: string, first: 'now' | 'later'): string {
  const earliest = addDays(today, first === 'now' ? GAP_DAYS : 1);
  for (let months = 0; months <= MONTHS_AHEAD; months += 1) {
    const date = addMonthsClamped(today, months, day);
    if (date >= earliest && dateParts(date).day === day) return date;
  }
  throw new RangeError(`no month near ${today} has a day ${day}`);
}

/** The business days on which the next six instalments are due. */
export function instalmentDates(
  start: string,
  schemeClass: SchemeClass,
  calendar: BusinessCalendar,
): string[] {
  const { day } = dateParts(start);
  return Array.from({ length: SHOWN_DATES }, (_, months) =>
    businessDayOnOrAfter(calendar, addMonthsClamped(start, months, day), schemeClass),
  );
}
