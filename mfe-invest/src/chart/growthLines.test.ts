import { depositGrowth, growthSince, valuesOn } from './growthLines.ts';

const line = { dates: ['2026-01-02', '2026-01-05', '2026-01-07'], navs: [10, 11, 12] };

describe('I2 lines held beside a fund', () => {
  test('I2 a day without a value keeps the one before, and days before the first have none', () => {
    expect(valuesOn(line, ['2026-01-01', '2026-01-02', '2026-01-06', '2026-01-09'])).toEqual([
      null,
      10,
      11,
      12,
    ]);
    expect(valuesOn({ dates: [], navs: [] }, ['2026-01-01'])).toEqual([null]);
  });

  test('I2 growth counts from the first day, and a line that begins later is left out', () => {
    expect(growthSince([10, 11, 5])).toEqual([0, expect.closeTo(10, 9), -50]);
    expect(growthSince([null, 11, 5])).toEqual([null, null, null]);
    expect(growthSince([])).toEqual([]);
  });

  test('I2 a deposit grows by its rate in a year of 365 days', () => {
    expect(depositGrowth(['2025-01-01', '2026-01-01'], 6.5)).toEqual([0, expect.closeTo(6.5, 9)]);
    expect(depositGrowth([], 6.5)).toEqual([]);
  });
});
