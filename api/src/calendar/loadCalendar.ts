import { weekday, type BusinessCalendar, type Holiday, type SpecialSession } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { calendarDays, calendarStamp, type CalendarDay } from './store.ts';

/** The calendar table is empty: without it every weekday would count as open. */
export class CalendarMissingError extends Error {
  readonly kind = 'calendar_missing';
}

const isWeekend = (date: string) => weekday(date) % 6 === 0;

/** A day on which the exchange is open although it is a weekend or a holiday. */
function isSpecial(day: CalendarDay): boolean {
  return day.exchange_open && (isWeekend(day.date) || !day.funds_open);
}

/**
 * The business calendar by its present rows, so that a late announcement counts from the next request on.
 * @throws CalendarMissingError when there are no rows.
 */
export async function loadCalendar(q: Queries): Promise<BusinessCalendar> {
  const stamp = await calendarStamp(q);
  if (last?.stamp === stamp) return last.calendar;
  const calendar = await readCalendar(q);
  last = { stamp, calendar };
  return calendar;
}

/** The calendar read last: it counts as long as its rows are as they were. */
let last: { stamp: string; calendar: BusinessCalendar } | null = null;

async function readCalendar(q: Queries): Promise<BusinessCalendar> {
  const days = await calendarDays(q);
  if (days.length === 0) throw new CalendarMissingError('calendar_days is empty; run the seed');
  const holidays: Holiday[] = days
    .filter((day) => isSpecial(day) || !day.exchange_open || !day.settlement_open)
    .map((day) => ({
      date: day.date,
      exchange: !day.exchange_open || isSpecial(day),
      settlement: !day.settlement_open,
      note: day.note,
    }));
  const specialSessions: SpecialSession[] = days
    .filter(isSpecial)
    .map((day) => ({ date: day.date, funds: day.funds_open, note: day.note }));
  return { holidays, specialSessions };
}
