import { takeNotices } from './takeNotices.ts';
import { ShareBench } from '../../testing/partners/shareBench.ts';

const PRE_OPEN = '2026-11-23T09:02:00.000+05:30';
const MATCHING = '2026-11-23T09:09:00.000+05:30';
const OPEN = '2026-11-23T09:15:00.000+05:30';

describe('I6 · sessions and halts of the exchange', () => {
  let bench: ShareBench;
  beforeEach(async () => {
    bench = await ShareBench.open();
    await bench.addCash();
  });
  afterEach(() => bench.close());

  const session = async () =>
    (await bench.api.call('stockSession', { params: { slug: bench.share.slug } })).body.data;
  const preview = async () =>
    (
      await bench.api.call('previewStockOrder', {
        token: bench.token,
        params: { slug: bench.share.slug },
        query: { side: 'buy', kind: 'market', quantity: 10 },
      })
    ).body.data;
  const notice = async (form?: Record<string, string>) => {
    expect(await bench.halt(form)).toBe(303);
    await takeNotices(bench.api.ctx);
  };

  test('I6 · orders of the pre-open session are collected and trade at one opening price', async () => {
    await bench.moveTo(PRE_OPEN);
    expect(await session()).toMatchObject({ phase: 'pre_open', day: '2026-11-23', muhurat: false });
    const first = await bench.traded({ quantity: 10 });
    const second = await bench.traded({ quantity: 20 });
    expect([first.state, second.state]).toEqual(['open', 'open']);
    await bench.moveTo(MATCHING);
    expect((await session()).phase).toBe('matching');
    await bench.advance();
    const late = await bench.traded({ quantity: 30 });
    expect(late.state).toBe('queued');
    await bench.moveTo(OPEN);
    await bench.advance();
    const [a, b] = [await bench.order(first.id), await bench.order(second.id)];
    expect([a.state, b.state]).toEqual(['filled', 'filled']);
    const opened = new Set([...a.trades, ...b.trades].map(({ price }) => price));
    expect(opened.size).toBe(1);
    expect(new Set([...a.trades, ...b.trades].map(({ at }) => at))).toEqual(
      new Set(['2026-11-23T03:45:00.000Z']),
    );
    expect((await bench.order(late.id)).state).toBe('filled');
    await bench.sound();
  });

  test('I6 · an order of the pre-open session trades at the opening also where the clock passes it', async () => {
    await bench.moveTo(PRE_OPEN);
    const { id } = await bench.traded();
    await bench.moveTo('2026-11-23T16:00:00.000+05:30');
    await bench.advance();
    expect(await bench.order(id)).toMatchObject({ state: 'filled' });
    await bench.sound();
  });

  test('I6 · a share that is halted until the close trades nothing of what was collected', async () => {
    await bench.moveTo(PRE_OPEN);
    const { id } = await bench.traded();
    await notice();
    await bench.moveTo('2026-11-23T16:00:00.000+05:30');
    await bench.advance();
    expect(await bench.order(id)).toMatchObject({ state: 'expired', filled: 0, reserved: 0 });
    await bench.sound();
  });

  test('I6 · an auction after a halt is not matched where a second level ends the day', async () => {
    await notice({ action: 'index', level: '10' });
    await bench.moveTo('2026-11-20T10:46:00.000+05:30');
    await bench.advance();
    const { id } = await bench.traded();
    expect(await bench.halt({ action: 'index', level: '20' })).toBe(303);
    await bench.moveTo('2026-11-20T16:00:00.000+05:30');
    await bench.advance();
    expect(await bench.order(id)).toMatchObject({ state: 'expired', filled: 0 });
  });

  test('I6 · the index halts nothing while the market is closed', async () => {
    await bench.moveTo('2026-11-23T08:00:00.000+05:30');
    expect(await bench.halt({ action: 'index', level: '20' })).toBe(422);
    await bench.moveTo('2026-11-23T10:00:00.000+05:30');
    expect(await session()).toMatchObject({ phase: 'open', market_halt: null });
  });

  test('I6 · a collected order can be cancelled and its cash is free again', async () => {
    await bench.moveTo(PRE_OPEN);
    const { id } = await bench.traded();
    await bench.api.call('cancelStockOrder', { token: bench.token, params: { id }, body: {} });
    await bench.api.runJobs();
    expect(await bench.order(id)).toMatchObject({ state: 'cancelled', reserved: 0 });
    expect((await bench.cash()).available).toBe(100_000);
  });

  test('I6 · a market order during a halt of the share is refused with the reason, and again taken after it', async () => {
    await notice();
    expect(await session()).toMatchObject({ phase: 'open', halted_since: '2026-11-20T04:30:00.000Z' });
    expect((await preview()).refusal).toMatchObject({
      code: 'halted',
      message:
        'The exchange has halted trading in this share since 20 Nov 2026, 10:00 am. You can place the order when trading continues.',
    });
    expect((await bench.place()).body).toMatchObject({ code: 'halted' });
    expect((await bench.cash()).reserved).toBe(0);
    await notice({ action: 'resume' });
    expect((await session()).halted_since).toBeNull();
    expect((await bench.traded()).state).toBe('filled');
  });

  test('I6 · a circuit breaker halts all shares, collects orders before trading continues, and keeps waiting orders', async () => {
    const price = Math.floor(bench.share.price * 0.9);
    const waiting = await bench.traded({ kind: 'limit', price });
    await notice({ action: 'index', level: '10' });
    expect(await session()).toMatchObject({
      phase: 'halted',
      market_halt: {
        level: 10,
        collects_from: '2026-11-20T05:15:00.000Z',
        resumes: '2026-11-20T05:30:00.000Z',
      },
    });
    expect((await bench.place()).body).toMatchObject({
      code: 'market_halted',
      message:
        'The exchange has halted all trading since 20 Nov 2026, 10:00 am, because the index moved 10%. You can place orders again from 20 Nov 2026, 10:45 am.',
    });
    await bench.moveTo('2026-11-20T10:46:00.000+05:30');
    expect((await session()).phase).toBe('auction');
    await bench.advance();
    const collected = await bench.traded();
    expect(collected.state).toBe('open');
    await bench.moveTo('2026-11-20T11:00:00.000+05:30');
    await bench.advance();
    expect((await bench.order(collected.id)).state).toBe('filled');
    expect((await bench.order(waiting.id)).state).toBe('open');
    await bench.sound();
  });

  test('I6 · after a move of 20% the day ends, and an order waits for the next market day', async () => {
    await notice({ action: 'index', level: '20' });
    expect((await bench.place()).body).toMatchObject({ code: 'market_halted' });
    await bench.moveTo('2026-11-20T15:31:00.000+05:30');
    expect(await session()).toMatchObject({ phase: 'closed', day: '2026-11-23', market_halt: null });
    expect(await bench.placed()).toMatchObject({ state: 'queued', for_day: '2026-11-23' });
  });

  test('I6 · an order that reaches a halted market is rejected with the reason', async () => {
    expect(await bench.halt({ action: 'index', level: '15' })).toBe(303);
    expect(await bench.traded()).toMatchObject({
      state: 'rejected',
      reason: 'The exchange had halted all trading.',
      reserved: 0,
    });
  });

  test('I6 · a new price band counts from the next market day, on our side and at the exchange', async () => {
    await notice({ action: 'band', band: '5' });
    const before = (await session()).price_band;
    expect(before).not.toBe(5);
    await bench.moveTo('2026-11-23T10:00:00.000+05:30');
    const { price_band: band, high } = await session();
    expect(band).toBe(5);
    expect(high).toBeLessThanOrEqual(bench.share.price * 1.2);
    const outside = await bench.place({ kind: 'limit', price: Math.ceil(high * 1.01) });
    expect(outside.body).toMatchObject({ code: 'price_outside_band' });
    expect((await bench.traded({ kind: 'limit', price: high })).state).toBe('filled');
  });

  test('I6 · what is no notice is refused on the page of the exchange and changes nothing', async () => {
    for (const form of [
      { action: 'index', level: '7' },
      { action: 'band', band: '3' },
      { action: 'halt', share: 'NOSUCH' },
      { action: 'other' },
    ])
      expect(await bench.halt(form as unknown as Record<string, string>)).toBe(422);
    await takeNotices(bench.api.ctx);
    expect(await session()).toMatchObject({ phase: 'open', halted_since: null });
  });
});
