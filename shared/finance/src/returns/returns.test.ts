import fc from 'fast-check';
import { addDays, epochDay } from '../calendar/dates.ts';
import * as returns from './returns.ts';

describe('P2 · what a holding is worth and has moved', () => {
  it('P2 · units times NAV, exact, to paise', () => {
    expect(returns.valueOfHolding(1.005, 1)).toBe(1.01);
    expect(returns.valueOfHolding('123.456', '78.9012')).toBe(9740.83);
    expect(returns.valueOfHolding(0, 10)).toBe(0);
  });

  it('P2 · absolute gain in percent of cost', () => {
    expect(returns.absolutePct(200, 250)).toBe(25);
    expect(returns.absolutePct(200, 150)).toBe(-25);
    expect(returns.absolutePct(0, 150)).toBeNull();
    expect(returns.absolutePct(-1, 150)).toBeNull();
    expect(returns.absolutePct(NaN, 150)).toBeNull();
  });

  it('P2 · growth a year', () => {
    expect(returns.cagrPct(100, 200, 5)).toBeCloseTo(14.869835, 6);
    expect(returns.cagrPct(100, 121, 2)).toBeCloseTo(10, 12);
    expect(returns.cagrPct(100, 0, 2)).toBe(-100);
    expect(returns.cagrPct(100, 50, 1)).toBe(-50);
    for (const [begin, end, years] of [
      [0, 1, 1],
      [-1, 1, 1],
      [1, -1, 1],
      [1, 1, 0],
      [1, 1, -1],
      [1, NaN, 1],
    ] as const) {
      expect(returns.cagrPct(begin, end, years)).toBeNull();
    }
  });

  it('P2 · a day’s change in rupees and percent', () => {
    expect(returns.oneDayChange(100.5, 11, 10)).toEqual({ amount: 100.5, pct: expect.closeTo(10, 10) });
    expect(returns.oneDayChange(3, 9.995, 10)).toEqual({ amount: -0.02, pct: expect.closeTo(-0.05, 10) });
    expect(returns.oneDayChange(3, 10, null)).toBeNull();
    expect(returns.oneDayChange(3, 10, 0)).toBeNull();
  });
});

describe('P2 · NAV series', () => {
  const series = returns.navSeries([
    { date: '2024-01-03', nav: 12 },
    { date: '2024-01-01', nav: 10 },
  ]);

  it('P2 · rows are packed in time order', () => {
    expect([...series.days]).toEqual([epochDay('2024-01-01'), epochDay('2024-01-03')]);
    expect([...series.navs]).toEqual([10, 12]);
  });

  it.each([
    ['2023-12-31', -1],
    ['2024-01-01', 0],
    ['2024-01-02', 0],
    ['2024-01-03', 1],
    ['2024-02-01', 1],
  ])('P2 · on %s the row is %d', (date, index) => {
    expect(returns.indexOnOrBefore(series, epochDay(date))).toBe(index);
  });

  it('P2 · the row found is the last one not later, in any series', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { minLength: 1 }),
        fc.nat(200),
        (list, day) => {
          const days = Int32Array.from(list).sort();
          const found = returns.indexOnOrBefore({ days, navs: new Float64Array(days.length) }, day);
          expect(found).toBe([...days].filter((candidate) => candidate <= day).length - 1);
        },
      ),
    );
  });
});

