import fc from 'fast-check';
import { addDays } from './dates.ts';
import type { CashFlow } from './xirr.ts';
import { xirr } from './xirr.ts';

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
    ['almost all lost', flows(['2023-01-01', -100], ['2024-01-01', 0.001]), -0.99999],
    ['tenfold', flows(['2023-01-01', -100], ['2024-01-01', 1000]), 9],
    ['two years', flows(['2022-01-01', -100], ['2024-01-01', 121]), 0.1],
    ['borrowed first', flows(['2023-01-01', 100], ['2024-01-01', -110]), 0.1],
    ['in any order', flows(['2024-01-01', 110], ['2023-01-01', -100]), 0.1],
    [
      'zero flows count for nothing',
      flows(['2000-01-01', 0], ['2023-01-01', -100], ['2024-01-01', 110]),
      0.1,
    ],
    ['a thousandfold in a year', flows(['2023-01-01', -1], ['2024-01-01', 100_001]), 100_000],
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
    ['loss beyond the range', flows(['2023-01-01', -1e12], ['2024-01-01', 0.01])],
  ])('P2 · %s: not defined', (_name, list) => {
    expect(xirr(list)).toBeNull();
  });

  it('P2 · with several roots the one near zero is taken', () => {
    const rate = xirr(flows(['2021-01-01', -100], ['2022-01-01', 230], ['2023-01-01', -132]));
    expect(rate).toBeCloseTo(0.1, 9);
  });

  it('P2 · sixty years of losses do not overflow', () => {
    const rate = xirr(flows(['1960-01-01', -1e9], ['2020-01-01', 1]));
    expect(rate).toBeCloseTo(Math.expm1(Math.log(1e-9) / (21_915 / 365)), 9);
  });

  it('P2 · ten thousand flows are no less exact', () => {
    const list = Array.from({ length: 10_000 }, (_, day) => ({
      date: addDays('1999-01-01', day),
      amount: -100 * 1.0002 ** day,
    }));
    const end = list.reduce((sum, { amount }, day) => sum - amount * 1.1 ** ((10_000 - day) / 365), 0);
    const rate = xirr([...list, { date: addDays('1999-01-01', 10_000), amount: end }]);
    expect(rate).toBeCloseTo(0.1, 8);
  });

  it('P2 · the rate that made the flows is found again', () => {
    const gap = fc.integer({ min: 1, max: 400 });
    const amount = fc.double({ min: 1, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(gap, amount), { minLength: 1, maxLength: 40 }),
        fc.double({ min: -0.9, max: 5, noNaN: true }),
        (steps, rate) => {
          let day = 0;
          const list = steps.map(([days, paid]) => ({ at: (day += days), paid }));
          const last = day + 365;
          const worth = list.reduce((sum, { at, paid }) => sum + paid * (1 + rate) ** ((last - at) / 365), 0);
          const found = xirr([
            ...list.map(({ at, paid }) => ({ date: addDays('2000-01-01', at), amount: -paid })),
            { date: addDays('2000-01-01', last), amount: worth },
          ]);
          expect(found).not.toBeNull();
          expect(Math.abs(found! - rate)).toBeLessThan(1e-8);
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
