import { UsOrderBench } from '../../testing/partners/usOrderBench.ts';
import { brokerActions } from './actionStore.ts';
import { applyDueDividends } from './applyDividends.ts';
import { carryOutSplits } from './carryOutSplits.ts';
import { payUsDividends } from './payDividends.ts';
import { takeActions } from './takeActions.ts';

// Friday 20 November 2026 is the day of the tests in New York; Thursday 26 November is Thanksgiving.
const MONDAY = '2026-11-24T06:00:00.000+05:30';
const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';
const during = (day: string) => `${day}T21:00:00.000+05:30`;
const evening = (day: string) => `${day}T23:30:00.000Z`;

describe('I7 · splits and dividends of US shares', () => {
  let bench: UsOrderBench;

  beforeEach(async () => {
    bench = await UsOrderBench.open({ rupees: 500_000 });
  });
  afterEach(() => bench.close());

  const holding = async () =>
    (await bench.api.call('usHolding', { token: bench.token, params: { slug: bench.share.slug } })).body.data;
  const wallet = async () => (await bench.wallet.wallet()).balance;
  const sound = () => bench.wallet.booksAreSound();
  const price = async () =>
    (
      await bench.api.db.query<{ price: number }>(
        'SELECT price_usd::float8 AS price FROM us_stocks WHERE symbol = $1',
        [bench.share.symbol],
      )
    )[0]!.price;
  const kinds = async () =>
    (
      await bench.api.db.query<{ kind: string }>(
        "SELECT kind FROM notices WHERE kind LIKE 'us_dividend%' OR kind LIKE 'us_share%' ORDER BY kind",
      )
    ).map(({ kind }) => kind);
  const owned = async (quantity = 3) => {
    await bench.traded({ quantity });
    await bench.moveTo(MONDAY);
  };
  const split = (ex_date: string, [old_shares, new_shares]: [number, number] = [1, 4]) =>
    bench.announce({
      kind: 'split',
      old_shares: String(old_shares),
      new_shares: String(new_shares),
      ex_date,
    });
  const dividend = (ex_date: string, per_share = '0.2500') =>
    bench.announce({ kind: 'dividend', per_share, ex_date });

  test('I7 · a dividend reaches the wallet on its day, less 25 % under the treaty', async () => {
    await owned();
    const before = await wallet();
    expect(await dividend(WEDNESDAY)).toBe(303);
    await bench.moveTo(evening(WEDNESDAY));
    expect((await holding()).events).toMatchObject([
      { kind: 'dividend', day: WEDNESDAY, shares_before: 3, amount: 0, pays_on: '2026-12-09', paid_on: null },
    ]);
    expect(await wallet()).toBe(before);
    await bench.moveTo(evening('2026-12-09'));
    expect((await holding()).events).toMatchObject([
      { amount: 0.75, withheld: 0.19, rule_id: 'us-dividend-treaty', paid_on: '2026-12-09' },
    ]);
    expect(await wallet()).toBeCloseTo(before + 0.56, 2);
    expect((await bench.wallet.wallet()).lines[0]).toMatchObject({
      ...{ kind: 'us_dividend', usd: 0.56, transfer_id: null, order: null },
      title: expect.stringMatching(/^Dividend: ./) as string,
    });
    expect(await kinds()).toEqual(['us_dividend_due', 'us_dividend_paid']);
    await sound();
  });

  test('I7 · without a valid W-8BEN on the day of payment, 30 % are withheld', async () => {
    await owned();
    await dividend(WEDNESDAY, '10');
    await bench.moveTo(evening(WEDNESDAY));
    await bench.api.db.query("UPDATE us_accounts SET w8ben_valid_until = '2026-12-08'");
    await bench.moveTo(evening('2026-12-09'));
    expect((await holding()).events).toMatchObject([
      { amount: 30, withheld: 9, rule_id: 'us-dividend-statutory' },
    ]);
    await sound();
  });

  test('I7 · a purchase on the record date has no part, and shares sold on it still have', async () => {
    await owned();
    await dividend(TUESDAY, '1');
    await bench.moveTo(during(TUESDAY));
    expect((await bench.traded({ quantity: 2 })).state).toBe('filled');
    expect((await bench.traded({ side: 'sell', quantity: 1 })).state).toBe('filled');
    await bench.moveTo(evening('2026-12-08'));
    expect((await holding()).events).toMatchObject([{ shares_before: 3, amount: 3, withheld: 0.75 }]);
    expect((await holding()).quantity).toBe(4);
    await sound();
  });

  test('I7 · shares sold before the ex-date have no part, even when the clock jumps over everything', async () => {
    await owned();
    await dividend(WEDNESDAY, '1');
    await bench.moveTo(during(TUESDAY));
    await bench.traded({ side: 'sell', quantity: 1 });
    await bench.moveTo(evening('2026-12-18'));
    expect((await holding()).events).toMatchObject([{ shares_before: 2, amount: 2, paid_on: '2026-12-09' }]);
    await sound();
  });

  test('I7 · repeated and reordered announcements, replays and runs pay and split once', async () => {
    await owned();
    await dividend(TUESDAY, '1');
    await split(WEDNESDAY);
    await bench.moveTo(evening('2026-12-18'));
    const [once, balance, at] = [await holding(), await wallet(), await price()];
    expect(once.quantity).toBe(12);
    const { ctx, db } = bench.api;
    const of = { symbol: bench.share.symbol, announced_at: '2026-11-24T01:00:00.000Z' };
    await db.tx((tx) =>
      brokerActions.store(tx, [
        { ...of, number: 2, kind: 'split', ex_date: WEDNESDAY, new_shares: 4, old_shares: 1 },
        { ...of, number: 1, kind: 'dividend', ex_date: TUESDAY, per_share: '1.0000', pays_on: '2026-12-08' },
      ]),
    );
    for (const run of [takeActions, carryOutSplits, applyDueDividends, payUsDividends])
      await Promise.all([run(ctx), run(ctx)]);
    expect([await holding(), await wallet(), await price()]).toEqual([once, balance, at]);
    // The dividend was for the three shares of before the split.
    expect(once.events).toMatchObject([
      { kind: 'split', shares_before: 3, shares_after: 12 },
      { kind: 'dividend', shares_before: 3, amount: 3 },
    ]);
    await sound();
  });

  test.each([
    [[1, 4], 3, 12],
    [[2, 3], 1.5, 2.25],
    [[10, 1], 4, 0.4],
    [[3, 1], 1, 0.333333],
  ] as [[number, number], number, number][])(
    'I7 · a split of %j keeps value, cost and days of %s shares, which become %s',
    async (ratio, quantity, after) => {
      await owned(quantity);
      await split(WEDNESDAY, ratio);
      await bench.moveTo(`${WEDNESDAY}T08:00:00.000+05:30`);
      const [before, last] = [await holding(), await price()];
      expect(before.quantity).toBe(quantity);
      // The ex-date begins in New York at 10:30 in India.
      await bench.moveTo(`${WEDNESDAY}T10:31:00.000+05:30`);
      const now = await holding();
      expect(now).toMatchObject({
        quantity: after,
        free: after,
        cost: before.cost,
        invested: before.invested,
      });
      expect(now.lots.map((lot) => lot.bought_on)).toEqual(before.lots.map((lot) => lot.bought_on));
      expect(await price()).toBeCloseTo((last * ratio[0]) / ratio[1], 1);
      expect(Math.abs(now.value_usd - before.value_usd)).toBeLessThan(before.value_usd / 100);
      expect(now.events).toMatchObject([{ kind: 'split', shares_before: quantity, shares_after: after }]);
      expect(await kinds()).toEqual(['us_share_split']);
      await sound();
    },
  );

  test('I7 · a reverse split rounds the shares of all lots once: no lot loses a part of its own (issue 17)', async () => {
    for (const quantity of [1, 1, 1]) await bench.traded({ quantity });
    await bench.moveTo(MONDAY);
    await split(WEDNESDAY, [3, 2]);
    await bench.moveTo(`${WEDNESDAY}T10:31:00.000+05:30`);
    const now = await holding();
    expect(now.quantity).toBe(2);
    expect(now.lots.map(({ quantity }) => quantity).toSorted()).toEqual([0.666666, 0.666667, 0.666667]);
    await sound();
  });

  test('I7 · trades of before the ex-date settle in new shares, those of the ex-date are new ones', async () => {
    await owned();
    await split(WEDNESDAY);
    await bench.moveTo(during(TUESDAY));
    await bench.traded({ quantity: 1 });
    const sold = await bench.traded({ side: 'sell', quantity: 2 });
    await bench.moveTo(during(WEDNESDAY));
    expect(await holding()).toMatchObject({ quantity: 12, free: 4, unsettled: 4 });
    const bought = await bench.traded({ quantity: 1 });
    expect(bought.state).toBe('filled');
    await bench.moveTo(evening('2026-11-30'));
    const now = await holding();
    expect(now.quantity).toBe(9);
    expect(now.sales).toMatchObject([{ quantity: 2, proceeds: (await bench.order(sold.id)).net }]);
    await sound();
  });

  test('I7 · an order that waits for the ex-date is cancelled and its dollars return', async () => {
    await bench.moveTo('2026-11-24T12:00:00.000+05:30');
    const before = await wallet();
    const { id } = await bench.placed({ quantity: 1, kind: 'limit', price: bench.share.price });
    expect(await wallet()).toBeLessThan(before);
    await split(WEDNESDAY);
    await bench.api.db.query('UPDATE us_orders SET for_day = $1', [WEDNESDAY]);
    await bench.moveTo(`${WEDNESDAY}T10:31:00.000+05:30`);
    expect(await bench.order(id)).toMatchObject({
      state: 'cancelled',
      reason: expect.stringContaining('split') as string,
    });
    expect(await wallet()).toBe(before);
    await sound();
  });

  test('I7 · a hundred dividends in a row are a hundred credits', async () => {
    await owned();
    const before = await wallet();
    const days = Array.from({ length: 100 }, (_, index) => index + 1);
    await bench.api.db.tx((tx) =>
      brokerActions.store(
        tx,
        days.map((number) => ({
          ...{ number, kind: 'dividend', symbol: bench.share.symbol, per_share: '0.0400' },
          ...{ ex_date: WEDNESDAY, pays_on: '2026-12-09', announced_at: '2026-11-24T01:00:00.000Z' },
        })),
      ),
    );
    await bench.moveTo(evening('2026-12-09'));
    expect(await wallet()).toBeCloseTo(before + 100 * (0.12 - 0.03), 2);
    await sound();
  });

  test('I7 · a dividend from before a split is listed for a share of today too', async () => {
    await owned();
    await dividend(WEDNESDAY);
    await split('2026-11-30');
    await bench.moveTo(evening('2026-11-30'));
    const { body } = await bench.api.call('usStockActions', { params: { slug: bench.share.slug } });
    expect(body.data[1]).toMatchObject({ kind: 'dividend', per_share: 0.25, per_share_adjusted: 0.0625 });
  });

  test('I7 · anyone sees what was announced, and only the holder what it changed', async () => {
    await owned();
    await dividend(WEDNESDAY);
    await split('2026-11-30');
    await bench.moveTo(evening(WEDNESDAY));
    const { body } = await bench.api.call('usStockActions', { params: { slug: bench.share.slug } });
    expect(body.data).toMatchObject([
      { kind: 'split', ex_date: '2026-11-30', new_shares: 4, old_shares: 1, per_share: null, buyable: true },
      { kind: 'dividend', ex_date: WEDNESDAY, per_share: 0.25, pays_on: '2026-12-09', buyable: false },
    ]);
    expect(body.data[1]).not.toHaveProperty('per_share_adjusted');
    const unknown = await bench.api.call('usStockActions', { params: { slug: 'no-such-share' } });
    expect(unknown.http).toBe(404);
    const stranger = await bench.api.call('usHolding', { params: { slug: bench.share.slug } });
    expect(stranger.http).toBe(401);
  });

  test.each([
    ['an ex-date of today', { kind: 'split', new_shares: '2', old_shares: '1', ex_date: '2026-11-20' }],
    ['a split into the same shares', { kind: 'split', new_shares: '2', old_shares: '2', ex_date: WEDNESDAY }],
    ['a dividend of nothing', { kind: 'dividend', per_share: '0', ex_date: WEDNESDAY }],
    ['a dividend of five decimals', { kind: 'dividend', per_share: '0.00001', ex_date: WEDNESDAY }],
    ['a bonus', { kind: 'bonus', new_shares: '1', old_shares: '1', ex_date: WEDNESDAY }],
    ['an unknown share', { kind: 'dividend', share: 'NOSUCH', per_share: '1', ex_date: WEDNESDAY }],
  ])('I7 · the broker announces no action with %s', async (_about, form) => {
    expect(await bench.announce(form)).toBe(422);
  });
});
