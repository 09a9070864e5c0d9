import fc from 'fast-check';
import { addDays, weekday } from '../calendar/dates.ts';
import { istTimeOfDay } from '../calendar/ist.ts';
import { newYorkDate, newYorkHours } from './newYork.ts';
import { previousUsSession, usHolidays, usSessionFrom, usSessionOn } from './usSession.ts';

describe('I7 · sessions of the US exchanges', () => {
  test.each([
    // Winter, the days around both changes of 2026, summer.
    ['2026-03-06', '20:00', '02:30'],
    ['2026-03-09', '19:00', '01:30'],
    ['2026-07-06', '19:00', '01:30'],
    ['2026-10-30', '19:00', '01:30'],
    ['2026-11-02', '20:00', '02:30'],
    // Early closes.
    ['2026-11-27', '20:00', '23:30'],
    ['2026-12-24', '20:00', '23:30'],
  ])('on %s: %s to %s in India', (date, opens, closes) => {
    const session = usSessionOn(date)!;
    expect([istTimeOfDay(session.opens), istTimeOfDay(session.closes)]).toEqual([
      `${opens}:00.000`,
      `${closes}:00.000`,
    ]);
  });

  test.each([
    ['a day after a session', '2026-11-25', '2026-11-24'],
    ['the day after Thanksgiving', '2026-11-27', '2026-11-25'],
    ['Monday', '2026-11-23', '2026-11-20'],
    ['Sunday', '2026-11-22', '2026-11-20'],
  ])('the session before %s, %s, was on %s', (_what, date, before) => {
    expect(previousUsSession(date)).toBe(before);
  });

  test.each([
    ['2026-03-08T06:59:59Z', 5],
    ['2026-03-08T07:00:00Z', 4],
    ['2026-11-01T05:59:59Z', 4],
    ['2026-11-01T06:00:00Z', 5],
  ])('at %s New York is %s hours behind UTC', (instant, hours) => {
    expect(newYorkHours(instant)).toBe(hours);
  });

  test('the zone database of the platform agrees for every hour of six years', () => {
    const text = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' });
    for (let at = Date.UTC(2023, 0, 1); at < Date.UTC(2029, 0, 1); at += 3_600_000)
      if (text.format(at) !== newYorkDate(new Date(at))) throw new Error(new Date(at).toISOString());
  });

  // The exchange's own lists of holidays.
  test.each([
    [2025, '01-01 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25'],
    [2026, '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25'],
    [2027, '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24'],
    [2028, '01-17 02-21 04-14 05-29 06-19 07-04 09-04 11-23 12-25'],
  ])('holidays of %s', (year, days) => {
    expect(usHolidays(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  test.each([
    ['2026-11-20T14:29:59.999Z', '2026-11-20'],
    ['2026-11-20T20:59:59.999Z', '2026-11-20'],
    ['2026-11-20T21:00:00.000Z', '2026-11-23'],
    ['2026-11-25T22:00:00.000Z', '2026-11-27'],
  ])('at %s the session is that of %s', (instant, date) => {
    expect(usSessionFrom(instant).date).toBe(date);
  });

  test('a session is never over, on a weekday, and the earliest that is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }), (at) => {
        const session = usSessionFrom(new Date(at));
        expect(session.closes.getTime()).toBeGreaterThan(at);
        expect(weekday(session.date) % 6).not.toBe(0);
        for (let day = newYorkDate(new Date(at)); day < session.date; day = addDays(day, 1)) {
          const before = usSessionOn(day);
          if (before) expect(before.closes.getTime()).toBeLessThanOrEqual(at);
        }
      }),
    );
  });
});
