import { START_DOLLARS, UsOrderBench } from '../../testing/partners/usOrderBench.ts';

describe('I7 · orders of US shares in and outside the session', () => {
  let bench: UsOrderBench;

  beforeEach(async () => {
    bench = await UsOrderBench.open();
  });
  afterEach(() => bench.close());

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
    await bench.wallet.booksAreSound();
  });

  test('I7 · a queued order is cancelled at once, and its dollars return', async () => {
    await bench.wallet.moveTo('2026-11-21T12:00:00.000+05:30');
    const { id } = await bench.placed({ amount: 100 });
    expect(await bench.balance()).toBe(1_001.2);
    const cancelled = await bench.api.call('cancelUsOrder', { token: bench.token, params: { id }, body: {} });
    expect(cancelled.body.data).toMatchObject({ state: 'cancelled', reserved: 0, cancellable: false });
    expect(await bench.balance()).toBe(START_DOLLARS);
    const again = await bench.api.call('cancelUsOrder', { token: bench.token, params: { id }, body: {} });
    expect([again.http, again.body.code]).toEqual([409, 'not_cancellable']);
    await bench.wallet.booksAreSound();
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
    expect(await bench.balance()).toBe(START_DOLLARS);
    await bench.wallet.booksAreSound();
  });
});
