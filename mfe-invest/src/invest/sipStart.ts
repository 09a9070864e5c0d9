import {
  addDays,
  addMonthsClamped,
  comingDates,
  dateParts,
  rhythmDay,
  weekday,
  type BusinessCalendar,
  type PlanFrequency,
  type PlanRhythm,
  type SchemeClass,
} from '@sanchay/finance';

/** Two instalments of a SIP are at least this many days apart (the API's `sip_minimum_gap`). */
const GAP_DAYS: Record<PlanFrequency, number> = {
  daily: 1,
  weekly: 7,
  fortnightly: 14,
  monthly: 28,
  quarterly: 89,
};
const MONTHS_AHEAD = 6;
const SHOWN_DATES = 6;

/**
 * The start date of a SIP on its day: the first such day after today or, when the first instalment is paid now, the
 * first that is a period after it.
 * @throws RangeError for a bad date or a day that no month has.
 */
export function sipStart({ frequency, day }: PlanRhythm, today: string, first: 'now' | 'later'): string {
  const earliest = addDays(today, first === 'now' ? GAP_DAYS[frequency] : 1);
  if (frequency === 'daily') return earliest;
  if (frequency === 'weekly' || frequency === 'fortnightly') {
    return addDays(earliest, (day - weekday(earliest) + 7) % 7);
  }
  for (let months = 0; months <= MONTHS_AHEAD; months += 1) {
    const date = addMonthsClamped(today, months, day);
    if (date >= earliest && dateParts(date).day === day) return date;
  }
  throw new RangeError(`no month near ${today} has a day ${day}`);
}

/** The business days on which the next six instalments are due. */
export function instalmentDates(
  start: string,
  frequency: PlanFrequency,
  schemeClass: SchemeClass,
  calendar: BusinessCalendar,
): string[] {
  const rhythm = { frequency, day: rhythmDay(frequency, start) };
  return comingDates(rhythm, start, { calendar, schemeClass }, SHOWN_DATES).map(({ date }) => date);
}
