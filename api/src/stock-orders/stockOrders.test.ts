import { pdfText } from '../testing/pdfText.ts';
import { ShareBench, type StockOrderBody } from '../testing/partners/shareBench.ts';
import { signIn } from '../testing/people/personas.ts';
import { proveCalculation } from '../testing/proveCalculation.ts';

describe('I6 · orders of shares', () => {
  let bench: ShareBench;

  beforeEach(async () => {
    bench = await ShareBench.open();
  });
  afterEach(() => bench.close());
  const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((a, b) => a + b, 0) * 100) / 100;

  test('I6 · the preview shows price, charges by rule, cash and settlement, and what is missing', async () => {
    const query = { side: 'buy', kind: 'limit', quantity: 10, price: Math.floor(bench.share.price) } as const;
    const { data } = (
      await bench.api.call('previewStockOrder', {
        token: bench.token,
        params: { slug: bench.share.slug },
        query,
      })
    ).body;
    expect(data).toMatchObject({
      quantity: 10,
      cash: 0,
      free_shares: 0,
      settles_on: '2026-11-23',
      session: { day: '2026-11-20', open: true },
      refusal: { code: 'cash_short' },
    });
    expect(data.charges.map(({ kind }) => kind)).toEqual(['stt', 'exchange', 'sebi', 'stamp_duty', 'gst']);
    expect(data.net).toBe(sum([data.value, ...data.charges.map(({ amount }) => amount)]));
    expect(data.charges.every(({ rule_id }) => rule_id !== '')).toBe(true);
  });

  test('I6 · an amount buys as many shares as it pays for with charges', async () => {
    const query = { side: 'buy', kind: 'market', amount: 20_000 } as const;
    const { data } = (
      await bench.api.call('previewStockOrder', {
        token: bench.token,
        params: { slug: bench.share.slug },
        query,
      })
    ).body;
    expect(data.reserved).toBeLessThanOrEqual(20_000);
    expect(data.reserved + data.limit_price).toBeGreaterThan(20_000 - data.limit_price * 0.01);
  });

  test('I6 · bought, settled, sold from the oldest lot and settled again, to the paisa', async () => {
    await bench.addCash();
    const bought = await bench.traded();
    expect(bought).toMatchObject({ state: 'filled', filled: 10, settled: false, note_no: 'CN/26-27/000001' });
    expect(bought.timeline.map(({ step }) => step).filter((step) => step !== 'traded')).toEqual([
      'placed',
      'sent',
      'accepted',
    ]);
    expect(await bench.cash()).toMatchObject({ balance: 100_000, reserved: bought.net });
    expect(await bench.holdings()).toMatchObject([{ isin: bench.share.isin, quantity: 0, unsettled: 10 }]);
    expect((await bench.place({ side: 'sell' })).body).toMatchObject({
      code: 'shares_unsettled',
      message: 'These shares can be sold once they settle on 23 Nov 2026.',
    });
    await bench.moveTo('2026-11-23T15:29:59.999+05:30');
    expect((await bench.order(bought.id)).settled).toBe(false);
    await bench.moveTo('2026-11-23T15:30:00.000+05:30');
    expect(await bench.order(bought.id)).toMatchObject({ settled: true, reserved: 0 });
    const afterPurchase = sum([100_000, -bought.net]);
    expect(await bench.cash()).toMatchObject({
      balance: afterPurchase,
      reserved: 0,
      available: afterPurchase,
    });
    expect(await bench.holdings()).toMatchObject([
      { quantity: 10, free: 10, unsettled: 0, invested: bought.net },
    ]);
    await bench.sound();
    await bench.moveTo('2026-11-25T10:00:00.000+05:30');
    const sold = await bench.traded({ side: 'sell', quantity: 4 });
    expect(sold).toMatchObject({ state: 'filled', filled: 4 });
    expect(await bench.holdings()).toMatchObject([{ quantity: 10, free: 6 }]);
    expect(await bench.cash()).toMatchObject({ unsettled: sold.net });
    await bench.moveTo('2026-11-26T16:00:00.000+05:30');
    const ended = await bench.order(sold.id);
    expect(ended.lots).toMatchObject([{ bought_on: '2026-11-20', quantity: 4 }]);
    const stt = sold.charges.find(({ kind }) => kind === 'stt')!.amount;
    expect(ended.lots[0]!.proceeds).toBe(sum([sold.net, stt]));
    expect(await bench.holdings()).toMatchObject([{ quantity: 6, free: 6 }]);
    expect((await bench.cash()).available).toBe(sum([afterPurchase, sold.net]));
    await bench.sound();
  });

  test('P1 · net worth has cash and shares of an order once each, a purchase from its trades on', async () => {
    const worth = async () => (await bench.api.call('netWorth', { token: bench.token })).body.data;
    const before = (await worth()).value;
    const added = async () => sum([(await worth()).value, -before]);
    await bench.addCash();
    expect(await added()).toBe(100_000);
    const bought = await bench.traded();
    const { assets } = (
      await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'stocks' } })
    ).body.data;
    expect(assets).toMatchObject([
      {
        id: bench.share.slug,
        invested: bought.net,
        value: sum([bench.share.price * 10]),
        settling: { quantity: 10, all: true, on: '2026-11-23' },
      },
    ]);
    expect(await added()).toBe(sum([100_000, -bought.net, assets[0]!.value]));
    const onTrade = await worth();
    expect(onTrade.allocation.find(({ group }) => group === 'cash')!.value).toBe(sum([100_000, -bought.net]));
    expect(onTrade.history.at(-1)!.value).toBe(onTrade.value);
    await bench.moveTo('2026-11-23T16:00:00.000+05:30');
    const cashNow = (await bench.cash()).balance;
    expect(cashNow).toBe(sum([100_000, -bought.net]));
    const { flows } = (await bench.api.call('netWorthFlows', { token: bench.token })).body.data;
    const own = flows.filter(({ asset }) => asset === 'cash' || asset === 'stock');
    expect(own.map(({ asset, kind, amount }) => [asset, kind, amount])).toEqual(
      expect.arrayContaining([
        ['cash', 'paid_in', 100_000],
        ['cash', 'taken_out', -bought.net],
        ['stock', 'paid_in', bought.net],
      ]),
    );
    const now = await worth();
    expect(now.history.at(-1)!.value).toBe(now.value);
    await bench.moveTo('2026-11-25T10:00:00.000+05:30');
    const sold = await bench.traded({ side: 'sell', quantity: 4 });
    const kinds = (await worth()).kinds.filter(({ asset }) => asset === 'cash');
    expect(kinds).toEqual([{ asset: 'cash', source: 'sanchay', value: cashNow, count: 1 }]);
    const inCash = async () => (await worth()).allocation.find(({ group }) => group === 'cash')!.value;
    expect(await inCash()).toBe(cashNow);
    await bench.moveTo('2026-11-26T16:00:00.000+05:30');
    expect(await inCash()).toBe(sum([cashNow, sold.net]));
  });

  test('I6 · the contract note is a PDF once the order has traded and ended', async () => {
    await bench.addCash();
    const waiting = await bench.placed({ kind: 'limit', price: Math.floor(bench.share.price * 0.9) });
    const note = (id: string) =>
      bench.api.app.inject({
        url: `/equity/api/v1/orders/${id}/contract_note.pdf`,
        headers: { authorization: `Bearer ${bench.token}` },
      });
    expect((await note(waiting.id)).statusCode).toBe(404);
    const { id } = await bench.traded();
    const pdf = (await note(id)).rawPayload;
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const order = await bench.order(id);
    const text = pdfText(pdf);
    const [trade] = order.trades;
    for (const field of [
      order.note_no!,
      'TradingmemberSanchay',
      'INA000000000(sample)',
      'Clientcode(UCC)',
      `Ordernumber${id}`,
      'Ordertime20Nov2026,10:00:00IST',
      'Settlementnumber2026220(normal)',
      'Settlementdate23Nov2026',
      `${trade!.id}10:00:`,
      'Brokerage₹0.00',
      'Youpay',
    ])
      expect(text).toContain(field);
  });

  test('I6 · the same request with its key is one order', async () => {
    await bench.addCash();
    const [first, second] = await Promise.all([
      bench.place({}, 'stock-once-1'),
      bench.place({}, 'stock-once-1'),
    ]);
    expect(first.body.data.id).toBe(second.body.data.id);
    expect(await bench.api.db.query('SELECT id FROM stock_orders')).toHaveLength(1);
  });

  test.each<[string, Partial<StockOrderBody>, string]>([
    ['no shares', { quantity: 0 }, 'quantity_least'],
    ['minus one share', { quantity: -1 }, 'quantity_least'],
    ['one and a half shares', { quantity: 1.5 }, 'quantity_whole'],
    ['ten million shares', { quantity: 10_000_000 }, 'quantity_most'],
    ['a limit order without a price', { kind: 'limit' }, 'price_needed'],
    ['a price with three decimals', { kind: 'limit', price: 500.123 }, 'price_off_tick'],
    ['a price above the band', { kind: 'limit', price: 5_000 }, 'price_outside_band'],
    ['a price below the band', { kind: 'limit', price: 1 }, 'price_outside_band'],
    ['more than the cash pays for', { quantity: 10_000 }, 'cash_short'],
    ['shares that are not held', { side: 'sell' }, 'shares_none'],
  ])('I6 · %s: a clear reason, and nothing is stored', async (_what, over, code) => {
    await bench.addCash();
    const { http, body } = await bench.place(over);
    expect([http, body.code]).toEqual([422, code]);
    expect(body.message).toMatch(/\.$/);
    expect(await bench.api.db.query('SELECT 1 FROM stock_orders')).toEqual([]);
    expect((await bench.cash()).reserved).toBe(0);
  });

  test.each([
    [2, 1.03, 422],
    [5, 1.03, 200],
    [5, 1.06, 422],
    [10, 1.06, 200],
    [null, 1.15, 200],
  ])(
    'I6 · with a price band of %s %%, a limit of %s times the last price: HTTP %s',
    async (band, times, status) => {
      await bench.addCash();
      await bench.api.db.query('UPDATE stocks SET price_band_pct = $2 WHERE isin = $1', [
        bench.share.isin,
        band,
      ]);
      const { http, body } = await bench.place({
        kind: 'limit',
        price: Math.round(bench.share.price * times),
      });
      expect([http, body.code]).toEqual([status, status === 200 ? undefined : 'price_outside_band']);
    },
  );

  test('I6 · a market order is sent within a narrow band, and the exchange trades it', async () => {
    await bench.addCash();
    await bench.api.db.query('UPDATE stocks SET price_band_pct = 2 WHERE isin = $1', [bench.share.isin]);
    const { limit_price: limit, state } = await bench.traded({ quantity: 10 });
    expect([state, limit <= bench.share.price * 1.02]).toEqual(['filled', true]);
    await bench.sound();
  });

  test('I6 · a price off the tick is refused beside its field', async () => {
    await bench.addCash();
    const { http, body } = await bench.place({ kind: 'limit', price: Math.floor(bench.share.price) + 0.03 });
    expect([http, body.code, Object.keys(body.errors!)]).toEqual([422, 'price_off_tick', ['price']]);
  });

  test('I6 · a sale without an OTP is refused', async () => {
    await bench.addCash();
    await bench.settled();
    await bench.moveTo('2026-11-25T10:00:00.000+05:30');
    const body = { slug: bench.share.slug, side: 'sell', kind: 'market', quantity: 1 };
    expect((await bench.api.call('createStockOrder', { token: bench.token, body })).body.code).toBe(
      'step_up_required',
    );
  });

  test('I6 · two tabs cannot sell the same shares, nor spend the same cash', async () => {
    await bench.addCash();
    await bench.settled();
    await bench.moveTo('2026-11-25T10:00:00.000+05:30');
    const sales = await Promise.all([
      bench.place({ side: 'sell', quantity: 6 }),
      bench.place({ side: 'sell', quantity: 6 }),
    ]);
    expect(sales.map(({ body }) => body.code ?? 'placed').toSorted()).toEqual(['placed', 'shares_short']);
    const most = Math.floor((await bench.cash()).available / (bench.share.price * 1.05));
    const buys = await Promise.all([bench.place({ quantity: most }), bench.place({ quantity: most })]);
    expect(buys.map(({ body }) => body.code ?? 'placed').toSorted()).toEqual(['cash_short', 'placed']);
    await bench.sound();
  });

  test.each([
    ['2026-11-20T15:29:59.999+05:30', 'filled'],
    ['2026-11-20T15:30:00.000+05:30', 'queued'],
  ])('I6 · an order at %s is %s', async (at, state) => {
    await bench.addCash();
    bench.api.clock.set(at);
    await bench.signIn();
    expect((await bench.traded()).state).toBe(state);
  });

  test('I6 · an order after the close waits for the next session, is sent at its opening and settles a day later', async () => {
    await bench.addCash();
    await bench.moveTo('2026-11-20T20:00:00.000+05:30');
    const { id } = await bench.traded();
    expect(await bench.order(id)).toMatchObject({
      state: 'queued',
      for_day: '2026-11-23',
      settles_on: '2026-11-25',
    });
    await bench.moveTo('2026-11-23T09:14:59.000+05:30');
    expect((await bench.order(id)).state).toBe('queued');
    await bench.moveTo('2026-11-23T09:15:00.000+05:30');
    expect((await bench.order(id)).state).toBe('filled');
    await bench.moveTo('2026-11-25T16:00:00.000+05:30');
    expect((await bench.order(id)).settled).toBe(true);
    await bench.sound();
  });

  test('I6 · a queued order is cancelled at once, and its cash is available again', async () => {
    await bench.addCash();
    await bench.moveTo('2026-11-20T20:00:00.000+05:30');
    const { id } = await bench.placed();
    const { body } = await bench.api.call('cancelStockOrder', {
      token: bench.token,
      params: { id },
      body: {},
    });
    expect(body.data).toMatchObject({ state: 'cancelled', reserved: 0, cancellable: false });
    expect((await bench.cash()).available).toBe(100_000);
    const again = await bench.api.call('cancelStockOrder', { token: bench.token, params: { id }, body: {} });
    expect([again.http, again.body.code]).toEqual([409, 'not_cancellable']);
  });

  test('I6 · an order in the book is cancelled by the exchange, and expires at the close otherwise', async () => {
    await bench.addCash();
    const price = Math.floor(bench.share.price * 0.9);
    const [first, second] = [
      await bench.traded({ kind: 'limit', price }),
      await bench.traded({ kind: 'limit', price }),
    ];
    expect([first.state, second.state]).toEqual(['open', 'open']);
    await bench.api.call('cancelStockOrder', { token: bench.token, params: { id: first.id }, body: {} });
    await bench.api.runJobs();
    expect((await bench.order(first.id)).state).toBe('cancelled');
    bench.api.clock.set('2026-11-20T15:30:01.000+05:30');
    await bench.signIn();
    await bench.advance();
    expect(await bench.order(second.id)).toMatchObject({ state: 'expired', reserved: 0 });
    expect((await bench.cash()).available).toBe(100_000);
  });

  test('I6 · a cancellation that comes too late changes nothing', async () => {
    await bench.addCash();
    const { id } = await bench.placed();
    await bench.api.runJobs();
    const late = await bench.api.call('cancelStockOrder', { token: bench.token, params: { id }, body: {} });
    expect([late.http, late.body.code]).toEqual([409, 'not_cancellable']);
    expect((await bench.order(id)).filled).toBe(10);
  });

  test('I6 · a non-resident has a clear refusal, and strangers see nothing', async () => {
    await bench.addCash();
    const { id } = await bench.traded();
    const arjun = (await signIn(bench.api, 'arjun')).token;
    const query = { side: 'buy', kind: 'market', quantity: 1 } as const;
    const refused = await bench.api.call('previewStockOrder', {
      token: arjun,
      params: { slug: bench.share.slug },
      query,
    });
    expect(refused.body.data.refusal?.code).toBe('non_resident');
    expect((await bench.api.call('stockOrder', { token: arjun, params: { id } })).http).toBe(404);
    expect((await bench.api.call('stockOrders', { token: arjun })).body.data).toEqual([]);
    expect(
      (await bench.api.call('stockOrder', { token: bench.token, params: { id: 'no-such-order' } })).http,
    ).toBe(404);
  });

  test.each([
    ['of the last session', '2026-11-20', false],
    ['older than one session', '2026-11-19', true],
  ])(
    'P2 · shares with a price %s: the day of the price is shown, and whether it is old',
    async (_what, day, stale) => {
      await bench.addCash();
      await bench.settled();
      await bench.api.db.query('UPDATE stocks SET price_date = $2 WHERE isin = $1', [bench.share.isin, day]);
      const { data } = (
        await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'stocks' } })
      ).body;
      expect(data.assets).toMatchObject([{ priced_on: day, stale }]);
    },
  );

  test('I6 · settled shares are part of the net worth', async () => {
    await bench.addCash();
    await bench.settled();
    const { data } = (await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'stocks' } }))
      .body;
    expect(data.assets).toMatchObject([{ asset: 'stock', id: bench.share.slug, source: 'sanchay' }]);
    await proveCalculation(bench.api, bench.token);
  });
});
