import { daysShown } from './daysShown.ts';

describe('the days of a portfolio’s history', () => {
  test('P1 · are the first, one a month, and the last thirty', () => {
    const days = daysShown('2026-06-10', '2026-11-20');
    expect(days.slice(0, 6)).toEqual([
      '2026-06-10',
      '2026-06-20',
      '2026-07-20',
      '2026-08-20',
      '2026-09-20',
      '2026-10-20',
    ]);
    // Thirty days back and the last one, besides the first and five months.
    expect([days[6], days.at(-1), days.length]).toEqual(['2026-10-21', '2026-11-20', 37]);
    expect(new Set(days).size).toBe(days.length);
  });

  test('P1 · of a portfolio that began yesterday are two, of one that began today one', () => {
    expect(daysShown('2026-11-19', '2026-11-20')).toEqual(['2026-11-19', '2026-11-20']);
    expect(daysShown('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
  });
});
