import {
  addDays,
  addMonthsClamped,
  instantAtIst,
  instantMillis,
  istDate,
  istTimeOfDay,
  nextBusinessDay,
  type BusinessCalendar,
} from '@sanchay/finance';

const HOUR_MS = 3_600_000;
const MORNING = '09:00';
/** When all NAVs of a day are out. */
const EVENING = '23:30';

type Move = (now: Date, calendar: BusinessCalendar) => Date;

const at = (date: string, time: string) => new Date(instantMillis(instantAtIst(date, time)));

/** The moves that the sandbox page offers, with the words of their buttons. */
export const moves: Record<string, { label: string; target: Move }> = {
  hour: { label: '+1 hour', target: (now) => new Date(now.getTime() + HOUR_MS) },
  evening: {
    label: `To ${EVENING} (NAVs out)`,
    target: (now) => {
      const today = at(istDate(now), EVENING);
      return today > now ? today : at(addDays(istDate(now), 1), EVENING);
    },
  },
  morning: {
    label: 'Next business day 9:00',
    target: (now, calendar) => at(nextBusinessDay(calendar, istDate(now), 'debt'), MORNING),
  },
  month: {
    label: '+1 month',
    target: (now) => at(addMonthsClamped(istDate(now), 1), istTimeOfDay(now)),
  },
};
