import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { ExchangeMessage } from '../partners/index.ts';
import { replayMissing, takeMessages } from '../stock-orders/exchange/intake.ts';
import { takeNotices } from '../stock-orders/trading/takeNotices.ts';
import { takeActions } from '../stock-orders/corporate-actions/takeActions.ts';
import { ShareBench } from '../testing/partners/shareBench.ts';
import { brokerMessage, UsOrderBench } from '../testing/partners/usOrderBench.ts';
import { signIn } from '../testing/people/personas.ts';
import type { TestApi } from '../testing/testApi.ts';

const MONDAY_CLOSE = '2026-11-23T16:00:00.000+05:30';

/** Kavya of support. */
async function supportOf(api: TestApi) {
  const { token } = await signIn(api, 'kavya');
  const list = async () => (await api.call('staffHeldMessages', { token })).body.data;
  const take = async (id: string) =>
    (await api.call('takeHeldMessage', { token, params: { id }, body: {}, key: randomUUID() })).body.data;
  return { token, list, take };
}

/** Kinds of the notices of an investor about orders that are checked, in their order. */
const checks = async ({ api, token }: ShareBench | UsOrderBench): Promise<string[]> => {
  const { data } = (await api.call('notices', { token })).body;
  return data.flatMap(({ kind }) => (kind.includes('_message_') ? [kind] : [])).toReversed();
};

const operators = async (api: TestApi): Promise<string> => (await api.app.inject('/metrics')).body;

