import fc from 'fast-check';
import { addMonthsClamped } from '../calendar/dates.ts';
import { navSeries, type NavSeries } from '../returns/returns.ts';
import { fallsBelowPeak } from './drawdown.ts';
import { monthsOfHistory, pastLumpsum, pastSip } from './pastInvestment.ts';
import { sipReturn } from './sipReturns.ts';

const monthly = (navs: readonly number[], end = '2026-10-15'): NavSeries =>
  navSeries(navs.map((nav, row) => ({ date: addMonthsClamped(end, row - navs.length + 1), nav })));
const histories = fc
  .array(fc.integer({ min: 500, max: 200_000 }), { minLength: 14, maxLength: 70 })
  .map((cents) => monthly(cents.map((value) => value / 100)));

describe('I2 · what an amount would have become', () => {
  it('I2 · buys units at the NAV of the day, cut to three decimals, and values them at the last NAV', () => {
    const series = monthly([30, ...Array.from({ length: 11 }, () => 20), 45]);
    // 1,000 / 30 = 33.333 units
    expect(pastLumpsum(series, 1000, 12)).toEqual({
      ...{ invested: 1000, value: 1499.99, purchases: 1, first: '2025-10-15', valuedOn: '2026-10-15' },
      ...{ gainPct: expect.closeTo(49.999, 9), yearlyPct: expect.closeTo(49.999, 9) },
    });
    // 33.333 units and 11 times 50
    expect(pastSip(series, 1000, 12)).toMatchObject({
      ...{ invested: 12_000, value: 26_249.99, purchases: 12, first: '2025-10-15' },
    });
  });

  it('I2 · has no annual return for less than a year', () => {
    const series = monthly([10, 11, 12, 13]);
    expect(pastLumpsum(series, 1000, 3)).toMatchObject({ yearlyPct: null, value: 1300 });
    expect(pastSip(series, 1000, 3)).toMatchObject({ yearlyPct: null, purchases: 3 });
  });

  it('I2 · is not known for a history that is shorter, has a gap on the day, or is a single NAV', () => {
    const short = monthly([10, 11, 12]);
    expect(pastLumpsum(short, 1000, 3)).toBeNull();
    expect(pastSip(short, 1000, 3)).toBeNull();
    for (const nothing of [navSeries([]), monthly([10])]) {
      expect(pastLumpsum(nothing, 1000, 1)).toBeNull();
      expect(pastSip(nothing, 1000, 1)).toBeNull();
      expect(monthsOfHistory(nothing)).toBe(0);
    }
    const gapped = navSeries(['2025-09-01', '2025-10-26', '2026-10-15'].map((date) => ({ date, nav: 10 })));
    expect(pastLumpsum(gapped, 1000, 12)).toBeNull();
    expect(pastSip(gapped, 1000, 12)).toBeNull();
  });

  it('I2 · counts the whole months of a history', () => {
    expect(monthsOfHistory(monthly([1, 2, 3]))).toBe(2);
    const days = ['2026-01-16', '2026-10-15'].map((date) => ({ date, nav: 10 }));
    expect(monthsOfHistory(navSeries(days))).toBe(8);
  });

  it('I2 · never values a SIP above its exact units, nor below them by more than the cut decimals', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 500, max: 100_000 }), (series, amount) => {
        const found = pastSip(series, amount, 12)!;
        const last = series.navs.at(-1)!;
        const rows = Array.from({ length: 12 }, (_, at) => series.navs.at(-2 - at)!);
        const exact = rows.reduce((sum, nav) => sum + amount / nav, 0) * last;
        expect(found.invested).toBe(amount * 12);
        expect(found.value).toBeLessThanOrEqual(exact + 0.01);
        expect(found.value).toBeGreaterThan(exact - 12 * 0.001 * last - 0.01);
      }),
    );
  });

  it('I2 · a large SIP returns what the table of SIP returns shows', () => {
    fc.assert(
      fc.property(histories, (series) => {
        const found = pastSip(series, 10_000_000, 12)!.yearlyPct;
        const table = sipReturn(series, 1)?.percent ?? null;
        if (found === null || table === null) expect(found).toBe(table);
        else expect(Math.abs(found - table)).toBeLessThan(0.01 * (1 + Math.abs(table)));
      }),
    );
  });

  it('I2 · a fall is never above zero, is zero on each new peak, and the lowest is the deepest', () => {
    expect(fallsBelowPeak([100, 80, 120, 90])).toEqual([0, expect.closeTo(-20, 9), 0, -25]);
    expect(fallsBelowPeak([])).toEqual([]);
    fc.assert(
      fc.property(histories, ({ navs }) => {
        const falls = fallsBelowPeak(navs);
        expect(Math.max(...falls)).toBeLessThanOrEqual(0);
        expect(Math.min(...falls)).toBeGreaterThan(-100);
        expect(falls[navs.indexOf(Math.max(...navs))]).toBe(0);
      }),
    );
  });
});
