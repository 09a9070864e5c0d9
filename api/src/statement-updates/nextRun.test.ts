import { addDays, dateParts, daysBetween, daysInMonth, weekday as weekdayOf } from '@sanchay/finance';
import fc from 'fast-check';
import { nextRun } from './nextRun.ts';

const weekly = (weekday: number) => ({ frequency: 'weekly', weekday, day: null, paused: false }) as const;
const monthly = (day: number) => ({ frequency: 'monthly', weekday: null, day, paused: false }) as const;
const anyDay = fc.integer({ min: 0, max: 6_000 }).map((days) => addDays('2024-01-01', days));

describe('the next run of a schedule', () => {
  test.each([
    // 20 November 2026 is a Friday.
    [weekly(5), '2026-11-20', '2026-11-27'],
    [weekly(6), '2026-11-20', '2026-11-21'],
    [weekly(7), '2026-11-20', '2026-11-22'],
    [weekly(4), '2026-11-20', '2026-11-26'],
    [monthly(20), '2026-11-20', '2026-12-20'],
    [monthly(21), '2026-11-20', '2026-11-21'],
    [monthly(31), '2026-11-20', '2026-11-30'],
    [monthly(31), '2026-11-30', '2026-12-31'],
    [monthly(31), '2027-01-31', '2027-02-28'],
    [monthly(30), '2028-01-30', '2028-02-29'],
    [monthly(29), '2027-02-28', '2027-03-29'],
    [monthly(1), '2026-12-31', '2027-01-01'],
  ])('P6 · %j after %s is %s', (schedule, after, expected) => {
    expect(nextRun(schedule, after)).toBe(expected);
  });

  test('P6 · a manual and a paused schedule have none', () => {
    expect(nextRun({ ...weekly(1), paused: true }, '2026-11-20')).toBeNull();
    expect(
      nextRun({ frequency: 'manual', weekday: null, day: null, paused: false }, '2026-11-20'),
    ).toBeNull();
  });

  test('P6 · a weekly run is within a week, on its weekday', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 7 }), (after, weekday) => {
        const next = nextRun(weekly(weekday), after)!;
        expect(daysBetween(after, next)).toBeGreaterThan(0);
        expect(daysBetween(after, next)).toBeLessThanOrEqual(7);
        expect(weekdayOf(next)).toBe(weekday % 7);
      }),
    );
  });

  test('P6 · each month has one run, on its day or on its last', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 31 }), (after, day) => {
        let at = after;
        const months = new Set<string>();
        for (let run = 0; run < 14; run += 1) {
          at = nextRun(monthly(day), at)!;
          const { year, month, day: date } = dateParts(at);
          expect(date).toBe(Math.min(day, daysInMonth(year, month)));
          months.add(at.slice(0, 7));
        }
        expect(months.size).toBe(14);
      }),
    );
  });
});
