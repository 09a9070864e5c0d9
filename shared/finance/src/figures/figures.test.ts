import fc from 'fast-check';
import { addDays, addMonthsClamped, epochDay } from '../calendar/dates.ts';
import { ruleOn } from '../rules/datedRule.ts';
import { navSeries, type NavSeries } from '../returns/returns.ts';
import { publishedRules } from '../rules/ruleBook.ts';
import { calendarReturns, yearReturnPct } from './calendarReturns.ts';
import { deepestFall } from './drawdown.ts';
import { medianSeries } from './medianSeries.ts';
import { sharpeRatio, volatilityPct } from './risk.ts';
import { middle, rollingReturns } from './rolling.ts';
import { sipReturn } from './sipReturns.ts';

const monthly = (navs: readonly number[], end = '2026-10-15'): NavSeries =>
  navSeries(navs.map((nav, row) => ({ date: addMonthsClamped(end, row - navs.length + 1), nav })));
const sipReturnPct = (series: NavSeries, years: number) => sipReturn(series, years)?.percent ?? null;
const rows = (...pairs: [string, number][]) => navSeries(pairs.map(([date, nav]) => ({ date, nav })));
const growing = (months: number, rate: number) =>
  Array.from({ length: months + 1 }, (_, month) => 100 * (1 + rate) ** (month / 12));
const histories = fc
  .array(fc.integer({ min: 500, max: 200_000 }), { minLength: 50, maxLength: 90 })
  .map((cents) => monthly(cents.map((value) => value / 100)));

describe('I2 · rolling returns', () => {
  it('I2 · is the least, middle and highest growth a year over every window', () => {
    // Five years of months at 100, 110, 121 …: every window of a year grows by ten percent but the last.
    const navs = growing(60, 0.1);
    navs[60] = navs[48]! * 1.5;
    const found = rollingReturns(monthly(navs), 1)!;
    expect(found).toMatchObject({ years: 1, windows: 49, aheadPct: null });
    expect(found.min).toBeCloseTo(10, 9);
    expect(found.median).toBeCloseTo(10, 9);
    expect(found.max).toBeCloseTo(50, 9);
    expect(rollingReturns(monthly(navs), 3)!.max).toBeCloseTo((1.1 ** 2 * 1.5) ** (1 / 3) * 100 - 100, 9);
  });

  it('I2 · needs three years, and a year more than the window', () => {
    expect(rollingReturns(monthly(growing(35, 0.1)), 1)).toBeNull();
    expect(rollingReturns(monthly(growing(36, 0.1)), 1)).toMatchObject({ windows: 25 });
    expect(rollingReturns(monthly(growing(47, 0.1)), 3)).toBeNull();
    expect(rollingReturns(monthly(growing(48, 0.1)), 3)).toMatchObject({ windows: 13 });
    expect(rollingReturns(monthly(growing(71, 0.1)), 5)).toBeNull();
    expect(rollingReturns(navSeries([]), 1)).toBeNull();
  });

  it('I2 · counts the windows ahead of the category, where the category has them', () => {
    const category = monthly(growing(48, 0.1));
    expect(rollingReturns(monthly(growing(48, 0.12)), 1, category)!.aheadPct).toBe(100);
    expect(rollingReturns(monthly(growing(48, 0.1)), 1, category)!.aheadPct).toBe(0);
    const short = monthly(growing(24, 0.1));
    expect(rollingReturns(monthly(growing(48, 0.12)), 1, short)!.aheadPct).toBe(100);
    expect(rollingReturns(monthly(growing(48, 0.12)), 1, monthly(growing(11, 0.1)))!.aheadPct).toBeNull();
    const late = growing(48, 0.12);
    for (let month = 43; month <= 48; month += 1) late[month] = 1;
    expect(rollingReturns(monthly(late), 1, category)!.aheadPct).toBeCloseTo((100 * 31) / 37, 9);
  });

  it('I2 · never has a middle outside its ends, and does not see the size of a unit', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(1, 3), (series, years) => {
        const found = rollingReturns(series, years)!;
        expect(found.min).toBeLessThanOrEqual(found.median);
        expect(found.median).toBeLessThanOrEqual(found.max);
        const split = { days: series.days, navs: series.navs.map((nav) => nav * 10) };
        expect(rollingReturns(split, years)!.median).toBeCloseTo(found.median, 6);
      }),
      { numRuns: 40 },
    );
  });

  it('I2 · the middle of an even list is between its two', () => {
    expect([middle([1]), middle([1, 3]), middle([1, 2, 9])]).toEqual([1, 2, 2]);
  });
});

