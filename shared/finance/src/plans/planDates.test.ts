import { isBusinessDay, type BusinessCalendar, type SchemeClass } from '../calendar/calendar.ts';
import { sandboxCalendar } from '../calendar/calendarData.ts';
import { addDays } from '../calendar/dates.ts';
import { comingDates, firstDueDate, followingDueDate, rhythmDay, type PlanFrequency } from './planDates.ts';

const days = (schemeClass: SchemeClass = 'equity', calendar: BusinessCalendar = sandboxCalendar) => ({
  calendar,
  schemeClass,
});
const dates = (frequency: PlanFrequency, start: string, of = days(), count = 6) =>
  comingDates({ frequency, day: rhythmDay(frequency, start) }, start, of, count).map(({ date }) => date);
const dues = (frequency: PlanFrequency, start: string, of = days(), count = 6) =>
  comingDates({ frequency, day: rhythmDay(frequency, start) }, start, of, count).map(({ due }) => due);

describe('dates of a systematic plan', () => {
  test.each<[PlanFrequency, string, string[]]>([
    // 24 November 2026 is a holiday, 28 and 29 a weekend.
    [
      'daily',
      '2026-11-23',
      ['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30', '2026-12-01'],
    ],
    [
      'weekly',
      '2026-11-24',
      ['2026-11-25', '2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'],
    ],
    [
      'fortnightly',
      '2026-12-11',
      ['2026-12-11', '2026-12-28', '2027-01-08', '2027-01-22', '2027-02-05', '2027-02-19'],
    ],
    [
      'monthly',
      '2026-12-05',
      ['2026-12-07', '2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05', '2027-05-05'],
    ],
    [
      'quarterly',
      '2026-12-05',
      ['2026-12-07', '2027-03-05', '2027-06-07', '2027-09-06', '2027-12-06', '2028-03-06'],
    ],
  ])('I3 · a %s SIP from %s is taken on business days', (frequency, start, expected) => {
    expect(dates(frequency, start)).toEqual(expected);
  });

  test('I3 · the 31st becomes the end of shorter months and comes back, 29 February included', () => {
    expect(dues('monthly', '2027-10-31')).toEqual([
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ]);
    expect(dues('quarterly', '2026-11-30', days(), 2)).toEqual(['2026-11-30', '2027-02-28']);
  });

  test('I3 · 1 April and 13 April close debt funds and not equity funds', () => {
    expect(dates('monthly', '2027-04-01', days('equity'), 1)).toEqual(['2027-04-01']);
    expect(dates('monthly', '2027-04-01', days('debt'), 1)).toEqual(['2027-04-02']);
    expect(dates('monthly', '2027-04-13', days('liquid'), 1)).toEqual(['2027-04-14']);
  });

  test('I3 · six dates of every rhythm ascend, each on a business day of its own, whatever is closed', () => {
    const frequencies: PlanFrequency[] = ['daily', 'weekly', 'fortnightly', 'monthly', 'quarterly'];
    for (let seed = 1; seed <= 40; seed += 1) {
      // Closures of up to ten days at a place that moves with the seed.
      const closedFrom = addDays('2026-11-25', (seed * 7) % 60);
      const holidays = Array.from({ length: seed % 11 }, (_, n) => ({
        ...{ date: addDays(closedFrom, n), exchange: true, settlement: true },
      }));
      const calendar = { ...sandboxCalendar, holidays: [...sandboxCalendar.holidays, ...holidays] };
      for (const frequency of frequencies) {
        const start = firstDueDate(
          { frequency, day: frequency === 'daily' ? 0 : 1 + (seed % 5) },
          '2026-11-25',
          days('equity', calendar),
        );
        const found = dates(frequency, start, days('equity', calendar));
        expect(new Set(found).size).toBe(6);
        expect(found).toEqual(found.toSorted());
        expect(found.every((date) => isBusinessDay(calendar, date, 'equity'))).toBe(true);
      }
    }
  });

  test('I3 · a due date that falls on the day of the one before it is passed over', () => {
    const closed = Array.from({ length: 9 }, (_, n) => ({
      ...{ date: addDays('2026-12-07', n), exchange: true, settlement: true },
    }));
    const of = days('equity', { ...sandboxCalendar, holidays: [...sandboxCalendar.holidays, ...closed] });
    expect(followingDueDate({ frequency: 'weekly', day: 1 }, '2026-12-07', of)).toBe('2026-12-21');
  });

  test('I3 · the first date of a rhythm is on or after the requested day', () => {
    expect(firstDueDate({ frequency: 'monthly', day: 5 }, '2026-12-05', days())).toBe('2026-12-05');
    expect(firstDueDate({ frequency: 'monthly', day: 5 }, '2026-12-06', days())).toBe('2027-01-05');
    expect(firstDueDate({ frequency: 'weekly', day: 1 }, '2026-12-01', days())).toBe('2026-12-07');
    expect(firstDueDate({ frequency: 'daily', day: 0 }, '2026-11-24', days())).toBe('2026-11-25');
    expect([rhythmDay('daily', '2026-12-04'), rhythmDay('weekly', '2026-12-04')]).toEqual([0, 5]);
    expect(rhythmDay('quarterly', '2026-12-04')).toBe(4);
  });
});
