import {
  businessDayOnOrAfter,
  nextBusinessDay,
  type BusinessCalendar,
  type SchemeClass,
} from '../calendar/calendar.ts';
import { addDays, addMonthsClamped, dateParts, weekday } from '../calendar/dates.ts';

export type PlanFrequency = 'daily' | 'weekly' | 'fortnightly' | 'monthly' | 'quarterly';

/** When the instalments of a systematic plan are due. */
export interface PlanRhythm {
  frequency: PlanFrequency;
  /** Day of the month, 1 to 31 (monthly, quarterly); of the week, 1 Monday to 5 Friday; 0 for daily. */
  day: number;
}

/** The fund's days: a due date on a closed day moves to the next business day of the class (rules R13). */
export interface FundDays {
  calendar: BusinessCalendar;
  schemeClass: SchemeClass;
}

/** An instalment: the day it is meant for, and the business day on which it is taken. */
export interface PlanDate {
  due: string;
  date: string;
}

const MONTHS = { monthly: 1, quarterly: 3 } as const;
const DAYS = { weekly: 7, fortnightly: 14 } as const;

function stepFrom({ frequency, day }: PlanRhythm, due: string, { calendar, schemeClass }: FundDays): string {
  if (frequency === 'daily') return nextBusinessDay(calendar, due, schemeClass);
  if (frequency === 'weekly' || frequency === 'fortnightly') return addDays(due, DAYS[frequency]);
  return addMonthsClamped(due, MONTHS[frequency], day);
}

/**
 * The due date after `due`, as ISO date: the 31st becomes the end of shorter months and comes back. A due date that
 * would fall on the same business day as the one before it, after a long closure, is passed over, so that no day ever
 * has two instalments.
 */
export function followingDueDate(rhythm: PlanRhythm, due: string, days: FundDays): string {
  const taken = businessDayOnOrAfter(days.calendar, due, days.schemeClass);
  let next = stepFrom(rhythm, due, days);
  while (businessDayOnOrAfter(days.calendar, next, days.schemeClass) <= taken) {
    next = stepFrom(rhythm, next, days);
  }
  return next;
}

/** The first day of the rhythm on or after an ISO date. */
export function firstDueDate({ frequency, day }: PlanRhythm, from: string, days: FundDays): string {
  if (frequency === 'daily') return businessDayOnOrAfter(days.calendar, from, days.schemeClass);
  if (frequency === 'weekly' || frequency === 'fortnightly') {
    return addDays(from, (day - weekday(from) + 7) % 7);
  }
  const thisMonth = addMonthsClamped(from, 0, day);
  return thisMonth >= from ? thisMonth : addMonthsClamped(from, 1, day);
}

/** The next `count` instalments from the one due on `due`, ascending, each on a business day of its own. */
export function comingDates(rhythm: PlanRhythm, due: string, days: FundDays, count: number): PlanDate[] {
  const found: PlanDate[] = [];
  for (let next = due; found.length < count; next = followingDueDate(rhythm, next, days)) {
    found.push({ due: next, date: businessDayOnOrAfter(days.calendar, next, days.schemeClass) });
  }
  return found;
}

/** The day that a rhythm keeps when it starts on an ISO date: of the month, of the week, or 0 for daily. */
export function rhythmDay(frequency: PlanFrequency, start: string): number {
  if (frequency === 'daily') return 0;
  return frequency === 'weekly' || frequency === 'fortnightly' ? weekday(start) : dateParts(start).day;
}
