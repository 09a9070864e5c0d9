import { ShareBench } from '../../testing/partners/shareBench.ts';
import { applyDueActions } from './applyActions.ts';
import { exchangeActions } from './actionStore.ts';
import { soldShares } from '../settlement/soldShares.ts';
import { payDividends } from './payDividends.ts';
import { takeActions } from './takeActions.ts';

// Friday 20 November 2026 is the day of the tests; Tuesday 24 November is a holiday.
const FRIDAY_CLOSE = '2026-11-20T16:00:00.000+05:30';
const MONDAY_CLOSE = '2026-11-23T16:00:00.000+05:30';
const WEDNESDAY = '2026-11-25';
const THURSDAY_CLOSE = '2026-11-26T16:00:00.000+05:30';

describe('I6 · corporate actions of held shares', () => {
  let bench: ShareBench;

  beforeEach(async () => {
    bench = await ShareBench.open();
  });
  afterEach(() => bench.close());

  const split = { kind: 'split', new_shares: '5', old_shares: '1', ex_date: WEDNESDAY };
  const holding = async () =>
    (await bench.api.call('stockHolding', { token: bench.token, params: { slug: bench.share.slug } })).body
      .data;
  const price = async () =>
    (
      await bench.api.db.query<{ price: number }>(
        'SELECT price::float8 AS price FROM stocks WHERE isin = $1',
        [bench.share.isin],
      )
    )[0]!.price;
  const lots = () =>
    bench.api.db.query<{ bought_on: string; quantity_left: number; cost_left: string }>(
      'SELECT bought_on, quantity_left, cost_left FROM share_lots ORDER BY bought_on',
    );
  const owned = async (quantity = 10) => {
    await bench.addCash();
    await bench.traded({ quantity });
    await bench.moveTo(MONDAY_CLOSE);
  };
  /** What the shares have gained more than their value less what they cost. */
  const broughtBesides = async () => {
    const { assets } = (
      await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'stocks' } })
    ).body.data;
    const { gain, value } = assets.find(({ id }) => id === bench.share.slug)!;
    const [{ paid }] = (await bench.api.db.query<{ paid: number }>(
      'SELECT sum(cost + stt)::float8 AS paid FROM share_lots',
    )) as [{ paid: number }];
    return Math.round((gain! - (value - paid)) * 100) / 100;
  };
  const kinds = async () =>
    (
      await bench.api.db.query<{ kind: string }>(
        "SELECT kind FROM notices WHERE kind LIKE 'share_%' ORDER BY at, kind",
      )
    ).map(({ kind }) => kind);

  test('I6 · a split gives more shares at the same total cost and divides the price', async () => {
    await owned();
    expect(await bench.announce(split)).toBe(303);
    const before = (await holding()).holding!;
    const [lot] = await lots();
    await bench.moveTo(`${WEDNESDAY}T08:00:00.000+05:30`);
    const divided = await price();
    // Before the shares arrive, they are valued already.
    const morning = (await holding()).holding!;
    expect(morning).toMatchObject({ quantity: 10, invested: before.invested });
    expect(morning.value).toBeCloseTo(divided * 50, 2);
    await bench.moveTo(`${WEDNESDAY}T16:00:00.000+05:30`);
    expect(await lots()).toEqual([{ ...lot, quantity_left: 50 }]);
    const after = await holding();
    expect(after.holding).toMatchObject({ quantity: 50, free: 50, invested: before.invested });
    expect(after.events).toMatchObject([
      { kind: 'split', day: WEDNESDAY, shares_before: 10, shares_after: 50, amount: 0 },
    ]);
    expect(await kinds()).toEqual(['share_split']);
    await bench.sound();
  });

  test('I6 · the price of each day is kept as it was beside the adjusted one, also through two actions and a late run', async () => {
    const history = async (basis?: 'unadjusted') =>
      (
        await bench.api.call('stockHistory', {
          params: { slug: bench.share.slug },
          query: { ...(basis && { basis }) },
        })
      ).body;
    await bench.moveTo(MONDAY_CLOSE);
    const before = await history();
    expect(await history('unadjusted')).toEqual(before);
    await bench.announce(split);
    await bench.announce({ kind: 'bonus', new_shares: '1', old_shares: '2', ex_date: '2026-11-26' });
    // The clock passes both ex-dates at once.
    await bench.moveTo('2026-11-27T16:00:00.000+05:30');
    const [adjusted, unadjusted] = [await history(), await history('unadjusted')];
    expect(unadjusted.slice(0, before.length)).toEqual(before);
    expect(unadjusted.map(({ date }) => date)).toEqual(adjusted.map(({ date }) => date));
    const paise = Math.round;
    const factors = adjusted.map(({ nav }, at) => paise((unadjusted[at]!.nav / nav) * 10) / 10);
    expect(factors.slice(-4)).toEqual([7.5, 1.5, 1, 1]);
    await bench.moveTo('2026-11-30T16:00:00.000+05:30');
    expect((await history('unadjusted')).slice(0, -1)).toEqual(unadjusted);
    expect((await history('unadjusted')).at(-1)).toEqual((await history()).at(-1));
  });

  test('I6 · a split changes no result of the company, only what is earned by one share', async () => {
    const results = async () =>
      (await bench.api.call('stockQuarters', { params: { slug: bench.share.slug } })).body.data.results;
    await bench.moveTo(MONDAY_CLOSE);
    const before = await results();
    await bench.announce({ ...split, new_shares: '25' });
    await bench.moveTo(THURSDAY_CLOSE);
    const whole = ({ eps: _, ...result }: (typeof before)[number]) => result;
    const after = await results();
    expect(after.map(whole)).toEqual(before.map(whole));
    for (const [at, { eps }] of after.entries()) expect(eps).toBeCloseTo(before[at]!.eps / 25, 1);
  });

  test('I6 · repeated and reordered announcements and runs change nothing', async () => {
    await owned();
    await bench.announce(split);
    await bench.announce({ kind: 'bonus', new_shares: '1', old_shares: '1', ex_date: WEDNESDAY });
    await bench.moveTo(THURSDAY_CLOSE);
    const once = await holding();
    const at = await price();
    expect(once.holding).toMatchObject({ quantity: 100 });
    const { isin } = bench.share;
    const ratio = {
      new_shares: 5,
      old_shares: 1,
      ex_date: WEDNESDAY,
      announced_at: '2026-11-23T10:30:00.000Z',
    };
    await bench.api.db.tx((tx) =>
      exchangeActions.store(tx, [
        { ...ratio, number: 2, isin, kind: 'split' },
        { ...ratio, number: 1, isin, kind: 'bonus' },
      ]),
    );
    await Promise.all([takeActions(bench.api.ctx), takeActions(bench.api.ctx)]);
    await Promise.all([applyDueActions(bench.api.ctx), applyDueActions(bench.api.ctx)]);
    expect(await holding()).toEqual(once);
    expect(await price()).toBe(at);
    await bench.sound();
  });

  test('I6 · bonus shares cost nothing, have their own day, and part of a share is paid', async () => {
    await owned(15);
    const { invested } = (await holding()).holding!;
    const { balance } = await bench.cash();
    await bench.announce({ kind: 'bonus', new_shares: '1', old_shares: '2', ex_date: WEDNESDAY });
    await bench.moveTo(`${WEDNESDAY}T16:00:00.000+05:30`);
    expect((await lots()).map(({ bought_on: on, quantity_left: left }) => [on, left])).toEqual([
      ['2026-11-20', 15],
      [WEDNESDAY, 7],
    ]);
    const { holding: now, events } = await holding();
    expect(now).toMatchObject({ quantity: 22, invested });
    expect(events[0]!.amount).toBeGreaterThan(0);
    expect((await bench.cash()).balance).toBeCloseTo(balance + events[0]!.amount, 2);
    expect((await bench.cash()).movements[0]).toMatchObject({ kind: 'share_fraction' });
    expect(await broughtBesides()).toBe(events[0]!.amount);
    const [{ portfolio_id: portfolioId }] = (await bench.api.db.query<{ portfolio_id: string }>(
      'SELECT portfolio_id FROM share_lots LIMIT 1',
    )) as [{ portfolio_id: string }];
    const [part] = await soldShares(
      bench.api.db,
      portfolioId,
      { from: WEDNESDAY, to: WEDNESDAY },
      bench.api.ctx.rules.book(),
    );
    expect(part).toMatchObject({ quantity: 0.5, cost: '0.00', bought_on: WEDNESDAY });
    expect(Number(part!.proceeds)).toBe(events[0]!.amount);
    // A sale takes the bought shares first, then those of the bonus, which gain all they bring.
    const sale = await bench.traded({ side: 'sell', quantity: 1 });
    expect(sale.state).not.toBe('rejected');
    await bench.sound();
  });

  test('I6 · a purchase on the ex-date and later has no part in the split', async () => {
    await owned();
    await bench.announce(split);
    await bench.moveTo(`${WEDNESDAY}T10:00:00.000+05:30`);
    expect((await bench.traded({ quantity: 3 })).state).toBe('filled');
    await bench.moveTo(THURSDAY_CLOSE);
    expect((await lots()).map(({ quantity_left: left }) => left)).toEqual([50, 3]);
    await bench.sound();
  });

  test('I6 · a jump of the clock over the ex-date settles and splits in the order of the days', async () => {
    await bench.addCash();
    await bench.announce(split);
    await bench.traded();
    await bench.moveTo('2026-12-04T16:00:00.000+05:30');
    expect((await lots()).map(({ quantity_left: left }) => left)).toEqual([50]);
    await bench.sound();
  });

  test('I6 · a trade that a settlement holiday settles after the ex-date takes part in the split', async () => {
    await bench.addCash();
    await bench.announce(split);
    await bench.traded();
    await bench.api.db.query("UPDATE stock_orders SET settles_on = '2026-11-26'");
    await bench.moveTo(THURSDAY_CLOSE);
    expect((await lots()).map(({ quantity_left: left }) => left)).toEqual([50]);
    await bench.sound();
  });

  test('I6 · an order that waits for the ex-date is cancelled with the reason', async () => {
    await bench.addCash();
    await bench.moveTo(FRIDAY_CLOSE);
    const { id } = await bench.placed();
    await bench.announce({ ...split, ex_date: '2026-11-23' });
    await bench.moveTo('2026-11-23T08:00:00.000+05:30');
    const order = await bench.order(id);
    expect(order).toMatchObject({ state: 'cancelled', reason: expect.stringContaining('split') as string });
    expect(await bench.cash()).toMatchObject({ reserved: 0 });
    await bench.sound();
  });

  test('I6 · a dividend reaches the cash on its day, less tax above the yearly threshold', async () => {
    await owned(100);
    await bench.announce({ kind: 'dividend', per_share: '60', ex_date: WEDNESDAY });
    await bench.announce({ kind: 'dividend', per_share: '70', ex_date: '2026-11-26' });
    await bench.moveTo(THURSDAY_CLOSE);
    const { balance } = await bench.cash();
    expect((await holding()).events).toMatchObject([
      { kind: 'dividend', paid_on: null, pays_on: '2026-12-10' },
      { kind: 'dividend', paid_on: null, pays_on: '2026-12-09' },
    ]);
    await bench.moveTo('2026-12-10T16:00:00.000+05:30');
    await payDividends(bench.api.ctx);
    // ₹6,000 is below the threshold of ₹10,000; the year is ₹13,000 with ₹7,000 more, so 10 % of all of it.
    expect((await holding()).events).toMatchObject([
      { amount: 7_000, tds: 1_300, paid_on: '2026-12-10' },
      { amount: 6_000, tds: 0, paid_on: '2026-12-09' },
    ]);
    expect((await bench.cash()).balance).toBeCloseTo(balance + 13_000 - 1_300, 2);
    expect(await broughtBesides()).toBe(13_000 - 1_300);
    const income = await bench.api.call('incomeReport', { token: bench.token, query: { year: '2026-27' } });
    expect(income.body.data.dividends.map(({ source, amount }) => [source, amount])).toEqual([
      ['stock', 6_000],
      ['stock', 7_000],
    ]);
    await bench.sound();
  });

  test.each([
    ['before', [{ kind: 'dividend', per_share: '2' }, split]],
    ['after', [split, { kind: 'dividend', per_share: '2' }]],
  ])(
    'I6 · a dividend announced %s a split of its ex-date is for the shares before it',
    async (_order, forms) => {
      await owned();
      for (const form of forms) expect(await bench.announce({ ...form, ex_date: WEDNESDAY })).toBe(303);
      await bench.moveTo('2026-12-09T16:00:00.000+05:30');
      const { events } = await holding();
      expect(events.find(({ kind }) => kind === 'dividend')).toMatchObject({ shares_before: 10, amount: 20 });
      expect(events.find(({ kind }) => kind === 'split')).toMatchObject({
        shares_before: 10,
        shares_after: 50,
      });
      await bench.sound();
    },
  );

  test('I6 · a dividend from before a split is listed for a share of today too, and one to come with who gets it', async () => {
    const listed = async () => {
      const params = { slug: bench.share.slug };
      return (await bench.api.call('stockActions', { params })).body.data;
    };
    await bench.announce({ kind: 'dividend', per_share: '10', ex_date: WEDNESDAY });
    await bench.announce({ ...split, ex_date: '2026-11-26' });
    await bench.moveTo('2026-11-20T16:00:00.000+05:30');
    expect(await listed()).toMatchObject([
      { kind: 'split', buyable: true },
      { kind: 'dividend', per_share: 10, buyable: true },
    ]);
    expect((await listed())[1]).not.toHaveProperty('per_share_adjusted');
    await bench.moveTo('2026-11-27T16:00:00.000+05:30');
    expect(await listed()).toMatchObject([
      { kind: 'split', buyable: false },
      { kind: 'dividend', per_share: 10, per_share_adjusted: 2, buyable: false },
    ]);
  });

  test.each([
    ['an ex-date of today', { ...split, ex_date: '2026-11-20' }],
    ['a split into fewer shares', { ...split, new_shares: '1', old_shares: '5' }],
    ['a split into part of a share', { ...split, new_shares: '3', old_shares: '2' }],
    ['a dividend of nothing', { kind: 'dividend', per_share: '0', ex_date: WEDNESDAY }],
    ['an unknown share', { ...split, share: 'NOSUCH' }],
  ])('I6 · the exchange announces no action with %s', async (_about, form) => {
    expect(await bench.announce(form)).toBe(422);
  });
});
