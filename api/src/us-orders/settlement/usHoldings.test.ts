import { SETTLED, UsOrderBench } from '../../testing/partners/usOrderBench.ts';
import { signIn } from '../../testing/people/personas.ts';
import { proveCalculation } from '../../testing/proveCalculation.ts';

describe('I7 · what US orders leave behind', () => {
  let bench: UsOrderBench;

  beforeEach(async () => {
    bench = await UsOrderBench.open();
  });
  afterEach(() => bench.close());

  test('I7 · the trade confirmation is a PDF once the order has traded and ended', async () => {
    const { id } = await bench.placed({ amount: 10 });
    const url = `/vested/api/v1/orders/${id}/confirmation.pdf?v=1`;
    const headers = { authorization: `Bearer ${bench.token}` };
    expect((await bench.api.app.inject({ url, headers })).statusCode).toBe(404);
    await bench.api.runJobs();
    const file = await bench.api.app.inject({ url, headers });
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await bench.order(id)).note_no).toBe('US/2026/000001');
  });

  test('P2 · US shares whose price is older than one session are marked', async () => {
    await bench.settled({ amount: 100 });
    await bench.api.db.query("UPDATE us_stocks SET price_date = '2026-11-10' WHERE slug = $1", [
      bench.share.slug,
    ]);
    const { data } = (
      await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'us_stocks' } })
    ).body;
    expect(data.assets.find(({ asset }) => asset === 'us_stock')).toMatchObject({
      priced_on: '2026-11-10',
      stale: true,
    });
  });

  test('I7 · shares count from their trade on, marked with the day of settlement, and their dollars no longer as cash', async () => {
    const owned = async () =>
      (await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'us_stocks' } })).body.data;
    await bench.traded({ amount: 100 });
    const traded = await owned();
    expect(traded.assets.map(({ asset, invested }) => [asset, invested])).toEqual([
      ['us_cash', expect.any(Number)],
      ['us_stock', 9_000],
    ]);
    const [cash, share] = traded.assets;
    expect(share!.settling).toMatchObject({ all: true, on: '2026-11-23' });
    expect(cash!.value).toBe(Number(((await bench.balance()) * 90).toFixed(2)));
    await proveCalculation(bench.api, bench.token);
    await bench.moveTo(SETTLED);
    const settled = await owned();
    expect(settled.assets.map(({ invested }) => invested)).toEqual(
      traded.assets.map(({ invested }) => invested),
    );
    expect(settled.assets[1]).not.toHaveProperty('settling');
    await proveCalculation(bench.api, bench.token);
  });

  test('I7 · net worth and the class of US stocks have the shares; strangers see nothing', async () => {
    const { id } = await bench.settled({ amount: 100 });
    const { data } = (
      await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'us_stocks' } })
    ).body;
    expect(data.assets.map(({ asset, invested }) => [asset, invested])).toEqual([
      ['us_cash', expect.any(Number)],
      ['us_stock', 9_000],
    ]);
    await proveCalculation(bench.api, bench.token);
    const other = (await signIn(bench.api, 'ravi')).token;
    expect((await bench.api.call('usOrder', { token: other, params: { id } })).http).toBe(404);
    expect((await bench.api.call('usOrders', { token: other })).body.data).toEqual([]);
    const { slug } = bench.share;
    expect((await bench.api.call('usHolding', { token: other, params: { slug } })).http).toBe(404);
    expect(
      (await bench.api.call('usHolding', { token: bench.token, params: { slug } })).body.data,
    ).toMatchObject({
      lots: [{ cost: 100, rate: 90, long_term_from: '2028-11-21' }],
    });
    const refused = await bench.api.call('createUsOrder', {
      token: other,
      body: { slug, side: 'buy', kind: 'market', amount: 10 },
    });
    expect(refused.http).toBeGreaterThanOrEqual(400);
  });
});
