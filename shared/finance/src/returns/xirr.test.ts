import fc from 'fast-check';
import { addDays } from '../calendar/dates.ts';
import { xirr, xirrRates, type CashFlow } from './xirr.ts';

const flows = (...rows: Array<[string, number]>): CashFlow[] =>
  rows.map(([date, amount]) => ({ date, amount }));

describe('P2 · XIRR as Excel counts it', () => {
  it.each<[string, CashFlow[], number]>([
    [
      "Excel's own example",
      flows(
        ['2008-01-01', -10_000],
        ['2008-03-01', 2750],
        ['2008-10-30', 4250],
        ['2009-02-15', 3250],
        ['2009-04-01', 2750],
      ),
      0.37336253,
    ],
    ['a year of 365 days', flows(['2023-01-01', -100], ['2024-01-01', 110]), 0.1],
    ['a leap year counts 366 days', flows(['2024-01-01', -100], ['2025-01-01', 110]), 0.09971358593],
    ['half lost', flows(['2023-01-01', -100], ['2024-01-01', 50]), -0.5],
    ['nothing gained', flows(['2023-01-01', -100], ['2024-01-01', 100]), 0],
    ['almost all lost', flows(['2023-01-01', -1000], ['2024-01-01', 0.1]), -0.9999],
    ['tenfold', flows(['2023-01-01', -100], ['2024-01-01', 1000]), 9],
    ['two years', flows(['2022-01-01', -100], ['2024-01-01', 121]), 0.1],
    ['borrowed first', flows(['2023-01-01', 100], ['2024-01-01', -110]), 0.1],
    ['in any order', flows(['2024-01-01', 110], ['2023-01-01', -100]), 0.1],
    [
      'zero flows count for nothing',
      flows(['2000-01-01', 0], ['2023-01-01', -100], ['2024-01-01', 110]),
      0.1,
    ],
    ['ten thousandfold in a year', flows(['2023-01-01', -1], ['2024-01-01', 10_001]), 10_000],
  ])('P2 · %s', (_name, list, expected) => {
    const rate = xirr(list);
    expect(rate).not.toBeNull();
    expect(Math.abs(rate! - expected)).toBeLessThan(1e-8 * Math.max(1, Math.abs(expected)));
  });

  it.each<[string, CashFlow[]]>([
    ['no flows', []],
    ['one flow', flows(['2023-01-01', -100])],
    ['payments only', flows(['2023-01-01', -100], ['2024-01-01', -100])],
    ['receipts only', flows(['2023-01-01', 100], ['2024-01-01', 100])],
    ['one day only', flows(['2023-01-01', -100], ['2023-01-01', 110])],
    ['zeros only', flows(['2023-01-01', 0], ['2024-01-01', 0])],
    ['a bad date', flows(['2023-02-30', -100], ['2024-01-01', 110])],
    ['a bad amount', flows(['2023-01-01', NaN], ['2024-01-01', 110])],
    ['an endless amount', flows(['2023-01-01', -100], ['2024-01-01', Infinity])],
    ['no root', flows(['2023-01-01', 100], ['2024-01-01', -150], ['2025-01-01', 100])],
    ['growth beyond the range', flows(['2023-01-01', -1], ['2023-01-02', 2])],
    ['more growth than 1,000,000 % a year', flows(['2023-01-01', -1], ['2024-01-01', 10_001.01])],
    ['more loss than 99.99 % a year', flows(['2023-01-01', -1000], ['2024-01-01', 0.09])],
    [
      'nothing but flows that cancel out',
      flows(['2023-01-01', -0.3], ['2023-01-01', 0.1], ['2023-01-01', 0.2]),
    ],
    [
      'flows that cancel out on their days, but for one day',
      flows(['2023-01-01', -100.1], ['2023-01-01', -200.2], ['2023-01-01', 300.3], ['2024-01-01', 5]),
    ],
    ['amounts below a paisa', flows(['2023-01-01', -0.001], ['2024-01-01', 0.002])],
    ['an amount beyond all sums', flows(['2023-01-01', -1e308], ['2024-01-01', 1])],
  ])('P2 · %s: not defined', (_name, list) => {
    expect(xirr(list)).toBeNull();
  });

  it('P2 · with several rates there is not one return, and all of them are given', () => {
    const two = flows(['2021-01-01', -1000], ['2022-01-01', 2680], ['2023-01-01', -1783.5]);
    expect(xirr(two)).toBeNull();
    expect(xirrRates(two)).toEqual([expect.closeTo(0.23, 10), expect.closeTo(0.45, 10)]);
    const around = flows(['2021-01-01', -100], ['2022-01-01', 200], ['2023-01-01', -96]);
    expect(xirrRates(around)).toEqual([expect.closeTo(-0.2, 10), expect.closeTo(0.2, 10)]);
  });

  it('P2 · a rate that the curve only touches is found once', () => {
    const touching = flows(['2021-01-01', -100], ['2022-01-01', 220], ['2023-01-01', -121]);
    expect(xirrRates(touching)).toEqual([expect.closeTo(0.1, 8)]);
    const above = flows(['2021-01-01', -100], ['2022-01-01', 220], ['2023-01-01', -121.01]);
    expect(xirrRates(above)).toEqual([]);
  });

  it('P2 · what cancels out on a day leaves no rate of its own', () => {
    const bought: Array<[string, number]> = [
      ['2023-01-01', -100.1],
      ['2023-01-01', -200.2],
      ['2023-01-01', 300.3],
    ];
    const list = flows(...bought, ['2024-01-01', -1000], ['2024-12-31', 1100]);
    expect(xirrRates(list)).toEqual([expect.closeTo(0.1, 10)]);
    expect(xirrRates(list.toReversed())).toEqual(xirrRates(list));
  });

  it('P2 · sixty years of losses do not overflow', () => {
    const rate = xirr(flows(['1960-01-01', -1e9], ['2020-01-01', 1]));
    expect(rate).toBeCloseTo(Math.expm1(Math.log(1e-9) / (21_915 / 365)), 9);
  });

  it('P2 · ten thousand flows are no less exact', () => {
    const list = Array.from({ length: 10_000 }, (_, day) => ({
      date: addDays('1999-01-01', day),
      amount: -Math.round(1e4 * 1.0002 ** day) / 100,
    }));
    const end = list.reduce((sum, { amount }, day) => sum - amount * 1.1 ** ((10_000 - day) / 365), 0);
    const rate = xirr([...list, { date: addDays('1999-01-01', 10_000), amount: end }]);
    expect(rate).toBeCloseTo(0.1, 8);
  });

  it('P2 · the rate that produced the flows is recovered, as precisely as paise allow', () => {
    const gap = fc.integer({ min: 1, max: 400 });
    const paise = fc.integer({ min: 100, max: 1e9 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(gap, paise), { minLength: 1, maxLength: 40 }),
        fc.double({ min: -0.9, max: 5, noNaN: true }),
        (steps, rate) => {
          let day = 0;
          const list = steps.map(([days, paid]) => ({ at: (day += days), paid: paid / 100 }));
          const last = day + 365;
          const grown = (power: number) =>
            list.reduce((sum, { at, paid }) => sum + paid * (1 + rate) ** ((last - at) / 365 - power), 0);
          const worth = Math.round(grown(0) * 100) / 100;
          fc.pre(worth > 0);
          const found = xirr([
            ...list.map(({ at, paid }) => ({ date: addDays('2000-01-01', at), amount: -paid })),
            { date: addDays('2000-01-01', last), amount: worth },
          ]);
          expect(found).not.toBeNull();
          // Nobody has waited less than a year, so a paisa moves the rate by at most this.
          expect(Math.abs(found! - rate)).toBeLessThan(1e-8 + 0.0051 / grown(1) / (1 - 0.0051 / worth) ** 40);
        },
      ),
    );
  });

  it('P2 · never throws and never NaN, whatever the flows', () => {
    const flow = fc.record({
      date: fc.oneof(
        fc.constantFrom('x', '2020-01-01'),
        fc.nat(20_000).map((day) => addDays('1980-01-01', day)),
      ),
      amount: fc.double({ min: -1e15, max: 1e15 }),
    });
    fc.assert(
      fc.property(fc.array(flow, { maxLength: 12 }), (list) => {
        const rate = xirr(list);
        expect(rate === null || (Number.isFinite(rate) && rate > -1)).toBe(true);
      }),
    );
  });
});
