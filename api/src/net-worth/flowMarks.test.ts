import type { NetWorthFlow } from '@sanchay/contracts';
import { addDays } from '@sanchay/finance';
import fc from 'fast-check';
import { flowMarks } from './flowMarks.ts';

const TODAY = '2026-11-20';
const flow = (date: string, amount: number): NetWorthFlow => ({
  source: 'sanchay',
  asset: 'gold',
  id: 'GOLD',
  name: 'Digital gold',
  kind: amount > 0 ? 'paid_in' : 'taken_out',
  date,
  amount,
});

describe('marks of the net worth', () => {
  test('P1 · flows of a month stand together at the last of them, recent ones by day', () => {
    const alone = flow('2026-08-03', 10);
    const flows = [
      flow('2026-07-01', 100),
      flow('2026-07-30', 50.5),
      flow('2026-07-15', -20),
      alone,
      // The 30th day before today has a mark of its own, the day before it belongs to its month.
      flow('2026-10-01', 1),
      flow('2026-10-20', 2),
      flow('2026-10-21', 3),
      flow('2026-10-22', 4),
    ];
    expect(flowMarks(flows, TODAY)).toEqual([
      { date: '2026-07-30', paid_in: 150.5, taken_out: 20, count: 3, flow: null },
      { date: '2026-08-03', paid_in: 10, taken_out: 0, count: 1, flow: alone },
      { date: '2026-10-20', paid_in: 3, taken_out: 0, count: 2, flow: null },
      { date: '2026-10-21', paid_in: 3, taken_out: 0, count: 1, flow: flows[6] },
      { date: '2026-10-22', paid_in: 4, taken_out: 0, count: 1, flow: flows[7] },
    ]);
  });

  test('P1 · cash that becomes shares, and comes back as dividend or sale, is no withdrawal and no deposit', () => {
    const of = (asset: NetWorthFlow['asset'], date: string, amount: number, source = 'sanchay' as const) => ({
      ...flow(date, amount),
      asset,
      source,
    });
    const added = of('cash', '2026-11-19', 8_000);
    const flows = [
      added,
      of('cash', '2026-11-19', -1_450.2),
      of('stock', '2026-11-19', 1_450.2),
      of('stock', '2026-11-20', -100),
      of('cash', '2026-11-20', 100),
      of('us_cash', '2026-11-18', -50),
      of('us_stock', '2026-11-18', 50),
    ];
    expect(flowMarks(flows, TODAY)).toEqual([
      { date: '2026-11-19', paid_in: 8_000, taken_out: 0, count: 1, flow: added },
    ]);
    // The cash of one account does not pay for the shares of the other.
    const apart = [of('cash', '2026-11-20', -100), of('us_stock', '2026-11-20', 100)];
    expect(flowMarks(apart, TODAY)).toMatchObject([{ paid_in: 100, taken_out: 100, count: 2 }]);
  });

  test('P1 · marks have every rupee and every flow, and are few for thirty years of daily payments', () => {
    const list = fc.array(
      fc.record({ days: fc.nat(11_000), paise: fc.integer({ min: -1_000_000, max: 1_000_000 }) }),
      { maxLength: 400 },
    );
    fc.assert(
      fc.property(list, (drawn) => {
        const flows = drawn.map(({ days, paise }) => flow(addDays(TODAY, -days), paise / 100));
        const marks = flowMarks(flows, TODAY);
        const paise = (values: number[]) => values.reduce((sum, value) => sum + Math.round(value * 100), 0);
        expect(paise(marks.map((mark) => mark.paid_in)) - paise(marks.map((mark) => mark.taken_out))).toBe(
          paise(flows.map(({ amount }) => amount)),
        );
        expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(flows.length);
      }),
    );
    const daily = Array.from({ length: 11_000 }, (_, days) => flow(addDays(TODAY, -days), 1));
    expect(flowMarks(daily, TODAY).length).toBeLessThanOrEqual(31 + 362);
  });
});
