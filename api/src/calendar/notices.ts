import type { BusinessCalendar, SchemeClass } from '@sanchay/finance';
import { addDays, isBusinessDay, nextBusinessDay, weekday } from '@sanchay/finance';

export interface CalendarNotice {
  code: 'non_business_day';
  text: string;
}

/** Days ahead that a notice looks: today and the next three. */
const DAYS_AHEAD = 3;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** '2026-04-13' as '13 April'. */
export function dayAndMonth(date: string): string {
  return `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
}

function noticeOf(calendar: BusinessCalendar, date: string): CalendarNotice | null {
  const closed = (cls: SchemeClass) => !isBusinessDay(calendar, date, cls);
  if (weekday(date) % 6 === 0 || !closed('debt')) return null;
  const funds = closed('equity') ? 'all funds' : 'debt funds, liquid ones included';
  const next = dayAndMonth(nextBusinessDay(calendar, date, 'debt'));
  return {
    code: 'non_business_day',
    text: `${dayAndMonth(date)} is a non-business day for ${funds}. Orders placed then are processed on the next business day, ${next}.`,
  };
}

/**
 * A sentence for each weekday from today to three days ahead on which some funds do not process orders.
 * Source: specification, section 8 (the notice of 13 April); the days come from the calendar rows.
 */
export function calendarNotices(calendar: BusinessCalendar, today: string): CalendarNotice[] {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
  return days.map((date) => noticeOf(calendar, date)).filter((notice) => notice !== null);
}
