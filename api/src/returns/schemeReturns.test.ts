import { addMonthsClamped, navSeries, volatilityPct } from '@sanchay/finance';
import { ANCHOR_MONTHS, schemeReturns } from './schemeReturns.ts';

const monthly = (navs: number[], end = '2026-10-31') =>
  navSeries(navs.map((nav, index) => ({ date: addMonthsClamped(end, index - navs.length + 1, 31), nav })));

describe('returns columns', () => {
  test('I2 are empty without NAVs, and without time to compare', () => {
    const none = {
      week_1: null,
      month_1: null,
      month_3: null,
      month_6: null,
      year_1: null,
      year_3: null,
      year_5: null,
      year_10: null,
      inception: null,
      volatility: null,
      returns_date: null,
    };
    expect(schemeReturns(navSeries([]))).toEqual(none);
    expect(schemeReturns(navSeries([{ date: '2026-11-19', nav: 10 }]))).toEqual({
      ...none,
      returns_date: '2026-11-19',
    });
  });

  test("I2 are plain up to a year and a year's growth above, to four decimals", () => {
    const series = navSeries([
      { date: '2021-11-19', nav: 100 },
      { date: '2023-11-19', nav: 120 },
      { date: '2025-11-19', nav: 150 },
      { date: '2026-11-12', nav: 160 },
      { date: '2026-11-19', nav: 161 },
    ]);
    expect(schemeReturns(series)).toEqual({
      week_1: 0.625,
      // Their bases would be NAVs of a year before: they lie before a gap.
      month_1: null,
      month_3: null,
      month_6: null,
      year_1: 7.3333,
      year_3: 10.2931,
      year_5: 9.993,
      year_10: null,
      inception: 9.9873,
      volatility: null,
      returns_date: '2026-11-19',
    });
  });

  test('I2 are not available where the NAV of the day is older than the period allows', () => {
    const from = (date: string) =>
      schemeReturns(
        navSeries([
          { date, nav: 100 },
          { date: '2026-11-19', nav: 161 },
        ]),
      );
    expect([from('2026-11-07').week_1, from('2026-11-06').week_1]).toEqual([61, null]);
    expect([from('2023-11-04').year_3, from('2023-11-03').year_3]).toEqual([17.2039, null]);
    expect(from('2014-01-01')).toMatchObject({ year_1: null, year_10: null, inception: expect.any(Number) });
  });

  test('I2 state volatility as the yearly deviation of monthly returns, from twelve months on', () => {
    const steady = Array.from({ length: 13 }, (_, month) => 100 * 1.01 ** month);
    expect(volatilityPct(monthly(steady))).toBeCloseTo(0, 8);
    expect(volatilityPct(monthly(steady.slice(1)))).toBeNull();
    const swinging = Array.from({ length: 13 }, (_, month) => (month % 2 === 0 ? 100 : 110));
    const returns = Array.from({ length: 12 }, (_, month) => (month % 2 === 0 ? 0.1 : 100 / 110 - 1));
    const mean = returns.reduce((a, b) => a + b) / 12;
    const deviation = Math.sqrt(returns.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 11);
    expect(volatilityPct(monthly(swinging))).toBeCloseTo(deviation * Math.sqrt(12) * 100, 9);
  });

  test('I2 look back three years for volatility, no further', () => {
    const calm = Array.from({ length: 37 }, () => 100);
    expect(volatilityPct(monthly([500, 20, ...calm]))).toBe(0);
    expect(volatilityPct(monthly([20, ...calm.slice(1)]))).toBeGreaterThan(100);
    expect(ANCHOR_MONTHS).toEqual([...Array(37).keys(), 60, 120]);
  });
});
