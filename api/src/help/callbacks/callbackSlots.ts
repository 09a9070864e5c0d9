import {
  addDays,
  instantAtIst,
  instantMillis,
  isBusinessDay,
  istDate,
  nextBusinessDay,
  type BusinessCalendar,
} from '@sanchay/finance';
import { later } from '../../platform/process/instants.ts';
import type { Hours } from '../officeHours.ts';

export interface CallbackSlot {
  from: Date;
  to: Date;
}

const HOUR_MS = 3_600_000;

const at = (date: string, time: string): Date => new Date(instantMillis(instantAtIst(date, time)));

/** Whole hours of the office on a day. */
function hoursOf(date: string, { opens, closes }: Hours): CallbackSlot[] {
  const slots: CallbackSlot[] = [];
  for (let from = at(date, opens); later(from, HOUR_MS) <= at(date, closes); from = later(from, HOUR_MS))
    slots.push({ from, to: later(from, HOUR_MS) });
  return slots;
}

/** Hours in which a user can be called: those of today that have not begun, and all of the next business day. */
export function callbackSlots(calendar: BusinessCalendar, hours: Hours, now: Date): CallbackSlot[] {
  const today = istDate(now);
  const next = nextBusinessDay(calendar, today, 'debt');
  const days = isBusinessDay(calendar, today, 'debt') ? [today, next] : [next];
  // A day far away would be a promise that nobody keeps in mind.
  return days
    .filter((date) => date <= addDays(today, 7))
    .flatMap((date) => hoursOf(date, hours))
    .filter(({ from }) => from > now);
}
