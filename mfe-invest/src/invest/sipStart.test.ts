import { indiaCalendar } from '@sanchay/finance';
import { instalmentDates, sipStart } from './sipStart.ts';

describe('I3 start of a SIP', () => {
  test('I3 a SIP that starts later begins on the first such day after today', () => {
    expect(sipStart({ frequency: 'monthly', day: 5 }, '2026-11-21', 'later')).toBe('2026-12-05');
    expect(sipStart({ frequency: 'monthly', day: 22 }, '2026-11-21', 'later')).toBe('2026-11-22');
    expect(sipStart({ frequency: 'monthly', day: 21 }, '2026-11-21', 'later')).toBe('2026-12-21');
  });

  test('I3 with the first instalment now, the next is at least 28 days away', () => {
    expect(sipStart({ frequency: 'monthly', day: 5 }, '2026-11-21', 'now')).toBe('2027-01-05');
    expect(sipStart({ frequency: 'monthly', day: 19 }, '2026-11-21', 'now')).toBe('2026-12-19');
    expect(sipStart({ frequency: 'monthly', day: 18 }, '2026-11-21', 'now')).toBe('2027-01-18');
  });

  test('I3 a day that a month does not have is not moved to another day', () => {
    expect(sipStart({ frequency: 'monthly', day: 31 }, '2026-11-21', 'later')).toBe('2026-12-31');
    expect(sipStart({ frequency: 'monthly', day: 31 }, '2027-01-31', 'later')).toBe('2027-03-31');
    expect(() => sipStart({ frequency: 'monthly', day: 32 }, '2026-11-21', 'later')).toThrow(RangeError);
  });

  test('I3 the next six dates move to business days, and back to the day of the month', () => {
    expect(instalmentDates('2026-12-05', 'monthly', 'equity', indiaCalendar)).toEqual([
      '2026-12-07',
      '2027-01-05',
      '2027-02-05',
      '2027-03-05',
      '2027-04-05',
      '2027-05-05',
    ]);
  });

  test.each([
    ['daily', 0, '2026-11-22', '2026-11-22'],
    ['weekly', 1, '2026-11-30', '2026-11-23'],
    ['fortnightly', 5, '2026-12-11', '2026-11-27'],
    ['quarterly', 5, '2027-03-05', '2026-12-05'],
  ] as const)(
    'I3 a %s SIP on day %i begins a period after an instalment now, else soon',
    (frequency, day, now, later) => {
      expect(sipStart({ frequency, day }, '2026-11-21', 'now')).toBe(now);
      expect(sipStart({ frequency, day }, '2026-11-21', 'later')).toBe(later);
    },
  );
});
