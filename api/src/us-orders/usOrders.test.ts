import { brokerMessage, SETTLED, UsOrderBench } from '../testing/partners/usOrderBench.ts';
import { signIn } from '../testing/people/personas.ts';
import { setHalt } from '../partners/sandbox/us-broker/store.ts';
import { sendDueOrders } from './broker/send.ts';
import { proveCalculation } from '../testing/proveCalculation.ts';

describe('I7 · orders of US shares', () => {
  let bench: UsOrderBench;

  beforeEach(async () => {
    bench = await UsOrderBench.open();
  });
  afterEach(() => bench.close());

  const balance = async () => (await bench.wallet.wallet()).balance;
  const sound = () => bench.wallet.booksAreSound();
  const preview = (query: object) =>
    bench.api.call('previewUsOrder', {
      token: bench.token,
      params: { slug: bench.share.slug },
      query: { side: 'buy', kind: 'market', ...query },
    });
  const START = 1_101.2;

  test('I7 · the preview shows shares, charges by rule, the session and settlement', async () => {
    const { data } = (await preview({ amount: 10 })).body;
    expect(data).toMatchObject({
      amount: 10,
      quantity: null,
      limit_price: null,
      value: 9.99,
      charges: [{ kind: 'brokerage', amount: 0.01, rule_id: 'us-broker-2020' }],
      net: 10,
      reserved: 10,
      wallet: START,
      rate: 90,
      rupees: 900,
      session: { day: '2026-11-20', open: true, opens: '2026-11-20T14:30:00.000Z' },
      settles_on: '2026-11-23',
      refusal: null,
    });
    expect(data.shares).toBeCloseTo(9.99 / data.last_price, 5);
    const sale = (await preview({ side: 'sell', quantity: 1 })).body.data;
    expect(sale.charges.map(({ kind }) => kind)).toEqual(['brokerage', 'sec_fee', 'trading_fee']);
    expect(sale.refusal?.code).toBe('shares_none');
  });

  test('I7 · $10 buys a fraction, settles the next day, is held in both currencies and sold again', async () => {
    const bought = await bench.traded({ amount: 10 });
    expect(bought).toMatchObject({ state: 'filled', value: 9.99, net: 10, reserved: 10, settled: false });
    expect(bought.timeline.map(({ step }) => step)).toEqual(['placed', 'sent', 'accepted', 'traded']);
    expect(await balance()).toBe(1_091.2);
    expect((await bench.holdings())[0]).toMatchObject({ quantity: 0, unsettled: bought.filled });
    await bench.moveTo(SETTLED);
    const [held] = await bench.holdings();
    expect(held).toMatchObject({ quantity: bought.filled, free: bought.filled, cost: 10, invested: 900 });
    expect(held!.price_effect! + held!.currency_effect!).toBeCloseTo(held!.gain!, 2);
    await sound();

    await bench.api.db.query("UPDATE exchange_rates SET price = 99 WHERE at > '2025-01-01'");
    const dearer = (await bench.holdings())[0]!;
    expect(dearer.currency_effect).toBeCloseTo(dearer.value_usd * 9, 1);

    await bench.moveTo('2026-11-24T21:00:00.000+05:30');
    const sold = await bench.settled({ side: 'sell', quantity: bought.filled }, '2026-11-26T06:00:00+05:30');
    expect(sold).toMatchObject({ state: 'filled', settled: true });
    expect(sold.lots).toMatchObject([{ quantity: bought.filled, cost: 10, proceeds: sold.net }]);
    expect(await balance()).toBeCloseTo(1_091.2 + sold.net, 2);
    expect(await bench.holdings()).toMatchObject([{ quantity: 0 }]);
    await sound();
  });

  test('I7 · an order for a number of shares releases what it does not need', async () => {
    const done = await bench.traded({ quantity: 2 });
    expect(done).toMatchObject({ state: 'filled', filled: 2, limit_price: expect.any(Number) as number });
    expect(done.reserved).toBe(done.net);
    expect(await balance()).toBeCloseTo(START - done.net, 2);
    const kinds = (await bench.wallet.wallet()).lines.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'remittance').toSorted()).toEqual([
      'us_order_hold',
      'us_order_release',
    ]);
    await sound();
  });

  test('I7 · the same request with its key is one order', async () => {
    const first = await bench.place({ amount: 5 }, 'one-key-for-one-order');
    const again = await bench.place({ amount: 5 }, 'one-key-for-one-order');
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(await balance()).toBe(1_096.2);
  });

  test.each([
    ['no dollars', { amount: 0 }, 'amount_least'],
    ['minus one dollar', { amount: -1 }, 'amount_least'],
    ['less than a dollar', { amount: 0.99 }, 'amount_least'],
    ['a tenth of a cent', { amount: 10.001 }, 'amount_decimals'],
    ['no shares', { quantity: 0 }, 'quantity_positive'],
    ['minus one share', { quantity: -1 }, 'quantity_positive'],
    ['a ten-millionth of a share', { quantity: 0.1234567 }, 'quantity_decimals'],
    ['shares worth less than a dollar', { quantity: 0.000001 }, 'quantity_least'],
    ['ten million shares', { quantity: 10_000_000 }, 'amount_most'],
    ['more than the wallet has', { amount: 1_101.21 }, 'wallet_short'],
    ['shares that are not held', { side: 'sell' as const, quantity: 1 }, 'shares_none'],
    ['an amount with a limit', { amount: 10, kind: 'limit' as const, price: 100 }, 'amount_market'],
    ['a limit order without a price', { quantity: 1, kind: 'limit' as const }, 'price_needed'],
    [
      'a price of a tenth of a cent',
      { quantity: 1, kind: 'limit' as const, price: 100.001 },
      'price_decimals',
    ],
    ['a price far away', { quantity: 1, kind: 'limit' as const, price: 99_999 }, 'price_far'],
  ])('I7 · %s: a clear reason, and nothing is stored', async (_what, body, code) => {
    const { http, body: reply } = await bench.place(body);
    expect([http, reply.code]).toEqual([422, code]);
    expect(reply.message).not.toBe('');
    expect((await bench.api.call('usOrders', { token: bench.token })).body.data).toEqual([]);
    expect(await balance()).toBe(START);
  });

  test('I7 · a sale without an OTP is refused, one with more shares than are free too', async () => {
    const { filled } = await bench.settled({ amount: 500 });
    const { http } = await bench.api.call('createUsOrder', {
      token: bench.token,
      body: { slug: bench.share.slug, side: 'sell', kind: 'market', quantity: 1 },
    });
    expect(http).toBe(403);
    const more = await bench.place({ side: 'sell', quantity: Math.ceil(filled) + 1 });
    expect([more.http, more.body.code]).toEqual([422, 'shares_short']);
  });

  test('I7 · two tabs cannot spend the same dollars, nor sell the same shares', async () => {
    const both = await Promise.all([bench.place({ amount: 700 }), bench.place({ amount: 701 })]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 422]);
    await bench.api.runJobs();
    await bench.moveTo('2026-11-24T21:00:00+05:30');
    const quantity = (await bench.holdings())[0]!.quantity;
    const sale = { side: 'sell', quantity } as const;
    const sales = [await bench.place(sale), await bench.place({ ...sale, quantity: quantity - 0.000001 })];
    expect(sales.map(({ http }) => http)).toEqual([200, 422]);
    await sound();
  });

  test.each([
    ['2026-11-21T02:29:59.999+05:30', '2026-11-20', 'filled'],
    ['2026-11-21T02:30:00.000+05:30', '2026-11-23', 'queued'],
    ['2026-11-28T00:00:00.000+05:30', '2026-11-30', 'filled before the short session ends'],
  ])('I7 · an order at %s is for %s: %s', async (at, day, state) => {
    const short = at.startsWith('2026-11-28');
    await bench.wallet.moveTo(short ? '2026-11-27T23:29:59.999+05:30' : at);
    const order = await bench.traded({ amount: 10 });
    expect(order.state).toBe(state === 'queued' ? 'queued' : 'filled');
    if (!short) expect(order.for_day).toBe(day);
    else expect([order.for_day, order.settles_on]).toEqual(['2026-11-27', '2026-11-30']);
  });

  test('I7 · an order outside the session waits for its opening, which moves with daylight saving', async () => {
    await bench.wallet.moveTo('2027-03-13T12:00:00.000+05:30');
    const order = await bench.traded({ amount: 10 });
    expect(order).toMatchObject({
      state: 'queued',
      for_day: '2027-03-15',
      opens: '2027-03-15T13:30:00.000Z',
    });
    expect(order.timeline[0]!.text).toMatch(/7:00/);
    await bench.moveTo('2027-03-15T18:59:59.000+05:30');
    expect((await bench.order(order.id)).state).toBe('queued');
    await bench.moveTo('2027-03-15T19:00:00.000+05:30');
    expect((await bench.order(order.id)).state).toBe('filled');
    await sound();
  });

  test('I7 · a queued order is cancelled at once, and its dollars return', async () => {
    await bench.wallet.moveTo('2026-11-21T12:00:00.000+05:30');
    const { id } = await bench.placed({ amount: 100 });
    expect(await balance()).toBe(1_001.2);
    const cancelled = await bench.api.call('cancelUsOrder', { token: bench.token, params: { id }, body: {} });
    expect(cancelled.body.data).toMatchObject({ state: 'cancelled', reserved: 0, cancellable: false });
    expect(await balance()).toBe(START);
    const again = await bench.api.call('cancelUsOrder', { token: bench.token, params: { id }, body: {} });
    expect([again.http, again.body.code]).toEqual([409, 'not_cancellable']);
    await sound();
  });

  test('I7 · a limit order rests, is cancelled by the broker, and expires at the close otherwise', async () => {
    const low = Math.floor(bench.share.price * 0.8);
    const first = await bench.traded({ kind: 'limit', quantity: 1, price: low });
    expect(first.state).toBe('open');
    await bench.api.call('cancelUsOrder', { token: bench.token, params: { id: first.id }, body: {} });
    await bench.api.runJobs();
    expect(await bench.order(first.id)).toMatchObject({
      state: 'cancelled',
      reason: 'Cancelled on request.',
    });
    bench.api.clock.advance(1_000);
    const second = await bench.traded({ kind: 'limit', quantity: 1, price: low });
    await bench.moveTo('2026-11-21T02:31:00.000+05:30');
    await bench.advance();
    expect(await bench.order(second.id)).toMatchObject({ state: 'expired', reserved: 0 });
    expect(await balance()).toBe(START);
    await sound();
  });

  describe('faults of the broker', () => {
    test('I7 · a rejected order and one of a halted stock have a reason, and their dollars return', async () => {
      expect(await bench.traded({ amount: 10.91 })).toMatchObject({ state: 'rejected', reserved: 0 });
      await setHalt(bench.api.db, bench.share.symbol, true);
      const halted = await bench.traded({ amount: 11 });
      expect(halted).toMatchObject({ state: 'rejected', reason: 'Trading in this stock is halted.' });
      expect(await balance()).toBe(START);
      await sound();
    });

    test('I7 · an order that is filled in parts keeps dollars for the rest until it is filled', async () => {
      const partly = await bench.traded({ amount: 100.92 });
      expect(partly).toMatchObject({ state: 'partly_filled', reserved: 100.92 });
      bench.api.clock.advance(11_000);
      await bench.advance();
      expect(await bench.order(partly.id)).toMatchObject({ state: 'filled', net: 100.92 });
      await sound();
    });

    test('I7 · a broker that is down after dollars were set aside receives the order once, later', async () => {
      const { id } = await bench.placed({ amount: 10.98 });
      expect(await balance()).toBe(1_090.22);
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await bench.api.runJobs().catch(() => undefined);
        bench.api.clock.advance(60_000);
        await sendDueOrders(bench.api.ctx);
      }
      await bench.api.runJobs();
      expect(await bench.order(id)).toMatchObject({ state: 'filled', net: 10.98 });
      await sound();
    });

    test.each([
      [10.95, 'repeat'],
      [10.96, 'arrive in the reverse order'],
      [10.97, 'are lost'],
    ])('I7 · messages of an order of $%s %s, and it is filled once', async (amount) => {
      expect(await bench.traded({ amount })).toMatchObject({ state: 'filled', net: amount });
      await sound();
    });

    test('I7 · a trade that is annulled before settlement returns its dollars; after settlement it stays', async () => {
      const { id } = await bench.traded({ amount: 10.94 });
      bench.api.clock.advance(21_000);
      await bench.advance();
      expect(await bench.order(id)).toMatchObject({ state: 'annulled', filled: 0, reserved: 0 });
      expect(await balance()).toBe(START);
      const done = await bench.settled({ amount: 20 });
      const [trade] = done.trades;
      await bench.news([
        brokerMessage({
          seq: (await bench.applied()) + 1,
          order_id: done.id,
          type: 'annulled',
          trade_id: trade!.id,
          quantity: trade!.quantity.toFixed(6),
          price: trade!.price.toFixed(4),
          amount: trade!.amount.toFixed(2),
          reason: 'erroneous_trade',
        }),
      ]);
      const after = await bench.order(done.id);
      expect(after.timeline.at(-1)!.step).toBe('annulment_refused');
      expect((await bench.holdings())[0]!.quantity).toBe(done.filled);
      await sound();
    });

    test('I7 · messages without our secret are refused', async () => {
      expect((await bench.news([], 'x'.repeat(40))).statusCode).toBe(403);
    });

    test.each([
      ['the wallet covers it', 0, 'filled'],
      ['the dollars were withdrawn', 1_101, 'cancelled'],
    ])('I7 · a trade after a cancellation, when %s', async (_what, withdrawn, state) => {
      const { id } = await bench.placed({ amount: 100 });
      const seq = await bench.applied();
      await bench.news([
        brokerMessage({ seq: seq + 1, order_id: id, type: 'accepted' }),
        brokerMessage({ seq: seq + 2, order_id: id, type: 'cancelled', reason: 'requested' }),
      ]);
      expect(await balance()).toBe(START);
      if (withdrawn > 0) expect((await bench.wallet.withdraw(withdrawn)).http).toBe(200);
      await bench.news([
        brokerMessage({
          seq: seq + 3,
          order_id: id,
          type: 'traded',
          trade_id: 'late',
          quantity: '0.999000',
          price: '100.0000',
          amount: '99.90',
        }),
      ]);
      const after = await bench.order(id);
      expect(after).toMatchObject({ state });
      expect(after.timeline.at(-1)!.step).toBe(state === 'filled' ? 'traded' : 'trade_refused');
      expect(await balance()).toBeGreaterThanOrEqual(0);
      await sound();
    });

    test('I7 · a trade whose amount does not fit its price, or more than was ordered, changes nothing', async () => {
      const { id } = await bench.placed({ amount: 10 });
      const seq = await bench.applied();
      const trade = { order_id: id, type: 'traded', trade_id: 'odd', price: '100.0000' } as const;
      await bench.news([
        brokerMessage({ seq: seq + 1, ...trade, quantity: '0.099900', amount: '99.90' }),
        brokerMessage({ seq: seq + 2, ...trade, quantity: '0.200000', amount: '20.00' }),
      ]);
      expect(await bench.order(id)).toMatchObject({ filled: 0, reserved: 10 });
      await sound();
    });
  });

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
