import fc from 'fast-check';
import { publishedRules } from '../../rules/ruleBook.ts';
import { lossesLeft, usedOf } from './lossesLeft.ts';
import type { CarriedLoss } from './yearTax.ts';

type Sold = Parameters<typeof lossesLeft>[0][number];

const sold = (soldOn: string, term: 'short' | 'long', gain: number): Sold => ({
  soldOn,
  gain: gain.toFixed(2),
  term,
  head: term === 'short' ? 'equity_short' : 'equity_long',
  ratePct: term === 'short' ? 20 : 12.5,
  ruleId: 'a-rule',
});
const loss = (financialYear: string, short: number, long: number): CarriedLoss => ({
  financialYear,
  short: short.toFixed(2),
  long: long.toFixed(2),
});
const left = (lots: readonly Sold[], financialYear: string, carried: readonly CarriedLoss[]) =>
  lossesLeft(lots, { financialYear, carried }, publishedRules);

describe('P4 · losses that are left when a year begins', () => {
  const carried = [loss('2022-23', 1_000, 500)];
  const lots = [
    sold('2023-06-01', 'short', 300),
    sold('2024-03-31', 'long', 200),
    sold('2024-04-01', 'short', 400),
    sold('2025-05-01', 'short', 9_000),
  ];

  it.each([
    ['2023-24', '1000.00', '500.00'],
    ['2024-25', '700.00', '300.00'],
    ['2025-26', '300.00', '300.00'],
    ['2026-27', '0.00', '300.00'],
  ])('P4 · before FY %s short-term %s and long-term %s', (year, short, long) => {
    expect(left(lots, year, carried)).toEqual([{ financialYear: '2022-23', short, long }]);
  });

  it('P4 · a year before the loss or in the ninth year after it takes nothing', () => {
    expect(left([sold('2022-05-01', 'short', 100)], '2024-25', carried)).toEqual(carried);
    const old = [loss('2016-17', 50, 0)];
    expect(left([sold('2025-05-01', 'short', 100)], '2026-27', old)).toEqual(old);
    expect(left([sold('2024-05-01', 'short', 100)], '2026-27', old)).toEqual([loss('2016-17', 0, 0)]);
  });

  it('P4 · over any years no more of a loss is used than there was', () => {
    const gain = fc.integer({ min: -1_000, max: 1_000 });
    const day = fc.constantFrom('2021-05-01', '2022-05-01', '2023-05-01', '2024-05-01', '2025-05-01');
    const lot = fc.tuple(day, fc.constantFrom('short' as const, 'long' as const), gain);
    fc.assert(
      fc.property(fc.array(lot), fc.nat(2_000), fc.nat(2_000), (some, short, long) => {
        const entered = loss('2020-21', short, long);
        const all = some.map((each) => sold(...each));
        let before = { short: 0, long: 0 };
        for (const year of ['2021-22', '2023-24', '2026-27']) {
          const used = usedOf(entered, left(all, year, [entered])[0]!);
          expect(Number(used.short)).toBeGreaterThanOrEqual(before.short);
          expect(Number(used.long)).toBeGreaterThanOrEqual(before.long);
          expect(Number(used.short)).toBeLessThanOrEqual(short);
          expect(Number(used.long)).toBeLessThanOrEqual(long);
          before = { short: Number(used.short), long: Number(used.long) };
        }
      }),
    );
  });
});