describe('I6 · messages of the exchange that cannot be applied', () => {
  let bench: ShareBench;
  beforeEach(async () => {
    bench = await ShareBench.open();
    await bench.addCash();
  });
  afterEach(() => bench.close());

  const about = (id: string, over: Partial<ExchangeMessage> & { seq: number }): ExchangeMessage => ({
    ...{ at: '2026-11-20T04:30:01.000Z', order_id: id, type: 'accepted' },
    ...{ trade_id: null, quantity: null, price: null, reason: null },
    ...over,
  });
  const trade = (id: string, seq: number, quantity: number, over: Partial<ExchangeMessage> = {}) =>
    about(id, {
      ...{ seq, type: 'traded', trade_id: `t${seq}`, quantity, price: bench.share.price.toFixed(2) },
      ...over,
    });
  const applied = async () =>
    (await bench.api.db.query<{ applied: number }>('SELECT applied FROM exchange_cursor'))[0]!.applied;
  /** What the exchange repeats when it is asked for messages. */
  const atExchange = (...messages: { seq: number; order_id: string }[]) =>
    bench.api.db.query(
      `INSERT INTO partners_sandbox.exchange_messages (seq, order_id, body)
       SELECT (m ->> 'seq')::bigint, (m ->> 'order_id')::uuid, m FROM jsonb_array_elements($1::jsonb) AS m
       ON CONFLICT (seq) DO UPDATE SET body = excluded.body`,
      [JSON.stringify(messages)],
    );

  test.each([
    ['a day that is in no calendar', { at: '2026-02-30T04:30:01.000Z' }, /calendar/],
    ['a year before all markets', { at: '0000-01-01T04:30:01.000Z' }, /calendar/],
    ['a price that the database does not take', { price: '0.00' }, /check constraint/],
    ['a character that no text of the database has', { trade_id: 'a\u0000b' }, /Unicode/],
    ['a character that is half of one', { trade_id: 'a\ud800b' }, /json/],
  ])('I6 · %s holds up no other message, and its order shows that', async (_name, over, reason) => {
    const { id } = await bench.placed();
    const other = await bench.placed({ quantity: 3 });
    const answer = await bench.news([
      about(id, { seq: 1 }),
      trade(id, 2, 10, over),
      about(other.id, { seq: 3 }),
      trade(other.id, 4, 3),
    ]);
    expect(answer.statusCode).toBe(200);
    expect(await applied()).toBe(4);
    expect(await bench.order(other.id)).toMatchObject({ state: 'filled', filled: 3 });
    const marked = await bench.order(id);
    expect(marked).toMatchObject({ state: 'open', filled: 0 });
    expect(marked.timeline.map(({ step }) => step)).toContain('message_held');
    const { list } = await supportOf(bench.api);
    expect(await list()).toMatchObject([
      { feed: 'exchange', number: 2, order: { id, investor: expect.any(String) }, outcome: null },
    ]);
    expect((await list())[0]!.reason).toMatch(reason);
    // The exchange repeats it, as it does what was not acknowledged: it is held once.
    await bench.news([trade(id, 2, 10, over)]);
    expect(await list()).toHaveLength(1);
    await bench.sound();
  });

  test('I6 · an order that is filled beyond its quantity and an unknown trade are reported to staff (issue 17)', async () => {
    const { list } = await supportOf(bench.api);
    const { id } = await bench.placed();
    await bench.news([
      about(id, { seq: 1 }),
      trade(id, 2, 4),
      trade(id, 3, 7),
      trade(id, 4, 1, { type: 'annulled', trade_id: 'never' }),
      trade(id, 5, 6),
    ]);
    // What fits before and after them counts.
    expect(await bench.order(id)).toMatchObject({ state: 'filled', filled: 10 });
    expect((await list()).map(({ number, reason, order }) => [number, reason, order?.id])).toEqual([
      [3, 'the order would be filled beyond its quantity', id],
      [4, 'the trade is not known', id],
    ]);
    expect(await operators(bench.api)).toContain('sanchay_held_messages{feed="exchange"} 2');
    expect(await checks(bench)).toEqual(['stock_order_message_held']);
  });

  test('I6 · what the exchange repeats in a shape that was not agreed is held, and the rest of the answer applied', async () => {
    const { id } = await bench.placed();
    await atExchange(about(id, { seq: 1 }), trade(id, 2, 4, { price: 'a lot' }), trade(id, 3, 6));
    await replayMissing(bench.api.ctx);
    expect(await bench.order(id)).toMatchObject({ state: 'partly_filled', filled: 6 });
    const { list } = await supportOf(bench.api);
    expect(await list()).toMatchObject([
      { number: 2, reason: '/price must match pattern "^\\d{1,9}\\.\\d\\d$"' },
    ]);
  });

  test('I6 · taken again once the exchange has mended it, it counts once, and settlement has waited for it', async () => {
    const { id } = await bench.placed();
    const broken = trade(id, 2, 4, { at: '2026-02-30T04:30:01.000Z' });
    await atExchange(about(id, { seq: 1 }), broken, trade(id, 3, 6), about(id, { seq: 4, type: 'expired' }));
    await replayMissing(bench.api.ctx);
    await bench.moveTo(MONDAY_CLOSE);
    expect(await bench.order(id)).toMatchObject({ state: 'expired', filled: 6, settled: false });
    const { list, take } = await supportOf(bench.api);
    const [held] = await list();
    expect(await take(held!.id)).toMatchObject({ outcome: null, tries: 1 });
    await atExchange(trade(id, 2, 4));
    expect(await take(held!.id)).toMatchObject({ outcome: 'taken' });
    expect(await take(held!.id)).toMatchObject({ outcome: 'taken', tries: 1 });
    await bench.news([trade(id, 2, 4)]);
    expect(await bench.order(id)).toMatchObject({ filled: 10 });
    await bench.moveTo('2026-11-23T17:00:00.000+05:30');
    expect(await bench.order(id)).toMatchObject({ filled: 10, settled: true });
    expect(await bench.holdings()).toMatchObject([{ quantity: 10 }]);
    await bench.sound();
  });

  test('I6 · the investor is notified once while messages of an order are held, and once when none is any more', async () => {
    const { id } = await bench.placed();
    const broken = [2, 3].map((seq) => trade(id, seq, 4, { price: '0.00' }));
    await bench.news([about(id, { seq: 1 }), ...broken]);
    expect(await checks(bench)).toEqual(['stock_order_message_held']);
    expect(await operators(bench.api)).toContain('sanchay_held_messages{feed="exchange"} 2');
    const { token, list, take } = await supportOf(bench.api);
    const [first, second] = await list();
    const closed = { token, params: { id: first!.id }, body: { note: 'Withdrawn' }, key: randomUUID() };
    expect((await bench.api.call('closeHeldMessage', closed)).http).toBe(200);
    expect(await checks(bench)).toEqual(['stock_order_message_held']);
    await atExchange(trade(id, 3, 10));
    expect(await take(second!.id)).toMatchObject({ outcome: 'taken' });
    expect(await checks(bench)).toEqual(['stock_order_message_held', 'stock_order_message_taken']);
    expect((await bench.order(id)).timeline.map(({ step }) => step)).toEqual(
      expect.arrayContaining(['message_held', 'traded', 'message_taken']),
    );
    expect(await operators(bench.api)).toContain('sanchay_held_messages{feed="exchange"} 0');
  });

  test('I6 · closed by staff with a reason, its order settles without it', async () => {
    const { id } = await bench.placed();
    await bench.news([
      ...[about(id, { seq: 1 }), trade(id, 2, 6), trade(id, 3, 4, { price: '0.00' })],
      about(id, { seq: 4, type: 'expired' }),
    ]);
    const { token, list } = await supportOf(bench.api);
    const params = { id: (await list())[0]!.id };
    const close = (by: string, note: string) =>
      bench.api.call('closeHeldMessage', { token: by, params, body: { note }, key: randomUUID() });
    expect((await close(bench.token, 'mine')).http).toBe(403);
    expect((await close(token, '  ')).http).toBe(422);
    expect((await close(token, 'The exchange has withdrawn it')).body.data).toMatchObject({
      outcome: 'closed',
    });
    expect((await close(token, 'again')).http).toBe(404);
    expect((await bench.order(id)).timeline.at(-1)).toMatchObject({
      step: 'message_closed',
      text: expect.stringContaining('changes nothing'),
    });
    expect(await checks(bench)).toEqual(['stock_order_message_held', 'stock_order_message_closed']);
    await bench.moveTo(MONDAY_CLOSE);
    expect(await bench.order(id)).toMatchObject({ filled: 6, settled: true });
    await bench.sound();
  });

  test('I6 · only support sees held messages and takes them again', async () => {
    const { id } = await bench.placed();
    await bench.news([trade(id, 1, 1, { price: '0.00' })]);
    const { token } = bench;
    expect((await bench.api.call('staffHeldMessages', { token })).http).toBe(403);
    const [held] = await (await supportOf(bench.api)).list();
    const taken = await bench.api.call('takeHeldMessage', {
      ...{ token, params: { id: held!.id }, body: {}, key: randomUUID() },
    });
    expect(taken.http).toBe(403);
  });

  test.each(['40001', '40P01', '53300', '57014', '57P01', '08006', '55P03', undefined])(
    'I6 · a fault of the moment (%s) holds no message: it is tried again',
    async (code) => {
      const { id } = await bench.placed();
      const { ctx } = bench.api;
      const whole = ctx.db;
      const fault = Object.assign(new Error('not now'), code && { code });
      ctx.db = { ...whole, tx: () => Promise.reject(fault) };
      await expect(takeMessages(ctx, [about(id, { seq: 1 })])).rejects.toThrow('not now');
      ctx.db = whole;
      expect(await (await supportOf(bench.api)).list()).toEqual([]);
      await takeMessages(ctx, [about(id, { seq: 1 })]);
      expect(await bench.order(id)).toMatchObject({ state: 'open' });
    },
  );

  test('I6 · whatever is refused and in whatever order messages come, the others are applied once and none is lost', async () => {
    const bad = (index: number): Partial<ExchangeMessage> =>
      [{ price: '0.00' }, { trade_id: 'a\u0000b' }, { at: '2026-02-30T00:00:00.000Z' }][index % 3]!;
    await bench.addCash(400_000);
    const stream = fc.array(fc.boolean(), { minLength: 1, maxLength: 24 }).chain((flags) =>
      fc.record({
        flags: fc.constant(flags),
        order: fc.shuffledSubarray(
          flags.map((_flag, index) => index),
          { minLength: flags.length },
        ),
        packet: fc.integer({ min: 1, max: 9 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(stream, async ({ flags, order, packet }) => {
        bench.api.clock.advance(1_000);
        const { id } = await bench.placed({ quantity: flags.length });
        const first = (await applied()) + 1;
        const messages = flags.map((isBad, index) => trade(id, first + index, 1, isBad ? bad(index) : {}));
        const arriving = order.map((index) => messages[index]!);
        for (let from = 0; from < arriving.length; from += packet)
          await takeMessages(bench.api.ctx, [...arriving.slice(from, from + packet), arriving[0]!]);
        expect(await applied()).toBe(first + flags.length - 1);
        expect((await bench.order(id)).filled).toBe(flags.filter((isBad) => !isBad).length);
        const held = await bench.api.db.query<{ number: number }>(
          'SELECT number FROM held_messages WHERE order_id = $1 ORDER BY number',
          [id],
        );
        expect(held.map(({ number }) => number)).toEqual(
          flags.flatMap((isBad, index) => (isBad ? [first + index] : [])),
        );
      }),
      { numRuns: 12 },
    );
    await bench.sound();
  });

  test('I6 · a notice and a corporate action that cannot be stored hold up no later one', async () => {
    const stored = (kind: 'notices' | 'actions') =>
      bench.api.db.query(`SELECT * FROM ${kind === 'notices' ? 'exchange_notices' : 'corporate_actions'}`);
    const announced_at = '2026-11-20T04:30:01.000Z';
    const { isin } = bench.share;
    const split = { kind: 'split', isin, new_shares: 2, old_shares: 1, announced_at };
    const lists = {
      '/exchange/notices': {
        notices: [
          { number: 1, kind: 'band', isin, band_percent: 5, from: '2026-02-30', announced_at },
          { number: 2, kind: 'halted', isin, announced_at },
        ],
      },
      '/exchange/actions': {
        actions: [
          { ...split, number: 1, ex_date: '2026-02-30' },
          { ...split, number: 2, ex_date: '2026-12-01', new_shares: 'two' },
          { ...split, number: 3, ex_date: '2026-12-01' },
        ],
      },
    };
    const real = globalThis.fetch;
    const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
      const list = lists[pathname as keyof typeof lists] as Record<string, { number: number }[]> | undefined;
      if (!list) return real(input, init);
      const after = Number(searchParams.get('after'));
      const rest = Object.entries(list).map(([name, all]) => [name, all.filter((one) => one.number > after)]);
      return Response.json(Object.fromEntries(rest));
    });
    try {
      await takeNotices(bench.api.ctx);
      await takeActions(bench.api.ctx);
      expect(await stored('notices')).toMatchObject([{ number: 2, kind: 'halted' }]);
      expect(await stored('actions')).toMatchObject([{ number: 3 }]);
      const { list, take } = await supportOf(bench.api);
      const held = await list();
      expect(held.map(({ feed, number }) => `${feed} ${number}`).toSorted()).toEqual([
        'exchange_actions 1',
        'exchange_actions 2',
        'exchange_notices 1',
      ]);
      lists['/exchange/notices'].notices[0]!.from = '2026-12-01';
      const notice = held.find(({ feed }) => feed === 'exchange_notices')!;
      expect(await take(notice.id)).toMatchObject({ outcome: 'taken' });
      expect(await stored('notices')).toHaveLength(2);
    } finally {
      spy.mockRestore();
    }
  });
});

describe('I7 · messages of the US broker that cannot be applied', () => {
  let bench: UsOrderBench;
  beforeEach(async () => {
    bench = await UsOrderBench.open();
  });
  afterEach(() => bench.close());

  test('I7 · one holds up no other account, its order shows that, and staff take it again', async () => {
    const { id } = await bench.placed({ amount: 10 });
    const other = await bench.placed({ amount: 20 });
    const first = (await bench.applied()) + 1;
    const traded = (price: string, amount: string) =>
      brokerMessage({
        ...{ seq: first, order_id: id, type: 'traded', trade_id: 'one' },
        ...{ quantity: '1.000000', price, amount },
      });
    const refused = traded('0.0000', '0.00');
    const accepted = brokerMessage({ seq: first + 1, order_id: other.id, type: 'accepted' });
    expect((await bench.news([refused, accepted])).statusCode).toBe(200);
    expect(await bench.order(other.id)).toMatchObject({ state: 'open' });
    expect((await bench.order(id)).timeline.map(({ step }) => step)).toContain('message_held');
    const { list, take } = await supportOf(bench.api);
    const [held] = await list();
    expect(held).toMatchObject({ feed: 'us_broker', number: first, order: { id } });
    await bench.api.db.query('UPDATE held_messages SET body = $2 WHERE id = $1', [
      held!.id,
      JSON.stringify(traded('1.0000', '1.00')),
    ]);
    expect(await take(held!.id)).toMatchObject({ outcome: 'taken' });
    expect(await bench.order(id)).toMatchObject({ state: 'partly_filled', filled: 1 });
    expect(await checks(bench)).toEqual(['us_order_message_held', 'us_order_message_taken']);
    expect((await bench.order(id)).timeline.map(({ step }) => step)).toContain('message_taken');
  });

  test('I7 · a message of the broker that staff close is shown as checked on its order', async () => {
    const { id } = await bench.placed({ amount: 10 });
    const seq = (await bench.applied()) + 1;
    const refused = {
      type: 'traded',
      trade_id: 'one',
      quantity: '1.000000',
      price: '0.0000',
      amount: '0.00',
    };
    await bench.news([brokerMessage({ seq, order_id: id, ...refused } as never)]);
    expect(await operators(bench.api)).toContain('sanchay_held_messages{feed="us_broker"} 1');
    const { token, list } = await supportOf(bench.api);
    const params = { id: (await list())[0]!.id };
    const closed = { token, params, body: { note: 'Withdrawn' }, key: randomUUID() };
    expect((await bench.api.call('closeHeldMessage', closed)).http).toBe(200);
    expect((await bench.order(id)).timeline.at(-1)).toMatchObject({
      step: 'message_closed',
      text: expect.stringContaining('changes nothing'),
    });
    expect(await checks(bench)).toEqual(['us_order_message_held', 'us_order_message_closed']);
  });
});
