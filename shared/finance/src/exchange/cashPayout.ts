import { isBusinessDay, previousBusinessDay, type BusinessCalendar } from '../calendar/calendar.ts';
import { addDays, dateParts, weekday } from '../calendar/dates.ts';

const FRIDAY = 5;

/** First day of the calendar quarter of a day, ISO. */
export function quarterStart(day: string): string {
  const { year, month } = dateParts(day);
  const first = month - ((month - 1) % 3);
  return `${year}-${String(first).padStart(2, '0')}-01`;
}

/**
 * The day on which brokers pay out idle cash in the quarter of a day: its first Friday, the business day before where
 * that is a holiday. Source: SEBI circular of 28 December 2023 on settlement of running accounts.
 */
export function cashPayoutDay(day: string, calendar: BusinessCalendar): string {
  const start = quarterStart(day);
  const friday = addDays(start, (FRIDAY - weekday(start) + 7) % 7);
  return isBusinessDay(calendar, friday, 'debt') ? friday : previousBusinessDay(calendar, friday, 'debt');
}
