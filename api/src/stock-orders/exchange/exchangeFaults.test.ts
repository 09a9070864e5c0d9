import type { ExchangeMessage } from '../../partners/index.ts';
import { ShareBench, type StockOrderBody } from '../../testing/partners/shareBench.ts';
import { sendDueOrders } from './send.ts';

describe('I6 · faults of the exchange', () => {
  let bench: ShareBench;

  beforeEach(async () => {
    bench = await ShareBench.open();
  });
  afterEach(() => bench.close());

  test('I6 · a market order in a halt is rejected with the reason, and its cash is available again', async () => {
    await bench.addCash();
    await bench.halt();
    const rejected = await bench.traded();
    expect(rejected).toMatchObject({
      state: 'rejected',
      reason: 'Trading in this share is halted.',
      reserved: 0,
    });
    expect((await bench.cash()).available).toBe(100_000);
  });

  test('I6 · a clock that is moved past the close ends the day of what rests before the next day trades', async () => {
    await bench.addCash();
    const low = Math.floor(bench.share.price * 0.95);
    const resting = await bench.traded({ kind: 'limit', price: low, quantity: 7 });
    expect(resting.state).toBe('open');
    // The exchange has not advanced by itself when the first order of the next day arrives.
    bench.api.clock.set('2026-11-23T10:00:00.000+05:30');
    await bench.signIn();
    await bench.traded();
    expect(await bench.order(resting.id)).toMatchObject({ state: 'expired', reserved: 0 });
    await bench.sound();
  });

  test('I6 · a rejected order has a reason and sets nothing aside', async () => {
    await bench.addCash();
    expect(await bench.traded({ quantity: 91 })).toMatchObject({ state: 'rejected', reserved: 0, filled: 0 });
  });

  test('I6 · an order that is filled in parts keeps cash for the rest until it is filled', async () => {
    await bench.addCash();
    const partly = await bench.traded({ quantity: 92 });
    expect(partly.state).toBe('partly_filled');
    expect(partly.filled).toBeLessThan(92);
    expect((await bench.cash()).reserved).toBeGreaterThanOrEqual(partly.net);
    for (let round = 0; round < 20 && (await bench.order(partly.id)).state === 'partly_filled'; round += 1) {
      bench.api.clock.advance(11_000);
      await bench.advance();
    }
    expect(await bench.order(partly.id)).toMatchObject({ state: 'filled', filled: 92 });
    await bench.sound();
  });

  test('I6 · an order that cannot be delivered three times is sent once', async () => {
    await bench.addCash();
    const { id } = await bench.placed({ quantity: 98 });
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await bench.api.runJobs().catch(() => undefined);
      bench.api.clock.advance(60_000);
      await sendDueOrders(bench.api.ctx);
    }
    await bench.api.runJobs();
    expect(await bench.order(id)).toMatchObject({ state: 'filled', filled: 98 });
    await bench.sound();
  });

  test('I6 · lost messages are requested again', async () => {
    await bench.addCash();
    expect(await bench.traded({ quantity: 97 })).toMatchObject({ state: 'filled', filled: 97 });
  });

  test('I6 · a trade that is annulled before settlement gives money back; after settlement it stays', async () => {
    await bench.addCash();
    const { id } = await bench.traded({ quantity: 94 });
    bench.api.clock.advance(21_000);
    await bench.advance();
    const after = await bench.order(id);
    expect(after.trades[0]!.annulled).toBe(true);
    expect(after.filled).toBeLessThan(94);
    expect((await bench.cash()).reserved).toBe(after.filled === 0 ? 0 : after.net);
    await bench.sound();
  });

  test('I6 · messages that repeat and arrive in any order are applied once, in their order', async () => {
    await bench.addCash();
    const { id } = await bench.placed();
    const base = {
      at: '2026-11-20T04:30:01.000Z',
      order_id: id,
      trade_id: null,
      quantity: null,
      price: null,
      reason: null,
    };
    const price = bench.share.price.toFixed(2);
    const messages: ExchangeMessage[] = [
      { ...base, seq: 1, type: 'accepted' },
      { ...base, seq: 2, type: 'traded', trade_id: 't1', quantity: 4, price },
      { ...base, seq: 3, type: 'traded', trade_id: 't2', quantity: 6, price },
    ];
    expect((await bench.news([messages[2]!])).statusCode).toBe(200);
    expect((await bench.order(id)).filled).toBe(0);
    await bench.news([messages[1]!, messages[1]!]);
    await bench.news([messages[2]!, messages[0]!]);
    await bench.news(messages);
    const done = await bench.order(id);
    expect(done).toMatchObject({ state: 'filled', filled: 10 });
    expect(done.timeline.map(({ step }) => step)).toEqual(['placed', 'accepted', 'traded', 'traded']);
    await bench.sound();
  });

  describe('a trade that is reported after the cancellation', () => {
    const price = () => bench.share.price.toFixed(2);
    const cancelledThenTraded = async (over: Partial<StockOrderBody>, between: () => Promise<void>) => {
      const { id } = await bench.placed(over);
      const base = {
        ...{ at: '2026-11-20T04:30:01.000Z', order_id: id },
        ...{ trade_id: null, quantity: null, price: null, reason: null },
      };
      const [{ applied }] = (await bench.api.db.query(
        'SELECT applied::int AS applied FROM exchange_cursor',
      )) as [{ applied: number }];
      await bench.news([
        { ...base, seq: applied + 1, type: 'accepted' },
        { ...base, seq: applied + 2, type: 'cancelled', reason: 'requested' },
      ]);
      expect((await bench.order(id)).state).toBe('cancelled');
      await between();
      await bench.news([
        { ...base, seq: applied + 3, type: 'traded', trade_id: 'late', quantity: 10, price: price() },
      ]);
      return bench.order(id);
    };
    const withdrawAll = async () => {
      bench.api.clock.advance(1_000);
      const { accounts, available } = await bench.cash();
      const body = { amount: available, bank_id: accounts[0]!.id };
      const step_up = await bench.confirmed('withdrawTradingCash', { params: {}, body });
      const { http } = await bench.api.call('withdrawTradingCash', {
        token: bench.token,
        body: { ...body, step_up },
      });
      expect(http).toBe(200);
    };

    test('I6 · counts where the cash still covers it', async () => {
      await bench.addCash();
      const late = await cancelledThenTraded({ quantity: 10 }, async () => undefined);
      expect(late).toMatchObject({ state: 'filled', filled: 10 });
      expect((await bench.cash()).reserved).toBe(late.net);
      await bench.moveTo('2026-11-23T16:00:00.000+05:30');
      expect(await bench.holdings()).toMatchObject([{ quantity: 10 }]);
      await bench.sound();
    });

    test('I6 · is not taken where the cash has been withdrawn, so that cash never goes below zero', async () => {
      await bench.addCash();
      const late = await cancelledThenTraded({ quantity: 10 }, withdrawAll);
      expect(late).toMatchObject({ state: 'cancelled', filled: 0, reserved: 0 });
      expect(late.timeline.at(-1)).toMatchObject({ step: 'trade_refused' });
      await bench.moveTo('2026-11-23T16:00:00.000+05:30');
      expect(await bench.holdings()).toEqual([]);
      expect(await bench.cash()).toMatchObject({ balance: 0, available: 0 });
      await bench.sound();
    });

    test('I6 · is not taken where another sale has the shares', async () => {
      await bench.addCash();
      await bench.settled();
      bench.api.clock.set('2026-11-24T10:00:00.000+05:30');
      await bench.signIn();
      const late = await cancelledThenTraded({ side: 'sell', quantity: 10 }, async () => {
        bench.api.clock.advance(1_000);
        await bench.placed({
          side: 'sell',
          quantity: 5,
          kind: 'limit',
          price: Math.ceil(bench.share.price * 1.1),
        });
      });
      expect(late).toMatchObject({ state: 'cancelled', filled: 0 });
      expect((await bench.holdings())[0]).toMatchObject({ quantity: 10, free: 5 });
      await bench.sound();
    });
  });

  test('I6 · messages without our secret are refused', async () => {
    const forged = await bench.news([], 'x'.repeat(40));
    expect(forged.statusCode).toBe(403);
  });

  test('I6 · a trade that is annulled after settlement stays, with the reason on the timeline', async () => {
    await bench.addCash();
    const done = await bench.settled();
    const [{ applied }] = (await bench.api.db.query(
      'SELECT applied::int AS applied FROM exchange_cursor',
    )) as [{ applied: number }];
    const trade = done.trades[0]!;
    await bench.news([
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
    const after = await bench.order(done.id);
    expect(after).toMatchObject({ state: 'filled', filled: 10 });
    expect(after.timeline.at(-1)!.step).toBe('annulment_refused');
    expect(await bench.holdings()).toMatchObject([{ quantity: 10 }]);
    await bench.sound();
  });
});
