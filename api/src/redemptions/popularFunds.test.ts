import { giveBank, giveUnits, stepUp } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

describe('popular funds', () => {
  let bench: OrderBench;
  beforeAll(async () => {
    bench = await orderBench();
  });
  afterAll(() => bench.close());

  async function sellAll(me: TestInvestor): Promise<void> {
    const folio_no = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '10', amount: '400.00' },
    ]);
    const body = { code: FUNDS.equity, folio_no, by: 'all' as const };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    await me.call('createRedemption', { body: { ...body, consent_hash: consent.hash, step_up } });
  }
  const read = async (name: 'topBought' | 'topSold') => (await bench.api.call(name)).body;

  test('X10 · a fund is listed once five investors sold it, with their number; fewer stay hidden', async () => {
    const sellers: TestInvestor[] = [];
    for (let count = 0; count < 5; count += 1) sellers.push(await bench.newInvestor());
    for (const me of sellers.slice(0, 4)) {
      await giveBank(bench.api, me);
      await sellAll(me);
    }
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await bench.api.clock.set('2026-11-20T23:00:00.000+05:30');
    await bench.api.runJobs();
    expect(await read('topSold')).toEqual([]);
    await bench.api.db.query(
      `INSERT INTO redemptions SELECT (r).* FROM (SELECT jsonb_populate_record(NULL::redemptions,
         to_jsonb(r) || jsonb_build_object('investor_id', $1::text, 'portfolio_id', $2::text, 'folio_no', $3::text)) AS r
       FROM redemptions r WHERE status = 'priced' LIMIT 1) one`,
      [
        sellers[4]!.userId,
        sellers[4]!.portfolioId,
        await giveUnits(bench.api, sellers[4]!, FUNDS.equity, [
          { on: '2024-11-18', units: '10', amount: '400.00' },
        ]),
      ],
    );
    expect(await read('topSold')).toEqual([{ code: FUNDS.equity, count: 5 }]);
    expect(await read('topBought')).toEqual([]);
    await bench.api.clock.set('2026-12-22T10:00:00.000+05:30');
    expect(await read('topSold')).toEqual([]);
  });

  test('X10 · the level of an index comes by day, within bounds, and an unknown index is not found', async () => {
    await bench.api.db.query(
      `INSERT INTO indices (code, name) VALUES ('NIFTY50', 'Nifty 50') ON CONFLICT DO NOTHING;
       DELETE FROM index_navs WHERE index_code = 'NIFTY50';
       INSERT INTO index_navs (index_code, date, nav) VALUES ('NIFTY50', '2026-11-18', 25900.5), ('NIFTY50', '2026-11-19', 26000.25)`,
    );
    const series = (query: { from?: string; to?: string }) =>
      bench.api.call('indexNav', { params: { code: 'NIFTY50' }, query });
    expect((await series({})).body).toEqual([
      { date: '2026-11-18', nav: 25900.5 },
      { date: '2026-11-19', nav: 26000.25 },
    ]);
    expect((await series({ from: '2026-11-19' })).body).toHaveLength(1);
    expect((await series({ to: '2026-11-17' })).body).toEqual([]);
    const unknown = await bench.api.call('indexNav', { params: { code: 'SENSEX' }, query: {} });
    expect(unknown.http).toBe(404);
  });
});
