import type { CallBody } from '@sanchay/contracts';
import { dateOfEpochDay, decodeNavs } from '@sanchay/finance';
import { storeHistories } from '../../market/seedInstruments.ts';
import { signIn } from '../../testing/people/personas.ts';
import { ShareBench } from '../../testing/partners/shareBench.ts';
import { takeNotices } from '../trading/takeNotices.ts';
import { takeLastTrades } from '../../stocks/index.ts';
import { watchGtt, watchLivePrices } from './watchGtt.ts';

type Body = CallBody<'createGttOrder'>;

// Friday 20 November 2026 is the day of the tests; Tuesday 24 November is a holiday.
const MONDAY_CLOSE = '2026-11-23T16:00:00.000+05:30';
const WEDNESDAY_NOON = '2026-11-25T12:00:00.000+05:30';

describe('I6 · orders that are good till triggered', () => {
  let bench: ShareBench;
  beforeEach(async () => {
    bench = await ShareBench.open();
    await bench.addCash();
  });
  afterEach(() => bench.close());

  const last = async () =>
    (
      await bench.api.db.query<{ price: number }>(
        'SELECT price::float8 AS price FROM stocks WHERE isin = $1',
        [bench.share.isin],
      )
    )[0]!.price;
  const round = (price: number) => Math.round(price * 10) / 10;
  /** Prices that are this part of the last one. */
  const at = async (part: number) => round((await last()) * part);
  const body = async (over: Partial<Body> = {}): Promise<Body> => ({
    ...{ slug: bench.share.slug, side: 'buy', quantity: 2 },
    ...{ trigger_price: await at(0.9), limit_price: await at(0.9) },
    ...over,
  });
  const signed = async (asked: Body): Promise<Body> =>
    asked.side === 'buy'
      ? asked
      : { ...asked, step_up: await bench.confirmed('createGttOrder', { params: {}, body: asked }) };
  const create = async (over: Partial<Body> = {}) =>
    bench.api.call('createGttOrder', { token: bench.token, body: await signed(await body(over)) });
  const made = async (over: Partial<Body> = {}) => {
    const { http, body: reply } = await create(over);
    expect([http, reply.message]).toEqual([200, undefined]);
    return reply.data;
  };
  const list = async () => (await bench.api.call('gttOrders', { token: bench.token })).body.data;
  const cancel = (id: string) =>
    bench.api.call('cancelGttOrder', { token: bench.token, params: { id }, body: {} });
  const orders = async () => (await bench.api.call('stockOrders', { token: bench.token })).body.data;
  /** A closing price of a day after the last one, as the market publishes it. */
  const published = async (price: number) => {
    const { isin } = bench.share;
    const [{ packed }] = (await bench.api.db.query<{ packed: Buffer }>(
      "SELECT packed FROM price_histories WHERE market = 'IN' AND security = $1",
      [isin],
    )) as [{ packed: Buffer }];
    const { days, navs } = decodeNavs(packed);
    const day = days.at(-1)! + 1;
    const longer = { days: Int32Array.of(...days, day), navs: Float64Array.of(...navs, price) };
    await bench.api.db.tx((tx) => storeHistories(tx, 'IN', [[isin, longer]]));
    await bench.api.db.query('UPDATE stocks SET price = $2, price_date = $3 WHERE isin = $1', [
      ...[isin, price, dateOfEpochDay(day)],
    ]);
  };
  const kinds = async () =>
    (
      await bench.api.db.query<{ kind: string }>(
        "SELECT kind FROM notices WHERE kind LIKE 'gtt_%' ORDER BY at",
      )
    ).map(({ kind }) => kind);
  const owned = async () => {
    await bench.traded({ quantity: 10 });
    await bench.moveTo(MONDAY_CLOSE);
    await bench.moveTo(WEDNESDAY_NOON);
  };

  test('I6 · a purchase waits, sets nothing aside, and its price places one limit order', async () => {
    const gtt = await made();
    expect(gtt).toMatchObject({
      state: 'active',
      above_trigger: null,
      expires_on: '2027-11-20',
      order_id: null,
    });
    expect(await bench.cash()).toMatchObject({ reserved: 0 });
    await watchGtt(bench.api.ctx);
    await published(await at(0.95));
    await watchGtt(bench.api.ctx);
    expect(await list()).toMatchObject([{ state: 'active' }]);
    await published(await at(0.93));
    await Promise.all([watchGtt(bench.api.ctx), watchGtt(bench.api.ctx)]);
    await watchGtt(bench.api.ctx);
    const [done] = await list();
    const placed = await orders();
    expect(placed).toMatchObject([{ side: 'buy', kind: 'limit', quantity: 2, limit_price: gtt.below_limit }]);
    expect(done).toMatchObject({ state: 'triggered', reason: null, order_id: placed[0]!.id });
    expect((await bench.cash()).reserved).toBeGreaterThan(0);
    expect(await kinds()).toEqual(['gtt_triggered']);
    await bench.sound();
  });

  test('I6 · a price of the running session triggers at once, and the order trades in it', async () => {
    const gtt = await made({ trigger_price: await at(0.95), limit_price: await at(0.96) });
    const closed = await last();
    const trade = async (part: number) => {
      const status = await bench.halt({ action: 'trade', price: round(closed * part).toFixed(2) });
      await takeLastTrades(bench.api.ctx);
      return status;
    };
    await watchLivePrices(bench.api.ctx);
    expect(await trade(0.97)).toBe(303);
    await watchLivePrices(bench.api.ctx);
    expect(await list()).toMatchObject([{ state: 'active' }]);
    expect(await trade(0.94)).toBe(303);
    await Promise.all([watchLivePrices(bench.api.ctx), watchLivePrices(bench.api.ctx)]);
    const [done] = await list();
    const [order, ...more] = await orders();
    expect([done, more]).toMatchObject([{ id: gtt.id, state: 'triggered', order_id: order!.id }, []]);
    await bench.api.runJobs();
    bench.api.clock.advance(11_000);
    await bench.advance();
    expect(await bench.order(order!.id)).toMatchObject({ state: 'filled', filled: 2 });
    expect(await kinds()).toEqual(['gtt_triggered']);
    await bench.sound();
  });

  test('I6 · trades between two looks trigger once, those from before the order never', async () => {
    const closed = await last();
    const trade = async (part: number) => {
      bench.api.clock.advance(1_000);
      expect(await bench.halt({ action: 'trade', price: round(closed * part).toFixed(2) })).toBe(303);
      bench.api.clock.advance(1_000);
    };
    const look = async () => {
      await takeLastTrades(bench.api.ctx);
      await Promise.all([watchLivePrices(bench.api.ctx), watchLivePrices(bench.api.ctx)]);
    };
    await trade(0.94);
    await trade(1.01);
    await made({ trigger_price: round(closed * 0.95), limit_price: round(closed * 0.96) });
    await look();
    expect(await list()).toMatchObject([{ state: 'active' }]);
    await trade(0.94);
    await trade(1.02);
    await look();
    await look();
    expect(await list()).toMatchObject([{ state: 'triggered' }]);
    expect(await orders()).toHaveLength(1);
    expect(await kinds()).toEqual(['gtt_triggered']);
  });

  test('I6 · a halted share triggers nothing before trading continues', async () => {
    await made({ trigger_price: await at(0.95), limit_price: await at(0.96) });
    const price = (await at(0.94)).toFixed(2);
    expect(await bench.halt({ action: 'trade', price })).toBe(303);
    expect(await bench.halt()).toBe(303);
    await takeNotices(bench.api.ctx);
    await takeLastTrades(bench.api.ctx);
    await watchLivePrices(bench.api.ctx);
    await published(Number(price));
    await watchGtt(bench.api.ctx);
    expect([await list(), await orders()]).toMatchObject([[{ state: 'active' }], []]);
    expect(await bench.halt({ action: 'trade', price })).toBe(422);
    expect(await bench.halt({ action: 'resume' })).toBe(303);
    await takeNotices(bench.api.ctx);
    await watchLivePrices(bench.api.ctx);
    expect(await list()).toMatchObject([{ state: 'triggered' }]);
  });

  test('I6 · prices outside the session trigger nothing, and a trade at no price is refused', async () => {
    await made({ trigger_price: await at(0.95), limit_price: await at(0.96) });
    for (const wrong of ['0', 'x', '999999.99'])
      expect(await bench.halt({ action: 'trade', price: wrong })).toBe(422);
    const price = (await at(0.94)).toFixed(2);
    expect(await bench.halt({ action: 'trade', price })).toBe(303);
    await takeLastTrades(bench.api.ctx);
    bench.api.clock.set('2026-11-20T15:30:00.000+05:30');
    await watchLivePrices(bench.api.ctx);
    expect(await list()).toMatchObject([{ state: 'active' }]);
    expect(await bench.halt({ action: 'trade', price })).toBe(422);
  });

  test('I6 · of a target and a stop-loss the first that triggers ends both', async () => {
    await owned();
    const gtt = await made({
      ...{ side: 'sell', quantity: 10, trigger_price: await at(0.9), limit_price: await at(0.89) },
      ...{ target_trigger_price: await at(1.05), target_limit_price: await at(1.05) },
    });
    await published(await at(1.06));
    await watchGtt(bench.api.ctx);
    expect(await list()).toMatchObject([{ state: 'triggered' }]);
    await published(await at(0.8));
    await watchGtt(bench.api.ctx);
    const sales = (await orders()).filter(({ side }) => side === 'sell');
    expect(sales).toMatchObject([{ limit_price: gtt.above_limit, quantity: 10 }]);
    await bench.sound();
  });

  test('I6 · cash or shares that are short when it triggers place nothing, with the reason', async () => {
    await made({ quantity: 900 });
    await published(await at(0.89));
    await watchGtt(bench.api.ctx);
    expect(await list()).toMatchObject([
      { state: 'failed', order_id: null, reason: expect.stringContaining('cash') as string },
    ]);
    expect(await orders()).toEqual([]);
    expect(await kinds()).toEqual(['gtt_failed']);
    await bench.sound();
  });

  test('I6 · a limit outside the range of the day places nothing, with the reason', async () => {
    await made();
    await published(await at(0.5));
    await watchGtt(bench.api.ctx);
    expect(await list()).toMatchObject([
      { state: 'failed', reason: expect.stringContaining('price range') as string },
    ]);
  });

  test('I6 · it is changed with its version, cancelled once, and not after its end', async () => {
    const gtt = await made();
    const change = async (version: number) =>
      bench.api.call('changeGttOrder', {
        token: bench.token,
        params: { id: gtt.id },
        body: { version, quantity: 3, trigger_price: await at(0.8), limit_price: await at(0.8) },
      });
    expect((await change(1)).body.data).toMatchObject({
      version: 2,
      quantity: 3,
      below_trigger: await at(0.8),
    });
    expect((await change(1)).body.code).toBe('gtt_changed');
    const both = await Promise.all([cancel(gtt.id), cancel(gtt.id)]);
    expect(both.map(({ body: reply }) => reply.data.state)).toEqual(['cancelled', 'cancelled']);
    expect((await change(2)).body.code).toBe('gtt_ended');
    await published(await at(0.7));
    await watchGtt(bench.api.ctx);
    expect(await orders()).toEqual([]);
  });

  test('I6 · a cancellation beside its trigger: it is cancelled without an order, or has its order', async () => {
    const gtt = await made();
    await published(await at(0.88));
    const [answer] = await Promise.all([cancel(gtt.id), watchGtt(bench.api.ctx), watchGtt(bench.api.ctx)]);
    const [done] = await list();
    const placed = await orders();
    if (answer.http === 200) expect([done!.state, placed.length]).toEqual(['cancelled', 0]);
    else expect([answer.body.code, done!.state, placed.length]).toEqual(['gtt_ended', 'triggered', 1]);
  });

  test('I6 · a corporate action of the share ends it with a notice, before a price triggers it', async () => {
    await owned();
    await made({ side: 'sell', trigger_price: await at(0.5), limit_price: await at(0.5) });
    await bench.announce({ kind: 'split', new_shares: '5', old_shares: '1', ex_date: '2026-11-26' });
    await bench.moveTo('2026-11-26T16:00:00.000+05:30');
    expect(await list()).toMatchObject([
      { state: 'ended', reason: expect.stringContaining('changed') as string },
    ]);
    expect((await orders()).filter(({ side }) => side === 'sell')).toEqual([]);
    expect(await kinds()).toEqual(['gtt_ended']);
  });

  test('I6 · it waits for a year', async () => {
    const { expires_on: day } = await made({ trigger_price: await at(0.1), limit_price: await at(0.1) });
    await bench.api.db.query("UPDATE gtt_orders SET expires_on = '2026-11-22'");
    await bench.moveTo(MONDAY_CLOSE);
    expect([day, (await list())[0]!.state]).toEqual(['2027-11-20', 'expired']);
    expect(await kinds()).toEqual(['gtt_ended']);
  });

  test('I6 · a sale needs an OTP with its terms, and shares of the account', async () => {
    await owned();
    const asked = await body({ side: 'sell', quantity: 10 });
    expect((await bench.api.call('createGttOrder', { token: bench.token, body: asked })).http).toBe(403);
    const other = { ...asked, quantity: 1 };
    const step_up = await bench.confirmed('createGttOrder', { params: {}, body: other });
    expect(
      (await bench.api.call('createGttOrder', { token: bench.token, body: { ...asked, step_up } })).http,
    ).toBe(403);
    expect((await create({ side: 'sell', quantity: 11 })).body.code).toBe('gtt_held');
  });

  test.each<[code: string, over: (last: number) => Partial<Body>]>([
    ['quantity_least', () => ({ quantity: 0 })],
    ['quantity_whole', () => ({ quantity: 1.5 })],
    ['price_off_tick', (price) => ({ trigger_price: price - 10.013, limit_price: price })],
    ['price_off_tick', () => ({ trigger_price: -1, limit_price: 1 })],
    ['gtt_limit_far', (price) => ({ trigger_price: round(price * 0.9), limit_price: round(price * 0.5) })],
    ['gtt_target_limit', (price) => ({ target_trigger_price: round(price * 1.1) })],
    [
      'gtt_pair_of_sale',
      (price) => ({ target_trigger_price: round(price * 1.1), target_limit_price: round(price * 1.1) }),
    ],
  ])('I6 · %s is refused', async (code, over) => {
    const { http, body: reply } = await create(over(await last()));
    expect([http, reply.code]).toEqual([422, code]);
    expect(await list()).toEqual([]);
  });

  test('I6 · the last price itself is no trigger, and a pair has one on each side of it', async () => {
    await owned();
    await published(500);
    const asked = { side: 'sell', trigger_price: 500, limit_price: 500 } as const;
    expect((await create({ ...asked, side: 'buy' })).body.code).toBe('gtt_at_last');
    const target = { target_trigger_price: 490, target_limit_price: 490 };
    expect((await create({ ...asked, ...target })).body.code).toBe('gtt_stop_below');
    expect((await create({ ...asked, ...target, trigger_price: 480 })).body.code).toBe('gtt_target_above');
  });

  test('I6 · an order of another account is not found', async () => {
    const gtt = await made();
    const { token } = await signIn(bench.api, 'meera');
    const reply = await bench.api.call('cancelGttOrder', { token, params: { id: gtt.id }, body: {} });
    expect(reply.http).toBe(404);
    expect((await list())[0]!.state).toBe('active');
  });
});
