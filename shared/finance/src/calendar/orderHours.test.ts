import { sandboxCalendar } from './calendarData.ts';
import { isWithinOrderHours } from './orderHours.ts';
import { publishedRules } from '../rules/ruleBook.ts';

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
    expect(isWithinOrderHours(at, sandboxCalendar, publishedRules)).toBe(within);
  });

  test('I3 · other hours hold from the day of their row', () => {
    const row = publishedRules.order_hours[0]!;
    const order_hours = [
      { ...row, applies_to: '2026-11-19' },
      {
        ...row,
        ...{ rule_id: 'longer', applies_from: '2026-11-20', value: { from: '08:00', to: '17:00' } },
      },
    ];
    const at = (time: string) => isWithinOrderHours(`${time}+05:30`, sandboxCalendar, { order_hours });
    expect([at('2026-11-19T16:00:00'), at('2026-11-20T16:00:00'), at('2026-11-20T17:00:00')]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
