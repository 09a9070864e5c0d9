import fc from 'fast-check';
import * as dates from './dates.ts';

const anyDay = fc.integer({ min: -36_000, max: 73_000 });

describe('I5 · ISO dates without clocks or zones', () => {
  it.each(['2024-02-29', '2000-02-29', '1970-01-01', '2026-12-31', '2026-04-30', '2026-06-30', '2026-11-30'])(
    'I5 · %s is a date',
    (date) => {
      expect(dates.isIsoDate(date)).toBe(true);
    },
  );

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-06-31',
    '2026-09-31',
    '2026-11-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00:00Z',
    '',
  ])('I5 · "%s" is none', (text) => {
    expect(dates.isIsoDate(text)).toBe(false);
    expect(() => dates.dateParts(text)).toThrow(`Not an ISO date: ${text}`);
    expect(() => dates.epochDay(text)).toThrow(RangeError);
  });

  it('I5 · knows leap years and months', () => {
    expect([2000, 2024, 1900, 2023].map(dates.isLeapYear)).toEqual([true, true, false, false]);
    const months = Array.from({ length: 12 }, (_, index) => dates.daysInMonth(2023, index + 1));
    expect(months).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(dates.daysInMonth(2024, 2)).toBe(29);
  });

  it('I5 · takes dates apart and puts them together', () => {
    expect(dates.dateParts('2024-04-08')).toEqual({ year: 2024, month: 4, day: 8 });
    expect(dates.isoDate(2024, 4, 8)).toBe('2024-04-08');
    expect(dates.isoDate(999, 12, 31)).toBe('0999-12-31');
    expect(() => dates.isoDate(2023, 2, 29)).toThrow('No such day: 2023-02-29');
  });

  it('I5 · counts days from 1970', () => {
    expect(dates.epochDay('1970-01-01')).toBe(0);
    expect(dates.epochDay('2000-03-01')).toBe(11_017);
    expect(dates.dateOfEpochDay(11_016)).toBe('2000-02-29');
    expect(dates.dateOfEpochDay(-1)).toBe('1969-12-31');
    expect(() => dates.dateOfEpochDay(4_000_000)).toThrow('Day out of range: 4000000');
  });

  it('I5 · adds days across months and years', () => {
    expect(dates.addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(dates.addDays('2024-01-01', -1)).toBe('2023-12-31');
    expect(dates.daysBetween('2024-01-01', '2025-01-01')).toBe(366);
    expect(dates.daysBetween('2025-01-01', '2024-01-01')).toBe(-366);
  });

  it.each([
    ['2024-01-31', 1, undefined, '2024-02-29'],
    ['2023-01-31', 1, undefined, '2023-02-28'],
    ['2024-02-29', 12, undefined, '2025-02-28'],
    ['2024-12-15', 1, undefined, '2025-01-15'],
    ['2024-01-15', -1, undefined, '2023-12-15'],
    ['2024-02-29', 1, 31, '2024-03-31'],
    ['2024-03-31', 1, 31, '2024-04-30'],
    ['2024-11-30', 1, undefined, '2024-12-30'],
    ['2024-05-05', 0, 7, '2024-05-07'],
    ['2024-01-31', -11, undefined, '2023-02-28'],
  ])('I5 · %s plus %d months (day %s) is %s', (date, months, day, expected) => {
    expect(dates.addMonthsClamped(date, months, day)).toBe(expected);
  });

  it('I5 · knows the day of the week', () => {
    expect(dates.weekday('2024-04-07')).toBe(0);
    expect(dates.weekday('2024-04-08')).toBe(1);
    expect(dates.weekday('2024-04-13')).toBe(6);
  });

  it('I5 · compares dates', () => {
    expect(dates.compareDates('2024-04-08', '2024-04-09')).toBe(-1);
    expect(dates.compareDates('2024-04-08', '2024-04-08')).toBe(0);
    expect(dates.compareDates('2024-04-09', '2024-04-08')).toBe(1);
  });

  it('I5 · the financial year runs from April to March', () => {
    expect(dates.financialYearOf('2025-03-31')).toBe('2024-25');
    expect(dates.financialYearOf('2025-04-01')).toBe('2025-26');
    expect(dates.financialYearOf('2099-12-31')).toBe('2099-00');
    expect(dates.financialYearBounds('2025-26')).toEqual({ from: '2025-04-01', to: '2026-03-31' });
    expect(dates.financialYearBounds('2099-00')).toEqual({ from: '2099-04-01', to: '2100-03-31' });
  });

  it.each(['2025-27', '2025', '2025-2026', '25-26', 'abcd-ef', 'x2025-26'])(
    'I5 · "%s" is no financial year',
    (fy) => {
      expect(() => dates.financialYearBounds(fy)).toThrow(`Not a financial year: ${fy}`);
    },
  );

  it('I5 · day numbers and dates are the same thing', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -500, max: 500 }), (day, shift) => {
        const date = dates.dateOfEpochDay(day);
        expect(dates.epochDay(date)).toBe(day);
        expect(dates.addDays(dates.addDays(date, shift), -shift)).toBe(date);
        expect(dates.weekday(date)).toBe((((day + 4) % 7) + 7) % 7);
      }),
    );
  });

  it('I5 · months added keep the day or the end of the month', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -600, max: 600 }), (day, months) => {
        const from = dates.dateParts(dates.dateOfEpochDay(day));
        const to = dates.dateParts(dates.addMonthsClamped(dates.dateOfEpochDay(day), months));
        expect(to.year * 12 + to.month - (from.year * 12 + from.month)).toBe(months);
        expect(to.day).toBe(Math.min(from.day, dates.daysInMonth(to.year, to.month)));
      }),
    );
  });
});
