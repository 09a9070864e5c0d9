import { setHalt } from '../../partners/sandbox/us-broker/store.ts';
import { brokerMessage, START_DOLLARS, UsOrderBench } from '../../testing/partners/usOrderBench.ts';
import { sendDueOrders } from './send.ts';

describe('I7 · faults of the broker', () => {
  let bench: UsOrderBench;

  beforeEach(async () => {
    bench = await UsOrderBench.open();
  });
  afterEach(() => bench.close());

  test('I7 · a rejected order and one of a halted stock have a reason, and their dollars return', async () => {
    expect(await bench.traded({ amount: 10.91 })).toMatchObject({ state: 'rejected', reserved: 0 });
    await setHalt(bench.api.db, bench.share.symbol, true);
    const halted = await bench.traded({ amount: 11 });
    expect(halted).toMatchObject({ state: 'rejected', reason: 'Trading in this stock is halted.' });
    expect(await bench.balance()).toBe(START_DOLLARS);
    await bench.wallet.booksAreSound();
  });

  test('I7 · an order that is filled in parts keeps dollars for the rest until it is filled', async () => {
    const partly = await bench.traded({ amount: 100.92 });
    expect(partly).toMatchObject({ state: 'partly_filled', reserved: 100.92 });
    bench.api.clock.advance(11_000);
    await bench.advance();
    expect(await bench.order(partly.id)).toMatchObject({ state: 'filled', net: 100.92 });
    await bench.wallet.booksAreSound();
  });

  test('I7 · a broker that is down after dollars were set aside receives the order once, later', async () => {
    const { id } = await bench.placed({ amount: 10.98 });
    expect(await bench.balance()).toBe(1_090.22);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await bench.api.runJobs().catch(() => undefined);
      bench.api.clock.advance(60_000);
      await sendDueOrders(bench.api.ctx);
    }
    await bench.api.runJobs();
    expect(await bench.order(id)).toMatchObject({ state: 'filled', net: 10.98 });
    await bench.wallet.booksAreSound();
  });

  test.each([
    [10.95, 'repeat'],
    [10.96, 'arrive in the reverse order'],
    [10.97, 'are lost'],
  ])('I7 · messages of an order of $%s %s, and it is filled once', async (amount) => {
    expect(await bench.traded({ amount })).toMatchObject({ state: 'filled', net: amount });
    await bench.wallet.booksAreSound();
  });

  test('I7 · a trade that is annulled before settlement returns its dollars; after settlement it stays', async () => {
    const { id } = await bench.traded({ amount: 10.94 });
    bench.api.clock.advance(21_000);
    await bench.advance();
    expect(await bench.order(id)).toMatchObject({ state: 'annulled', filled: 0, reserved: 0 });
    expect(await bench.balance()).toBe(START_DOLLARS);
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
    await bench.wallet.booksAreSound();
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
    expect(await bench.balance()).toBe(START_DOLLARS);
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
    expect(await bench.balance()).toBeGreaterThanOrEqual(0);
    await bench.wallet.booksAreSound();
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
    await bench.wallet.booksAreSound();
  });
});