describe('I2 · deepest fall', () => {
  it('I2 · goes from the peak to the low after it, and reports when it was recovered', () => {
    const series = rows(
      ['2025-01-01', 100],
      ['2025-06-01', 120],
      ['2025-07-01', 90],
      ['2025-08-01', 110],
      ['2025-09-01', 120],
      ['2026-01-05', 130],
      ['2026-02-01', 117],
    );
    const fall = deepestFall(series, 36)!;
    expect(fall.percent).toBeCloseTo(-25, 9);
    expect(fall).toMatchObject({ from: '2025-06-01', to: '2025-07-01', recovered: '2025-09-01' });
  });

  it('I2 · looks no further back than specified, and reports when it has not recovered', () => {
    const series = rows(
      ['2020-01-01', 100],
      ['2020-02-01', 10],
      ['2025-02-26', 50],
      ['2026-01-01', 40],
      ['2026-03-01', 45],
    );
    expect(deepestFall(series, 12)).toEqual({
      percent: expect.closeTo(-20, 9),
      from: '2025-02-26',
      to: '2026-01-01',
      recovered: null,
    });
    expect(deepestFall(series, 600)!.percent).toBeCloseTo(-90, 9);
  });

  it('I2 · is nothing for what only rose, and not known below a year', () => {
    expect(deepestFall(monthly(growing(12, 0.1)), 36)).toMatchObject({ percent: 0, recovered: null });
    expect(deepestFall(monthly(growing(11, 0.1)), 36)).toBeNull();
    expect(deepestFall(navSeries([]), 36)).toBeNull();
  });

  it('I2 · is between nothing and everything', () => {
    fc.assert(
      fc.property(histories, (series) => {
        const { percent } = deepestFall(series, 36)!;
        expect(percent).toBeLessThanOrEqual(0);
        expect(percent).toBeGreaterThan(-100);
      }),
      { numRuns: 40 },
    );
  });
});

describe('I2 · Sharpe ratio', () => {
  const riskFreeOn = (date: string) => ruleOn(publishedRules.risk_free_rate, date);
  const swinging = (months: number) =>
    Array.from({ length: months + 1 }, (_, month) => 100 * 1.01 ** month * (month % 2 === 0 ? 1 : 1.02));

  it('I2 · is what months earn above the rate of their time, over how they swing, for a year', () => {
    const series = monthly(swinging(36));
    const returns = [...series.navs].slice(1).map((nav, row) => nav / series.navs[row]! - 1);
    const above = returns.map((value, row) => {
      const date = addMonthsClamped('2026-10-15', row - 35);
      return value - riskFreeOn(date)!.value / 1200;
    });
    const mean = above.reduce((a, b) => a + b) / 36;
    const deviation = Math.sqrt(above.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 35);
    expect(sharpeRatio(series, publishedRules)).toMatchObject({
      value: expect.closeTo((mean / deviation) * Math.sqrt(12), 9),
      riskFree: 5.25,
      ruleId: 'risk-free-2025-12-05',
    });
  });

  it('I2 · can be worked out again from the rates that it names', () => {
    const series = monthly(
      Array.from({ length: 37 }, (_, month) => 100 * 1.01 ** month * (1 + (month % 3) / 50)),
    );
    const { value, rates } = sharpeRatio(series, publishedRules)!;
    expect(rates.map(({ months }) => months).reduce((sum, months) => sum + months, 0)).toBe(36);
    expect(rates.at(-1)).toMatchObject({ rate: 5.25, ruleId: 'risk-free-2025-12-05', to: '2026-10-15' });
    const perMonth = rates.flatMap(({ rate, months }) => Array.from({ length: months }, () => rate / 1200));
    const above = perMonth.map((rate, month) => series.navs[month + 1]! / series.navs[month]! - 1 - rate);
    const average = above.reduce((sum, each) => sum + each, 0) / 36;
    const spread = Math.sqrt(above.reduce((sum, each) => sum + (each - average) ** 2, 0) / 35);
    expect(value).toBeCloseTo((average / spread) * Math.sqrt(12), 10);
  });

  it('I2 · takes the risk-free rates of the rules that it is given', () => {
    const series = monthly(swinging(36));
    const flat = { ...publishedRules.risk_free_rate[0]!, rule_id: 'flat', applies_to: null, value: 0 };
    const sharpe = sharpeRatio(series, { risk_free_rate: [flat] })!;
    expect(sharpe).toMatchObject({ riskFree: 0, ruleId: 'flat' });
    expect(sharpe.value).toBeGreaterThan(sharpeRatio(series, publishedRules)!.value);
    expect(sharpeRatio(series, { risk_free_rate: [] })).toBeNull();
  });

  it('I2 · needs three years, a rate for every month, and a swing', () => {
    expect(sharpeRatio(monthly(swinging(35)), publishedRules)).toBeNull();
    expect(sharpeRatio(monthly(swinging(36), '2023-04-21'), publishedRules)).toBeNull();
    expect(sharpeRatio(monthly(swinging(36), '2023-04-22'), publishedRules)).not.toBeNull();
    expect(volatilityPct(navSeries([]))).toBeNull();
  });

  it('I2 · has a rate for each day since May 2020, each from the day of the decision', () => {
    expect(riskFreeOn('2020-05-21')).toBeNull();
    expect([riskFreeOn('2020-05-22')!.value, riskFreeOn('2022-05-03')!.value]).toEqual([4, 4]);
    expect(riskFreeOn('2022-05-04')!.value).toBe(4.4);
    expect(riskFreeOn('2025-12-04')!.value).toBe(5.5);
    expect(riskFreeOn('2026-11-21')).toMatchObject({ value: 5.25, confidence: 'M' });
  });
});

