import fc from 'fast-check';
import { assetInterest } from './assetInterest.ts';
import { sortedEntries } from './assetValue.ts';
import type { Accrual, AssetEntry } from './otherAsset.ts';

const DEPOSIT: Accrual = { kind: 'deposit', ratePct: 8, compounding: 4, maturesOn: null };
const YEAR = { from: '2025-04-01', to: '2026-03-31' };
const entry = (on: string, kind: AssetEntry['kind'], amount: number): AssetEntry => ({ on, kind, amount });
const figures = (entries: AssetEntry[], accrual: Accrual | null, period = YEAR) => {
  const found = assetInterest(sortedEntries(entries), accrual, period);
  return (
    found && [
      ...[found.opening, found.paidIn, found.takenOut, found.closing].map((each) => each.toFixed(2)),
      found.interest?.toFixed(2) ?? null,
      found.basis,
    ]
  );
};

describe('P4 · interest of an asset in a period', () => {
  it.each([
    [
      'a deposit of before the year earns by its rate',
      [entry('2024-04-01', 'paid_in', 100_000)],
      DEPOSIT,
      ['108190.88', '0.00', '0.00', '117109.29', '8918.41', 'accrued'],
    ],
    [
      'one that was opened in the year has no opening value',
      [entry('2026-03-31', 'paid_in', 5_000)],
      DEPOSIT,
      ['0.00', '5000.00', '0.00', '5000.00', '0.00', 'accrued'],
    ],
    [
      'a first recorded value is where it starts, not interest',
      [entry('2025-06-01', 'value', 50_000), entry('2026-03-31', 'value', 52_500)],
      null,
      ['50000.00', '0.00', '0.00', '52500.00', '2500.00', 'recorded'],
    ],
    [
      'money that went in and came out is no interest',
      [
        entry('2025-03-31', 'value', 10_000),
        entry('2025-07-01', 'paid_in', 4_000),
        entry('2025-09-01', 'taken_out', 1_000),
        entry('2026-03-31', 'value', 13_700),
      ],
      null,
      ['10000.00', '4000.00', '1000.00', '13700.00', '700.00', 'recorded'],
    ],
    [
      'without a rate and a value of the year it is not known',
      [entry('2024-01-01', 'value', 10_000)],
      null,
      ['10000.00', '0.00', '0.00', '10000.00', null, null],
    ],
    ['there is none before the first entry', [entry('2026-04-01', 'paid_in', 1)], DEPOSIT, null],
    ['or without an entry', [], DEPOSIT, null],
  ] as const)('P4 · %s', (_what, entries, accrual, expected) => {
    expect(figures([...entries], accrual)).toEqual(expected);
  });

  it('P4 · the interest of two years is that of both together', () => {
    const day = fc.constantFrom('2023-05-01', '2024-03-31', '2024-04-01', '2025-02-28', '2025-09-09');
    const flow = fc.tuple(day, fc.integer({ min: 1, max: 10_000_000 }));
    const rate = fc.integer({ min: 1, max: 15 });
    fc.assert(
      fc.property(fc.array(flow, { minLength: 1, maxLength: 6 }), rate, (flows, ratePct) => {
        const entries = sortedEntries(flows.map(([on, amount]) => entry(on, 'paid_in', amount)));
        const of = (from: string, to: string) =>
          assetInterest(entries, { ...DEPOSIT, ratePct }, { from, to })?.interest?.toFixed(2) ?? '0.00';
        const [first, second] = [of('2023-04-01', '2024-03-31'), of('2024-04-01', '2026-03-31')];
        const both = of('2023-04-01', '2026-03-31');
        expect(Number(first) + Number(second)).toBeCloseTo(Number(both), 2);
      }),
    );
  });
});
