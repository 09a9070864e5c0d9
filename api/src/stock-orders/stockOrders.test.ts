import { confirmsOf, type CallBody, type CallName, type StockOrder } from '@sanchay/contracts';
import { proveBooks } from '../ledger/index.ts';
import type { ExchangeMessage } from '../partners/index.ts';
import { advanceExchange } from '../partners/sandbox/exchange/advance.ts';
import { setHalt } from '../partners/sandbox/exchange/store.ts';
import { signedHeaders } from '../partners/signature.ts';
import { sendDueOrders } from './exchange/send.ts';
import { runClockHooks } from '../sandbox/clockMoved.ts';
import { testSecret } from '../testing/partners/partnerSecrets.ts';
import { sandboxPartners } from '../testing/partners/sandboxPartners.ts';
import { signIn } from '../testing/people/personas.ts';
import { confirmedOtp } from '../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

type Body = CallBody<'createStockOrder'>;

describe('I6 · orders of shares', () => {
  let api: TestApi;
  let partners: { close(): Promise<void> };
  let token: string;
  let share: { slug: string; isin: string; price: number };

  beforeEach(async () => {
    api = await testApi();
    partners = await sandboxPartners(api);
    ({ token } = await signIn(api, 'asha'));
    const [row] = await api.db.query<typeof share>(
      'SELECT slug, isin, price::float8 AS price FROM stocks WHERE price BETWEEN 300 AND 900 ORDER BY market_cap DESC LIMIT 1',
    );
    share = row!;
  });
  afterEach(async () => {
    await partners.close();
    await api.close();
  });

  const gateway = () => ({
    db: api.db,
    secrets: api.ctx.settings.partnerSecrets,
    now: () => api.clock.now(),
  });
  const confirmed = (call: CallName, request: object) =>
    confirmedOtp(api, token, 'redeem', confirmsOf(call, request));
  const addCash = async (amount = 100_000) => {
    const { http, body } = await api.call('addTradingCash', { token, body: { amount, method: 'upi' } });
    expect([http, body.message]).toEqual([200, undefined]);
    await fetch(body.data.redirect_url!, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    await api.call('payment', { token, params: { id: body.data.id } });
    await api.runJobs();
  };
  const place = async (over: Partial<Body> = {}, key?: string) => {
    const body = { slug: share.slug, side: 'buy' as const, kind: 'market' as const, quantity: 10, ...over };
    const step_up =
      body.side === 'sell' ? { step_up: await confirmed('createStockOrder', { params: {}, body }) } : {};
    return api.call('createStockOrder', { token, body: { ...body, ...step_up }, ...(key && { key }) });
  };
  const placed = async (over: Partial<Body> = {}): Promise<StockOrder> => {
    const { http, body } = await place(over);
    expect([http, body.message]).toEqual([200, undefined]);
    return body.data;
  };
  const order = async (id: string) => (await api.call('stockOrder', { token, params: { id } })).body.data;
  const traded = async (over: Partial<Body> = {}): Promise<StockOrder> => {
    const { id } = await placed(over);
    await api.runJobs();
    return order(id);
  };
  const cash = async () => (await api.call('tradingCash', { token })).body.data;
  const holdings = async () => (await api.call('stockHoldings', { token })).body.data;
  const moveTo = async (instant: string) => {
    const from = api.clock.now();
    api.clock.set(instant);
    ({ token } = await signIn(api, 'asha'));
    await runClockHooks(api.ctx, { from, to: api.clock.now() });
    await api.runJobs();
  };
  const advance = async () => {
    await advanceExchange(gateway());
    await api.db.tx((tx) => api.ctx.jobs.send(tx, 'exchange-replay', {}));
    await api.runJobs();
  };
  const settled = async (over: Partial<Body> = {}): Promise<StockOrder> => {
    const { id } = await traded(over);
    await moveTo('2026-11-23T16:00:00.000+05:30');
    return order(id);
  };
  const news = (messages: readonly ExchangeMessage[], secret = testSecret('exchange')) => {
    const url = '/api/v3/webhooks/exchange';
    const payload = JSON.stringify({ messages });
    const headers = signedHeaders(secret, { method: 'POST', path: url, body: payload }, api.clock.now());
    return api.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  const sound = async () => expect((await proveBooks(api.db)).findings).toEqual([]);
  const sum = (numbers: readonly number[]) => Math.round(numbers.reduce((a, b) => a + b, 0) * 100) / 100;

  test('I6 · the preview shows price, charges by rule, cash and settlement, and what is missing', async () => {
    const query = { side: 'buy', kind: 'limit', quantity: 10, price: Math.floor(share.price) } as const;
    const { data } = (await api.call('previewStockOrder', { token, params: { slug: share.slug }, query }))
      .body;
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
    const { data } = (await api.call('previewStockOrder', { token, params: { slug: share.slug }, query }))
      .body;
    expect(data.reserved).toBeLessThanOrEqual(20_000);
    expect(data.reserved + data.limit_price).toBeGreaterThan(20_000 - data.limit_price * 0.01);
  });

  test('I6 · bought, settled, sold from the oldest lot and settled again, to the paisa', async () => {
    await addCash();
    const bought = await traded();
    expect(bought).toMatchObject({ state: 'filled', filled: 10, settled: false, note_no: 'CN/26-27/000001' });
    expect(bought.timeline.map(({ step }) => step).filter((step) => step !== 'traded')).toEqual([
      'placed',
      'sent',
      'accepted',
    ]);
    expect(await cash()).toMatchObject({ balance: 100_000, reserved: bought.net });
    expect(await holdings()).toMatchObject([{ isin: share.isin, quantity: 0, unsettled: 10 }]);
    expect((await place({ side: 'sell' })).body.code).toBe('shares_none');
    await moveTo('2026-11-23T15:29:59.999+05:30');
    expect((await order(bought.id)).settled).toBe(false);
    await moveTo('2026-11-23T15:30:00.000+05:30');
    expect(await order(bought.id)).toMatchObject({ settled: true, reserved: 0 });
    const afterPurchase = sum([100_000, -bought.net]);
    expect(await cash()).toMatchObject({ balance: afterPurchase, reserved: 0, available: afterPurchase });
    expect(await holdings()).toMatchObject([{ quantity: 10, free: 10, unsettled: 0, invested: bought.net }]);
    await sound();
    await moveTo('2026-11-25T10:00:00.000+05:30');
    const sold = await traded({ side: 'sell', quantity: 4 });
    expect(sold).toMatchObject({ state: 'filled', filled: 4 });
    expect(await holdings()).toMatchObject([{ quantity: 10, free: 6 }]);
    expect(await cash()).toMatchObject({ unsettled: sold.net });
    await moveTo('2026-11-26T16:00:00.000+05:30');
    const ended = await order(sold.id);
    expect(ended.lots).toMatchObject([{ bought_on: '2026-11-20', quantity: 4 }]);
    const stt = sold.charges.find(({ kind }) => kind === 'stt')!.amount;
    expect(ended.lots[0]!.proceeds).toBe(sum([sold.net, stt]));
    expect(await holdings()).toMatchObject([{ quantity: 6, free: 6 }]);
    expect((await cash()).available).toBe(sum([afterPurchase, sold.net]));
    await sound();
  });

  test('P1 · net worth has cash and shares of an order once each, from its settlement on', async () => {
    const worth = async () => (await api.call('netWorth', { token })).body.data;
    const before = (await worth()).value;
    const added = async () => sum([(await worth()).value, -before]);
    await addCash();
    expect(await added()).toBe(100_000);
    const bought = await traded();
    expect(await added()).toBe(100_000);
    await moveTo('2026-11-23T16:00:00.000+05:30');
    const cashNow = (await cash()).balance;
    expect(cashNow).toBe(sum([100_000, -bought.net]));
    const { flows } = (await api.call('netWorthFlows', { token })).body.data;
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
    await moveTo('2026-11-25T10:00:00.000+05:30');
    const sold = await traded({ side: 'sell', quantity: 4 });
    const inCash = async () => (await worth()).allocation.find(({ group }) => group === 'cash')!.value;
    expect(await inCash()).toBe(cashNow);
    await moveTo('2026-11-26T16:00:00.000+05:30');
    expect(await inCash()).toBe(sum([cashNow, sold.net]));
  });

  test('I6 · the contract note is a PDF once the order has traded and ended', async () => {
    await addCash();
    const waiting = await placed({ kind: 'limit', price: Math.floor(share.price * 0.9) });
    const note = (id: string) =>
      api.app.inject({
        url: `/equity/api/v1/orders/${id}/contract_note.pdf`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await note(waiting.id)).statusCode).toBe(404);
    const { id } = await traded();
    expect((await note(id)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('I6 · the same request with its key is one order', async () => {
    await addCash();
    const [first, second] = await Promise.all([place({}, 'stock-once-1'), place({}, 'stock-once-1')]);
    expect(first.body.data.id).toBe(second.body.data.id);
    expect(await api.db.query('SELECT id FROM stock_orders')).toHaveLength(1);
  });

  test.each<[string, Partial<Body>, string]>([
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
    await addCash();
    const { http, body } = await place(over);
    expect([http, body.code]).toEqual([422, code]);
    expect(body.message).toMatch(/\.$/);
    expect(await api.db.query('SELECT 1 FROM stock_orders')).toEqual([]);
    expect((await cash()).reserved).toBe(0);
  });

  test('I6 · a price off the tick is refused beside its field', async () => {
    await addCash();
    const { http, body } = await place({ kind: 'limit', price: Math.floor(share.price) + 0.03 });
    expect([http, body.code, Object.keys(body.errors!)]).toEqual([422, 'price_off_tick', ['price']]);
  });

  test('I6 · a sale without an OTP is refused', async () => {
    await addCash();
    await settled();
    await moveTo('2026-11-25T10:00:00.000+05:30');
    const body = { slug: share.slug, side: 'sell', kind: 'market', quantity: 1 };
    expect((await api.call('createStockOrder', { token, body })).body.code).toBe('step_up_required');
  });

  test('I6 · two tabs cannot sell the same shares, nor spend the same cash', async () => {
    await addCash();
    await settled();
    await moveTo('2026-11-25T10:00:00.000+05:30');
    const sales = await Promise.all([
      place({ side: 'sell', quantity: 6 }),
      place({ side: 'sell', quantity: 6 }),
    ]);
    expect(sales.map(({ body }) => body.code ?? 'placed').toSorted()).toEqual(['placed', 'shares_short']);
    const most = Math.floor((await cash()).available / (share.price * 1.05));
    const buys = await Promise.all([place({ quantity: most }), place({ quantity: most })]);
    expect(buys.map(({ body }) => body.code ?? 'placed').toSorted()).toEqual(['cash_short', 'placed']);
    await sound();
  });

  test.each([
    ['2026-11-20T15:29:59.999+05:30', 'filled'],
    ['2026-11-20T15:30:00.000+05:30', 'queued'],
  ])('I6 · an order at %s is %s', async (at, state) => {
    await addCash();
    api.clock.set(at);
    ({ token } = await signIn(api, 'asha'));
    expect((await traded()).state).toBe(state);
  });

  test('I6 · an order after the close waits for the next session, is sent at its opening and settles a day later', async () => {
    await addCash();
    await moveTo('2026-11-20T20:00:00.000+05:30');
    const { id } = await traded();
    expect(await order(id)).toMatchObject({
      state: 'queued',
      for_day: '2026-11-23',
      settles_on: '2026-11-25',
    });
    await moveTo('2026-11-23T09:14:59.000+05:30');
    expect((await order(id)).state).toBe('queued');
    await moveTo('2026-11-23T09:15:00.000+05:30');
    expect((await order(id)).state).toBe('filled');
    await moveTo('2026-11-25T16:00:00.000+05:30');
    expect((await order(id)).settled).toBe(true);
    await sound();
  });

  test('I6 · a queued order is cancelled at once, and its cash is available again', async () => {
    await addCash();
    await moveTo('2026-11-20T20:00:00.000+05:30');
    const { id } = await placed();
    const { body } = await api.call('cancelStockOrder', { token, params: { id }, body: {} });
    expect(body.data).toMatchObject({ state: 'cancelled', reserved: 0, cancellable: false });
    expect((await cash()).available).toBe(100_000);
    const again = await api.call('cancelStockOrder', { token, params: { id }, body: {} });
    expect([again.http, again.body.code]).toEqual([409, 'not_cancellable']);
  });

  test('I6 · an order in the book is cancelled by the exchange, and expires at the close otherwise', async () => {
    await addCash();
    const price = Math.floor(share.price * 0.9);
    const [first, second] = [await traded({ kind: 'limit', price }), await traded({ kind: 'limit', price })];
    expect([first.state, second.state]).toEqual(['open', 'open']);
    await api.call('cancelStockOrder', { token, params: { id: first.id }, body: {} });
    await api.runJobs();
    expect((await order(first.id)).state).toBe('cancelled');
    api.clock.set('2026-11-20T15:30:01.000+05:30');
    ({ token } = await signIn(api, 'asha'));
    await advance();
    expect(await order(second.id)).toMatchObject({ state: 'expired', reserved: 0 });
    expect((await cash()).available).toBe(100_000);
  });

  test('I6 · a cancellation that comes too late changes nothing', async () => {
    await addCash();
    const { id } = await placed();
    await api.runJobs();
    const late = await api.call('cancelStockOrder', { token, params: { id }, body: {} });
    expect([late.http, late.body.code]).toEqual([409, 'not_cancellable']);
    expect((await order(id)).filled).toBe(10);
  });

  test('I6 · a market order in a halt is rejected with the reason, and its cash is available again', async () => {
    await addCash();
    await setHalt(api.db, share.isin, true);
    const rejected = await traded();
    expect(rejected).toMatchObject({
      state: 'rejected',
      reason: 'Trading in this share is halted.',
      reserved: 0,
    });
    expect((await cash()).available).toBe(100_000);
  });

  describe('faults of the exchange', () => {
    test('I6 · a rejected order has a reason and sets nothing aside', async () => {
      await addCash();
      expect(await traded({ quantity: 91 })).toMatchObject({ state: 'rejected', reserved: 0, filled: 0 });
    });

    test('I6 · an order that is filled in parts keeps cash for the rest until it is filled', async () => {
      await addCash();
      const partly = await traded({ quantity: 92 });
      expect(partly.state).toBe('partly_filled');
      expect(partly.filled).toBeLessThan(92);
      expect((await cash()).reserved).toBeGreaterThanOrEqual(partly.net);
      for (let round = 0; round < 20 && (await order(partly.id)).state === 'partly_filled'; round += 1) {
        api.clock.advance(11_000);
        await advance();
      }
      expect(await order(partly.id)).toMatchObject({ state: 'filled', filled: 92 });
      await sound();
    });

    test('I6 · an order that cannot be delivered three times is sent once', async () => {
      await addCash();
      const { id } = await placed({ quantity: 98 });
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await api.runJobs().catch(() => undefined);
        api.clock.advance(60_000);
        await sendDueOrders(api.ctx);
      }
      await api.runJobs();
      expect(await order(id)).toMatchObject({ state: 'filled', filled: 98 });
      await sound();
    });

    test('I6 · lost messages are requested again', async () => {
      await addCash();
      expect(await traded({ quantity: 97 })).toMatchObject({ state: 'filled', filled: 97 });
    });

    test('I6 · a trade that is annulled before settlement gives money back; after settlement it stays', async () => {
      await addCash();
      const { id } = await traded({ quantity: 94 });
      api.clock.advance(21_000);
      await advance();
      const after = await order(id);
      expect(after.trades[0]!.annulled).toBe(true);
      expect(after.filled).toBeLessThan(94);
      expect((await cash()).reserved).toBe(after.filled === 0 ? 0 : after.net);
      await sound();
    });

    test('I6 · messages that repeat and arrive in any order are applied once, in their order', async () => {
      await addCash();
      const { id } = await placed();
      const base = {
        at: '2026-11-20T04:30:01.000Z',
        order_id: id,
        trade_id: null,
        quantity: null,
        price: null,
        reason: null,
      };
      const price = share.price.toFixed(2);
      const messages: ExchangeMessage[] = [
        { ...base, seq: 1, type: 'accepted' },
        { ...base, seq: 2, type: 'traded', trade_id: 't1', quantity: 4, price },
        { ...base, seq: 3, type: 'traded', trade_id: 't2', quantity: 6, price },
      ];
      expect((await news([messages[2]!])).statusCode).toBe(200);
      expect((await order(id)).filled).toBe(0);
      await news([messages[1]!, messages[1]!]);
      await news([messages[2]!, messages[0]!]);
      await news(messages);
      const done = await order(id);
      expect(done).toMatchObject({ state: 'filled', filled: 10 });
      expect(done.timeline.map(({ step }) => step)).toEqual(['placed', 'accepted', 'traded', 'traded']);
      await sound();
    });

    describe('a trade that is reported after the cancellation', () => {
      const price = () => share.price.toFixed(2);
      const cancelledThenTraded = async (over: Partial<Body>, between: () => Promise<void>) => {
        const { id } = await placed(over);
        const base = {
          ...{ at: '2026-11-20T04:30:01.000Z', order_id: id },
          ...{ trade_id: null, quantity: null, price: null, reason: null },
        };
        const [{ applied }] = (await api.db.query('SELECT applied::int AS applied FROM exchange_cursor')) as [
          { applied: number },
        ];
        await news([
          { ...base, seq: applied + 1, type: 'accepted' },
          { ...base, seq: applied + 2, type: 'cancelled', reason: 'requested' },
        ]);
        expect((await order(id)).state).toBe('cancelled');
        await between();
        await news([
          { ...base, seq: applied + 3, type: 'traded', trade_id: 'late', quantity: 10, price: price() },
        ]);
        return order(id);
      };
      const withdrawAll = async () => {
        api.clock.advance(1_000);
        const { accounts, available } = await cash();
        const body = { amount: available, bank_id: accounts[0]!.id };
        const step_up = await confirmed('withdrawTradingCash', { params: {}, body });
        const { http } = await api.call('withdrawTradingCash', { token, body: { ...body, step_up } });
        expect(http).toBe(200);
      };

      test('I6 · counts where the cash still covers it', async () => {
        await addCash();
        const late = await cancelledThenTraded({ quantity: 10 }, async () => undefined);
        expect(late).toMatchObject({ state: 'filled', filled: 10 });
        expect((await cash()).reserved).toBe(late.net);
        await moveTo('2026-11-23T16:00:00.000+05:30');
        expect(await holdings()).toMatchObject([{ quantity: 10 }]);
        await sound();
      });

      test('I6 · is not taken where the cash has been withdrawn, so that cash never goes below zero', async () => {
        await addCash();
        const late = await cancelledThenTraded({ quantity: 10 }, withdrawAll);
        expect(late).toMatchObject({ state: 'cancelled', filled: 0, reserved: 0 });
        expect(late.timeline.at(-1)).toMatchObject({ step: 'trade_refused' });
        await moveTo('2026-11-23T16:00:00.000+05:30');
        expect(await holdings()).toEqual([]);
        expect(await cash()).toMatchObject({ balance: 0, available: 0 });
        await sound();
      });

      test('I6 · is not taken where another sale has the shares', async () => {
        await addCash();
        await settled();
        api.clock.set('2026-11-24T10:00:00.000+05:30');
        ({ token } = await signIn(api, 'asha'));
        const late = await cancelledThenTraded({ side: 'sell', quantity: 10 }, async () => {
          api.clock.advance(1_000);
          await placed({ side: 'sell', quantity: 5, kind: 'limit', price: Math.ceil(share.price * 1.1) });
        });
        expect(late).toMatchObject({ state: 'cancelled', filled: 0 });
        expect((await holdings())[0]).toMatchObject({ quantity: 10, free: 5 });
        await sound();
      });
    });

    test('I6 · messages without our secret are refused', async () => {
      const forged = await news([], 'x'.repeat(40));
      expect(forged.statusCode).toBe(403);
    });

    test('I6 · a trade that is annulled after settlement stays, with the reason on the timeline', async () => {
      await addCash();
      const done = await settled();
      const [{ applied }] = (await api.db.query('SELECT applied::int AS applied FROM exchange_cursor')) as [
        { applied: number },
      ];
      const trade = done.trades[0]!;
      await news([
        {
          ...{ seq: applied + 1, at: '2026-11-23T11:00:00.000Z', order_id: done.id, type: 'annulled' },
          ...{
            trade_id: trade.id,
            quantity: trade.quantity,
            price: trade.price.toFixed(2),
            reason: 'erroneous_trade',
          },
        },
      ]);
      const after = await order(done.id);
      expect(after).toMatchObject({ state: 'filled', filled: 10 });
      expect(after.timeline.at(-1)!.step).toBe('annulment_refused');
      expect(await holdings()).toMatchObject([{ quantity: 10 }]);
      await sound();
    });
  });

  describe('cash', () => {
    const withdraw = async (amount: number) => {
      api.clock.advance(1_000);
      const bank_id = (await cash()).accounts[0]!.id;
      const body = { amount, bank_id };
      const step_up = await confirmed('withdrawTradingCash', { params: {}, body });
      return api.call('withdrawTradingCash', { token, body: { ...body, step_up } });
    };

    test('I6 · available cash is withdrawn with an OTP, what is set aside is not', async () => {
      await addCash();
      const { net } = await traded();
      const free = sum([100_000, -net]);
      expect((await withdraw(sum([free, 0.01]))).body.code).toBe('withdraw_most');
      expect((await withdraw(free)).body.data).toMatchObject({ available: 0, reserved: net });
      expect((await withdraw(0)).body.code).toBe('withdraw_least');
      expect((await cash()).movements.map(({ kind }) => kind)).toEqual(['withdrawn', 'added']);
      await sound();
    });

    test('I6 · idle cash is paid out on the first Friday of the quarter, once', async () => {
      await addCash();
      expect((await cash()).next_payout_on).toBe('2027-01-01');
      await moveTo('2026-12-31T12:00:00.000+05:30');
      expect((await cash()).available).toBe(100_000);
      await moveTo('2027-01-01T12:00:00.000+05:30');
      expect(await cash()).toMatchObject({ available: 0, next_payout_on: '2027-04-02' });
      expect((await cash()).movements[0]).toMatchObject({ kind: 'paid_out', amount: -100_000 });
      await addCash(5_000);
      await moveTo('2027-01-02T12:00:00.000+05:30');
      expect((await cash()).available).toBe(5_000);
      await sound();
    });

    test.each([
      [99.99, 'add_least'],
      [100.001, 'amount_paise'],
      [1_00_00_001, 'add_most'],
    ])('I6 · adding ₹%s is refused', async (amount, code) => {
      const { http, body } = await api.call('addTradingCash', { token, body: { amount, method: 'upi' } });
      expect([http, body.code]).toEqual([422, code]);
    });
  });

  test('I6 · a non-resident has a clear refusal, and strangers see nothing', async () => {
    await addCash();
    const { id } = await traded();
    const arjun = (await signIn(api, 'arjun')).token;
    const query = { side: 'buy', kind: 'market', quantity: 1 } as const;
    const refused = await api.call('previewStockOrder', {
      token: arjun,
      params: { slug: share.slug },
      query,
    });
    expect(refused.body.data.refusal?.code).toBe('non_resident');
    expect((await api.call('stockOrder', { token: arjun, params: { id } })).http).toBe(404);
    expect((await api.call('stockOrders', { token: arjun })).body.data).toEqual([]);
    expect((await api.call('stockOrder', { token, params: { id: 'no-such-order' } })).http).toBe(404);
  });

  test('I6 · settled shares are part of the net worth', async () => {
    await addCash();
    await settled();
    const { data } = (await api.call('ownedAssets', { token, query: { class: 'stocks' } })).body;
    expect(data.assets).toMatchObject([{ asset: 'stock', id: share.slug, source: 'sanchay' }]);
  });
});