describe('I2 · SIP returns', () => {
  it('I2 · of a fund that grows evenly are that growth', () => {
    const daily = Array.from({ length: 1100 }, (_, day) => ({
      date: new Date(Date.UTC(2023, 10, 1) + day * 86_400_000).toISOString().slice(0, 10),
      nav: 10 * 1.12 ** (day / 365),
    }));
    expect(sipReturnPct(navSeries(daily), 1)).toBeCloseTo(12, 6);
    expect(sipReturnPct(navSeries(daily), 3)).toBeCloseTo(12, 6);
    expect(sipReturnPct(navSeries(daily), 5)).toBeNull();
  });

  it('I2 · state on which days they were bought and valued', () => {
    const navs = Array.from({ length: 13 }, (_, month): [string, number] => [
      addMonthsClamped('2025-10-15', month),
      10 + month,
    ]);
    expect(sipReturn(rows(...navs), 1)).toEqual({
      percent: expect.any(Number),
      ...{ first: '2025-10-15', last: '2026-09-15', valuedOn: '2026-10-15' },
    });
  });

  it('I2 · buy at the next NAV where the day has none', () => {
    const navs: [string, number][] = [];
    for (let month = 12; month >= 1; month -= 1) navs.push([addMonthsClamped('2026-10-15', -month), 10]);
    const moved = navs.map(([date, nav]): [string, number] =>
      date === '2026-03-15' ? ['2026-03-17', 5] : [date, nav],
    );
    const even = sipReturnPct(rows(...navs, ['2026-10-15', 11]), 1)!;
    expect(sipReturnPct(rows(...moved, ['2026-10-15', 11]), 1)!).toBeGreaterThan(even + 5);
    expect(sipReturnPct(rows(...navs.slice(1), ['2026-10-15', 11]), 1)).toBeNull();
    expect(sipReturnPct(rows(['2026-10-15', 11]), 1)).toBeNull();
  });
});

describe('I2 · calendar years', () => {
  const series = rows(
    ['2023-06-01', 90],
    ['2023-12-29', 100],
    ['2024-12-31', 120],
    ['2025-12-31', 90],
    ['2026-10-15', 99],
  );

  it('I2 · go from the last NAV of one year to the last of the next, newest first', () => {
    expect(calendarReturns(series)).toEqual([
      { year: 2026, percent: expect.closeTo(10, 9), toDate: true },
      { year: 2025, percent: expect.closeTo(-25, 9), toDate: false },
      { year: 2024, percent: expect.closeTo(20, 9), toDate: false },
    ]);
    expect(calendarReturns(series, 1)).toHaveLength(1);
    expect(calendarReturns(navSeries([]))).toEqual([]);
    expect(calendarReturns(rows(['2025-12-30', 10], ['2025-12-31', 11]))).toEqual([]);
  });

  it('I2 · of something held beside it stop at the same day', () => {
    const until = epochDay('2026-03-31');
    expect(
      yearReturnPct(rows(['2025-12-31', 10], ['2026-03-31', 12], ['2026-10-15', 20]), 2026, until),
    ).toBeCloseTo(20, 9);
    expect(yearReturnPct(rows(['2026-01-02', 10], ['2026-03-31', 12]), 2026, until)).toBeNull();
  });
});

