import { sandboxCalendar } from './calendarData.ts';
import { isWithinOrderHours } from './orderHours.ts';

describe('order hours', () => {
  test.each([
    ['2026-11-20T08:59:59.999+05:30', false],
    ['2026-11-20T09:00:00.000+05:30', true],
    ['2026-11-20T14:59:59.999+05:30', true],
    ['2026-11-20T15:00:00.000+05:30', false],
    // A Saturday, and the holiday of 24 November.
    ['2026-11-21T10:00:00.000+05:30', false],
    ['2026-11-24T10:00:00.000+05:30', false],
  ])('I3 · at %s orders are processed as they come: %s', (at, within) => {
    expect(isWithinOrderHours(at, sandboxCalendar)).toBe(within);
  });
});
