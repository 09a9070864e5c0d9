import { addDays, sumRupees } from '@sanchay/finance';
import fc from 'fast-check';
import { anyBookActs, doBookAct, type BookAct } from '../testing/bookActs.ts';
import { orderBench, type OrderBench } from '../testing/orderBench.ts';
import { transactionsOf } from './transactionStore.ts';

const FIRST = '2019-01-01';
const LAST = '2026-11-20';
const anySplit = fc.constantFrom(FIRST, '2019-05-05', '2019-05-06', '2023-01-02', '2023-12-29', '2026-11-19');

/** Both rows of a merger are of one booking in one folio. */
const MERGED: BookAct[] = [
  { kind: 'buy', fund: 2, into: 0, day: '2026-11-02', units: 1 },
  { kind: 'merge', fund: 2, into: 0, day: '2026-11-02', units: 1 },
];

describe('transactions of two periods', () => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await orderBench();
  });
  afterAll(() => bench.close());

  test('P4 · are those of both together, row by row and in their sums', async () => {
    let rows = 0;
    await fc.assert(
      fc.asyncProperty(anyBookActs, anySplit, async (acts, split) => {
        const me = await bench.newInvestor();
        const owner = { investorId: me.userId, portfolioId: me.portfolioId, imports: [] };
        for (const act of acts) await bench.api.db.tx((tx) => doBookAct(tx, owner, act));
        const between = (from: string, to: string) =>
          transactionsOf(bench.api.db, me.portfolioId, { filter: { from, to }, limit: null, offset: 0 });
        const [earlier, later, both] = [
          await between(FIRST, split),
          await between(addDays(split, 1), LAST),
          await between(FIRST, LAST),
        ];
        expect([...later.rows, ...earlier.rows]).toEqual(both.rows);
        // Rows of one moment are in the order of their ids.
        expect(new Set(both.rows.map(({ id }) => id)).size).toBe(both.rows.length);
        expect(later.sums.total + earlier.sums.total).toBe(both.sums.total);
        for (const sum of ['money_in', 'money_out'] as const)
          expect(sumRupees([later.sums[sum], earlier.sums[sum]]).toFixed(2)).toBe(both.sums[sum]);
        rows += both.rows.length;
      }),
      { numRuns: 20, examples: [[MERGED, '2023-01-02']] },
    );
    expect(rows).toBeGreaterThan(0);
  });
});