describe('P2 · trailing returns', () => {
  const at = (...rows: Array<[string, number]>) =>
    returns.navSeries(rows.map(([date, nav]) => ({ date, nav })));

  it('P2 · plain up to a year, a year’s growth above', () => {
    const result = returns.trailingReturns(
      at(
        ['2014-06-27', 20],
        ['2019-06-21', 40],
        ['2021-06-28', 50],
        ['2023-06-26', 80],
        ['2023-12-22', 84],
        ['2024-03-28', 90],
        ['2024-05-22', 95],
        ['2024-05-30', 96],
        ['2024-06-28', 100],
      ),
    );
    // 28 May 2024 has no NAV: the last one before counts.
    expect(result['1M']).toBeCloseTo((100 / 95 - 1) * 100, 10);
    expect(result['3M']).toBeCloseTo((100 / 90 - 1) * 100, 10);
    expect(result['6M']).toBeCloseTo((100 / 84 - 1) * 100, 10);
    expect(result['1Y']).toBeCloseTo((100 / 80 - 1) * 100, 10);
    expect(result['3Y']).toBeCloseTo(((100 / 50) ** (1 / 3) - 1) * 100, 10);
    expect(result['5Y']).toBeCloseTo(((100 / 40) ** (1 / 5) - 1) * 100, 10);
    expect(result['10Y']).toBeCloseTo(((100 / 20) ** (1 / 10) - 1) * 100, 10);
    expect(result.since).toBeCloseTo((5 ** (365 / 3654) - 1) * 100, 10);
  });

  it.each([
    ['1M', '2024-05-21', '2024-05-20'],
    ['3M', '2024-03-21', '2024-03-20'],
    ['6M', '2023-12-21', '2023-12-20'],
    ['1Y', '2023-06-18', '2023-06-17'],
    ['3Y', '2021-06-13', '2021-06-12'],
    ['5Y', '2019-06-13', '2019-06-12'],
    ['10Y', '2014-06-13', '2014-06-12'],
  ] as const)('P2 · %s: a NAV of %s may be the base, one of %s is before a gap', (period, near, far) => {
    const result = (base: string) => returns.trailingReturns(at([base, 50], ['2024-06-28', 100]));
    expect(result(near)[period]).not.toBeNull();
    expect(result(far)[period]).toBeNull();
    expect(result('2005-01-03')[period]).toBeNull();
    expect(result(far).since).not.toBeNull();
  });

  it('P2 · a fund that stopped has no return as of a later day', () => {
    const series = at(['2023-01-02', 10], ['2024-01-02', 12]);
    expect(returns.trailingReturns(series, '2024-01-09')['1Y']).not.toBeNull();
    expect(returns.trailingReturns(series, '2024-02-02')).toMatchObject({ '1M': null, '1Y': null });
  });

  it('P2 · a fund too young gets nothing for the period', () => {
    const result = returns.trailingReturns(at(['2024-03-29', 10], ['2024-06-28', 11]));
    expect(result).toMatchObject({
      '1M': null,
      '3M': null,
      '6M': null,
      '1Y': null,
      '3Y': null,
      '5Y': null,
      '10Y': null,
    });
    expect(result.since).toBeCloseTo(10, 10);
    expect(returns.trailingReturns(at(['2024-03-28', 10], ['2024-06-28', 11]))['3M']).toBeCloseTo(10, 10);
  });

  it('P2 · since the start is plain for 365 days, annualised from 366', () => {
    expect(returns.trailingReturns(at(['2023-01-01', 10], ['2024-01-01', 11])).since).toBeCloseTo(10, 10);
    expect(returns.trailingReturns(at(['2023-01-01', 10], ['2024-01-02', 11])).since).toBeCloseTo(
      (1.1 ** (365 / 366) - 1) * 100,
      10,
    );
  });

  it('P2 · as of an earlier day, later NAVs are not seen', () => {
    const series = at(['2023-01-02', 10], ['2024-01-02', 12], ['2024-06-28', 50]);
    expect(returns.trailingReturns(series, '2024-01-02')['1Y']).toBeCloseTo(20, 10);
    expect(returns.trailingReturns(series, '2024-01-01')['1Y']).toBeNull();
  });

  it('P2 · nothing before the first NAV, and one NAV alone has no past', () => {
    const none = {
      '1M': null,
      '3M': null,
      '6M': null,
      '1Y': null,
      '3Y': null,
      '5Y': null,
      '10Y': null,
      since: null,
    };
    expect(returns.trailingReturns(at())).toEqual(none);
    expect(returns.trailingReturns(at(['2024-01-01', 10]))).toEqual(none);
    expect(returns.trailingReturns(at(['2024-01-01', 10]), '2023-01-01')).toEqual(none);
    expect(returns.RETURN_PERIODS).toEqual(['1M', '3M', '6M', '1Y', '3Y', '5Y', '10Y']);
  });

  it('P2 · a fund that grows 12 % every 365 days shows it', () => {
    const series = returns.navSeries(
      Array.from({ length: 3700 }, (_, day) => ({
        date: addDays('2014-01-01', day),
        nav: 10 * 1.12 ** (day / 365),
      })),
    );
    const result = returns.trailingReturns(series);
    expect(result['3Y']).toBeCloseTo(12, 1);
    expect(result['10Y']).toBeCloseTo(12, 1);
    expect(result.since).toBeCloseTo(12, 9);
  });
});
