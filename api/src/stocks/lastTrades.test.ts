import { evaluateAlerts, evaluateTrades } from '../alerts/evaluate.ts';
import { storedMarketVersion } from '../funds/index.ts';
import { ShareBench } from '../testing/partners/shareBench.ts';
import { closePrices, takeLastTrades } from './lastTrades.ts';

describe('I6 · one last price of a share', () => {
  let bench: ShareBench;
  let closed: number;
  beforeEach(async () => {
    bench = await ShareBench.open();
    await bench.addCash();
    await bench.moveTo('2026-11-23T11:00:00.000+05:30');
    closed = (await details()).price;
  });
  afterEach(() => bench.close());

  const details = async () =>
    (await bench.api.call('stockDetails', { params: { slug: bench.share.slug } })).body.data;
  const { round } = Math;
  /** The market makers trade the share at a price that is this part of the close; on the tick. */
  const trade = async (part: number): Promise<number> => {
    const price = round(closed * part * 10) / 10;
    expect(await bench.halt({ action: 'trade', price: price.toFixed(2) })).toBe(303);
    await takeLastTrades(bench.api.ctx);
    return price;
  };

  test('I6 · a trade of the session is the price of page, lists, watchlist, search, holdings, worth and order sheet', async () => {
    const { api, share } = bench;
    await bench.traded({ quantity: 10 });
    await api.call('watch', { token: bench.token, params: { kind: 'stock', id: share.isin } });
    const version = await storedMarketVersion(api.db);
    const price = await trade(1.03);
    expect(price).not.toBe(closed);
    const at = '2026-11-23T05:30:00.000Z';
    const now = { price, previous_price: closed, price_date: '2026-11-23', price_at: at };
    expect(await details()).toMatchObject(now);
    const { token } = bench;
    const listed = await api.call('stockList', { query: { search: share.isin } });
    expect(listed.body.data[0]).toMatchObject(now);
    // The day of the list is that of the closing prices.
    expect(listed.body.meta.as_of).toBe('2026-11-20');
    const quoted = await api.call('stockPrices', { query: { stocks: share.isin } });
    expect(quoted.body.data[share.isin]).toMatchObject({ price, previous_price: closed, date: '2026-11-23' });
    const { body: watched } = await api.call('watchlist', { token });
    expect(watched.data.items.find(({ id }) => id === share.isin)).toMatchObject(now);
    const { body: found } = await api.call('globalSearch', { query: { query: share.isin } });
    expect(JSON.stringify(found.data)).toContain(`"value":${price}`);
    const own = (await bench.holdings()).find(({ isin }) => isin === share.isin);
    expect(own).toMatchObject({ price, price_at: at });
    const { body: assets } = await api.call('ownedAssets', { token, query: { class: 'stocks' } });
    expect(assets.data.assets.find(({ id }) => id === share.slug)).toMatchObject({ value: price * 10 });
    const { body: sheet } = await api.call('previewStockOrder', {
      token,
      params: { slug: share.slug },
      query: { side: 'buy', kind: 'market', quantity: 10 },
    });
    expect(sheet.data).toMatchObject({ last_price: price });
    // What was made of the whole market is kept: only the row of the share is read again.
    expect(await storedMarketVersion(api.db)).toBe(version);
  });

  test('I6 · every trade of the running session is kept, however many there were on days before it', async () => {
    const { db } = bench.api;
    await db.query(
      `INSERT INTO partners_sandbox.exchange_trades (isin, day, price, at)
       SELECT 'INESBX999999', '2026-11-19', 10000, now() FROM generate_series(1, 5001)`,
    );
    const prices = [await trade(1.03), await trade(0.98)];
    const kept = await db.query<{ price: number }>(
      'SELECT price::float8 AS price FROM share_trades ORDER BY number',
    );
    expect(kept.map(({ price }) => price)).toEqual(expect.arrayContaining(prices));
    expect(kept.length).toBeLessThan(100);
  });

  test('I6 · the price band of the day stays around the close, and the last trade is the close of the day', async () => {
    const { api, share } = bench;
    const band = async () => {
      const { low, high } = (await api.call('stockSession', { params: { slug: share.slug } })).body.data;
      return { low, high };
    };
    const before = await band();
    await trade(1.05);
    const price = await trade(1.08);
    expect(await band()).toEqual(before);
    api.clock.set('2026-11-23T15:31:00.000+05:30');
    await closePrices(api.ctx);
    const after = await details();
    expect(after).toMatchObject({ price, previous_price: closed, price_date: '2026-11-23' });
    expect(after).not.toHaveProperty('price_at');
    const { body } = await api.call('stockHistory', { params: { slug: share.slug }, query: {} });
    expect(body.at(-1)).toEqual({ date: '2026-11-23', nav: price });
  });

  test('I6 · a price that the browser has is fetched again once the share was traded', async () => {
    const url = `/equity/api/v1/stocks/${bench.share.slug}.json`;
    const first = await bench.api.app.inject({ url });
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await bench.api.app.inject({ url, headers })).statusCode).toBe(304);
    await trade(1.02);
    expect((await bench.api.app.inject({ url, headers })).statusCode).toBe(200);
    const [event] = await bench.api.db.query(
      `SELECT payload FROM outbox WHERE event = 'prices/published' ORDER BY id DESC LIMIT 1`,
    );
    expect(event).toEqual({ payload: { market: 'IN', date: '2026-11-23' } });
  });

  describe('I6 · price alerts', () => {
    const add = async (rule: 'above' | 'move', value: number) =>
      expect(
        await bench.api.call('addPriceAlert', {
          token: bench.token,
          body: { kind: 'stock', item: bench.share.isin, rule, value },
        }),
      ).toMatchObject({ http: 200 });
    const notices = async () =>
      (await bench.api.call('notices', { token: bench.token })).body.data.filter(
        ({ kind }) => kind === 'price_alert',
      );
    const alerts = async () => (await bench.api.call('priceAlerts', { token: bench.token })).body.data.items;

    test('I6 · a traded price that reaches an alert fires it once a day, on whichever node', async () => {
      const { ctx } = bench.api;
      await add('above', round(closed * 1.04));
      await add('move', 3);
      await trade(1.02);
      await evaluateTrades(ctx);
      expect(await notices()).toEqual([]);
      const price = await trade(1.05);
      await Promise.all(Array.from({ length: 4 }, () => evaluateTrades(ctx)));
      expect(await notices()).toHaveLength(2);
      expect(await alerts()).toMatchObject([
        { state: 'reached', reached_on: '2026-11-23', reached_price: price },
        { reached_on: '2026-11-23', reached_price: price },
      ]);
      expect((await notices())[0]!.text).toMatch(
        /^Traded price on 23 Nov 2026, 11:00 am: ₹[\d.,]+\. Source: invented sandbox prices\.$/,
      );
      await trade(1.01);
      await evaluateTrades(ctx);
      await trade(1.06);
      await evaluateTrades(ctx);
      bench.api.clock.set('2026-11-23T15:31:00.000+05:30');
      await closePrices(ctx);
      await evaluateAlerts(ctx);
      await evaluateTrades(ctx);
      expect(await notices()).toHaveLength(2);
    });

    test('I6 · an alert that is set on a traded share waits from that price, and its close counts', async () => {
      const price = await trade(1.05);
      const { body } = await bench.api.call('addPriceAlert', {
        token: bench.token,
        body: { kind: 'stock', item: bench.share.isin, rule: 'above', value: price },
      });
      expect(body).toMatchObject({ code: 'alert_reached' });
      await add('above', round(closed * 1.08));
      await trade(1.09);
      bench.api.clock.set('2026-11-23T15:31:00.000+05:30');
      await closePrices(bench.api.ctx);
      await evaluateAlerts(bench.api.ctx);
      expect(await notices()).toHaveLength(1);
    });
  });
});
