import { balanceOf, proveBooks, unitsHeld } from '../../ledger/index.ts';
import { giveUnits } from '../../testing/people/holder.ts';
import { orderBench, type OrderBench } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';
import { applyMergers } from './mergers.ts';

describe('a fund that is merged into another one', () => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await orderBench();
  });
  afterAll(() => bench.close());

  test('I5 · its units become units of the other fund, with their cost and their day, and once', async () => {
    const me = await bench.newInvestor();
    const { db, ctx } = bench.api;
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
    await db.query(
      `INSERT INTO scheme_changes (scheme_id, kind, applies_from, into_id, source, applied_at)
       SELECT f.id, 'merged', '2026-11-20', i.id, 'test', now() FROM schemes f, schemes i
       WHERE f.code = $1 AND i.code = $2`,
      [FUNDS.equity, FUNDS.debt],
    );
    await applyMergers(ctx);
    await applyMergers(ctx);
    // 100 x 49.5 / 20
    expect(await balanceOf(db, unitsHeld(folio), FUNDS.debt, me.portfolioId)).toBe('247.5000');
    expect(await balanceOf(db, unitsHeld(folio), FUNDS.equity, me.portfolioId)).toBe('0.0000');
    const { body } = await me.call('holding', { params: { code: FUNDS.debt } });
    expect(body.data.holding).toMatchObject({ units: 247.5, total_invested: 4000 });
    expect(body.data.transactions).toMatchObject([{ type: 'merger', date: '2024-11-18', units: 247.5 }]);
    expect((await proveBooks(db)).findings).toEqual([]);
  });
});
