import { indiaCalendar } from '@sanchay/finance';
import { moves } from './moves.ts';

describe('moves of the business clock', () => {
  test.each([
    ['hour', '2026-11-20T23:30:00.000+05:30', '2026-11-21T00:30:00.000+05:30'],
    ['evening', '2026-11-20T23:29:59.999+05:30', '2026-11-20T23:30:00.000+05:30'],
    ['evening', '2026-11-20T23:30:00.000+05:30', '2026-11-21T23:30:00.000+05:30'],
    ['morning', '2026-11-20T08:00:00.000+05:30', '2026-11-23T09:00:00.000+05:30'],
    ['morning', '2026-11-23T10:00:00.000+05:30', '2026-11-25T09:00:00.000+05:30'],
    ['month', '2026-01-31T10:00:00.000+05:30', '2026-02-28T10:00:00.000+05:30'],
    ['month', '2026-11-30T18:45:01.002+05:30', '2026-12-30T18:45:01.002+05:30'],
  ])('I5 · %s from %s is %s', (name, from, to) => {
    expect(moves[name]!.target(new Date(from), indiaCalendar)).toEqual(new Date(to));
  });
});
