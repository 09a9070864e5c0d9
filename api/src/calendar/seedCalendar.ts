import { indiaCalendar, sandboxHolidays, weekday } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { insertDays, type CalendarDay } from './store.ts';

/** Years without a published list get the holidays that every year has. */
const FIRST_YEAR = 2006;
const LAST_YEAR = 2035;

function knownDays(sandbox: boolean): CalendarDay[] {
  const days = new Map<string, CalendarDay>();
  const close = (
    date: string,
    closed: { exchange: boolean; settlement: boolean; note?: string },
    source: string,
  ) => {
    const open = !closed.exchange && weekday(date) % 6 !== 0;
    days.set(date, {
      date,
      exchange_open: open,
      settlement_open: !closed.settlement,
      funds_open: open,
      note: closed.note ?? '',
      source,
    });
  };
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    if (indiaCalendar.coveredYears?.includes(year)) continue;
    for (const { monthDay, ...closed } of indiaCalendar.fixedHolidays ?? []) {
      close(`${year}-${monthDay}`, closed, 'every year; the list of this year is not known');
    }
  }
  for (const { date, ...closed } of indiaCalendar.holidays) close(date, closed, 'rules R5');
  if (sandbox)
    for (const { date, ...closed } of sandboxHolidays) close(date, closed, 'invented for the sandbox');
  for (const { date, funds, note } of indiaCalendar.specialSessions ?? []) {
    days.set(date, {
      date,
      exchange_open: true,
      settlement_open: false,
      funds_open: funds,
      note: note ?? '',
      source: 'rules R5: special session',
    });
  }
  return [...days.values()];
}

/** Stores the calendar as we know it, without touching rows that exist. With the invented rows in the sandbox. */
export async function seedCalendar(q: Queries, { sandbox }: { sandbox: boolean }): Promise<void> {
  await insertDays(q, knownDays(sandbox));
}
