import { takeLastTrades } from '../stocks/index.ts';
import { ShareBench } from '../testing/partners/shareBench.ts';

describe('I6 · stop-loss orders', () => {
  let bench: ShareBench;

  beforeEach(async () => {
    bench = await ShareBench.open();
    await bench.addCash();
  });
  afterEach(() => bench.close());

  test('I6 · an order waits for its trigger at the exchange and expires without it', async () => {
    const price = Math.ceil(bench.share.price);
    const order = await bench.traded({ kind: 'limit', price: price + 6, trigger_price: price + 5 });
    expect(order).toMatchObject({ state: 'open', triggered: false, filled: 0, trigger_price: price + 5 });
    await bench.moveTo('2026-11-20T15:31:00.000+05:30');
    await bench.advance();
    expect(await bench.order(order.id)).toMatchObject({ state: 'expired', triggered: false });
    expect(await bench.cash()).toMatchObject({ reserved: 0 });
    await bench.sound();
  });

  test('I6 · the protective price of a stop-loss market order starts at its trigger', async () => {
    const trigger = Math.ceil(bench.share.price * 1.05);
    const order = await bench.traded({ kind: 'market', trigger_price: trigger });
    expect(order.limit_price).toBeGreaterThan(trigger);
    expect(order.state).toBe('open');
  });

  test('I6 · in the running session a market order starts at what the share traded last at, and a trigger lies beyond it', async () => {
    const preview = async (query: object) =>
      (
        await bench.api.call('previewStockOrder', {
          token: bench.token,
          params: { slug: bench.share.slug },
          query: { side: 'buy', kind: 'market', quantity: 2, ...query },
        })
      ).body;
    const last = Math.round(bench.share.price * 1.05);
    expect(await bench.halt({ action: 'trade', price: last.toFixed(2) })).toBe(303);
    await takeLastTrades(bench.api.ctx);
    const { data } = await preview({});
    expect(data).toMatchObject({ last_price: last, value: 2 * last });
    expect(data.limit_price).toBeGreaterThan(last);
    expect((await preview({ trigger_price: last - 1 })).code).toBe('trigger_above_last');
    const { id, limit_price: limit } = await bench.traded({ quantity: 2 });
    expect(limit).toBe(data.limit_price);
    bench.api.clock.advance(11_000);
    await bench.advance();
    expect(await bench.order(id)).toMatchObject({ state: 'filled', filled: 2 });
    // What it traded last at is the close of the day.
    const traded = (await bench.order(id)).trades.at(-1)!.price;
    await bench.moveTo('2026-11-20T15:31:00.000+05:30');
    expect((await preview({})).data.last_price).toBe(traded);
    await bench.sound();
  });

  const above = (by: number) => (last: number) => Math.round(last * by);
  test.each([
    ['a purchase below the last price', 'buy', above(0.95), above(1), 'trigger_above_last'],
    ['a sale above the last price', 'sell', above(1.05), above(1), 'trigger_below_last'],
    ['a purchase above its limit', 'buy', above(1.05), above(1.02), 'trigger_buy'],
    ['a sale below its limit', 'sell', above(0.95), above(0.97), 'trigger_sell'],
    ['a trigger outside the band', 'buy', above(1.5), above(1.05), 'price_outside_band'],
  ] as const)('I6 · %s is refused beside the trigger price', async (_about, side, trigger, price, code) => {
    const { price: last, slug } = bench.share;
    const { http, body } = await bench.api.call('previewStockOrder', {
      token: bench.token,
      params: { slug },
      query: { side, kind: 'limit', quantity: 1, price: price(last), trigger_price: trigger(last) },
    });
    expect([http, body.code]).toEqual([422, code]);
    expect(Object.keys(body.errors!)).toEqual(['trigger_price']);
  });

  test('I6 · a trigger price off the tick, and one with immediate or cancel, are refused', async () => {
    const trigger = Math.ceil(bench.share.price) + 5;
    const query = { side: 'buy', kind: 'limit', quantity: 1, price: trigger + 1 } as const;
    const preview = async (more: object) =>
      (
        await bench.api.call('previewStockOrder', {
          token: bench.token,
          params: { slug: bench.share.slug },
          query: { ...query, trigger_price: trigger, ...more },
        })
      ).body.code;
    expect(await preview({ trigger_price: trigger + 0.001 })).toBe('price_off_tick');
    expect(await preview({ validity: 'ioc' })).toBe('trigger_ioc');
  });
});