describe('I2 · middle of a category', () => {
  it('I2 · moves by the middle of the funds’ moves, from the day before three of them move', () => {
    const made = medianSeries([
      rows(['2026-01-01', 10], ['2026-01-02', 11], ['2026-01-05', 11]),
      rows(['2026-01-01', 20], ['2026-01-02', 21], ['2026-01-05', 21]),
      rows(['2026-01-01', 50], ['2026-01-02', 50], ['2026-01-05', 75]),
    ]);
    expect([...made.days]).toEqual(['2026-01-01', '2026-01-02', '2026-01-05'].map(epochDay));
    expect([...made.navs]).toEqual([1000, expect.closeTo(1050, 9), expect.closeTo(1050, 9)]);
  });

  it('I2 · keeps the NAV of a fund that has none on a day, and forgets one that ended', () => {
    const made = medianSeries([
      rows(['2026-01-01', 10], ['2026-01-02', 10], ['2026-01-05', 20], ['2026-01-06', 20]),
      rows(['2026-01-01', 10], ['2026-01-05', 30], ['2026-01-06', 30]),
      rows(['2026-01-01', 10], ['2026-01-02', 11], ['2026-01-05', 11], ['2026-01-06', 12]),
      rows(['2026-01-01', 10], ['2026-01-02', 1]),
    ]);
    // 2 January: 1, 1 (kept), 1.1 and 0.1. 5 January: 2, 3 and 1, without the one that ended.
    expect([...made.navs]).toEqual([
      1000,
      expect.closeTo(1000, 9),
      expect.closeTo(2000, 9),
      expect.closeTo(2000, 9),
    ]);
  });

  it('I2 · of fewer than three funds is none', () => {
    const one = monthly(growing(12, 0.1));
    expect(medianSeries([one, one]).days).toHaveLength(0);
    expect(medianSeries([]).days).toHaveLength(0);
  });

  it('I2 · of equal funds is the fund', () => {
    fc.assert(
      fc.property(histories, (series) => {
        const made = medianSeries([series, series, series]);
        const last = series.navs.length - 1;
        expect(made.navs[last]! / made.navs[0]!).toBeCloseTo(series.navs[last]! / series.navs[0]!, 9);
      }),
      { numRuns: 25 },
    );
  });
});

describe('I2 · a gap in the history', () => {
  const days = (from: string, count: number, navOf: (day: number) => number): [string, number][] =>
    Array.from({ length: count }, (_, day) => [addDays(from, day), navOf(day)]);
  /** Five years of days, of which 2024-03 to 2024-05 are missing. */
  const gapped = rows(
    ...days('2021-10-15', 1827, (day) => 100 * 1.1 ** (day / 365)).filter(
      ([date]) => date < '2024-03-01' || date > '2024-05-31',
    ),
  );

  it('I2 · begins no rolling window, and the others are the same', () => {
    const found = rollingReturns(gapped, 1)!;
    expect(found.min).toBeCloseTo(found.max, 0);
    expect(found.windows).toBeLessThan(1827 - 365 - 92 * 2 + 30);
  });

  it('I2 · makes SIP returns that would buy in it not available', () => {
    expect(sipReturnPct(gapped, 1)).toBeCloseTo(10, 3);
    expect(sipReturnPct(gapped, 3)).toBeNull();
  });

  it('I2 · leaves months of volatility and Sharpe ratio out, so that there is no ratio of three years', () => {
    expect(volatilityPct(gapped)).not.toBeNull();
    expect(sharpeRatio(gapped, publishedRules)).toBeNull();
  });

  it('I2 · around a New Year leaves that year out, not the earlier ones', () => {
    const series = rows(
      ['2022-12-30', 80],
      ['2023-12-29', 100],
      ['2024-12-20', 118],
      ['2025-03-31', 120],
      ['2025-12-31', 90],
      ['2026-10-15', 99],
    );
    expect(calendarReturns(series).map(({ year }) => year)).toEqual([2026, 2023]);
    expect(yearReturnPct(series, 2024, epochDay('2026-10-15'))).toBeNull();
  });

  it('I2 · of one fund is no move of a day in its category', () => {
    const even = (nav: number) => rows(...days('2026-01-01', 40, () => nav));
    const late = rows(['2026-01-01', 10], ['2026-01-02', 10], ['2026-02-01', 50], ['2026-02-02', 50]);
    const made = medianSeries([late, even(10), even(20), even(30)]);
    expect([...made.navs].every((level) => Math.abs(level - 1000) < 1e-9)).toBe(true);
  });
});
