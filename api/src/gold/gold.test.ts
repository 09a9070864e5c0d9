import { decodeNavs, navRows, rupees } from '@sanchay/finance';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { priceInMinute } from './marketGold.ts';
import { seedGold } from './index.ts';
import { runClockHooks } from '../sandbox/clockMoved.ts';
import { publishGoldPrices } from './prices.ts';

const buyAt = (price: string, at: string) => priceInMinute(rupees(price), new Date(at)).toNumber();

describe('gold prices', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
    await seedGold(api.db, { today: '2026-11-20' });
  });
  afterEach(() => api.close());

  it('G1 · anybody gets the price of a gram day by day, to the business day', async () => {
    const { http, body } = await api.call('goldPrices');
    expect(http).toBe(200);
    expect(body.gold_prices[0]).toEqual({ date: '2019-01-01', price: 3145.16 });
    expect(body.gold_prices.at(-1)).toEqual({ date: '2026-11-20', price: 12518.98 });
    const week = await api.call('goldPrices', { query: { from: '2026-11-13', to: '2026-11-16' } });
    expect(week.body.gold_prices.map(({ date }) => date)).toEqual(['2026-11-13', '2026-11-14', '2026-11-16']);
  });

  it('G1 · the same prices come packed for the chart, to the paisa', async () => {
    const { body } = await api.call('goldPrices');
    const packed = await api.app.inject('/api/v3/gold/prices.json?format=packed');
    expect(packed.headers['content-type']).toBe('application/octet-stream');
    const rows = navRows(decodeNavs(new Uint8Array(packed.rawPayload)));
    expect(rows.map(({ date, nav }) => ({ date, price: nav }))).toEqual(body.gold_prices);
    expect(packed.rawPayload.length).toBeLessThan(JSON.stringify(body).length / 8);
  });

  it('G1 · prices of future days are not published', async () => {
    await api.db.query("INSERT INTO gold_prices VALUES ('2026-11-21', 99999)");
    const { body } = await api.call('goldPrices', { query: { from: '2026-11-20', to: '2026-12-31' } });
    expect(body.gold_prices.map(({ date }) => date)).toEqual(['2026-11-20']);
    expect((await api.call('goldCurrentPrice')).body.current_gold_price.buy).toBeLessThan(20_000);
  });

  it('G1 · a day that does not exist is refused in words, at its field', async () => {
    const { http, body } = await api.call('goldPrices', { query: { from: '2026-02-30' } });
    expect(http).toBe(400);
    const messages = ['Enter a valid date.'];
    expect(body).toMatchObject({ code: 'params_invalid', errors: { from: messages } });
    expect((await api.call('goldPrices', { query: { to: '2026-13-01' } })).http).toBe(400);
  });

  it('G1 · the current price is held for five minutes under its block_id, with the tax in force', async () => {
    const { http, body } = await api.call('goldCurrentPrice');
    expect(http).toBe(200);
    const [day] = await api.db.query<{ price: string }>(
      "SELECT price FROM gold_prices WHERE date = '2026-11-20'",
    );
    const buy = buyAt(day!.price, '2026-11-20T10:00:00.000+05:30');
    const sell = rupees(buy).times(0.97).round(2, 0).toNumber();
    expect(body).toEqual({
      taxes: { cgst: 1.5, sgst: 1.5, igst: 3 },
      block_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      refusal: null,
      fetched_at: '2026-11-20T04:30:00.000Z',
      valid_until: '2026-11-20T04:35:00.000Z',
      current_gold_price: { buy, sell },
    });
    const [lock] = await api.db.query('SELECT * FROM gold_price_locks');
    expect(lock).toEqual({
      block_id: body.block_id,
      buy: buy.toFixed(2),
      sell: sell.toFixed(2),
      cgst: '1.50',
      sgst: '1.50',
      igst: '3.00',
      fetched_at: new Date('2026-11-20T04:30:00Z'),
      valid_until: new Date('2026-11-20T04:35:00Z'),
    });
  });

  it('G1 · each quote is a lock of its own, the same price within a minute', async () => {
    const first = (await api.call('goldCurrentPrice')).body;
    api.clock.advance(59_999);
    const second = (await api.call('goldCurrentPrice')).body;
    expect(second.block_id).not.toBe(first.block_id);
    expect(second.current_gold_price).toEqual(first.current_gold_price);
  });

  it('G1 · a changed price row shows in the next quote', async () => {
    await api.db.query("UPDATE gold_prices SET price = 2953.63 WHERE date = '2026-11-20'");
    const { body } = await api.call('goldCurrentPrice');
    expect(body.current_gold_price.buy).toBe(buyAt('2953.63', '2026-11-20T10:00:00.000+05:30'));
  });

  it('G1 · outside the sandbox the published price is taken as it is', async () => {
    api.ctx.settings.sandbox = false;
    await api.db.query("UPDATE gold_prices SET price = 2953.63 WHERE date = '2026-11-20'");
    const { body } = await api.call('goldCurrentPrice');
    expect(body.current_gold_price).toEqual({ buy: 2953.63, sell: 2865.02 });
  });

  it('G1 · the tax is the dated row of the business day', async () => {
    await api.db.query("UPDATE gold_tax_rules SET applies_to = '2026-11-20'");
    await api.db.query(
      "INSERT INTO gold_tax_rules VALUES ('next', '2026-11-21', NULL, 2.5, 2.5, 5, 'test', 'L')",
    );
    expect((await api.call('goldCurrentPrice')).body.taxes).toEqual({ cgst: 1.5, sgst: 1.5, igst: 3 });
    api.clock.set('2026-11-21T00:00:00.000+05:30');
    expect((await api.call('goldCurrentPrice')).body.taxes).toEqual({ cgst: 2.5, sgst: 2.5, igst: 5 });
  });

  it('G1 · without any price the response reports it, and when to retry', async () => {
    await api.db.query('DELETE FROM gold_prices');
    const { http, body, headers } = await api.call('goldCurrentPrice');
    expect(http).toBe(503);
    expect(body).toMatchObject({
      status: 'failure',
      code: 'gold_price_unavailable',
      message: 'The gold price is unavailable right now. Try again in a moment.',
    });
    expect(headers['retry-after']).toBe('30');
  });

  it('G1 · held prices that nobody used are cleared a day after they ended', async () => {
    const first = (await api.call('goldCurrentPrice')).body.block_id;
    const blocks = async () =>
      (await api.db.query('SELECT block_id FROM gold_price_locks')).map((row) => row.block_id);
    api.clock.advance(300_000 + 86_400_000);
    const second = (await api.call('goldCurrentPrice')).body.block_id;
    expect((await blocks()).sort()).toEqual([first, second].sort());
    api.clock.advance(1);
    const third = (await api.call('goldCurrentPrice')).body.block_id;
    expect((await blocks()).sort()).toEqual([second, third].sort());
  });

  it('G1 · moving the sandbox clock goes on from the newest day and leaves edited rows alone', async () => {
    await api.db.query("UPDATE gold_prices SET price = 1 WHERE date = '2026-11-20'");
    expect(await seedGold(api.db, { today: '2026-11-20' })).toBe(0);
    const from = api.clock.now();
    api.clock.set('2026-11-24T12:00:00.000+05:30');
    expect(await runClockHooks(api.ctx, { from, to: api.clock.now() })).not.toContain('gold prices');
    const rows = await api.db.query(
      "SELECT date, price FROM gold_prices WHERE date >= '2026-11-19' ORDER BY date",
    );
    expect(rows.map((row) => row.date)).toEqual([
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(rows[1]).toEqual({ date: '2026-11-20', price: '1.00' });
  });

  it('G1 · outside the sandbox no price is invented', async () => {
    api.ctx.settings.sandbox = false;
    api.clock.set('2026-11-24T12:00:00.000+05:30');
    await publishGoldPrices(api.ctx);
    expect(await api.db.query('SELECT max(date) AS date FROM gold_prices')).toEqual([{ date: '2026-11-20' }]);
  });
});
