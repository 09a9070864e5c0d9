import fc from 'fast-check';
import type { SchemeClass } from './calendar.ts';
import * as calendar from './calendar.ts';
import { fixedHolidays, holidays, indiaCalendar, sandboxCalendar, specialSessions } from './calendarData.ts';
import { addDays, dateOfEpochDay, epochDay, isIsoDate, weekday } from './dates.ts';

const classes: SchemeClass[] = ['equity', 'debt', 'liquid'];
const india = indiaCalendar;

describe('I5 · business days', () => {
  it('I5 · weekends are closed for all', () => {
    for (const date of ['2024-04-06', '2024-04-07']) {
      expect(calendar.isMarketDay(india, date)).toBe(false);
      expect(calendar.isSettlementDay(india, date)).toBe(false);
    }
    expect(calendar.isMarketDay(india, '2024-04-05')).toBe(true);
    expect(calendar.isMarketDay(india, '2024-04-08')).toBe(true);
  });

  it('I5 · on a settlement holiday equity works, debt and liquid do not', () => {
    expect(calendar.isMarketDay(india, '2024-04-09')).toBe(true);
    expect(calendar.isSettlementDay(india, '2024-04-09')).toBe(false);
    expect(classes.map((cls) => calendar.isBusinessDay(india, '2024-04-09', cls))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('I5 · where banks work and the exchange does not, no fund does', () => {
    const only = { holidays: [{ date: '2024-04-09', exchange: true, settlement: false }] };
    expect(calendar.isSettlementDay(only, '2024-04-09')).toBe(true);
    expect(classes.map((cls) => calendar.isBusinessDay(only, '2024-04-09', cls))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('I5 · a special session opens the exchange, and funds only when its row states it', () => {
    expect(calendar.isMarketDay(india, '2024-01-20')).toBe(true);
    expect(calendar.isBusinessDay(india, '2024-01-20', 'equity')).toBe(false);
    expect(calendar.isMarketDay(india, '2024-01-22')).toBe(false);
    const open = { holidays: [], specialSessions: [{ date: '2024-01-20', funds: true }] };
    expect(calendar.isBusinessDay(open, '2024-01-20', 'equity')).toBe(true);
    expect(calendar.isBusinessDay(open, '2024-01-20', 'debt')).toBe(false);
  });

  it('I5 · years outside the table have fixed holidays, years inside only their rows', () => {
    expect(calendar.holidaysOn(india, '2031-08-15')).toEqual([
      { date: '2031-08-15', exchange: true, settlement: true, note: 'Independence Day' },
    ]);
    expect(calendar.holidaysOn(india, '2026-08-15')).toEqual([]);
    expect(calendar.holidaysOn(india, '2026-05-01')).toEqual([
      { date: '2026-05-01', exchange: true, settlement: true, note: 'Maharashtra Day' },
    ]);
    expect(calendar.isBusinessDay(india, '2027-04-01', 'equity')).toBe(true);
    expect(calendar.isBusinessDay(india, '2027-04-01', 'debt')).toBe(false);
    expect(calendar.isMarketDay(india, '2027-03-10')).toBe(true);
    expect(calendar.holidaysOn({ holidays: [] }, '2031-08-15')).toEqual([]);
  });

  it('I5 · the sandbox closes settlement on 13 April, the real calendar does not', () => {
    for (const date of ['2026-04-13', '2027-04-13']) {
      expect(calendar.isBusinessDay(sandboxCalendar, date, 'debt')).toBe(false);
      expect(calendar.isBusinessDay(sandboxCalendar, date, 'equity')).toBe(true);
      expect(calendar.isBusinessDay(india, date, 'debt')).toBe(true);
      expect(calendar.holidaysOn(sandboxCalendar, date)[0]?.note).toBe('Sandbox: settlement closed');
    }
  });

  it('I5 · steps over long closures', () => {
    expect(calendar.nextBusinessDay(india, '2024-01-19', 'equity')).toBe('2024-01-23');
    expect(calendar.previousBusinessDay(india, '2024-01-23', 'equity')).toBe('2024-01-19');
    expect(calendar.businessDayOnOrAfter(india, '2024-01-19', 'equity')).toBe('2024-01-19');
    expect(calendar.businessDayOnOrAfter(india, '2024-01-20', 'equity')).toBe('2024-01-23');
    expect(calendar.nextBusinessDay(india, '2026-03-30', 'debt')).toBe('2026-04-02');
    expect(calendar.nextBusinessDay(india, '2026-03-30', 'equity')).toBe('2026-04-01');
  });

  it.each([
    [0, '2024-01-20', '2024-01-23'],
    [0, '2024-01-19', '2024-01-19'],
    [1, '2024-01-19', '2024-01-23'],
    [2, '2024-01-19', '2024-01-24'],
    [3, '2024-01-24', '2024-01-30'],
    [-1, '2024-01-23', '2024-01-19'],
    [-2, '2024-01-23', '2024-01-18'],
  ])('I5 · T%d of %s is %s', (n, date, expected) => {
    expect(calendar.addBusinessDays(india, date, n, 'equity')).toBe(expected);
  });

  it('I5 · parts of days and calendars without an open day are errors', () => {
    expect(() => calendar.addBusinessDays(india, '2024-01-19', 1.5, 'equity')).toThrow(
      'Not a whole number of days: 1.5',
    );
    const shut = {
      holidays: Array.from({ length: 400 }, (_, index) => ({
        date: addDays('2024-01-02', index),
        exchange: true,
        settlement: true,
      })),
    };
    expect(() => calendar.nextBusinessDay(shut, '2024-01-01', 'equity')).toThrow(
      'No business day within 366 days of 2024-01-01',
    );
  });

  it('I5 · a bad date is an error, not a weekday', () => {
    expect(() => calendar.nextBusinessDay(india, '2024-02-30', 'equity')).toThrow(
      'Not an ISO date: 2024-02-30',
    );
  });

  it('I5 · moving to a business day twice is moving once, and days return', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: epochDay('2023-01-01'), max: epochDay('2028-12-31') }),
        fc.constantFrom(...classes),
        fc.integer({ min: 1, max: 12 }),
        (day, cls, n) => {
          const date = dateOfEpochDay(day);
          const open = calendar.businessDayOnOrAfter(sandboxCalendar, date, cls);
          expect(open >= date).toBe(true);
          expect(calendar.businessDayOnOrAfter(sandboxCalendar, open, cls)).toBe(open);
          const later = calendar.addBusinessDays(sandboxCalendar, open, n, cls);
          expect(calendar.addBusinessDays(sandboxCalendar, later, -n, cls)).toBe(open);
          if (cls !== 'equity') expect(calendar.isBusinessDay(sandboxCalendar, later, 'equity')).toBe(true);
        },
      ),
    );
  });
});

describe('I5 · the holiday table', () => {
  it('I5 · is sorted, without doubles, on weekdays, of known years', () => {
    const dates = holidays.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].toSorted());
    expect(dates.every(isIsoDate)).toBe(true);
    expect(dates.filter((date) => weekday(date) % 6 === 0)).toEqual([]);
    expect(new Set(dates.map((date) => Number(date.slice(0, 4))))).toEqual(new Set(india.coveredYears));
  });

  it('I5 · has the weekday closures of each year', () => {
    const count = (year: string, exchange: boolean): number =>
      holidays.filter((row) => row.date.startsWith(year) && row.exchange === exchange).length;
    expect(['2024', '2025', '2026'].map((year) => count(year, true))).toEqual([17, 14, 16]);
    expect(['2024', '2025', '2026'].map((year) => count(year, false))).toEqual([3, 4, 4]);
    expect(holidays.every(({ settlement }) => settlement)).toBe(true);
  });

  it('I5 · knows the special sessions and the days of every year', () => {
    expect(specialSessions.map(({ date }) => date)).toEqual([
      '2024-01-20',
      '2024-03-02',
      '2024-05-18',
      '2024-11-01',
      '2025-02-01',
      '2025-10-21',
      '2026-02-01',
      '2026-11-08',
    ]);
    expect(specialSessions.some(({ funds }) => funds)).toBe(false);
    expect(fixedHolidays.every(({ settlement }) => settlement)).toBe(true);
    expect(fixedHolidays.filter(({ exchange }) => !exchange).map(({ monthDay }) => monthDay)).toEqual([
      '04-01',
    ]);
    expect(fixedHolidays.filter(({ exchange }) => exchange).map(({ monthDay }) => monthDay)).toEqual([
      '01-26',
      '05-01',
      '08-15',
      '10-02',
      '12-25',
    ]);
  });
});
