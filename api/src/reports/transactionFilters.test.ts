import type { CallQuery } from '@sanchay/contracts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { bookGold, giveBank, giveUnits } from '../testing/people/holder.ts';
import { fileOf } from '../testing/transactionFiles.ts';

type Query = CallQuery<'transactionReport'>;

describe('filters and pages of the transactions report', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
  });
  afterAll(() => bench.close());

  const report = async (query: Query = {}) => (await me.call('transactionReport', { query })).body.data;

  test('P4 · filters by asset, type, days and text restrict rows and money together', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2025-03-31', units: '100', amount: '4000.00' },
      { on: '2025-04-01', units: '50', amount: '2000.00' },
    ]);
    await giveUnits(bench.api, me, FUNDS.debt, [{ on: '2025-04-02', units: '10', amount: '200.00' }]);
    await bookGold(bench.api, me, '2026-01-05', '1500.00', '0.1200');
    const seen = async (query: Query) => {
      const { total, all, money_in } = await report(query);
      return [total, all, money_in];
    };
    expect(await seen({})).toEqual([4, 4, 7700]);
    expect(await seen({ asset: 'gold' })).toEqual([1, 4, 1500]);
    expect(await seen({ asset: 'mutual_fund' })).toEqual([3, 4, 6200]);
    expect(await seen({ type: 'redemption' })).toEqual([0, 4, 0]);
    expect(await seen({ from: '2025-04-01', to: '2025-04-01' })).toEqual([1, 4, 2000]);
    expect(await seen({ to: '2025-03-31' })).toEqual([1, 4, 4000]);
    expect(await seen({ search: 'zed DEBT' })).toEqual([1, 4, 200]);
    expect(await seen({ search: ` ${folio.toLowerCase()} ` })).toEqual([2, 4, 6000]);
    expect(await seen({ search: 'digital' })).toEqual([1, 4, 1500]);
    expect(await seen({ search: '   ' })).toEqual([4, 4, 7700]);
  });

  test.each(['%', '_', '\\', '=1+1', "'; DROP TABLE orders", '"', '🪙', 'सोना'])(
    'P4 · a search for %j finds nothing and breaks nothing',
    async (search) => {
      await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-04-01', units: '10', amount: '500.00' }]);
      expect(await report({ search })).toMatchObject({ total: 0, all: 1, money_in: 0, transactions: [] });
    },
  );

  test.each([
    [{ from: '2026-11-21' }, 'date_in_future'],
    [{ to: '2026-11-21' }, 'date_in_future'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'dates_reversed'],
  ])('P4 · %j is refused', async (query, code) => {
    const reply = await me.call('transactionReport', { query });
    expect([reply.http, reply.body]).toEqual([422, expect.objectContaining({ code })]);
    expect((await fileOf(bench.api, me, 'transactions.csv', query as Record<string, string>)).http).toBe(422);
  });

  test.each([
    { asset: 'stocks' },
    { type: 'bonus' },
    { from: '2026-02-30' },
    { to: 'soon' },
    { page: 0 },
    { search: 'a\0b' },
  ])('P4 · %j is no filter', async (query) => {
    const reply = await me.call('transactionReport', { query: query as Query });
    expect([400, 422]).toContain(reply.http);
  });

  test('P4 · pages have 50 rows; a page behind the last one is the last one', async () => {
    const lots = Array.from({ length: 120 }, (_, index) => ({
      on: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
      ...{ units: '1', amount: '10.00' },
    }));
    await giveUnits(bench.api, me, FUNDS.equity, lots);
    const pages = [await report(), await report({ page: 2 }), await report({ page: 3 })];
    const days = pages.flatMap(({ transactions }) => transactions.map(({ date }) => date));
    expect(days).toEqual(lots.map(({ on }) => on).toReversed());
    expect(pages.map(({ pages: count, money_in }) => [count, money_in])).toEqual(Array(3).fill([3, 1200]));
    expect(await report({ page: 99 })).toEqual(pages[2]);
  });
});
