import { SETTLED, START_DOLLARS, UsOrderBench } from '../testing/partners/usOrderBench.ts';

describe('I7 · orders of US shares', () => {
  let bench: UsOrderBench;

  beforeEach(async () => {
    bench = await UsOrderBench.open();
  });
  afterEach(() => bench.close());

  const preview = (query: object) =>
    bench.api.call('previewUsOrder', {
      token: bench.token,
      params: { slug: bench.share.slug },
      query: { side: 'buy', kind: 'market', ...query },
    });

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
      wallet: START_DOLLARS,
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
    expect(await bench.balance()).toBe(1_091.2);
    expect((await bench.holdings())[0]).toMatchObject({ quantity: 0, unsettled: bought.filled });
    await bench.moveTo(SETTLED);
    const [held] = await bench.holdings();
    expect(held).toMatchObject({ quantity: bought.filled, free: bought.filled, cost: 10, invested: 900 });
    expect(held!.price_effect! + held!.currency_effect!).toBeCloseTo(held!.gain!, 2);
    await bench.wallet.booksAreSound();

    await bench.api.db.query("UPDATE exchange_rates SET price = 99 WHERE at > '2025-01-01'");
    const dearer = (await bench.holdings())[0]!;
    expect(dearer.currency_effect).toBeCloseTo(dearer.value_usd * 9, 1);

    await bench.moveTo('2026-11-24T21:00:00.000+05:30');
    const sold = await bench.settled({ side: 'sell', quantity: bought.filled }, '2026-11-26T06:00:00+05:30');
    expect(sold).toMatchObject({ state: 'filled', settled: true });
    expect(sold.lots).toMatchObject([{ quantity: bought.filled, cost: 10, proceeds: sold.net }]);
    expect(await bench.balance()).toBeCloseTo(1_091.2 + sold.net, 2);
    expect(await bench.holdings()).toMatchObject([{ quantity: 0 }]);
    await bench.wallet.booksAreSound();
  });

  test('I7 · an order for a number of shares releases what it does not need', async () => {
    const done = await bench.traded({ quantity: 2 });
    expect(done).toMatchObject({ state: 'filled', filled: 2, limit_price: expect.any(Number) as number });
    expect(done.reserved).toBe(done.net);
    expect(await bench.balance()).toBeCloseTo(START_DOLLARS - done.net, 2);
    const kinds = (await bench.wallet.wallet()).lines.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'remittance').toSorted()).toEqual([
      'us_order_hold',
      'us_order_release',
    ]);
    await bench.wallet.booksAreSound();
  });

  test('I7 · the same request with its key is one order', async () => {
    const first = await bench.place({ amount: 5 }, 'one-key-for-one-order');
    const again = await bench.place({ amount: 5 }, 'one-key-for-one-order');
    expect(again.body.data.id).toBe(first.body.data.id);
    expect(await bench.balance()).toBe(1_096.2);
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
    ['both dollars and shares', { amount: 10, quantity: 1 }, 'size_both'],
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
    expect(await bench.balance()).toBe(START_DOLLARS);
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
    await bench.wallet.booksAreSound();
  });
});
