import { PERSONAS } from '../../personas/index.ts';
import { ShareBench, type TestShare } from '../../testing/partners/shareBench.ts';
import { publishPricesUpTo } from '../../market/index.ts';
import { shareSource } from '../settlement/shareSource.ts';
import { applyDueActions } from './applyActions.ts';
import { takeActions } from './takeActions.ts';

// Friday 20 November 2026 is the day of the tests; Tuesday 24 November is a holiday.
const MONDAY_CLOSE = '2026-11-23T16:00:00.000+05:30';
const WEDNESDAY = '2026-11-25';
const WEDNESDAY_CLOSE = '2026-11-25T16:00:00.000+05:30';
const FRIDAY_CLOSE = '2026-11-27T16:00:00.000+05:30';

describe('I6 · mergers and demergers of held shares', () => {
  let bench: ShareBench;
  let other: TestShare;

  beforeEach(async () => {
    bench = await ShareBench.open();
    [other] = (await bench.api.db.query<TestShare>(
      `SELECT slug, isin, symbol, price::float8 AS price FROM stocks
       WHERE price BETWEEN 50 AND 150 AND isin <> $1 ORDER BY market_cap DESC LIMIT 1`,
      [bench.share.isin],
    )) as [TestShare];
  });
  afterEach(() => bench.close());

  const owned = async (quantity = 15) => {
    await bench.addCash();
    await bench.traded({ quantity });
    await bench.moveTo(MONDAY_CLOSE);
  };
  const merger = (over: object = {}) => ({
    ...{ kind: 'merger', new_shares: '1', old_shares: '2', ex_date: WEDNESDAY, other: other.symbol },
    ...over,
  });
  const demerger = (over: object = {}) => merger({ kind: 'demerger', cost_percent: '12.5', ...over });
  const holding = async (slug: string) =>
    (await bench.api.call('stockHolding', { token: bench.token, params: { slug } })).body.data;
  const lots = () =>
    bench.api.db.query<{ isin: string; bought_on: string; quantity_left: number; cost_left: number }>(
      `SELECT isin, bought_on, quantity_left, cost_left::float8 AS cost_left FROM share_lots
       WHERE quantity_left > 0 OR cost_left > 0 ORDER BY bought_on, isin = '${bench.share.isin}' DESC`,
    );
  const paise = (amount: number) => Math.round(amount * 100);
  const gains = async () =>
    (
      await bench.api.call('capitalGains', { token: bench.token, query: { year: '2026-27' } })
    ).body.data.lots.filter(({ asset }) => asset === 'stock');
  const history = async (...days: string[]) => {
    const values = await shareSource.history(bench.api.ctx, PERSONAS.asha.portfolioId, days);
    return values.map(({ invested }) => invested);
  };

  test('I6 · a merger gives shares of the other company with cost and dates, and sells part of a share', async () => {
    await owned();
    const { invested } = (await holding(bench.share.slug)).holding!;
    const [lot] = await lots();
    const { balance } = await bench.cash();
    expect(await bench.announce(merger())).toBe(303);
    await bench.moveTo(WEDNESDAY_CLOSE);
    const [kept, ...none] = await lots();
    expect(none).toEqual([]);
    expect(kept).toMatchObject({ isin: other.isin, bought_on: '2026-11-20', quantity_left: 7 });
    const [sold] = await gains();
    // 15 shares give 7½: the half bears a fifteenth of the cost.
    expect(sold).toMatchObject({ isin: other.isin, bought_on: '2026-11-20', sold_on: WEDNESDAY, units: 0.5 });
    expect(paise(kept!.cost_left + sold!.cost)).toBe(paise(lot!.cost_left));
    expect(sold!.cost).toBeCloseTo(lot!.cost_left / 15, 1);
    expect((await bench.cash()).balance).toBeCloseTo(balance + sold!.proceeds, 2);
    const now = await holding(other.slug);
    expect(now.holding).toMatchObject({ quantity: 7, free: 7 });
    expect(now.holding!.invested).toBeCloseTo(invested - sold!.cost, 1);
    expect(now.events).toMatchObject([
      { kind: 'merger', received: true, received_shares: 7, other: { slug: bench.share.slug } },
    ]);
    const old = await holding(bench.share.slug);
    expect(old.holding).toBeNull();
    expect(old.events).toMatchObject([
      { kind: 'merger', received: false, shares_before: 15, shares_after: 0, other: { slug: other.slug } },
    ]);
    await bench.sound();
  });

  test('I6 · a merged share is traded and listed no longer, and its page leads to the other one', async () => {
    await owned();
    await bench.announce(merger());
    await bench.moveTo(WEDNESDAY_CLOSE);
    const refused = await bench.place();
    expect([refused.http, refused.body.code]).toEqual([422, 'merged']);
    const { slug, isin } = bench.share;
    const { body } = await bench.api.call('stockDetails', { params: { slug } });
    expect(body.data.merged_into).toMatchObject({ slug: other.slug });
    const found = await bench.api.call('stockList', { query: { search: isin } });
    expect(found.body.data).toEqual([]);
  });

  test('I6 · prices of a merged share end before the ex-date, whichever is known first, and past days keep their value', async () => {
    await owned();
    const { ctx } = bench.api;
    const at = (instant: string) => publishPricesUpTo(ctx, new Date(instant));
    const valueOn = async (...days: string[]) =>
      (await shareSource.history(ctx, PERSONAS.asha.portfolioId, days)).map(({ value }) => value);
    const lastDay = async (isin: string) =>
      (
        await bench.api.db.query<{ on: string; priced: string }>(
          `SELECT last_date AS on, price_date AS priced FROM price_histories JOIN stocks ON isin = security
           WHERE market = 'IN' AND security = $1`,
          [isin],
        )
      )[0];
    await bench.announce(merger());
    // The clock passes the ex-date: prices of that day are published before the announcement is known.
    await at(FRIDAY_CLOSE);
    const known = await valueOn('2026-11-20', '2026-11-23');
    expect((await lastDay(bench.share.isin))!.on).toBe('2026-11-27');
    await bench.moveTo(FRIDAY_CLOSE);
    expect(await lastDay(bench.share.isin)).toEqual({ on: '2026-11-23', priced: '2026-11-23' });
    await at('2026-12-01T16:00:00.000+05:30');
    expect((await lastDay(bench.share.isin))!.on).toBe('2026-11-23');
    expect((await lastDay(other.isin))!.on).toBe('2026-12-01');
    expect(await valueOn('2026-11-20', '2026-11-23')).toEqual(known);
    const [after] = await valueOn('2026-11-27');
    const series = (
      await bench.api.call('stockHistory', {
        params: { slug: other.slug },
        query: { from: '2026-11-27', to: '2026-11-27' },
      })
    ).body;
    expect(after).toBeCloseTo(7 * series[0]!.nav, 2);
  });

  test('I6 · a demerger moves the announced part of the cost, and the value of both is the value before', async () => {
    await owned();
    const before = (await holding(bench.share.slug)).holding!;
    const [lot] = await lots();
    expect(await bench.announce(demerger())).toBe(303);
    await bench.moveTo(`${WEDNESDAY}T08:00:00.000+05:30`);
    const morning = (await holding(bench.share.slug)).holding!;
    await bench.moveTo(WEDNESDAY_CLOSE);
    const [own, split] = await lots();
    const [sold] = await gains();
    expect(own).toMatchObject({ isin: bench.share.isin, quantity_left: 15, bought_on: lot!.bought_on });
    expect(split).toMatchObject({ isin: other.isin, quantity_left: 7, bought_on: lot!.bought_on });
    expect(own!.cost_left).toBeCloseTo(lot!.cost_left * 0.875, 2);
    expect(paise(own!.cost_left + split!.cost_left + sold!.cost)).toBe(paise(lot!.cost_left));
    // Both together have gained what they are worth and brought, less all that was paid.
    const { assets } = (
      await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'stocks' } })
    ).body.data;
    const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    const [{ paid }] = (await bench.api.db.query<{ paid: number }>(
      'SELECT sum(cost + stt)::float8 AS paid FROM share_lots WHERE came_on IS NULL',
    )) as [{ paid: number }];
    expect(total(assets.map(({ gain }) => gain!))).toBeCloseTo(
      total(assets.map(({ value }) => value)) - paid + sold!.proceeds,
      2,
    );
    // The value is that of the whole until the shares come, whatever the market has done since.
    const price = async (isin: string) =>
      (
        await bench.api.db.query<{ price: number }>(
          'SELECT price::float8 AS price FROM stocks WHERE isin = $1',
          [isin],
        )
      )[0]!.price;
    expect(morning).toMatchObject({ quantity: 15, invested: before.invested });
    const [{ factor }] = (await bench.api.db.query<{ factor: number }>(
      'SELECT factor::float8 AS factor FROM corporate_actions',
    )) as [{ factor: number }];
    expect(morning.value).toBeCloseTo(15 * factor * morning.price, 1);
    const rest = (await holding(bench.share.slug)).holding!;
    expect(rest.value).toBeCloseTo(15 * (await price(bench.share.isin)), 2);
    expect((await holding(bench.share.slug)).events).toMatchObject([
      { kind: 'demerger', shares_before: 15, shares_after: 15, received_shares: 7 },
    ]);
    await bench.sound();
  });

  test('I6 · what was invested on days before and after is the same, counted once', async () => {
    await owned(14);
    const [before] = await history('2026-11-23');
    await bench.announce(demerger());
    await bench.moveTo(WEDNESDAY_CLOSE);
    expect(await history('2026-11-19', '2026-11-20', '2026-11-23', WEDNESDAY)).toEqual([
      0,
      before,
      before,
      before,
    ]);
    await bench.announce(merger({ ex_date: '2026-11-27' }));
    await bench.moveTo(FRIDAY_CLOSE);
    expect(await history('2026-11-19', '2026-11-23', WEDNESDAY, '2026-11-27')).toEqual([
      0,
      before,
      before,
      before,
    ]);
    expect((await lots()).reduce((sum, { quantity_left: left }) => sum + left, 0)).toBe(14);
    await bench.sound();
  });

  test('I6 · a jump over a merger and a later split of the other company takes both, in the order of the days', async () => {
    await owned(14);
    await bench.announce(merger());
    await bench.announce({
      share: other.symbol,
      kind: 'split',
      new_shares: '5',
      old_shares: '1',
      ex_date: '2026-11-27',
    });
    await bench.moveTo('2026-12-04T16:00:00.000+05:30');
    expect(await lots()).toMatchObject([{ isin: other.isin, quantity_left: 35, bought_on: '2026-11-20' }]);
    await bench.sound();
  });

  test('I6 · repeated and concurrent runs carry nothing over twice', async () => {
    await owned();
    await bench.announce(merger());
    await bench.moveTo(WEDNESDAY_CLOSE);
    const once = [await lots(), await holding(other.slug), await bench.cash()];
    await Promise.all([takeActions(bench.api.ctx), takeActions(bench.api.ctx)]);
    await Promise.all([applyDueActions(bench.api.ctx), applyDueActions(bench.api.ctx)]);
    expect([await lots(), await holding(other.slug), await bench.cash()]).toEqual(once);
    await bench.sound();
  });

  test('I6 · shares that came by a merger are sold with the day of purchase of the old ones', async () => {
    await owned(14);
    await bench.announce(merger());
    await bench.moveTo(WEDNESDAY_CLOSE);
    await bench.moveTo('2026-11-26T11:00:00.000+05:30');
    await bench.traded({ slug: other.slug, side: 'sell', quantity: 7 });
    await bench.moveTo('2026-11-30T16:00:00.000+05:30');
    expect(await gains()).toMatchObject([{ isin: other.isin, bought_on: '2026-11-20', units: 7 }]);
    await bench.sound();
  });

  test('I6 · a first purchase after a split is valued at its own number of shares', async () => {
    await bench.announce({ kind: 'split', new_shares: '5', old_shares: '1', ex_date: '2026-11-23' });
    await bench.moveTo(WEDNESDAY_CLOSE);
    await bench.moveTo('2026-11-26T11:00:00.000+05:30');
    await bench.addCash();
    await bench.traded({ quantity: 10 });
    await bench.moveTo('2026-11-30T16:00:00.000+05:30');
    const { holding: own } = await holding(bench.share.slug);
    expect(own!.value).toBeCloseTo(10 * own!.price, 2);
  });

  test.each([
    ['a merger with itself', () => merger({ other: bench.share.symbol })],
    ['a merger with an unknown company', () => merger({ other: 'NOSUCH' })],
    ['a merger into no shares', () => merger({ new_shares: '0' })],
    ['a demerger without a part of the cost', () => demerger({ cost_percent: '0' })],
    ['a demerger of all of the cost', () => demerger({ cost_percent: '100' })],
    ['a demerger of more than the company is worth', () => demerger({ new_shares: '900' })],
  ])('I6 · the exchange announces no %s', async (_about, form) => {
    expect(await bench.announce(form())).toBe(422);
  });
});
