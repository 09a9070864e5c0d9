import { signIn } from '../../testing/people/personas.ts';
import { ShareBench } from '../../testing/partners/shareBench.ts';
import { takeActions } from '../corporate-actions/takeActions.ts';
import { endDueOffers } from './endOffers.ts';

// Friday 20 November 2026 is the day of the tests; Tuesday 24 November is a holiday.
const MONDAY_CLOSE = '2026-11-23T16:00:00.000+05:30';
const RECORD = '2026-11-25';
const RECORD_CLOSE = `${RECORD}T16:00:00.000+05:30`;
const CLOSES = '2026-12-09';
const ALLOTS = '2026-12-13';
const ALLOTTED = `${ALLOTS}T16:00:00.000+05:30`;
const PRICE = 250;

const form = {
  kind: 'rights',
  new_shares: '2',
  old_shares: '7',
  price: String(PRICE),
  ex_date: RECORD,
  closes_on: CLOSES,
};

describe('I6 · rights issues of held shares', () => {
  let bench: ShareBench;
  beforeEach(async () => {
    bench = await ShareBench.open();
  });
  afterEach(() => bench.close());

  const offers = async () => (await bench.api.call('rightsIssues', { token: bench.token })).body.data;
  const apply = async (shares: number, key?: string) => {
    const [offer] = await offers();
    const { http, body } = await bench.api.call('applyForRights', {
      token: bench.token,
      params: { id: offer!.id },
      body: { shares },
      ...(key !== undefined && { key }),
    });
    return { http, body };
  };
  const holding = async () =>
    (await bench.api.call('stockHolding', { token: bench.token, params: { slug: bench.share.slug } })).body
      .data;
  const tasks = async () =>
    (await bench.api.call('tasks', { token: bench.token })).body.data.tasks.filter(
      ({ kind }) => kind === 'rights_open',
    );
  const lots = () =>
    bench.api.db.query<{ bought_on: string; quantity_left: number; cost_left: string }>(
      'SELECT bought_on, quantity_left, cost_left FROM share_lots ORDER BY bought_on',
    );
  const notices = async () =>
    (
      await bench.api.db.query<{ kind: string }>(
        "SELECT kind FROM notices WHERE kind LIKE 'share_rights_%' ORDER BY at, kind",
      )
    ).map(({ kind }) => kind);
  /** Shares on the record date of an announced rights issue. */
  const offered = async (quantity = 20, over: Record<string, string> = {}) => {
    await bench.addCash();
    await bench.traded({ quantity });
    await bench.moveTo(MONDAY_CLOSE);
    expect(await bench.announce({ ...form, ...over })).toBe(303);
    await bench.moveTo(RECORD_CLOSE);
  };

  test('I6 · holders of the record date may apply for whole shares, part of a share is ignored', async () => {
    await offered();
    // 20 × 2 / 7 is 5.71.
    expect(await offers()).toMatchObject([
      {
        ...{ held: 20, entitled: 5, applied: 0, state: 'open', can_apply: true, price: PRICE },
        ...{ record_date: RECORD, closes_on: CLOSES, allots_on: ALLOTS },
      },
    ]);
    expect(await tasks()).toMatchObject([
      { count: 5, date: CLOSES, actions: [{ href: `/stocks/${bench.share.slug}/rights` }] },
    ]);
    expect((await holding()).events).toMatchObject([{ kind: 'rights', shares_before: 20, shares_after: 20 }]);
    expect(await notices()).toEqual(['share_rights_offer']);
    const announced = (await bench.api.call('stockActions', { params: { slug: bench.share.slug } })).body
      .data;
    expect(announced).toMatchObject([
      {
        kind: 'rights',
        new_shares: 2,
        old_shares: 7,
        per_share: PRICE,
        closes_on: CLOSES,
        allots_on: ALLOTS,
      },
    ]);
    await bench.sound();
  });

  test('I6 · an application sets cash aside, and the allotment takes it: cost is the price, the day that of allotment', async () => {
    await offered();
    const before = await bench.cash();
    const [bought] = await lots();
    expect((await apply(3)).body.data).toMatchObject({ applied: 3, state: 'open' });
    expect(await tasks()).toEqual([]);
    expect(await bench.cash()).toMatchObject({
      balance: before.balance,
      reserved: before.reserved + 3 * PRICE,
      available: before.available - 3 * PRICE,
    });
    await bench.moveTo(ALLOTTED);
    expect(await lots()).toEqual([
      bought,
      { bought_on: ALLOTS, quantity_left: 3, cost_left: (3 * PRICE).toFixed(2) },
    ]);
    const cash = await bench.cash();
    expect(cash).toMatchObject({ balance: before.balance - 3 * PRICE, reserved: before.reserved });
    expect(cash.movements[0]).toMatchObject({ kind: 'rights_issue', amount: -3 * PRICE });
    expect((await holding()).holding).toMatchObject({ quantity: 23, free: 23 });
    expect(await offers()).toMatchObject([{ state: 'allotted', applied: 3, can_apply: false }]);
    expect(await notices()).toEqual(['share_rights_offer', 'share_rights_allotted']);
    await bench.sound();
  });

  test('I6 · the portfolio and the list of transactions have the allotment with what was paid', async () => {
    await offered();
    await apply(5);
    const row = async () =>
      (
        await bench.api.call('ownedAssets', { token: bench.token, query: { class: 'stocks' } })
      ).body.data.assets.find(({ id }) => id === bench.share.slug)!;
    const invested = (await row()).invested!;
    await bench.moveTo(ALLOTTED);
    expect((await row()).invested).toBeCloseTo(invested + 5 * PRICE, 2);
    const listed = (
      await bench.api.call('transactionReport', {
        token: bench.token,
        query: { type: 'rights_issue' } as never,
      })
    ).body.data.transactions;
    expect(listed).toMatchObject([
      { date: ALLOTS, type: 'rights_issue', units: 5, nav: PRICE, amount: 5 * PRICE, money: 'in' },
    ]);
  });

  test('I6 · what is not applied for until the last day lapses without money', async () => {
    await offered();
    const { balance } = await bench.cash();
    await bench.moveTo(`${CLOSES}T16:59:59.999+05:30`);
    expect(await offers()).toMatchObject([{ state: 'open', can_apply: true }]);
    await bench.moveTo(`${CLOSES}T17:00:00.000+05:30`);
    expect(await offers()).toMatchObject([{ state: 'lapsed', can_apply: false }]);
    expect((await apply(1)).http).toBe(409);
    expect(await tasks()).toEqual([]);
    await bench.moveTo(ALLOTTED);
    expect(await bench.cash()).toMatchObject({ balance, reserved: 0 });
    expect(await notices()).toEqual(['share_rights_offer', 'share_rights_lapsed']);
    await bench.sound();
  });

  test('I6 · an application is changed and withdrawn until the last day, and then stands', async () => {
    await offered();
    await apply(5);
    expect((await apply(2)).body.data.applied).toBe(2);
    expect((await bench.cash()).reserved).toBe(2 * PRICE);
    expect((await apply(0)).body.data.applied).toBe(0);
    expect((await bench.cash()).reserved).toBe(0);
    expect(await tasks()).toHaveLength(1);
    await apply(1);
    await bench.moveTo(`${CLOSES}T18:00:00.000+05:30`);
    const late = await apply(0);
    expect([late.http, late.body.code]).toEqual([409, 'rights_closed']);
    await bench.moveTo(ALLOTTED);
    expect(await offers()).toMatchObject([{ state: 'allotted', applied: 1 }]);
    await bench.sound();
  });

  test('I6 · a request that is repeated applies once, and two at once set aside cash for one', async () => {
    await offered();
    const [first, again] = [await apply(4, 'once-only-key-1'), await apply(4, 'once-only-key-1')];
    expect(again.body).toEqual(first.body);
    await Promise.all([apply(5), apply(5)]);
    expect((await bench.cash()).reserved).toBe(5 * PRICE);
    await Promise.all([endDueOffers(bench.api.ctx), endDueOffers(bench.api.ctx)]);
    await bench.moveTo(ALLOTTED);
    await Promise.all([endDueOffers(bench.api.ctx), takeActions(bench.api.ctx)]);
    expect((await lots()).map(({ quantity_left: left }) => left)).toEqual([20, 5]);
    await bench.sound();
  });

  test.each([
    [6, 'rights_most'],
    [1.5, 'rights_whole'],
    [-1, 'rights_whole'],
  ])('I6 · an application for %s shares is refused', async (shares, code) => {
    await offered();
    const { http, body } = await apply(shares);
    expect([http, body.code]).toEqual([422, code]);
    expect((await bench.cash()).reserved).toBe(0);
  });

  test('I6 · an application needs the cash, that of an earlier one included', async () => {
    await offered(20, { price: '20000' });
    const { available } = await bench.cash();
    const most = Math.floor(available / 20_000);
    expect(most).toBeGreaterThan(0);
    expect((await apply(most)).http).toBe(200);
    expect((await apply(most + 1)).body.code).toBe('cash_short');
    expect((await bench.cash()).available).toBeCloseTo(available - most * 20_000, 2);
    const bank = (await bench.cash()).accounts[0]!;
    const body = { amount: available, bank_id: bank.id };
    const withdrawal = await bench.api.call('withdrawTradingCash', { token: bench.token, body });
    expect(withdrawal.body.code).toBe('withdraw_most');
  });

  test('I6 · nobody applies with the entitlement of another account', async () => {
    await offered();
    const [offer] = await offers();

    const { token } = await signIn(bench.api, 'arjun');
    const { http } = await bench.api.call('applyForRights', {
      ...{ token, params: { id: offer!.id }, body: { shares: 1 } },
    });
    expect(http).toBe(404);
    expect(await offers()).toMatchObject([{ applied: 0 }]);
  });

  test('I6 · too few shares for a whole one give no entitlement', async () => {
    await offered(3);
    expect(await offers()).toEqual([]);
    expect(await notices()).toEqual([]);
    await bench.sound();
  });

  test('I6 · shares bought on the record date and later have no part, and a sale after it keeps the entitlement', async () => {
    await offered(7);
    await bench.traded({ side: 'sell', quantity: 7 });
    await bench.moveTo('2026-11-26T16:00:00.000+05:30');
    await bench.traded({ quantity: 5 });
    expect(await offers()).toMatchObject([{ held: 7, entitled: 2 }]);
    await apply(2);
    await bench.moveTo(ALLOTTED);
    expect((await lots()).at(-1)).toMatchObject({ bought_on: ALLOTS, quantity_left: 2 });
    await bench.sound();
  });

  test('I6 · a jump of the clock allots before a later split, so that new shares are split too', async () => {
    await offered();
    await apply(5);
    await bench.announce({ kind: 'split', new_shares: '5', old_shares: '1', ex_date: '2026-12-21' });
    await bench.moveTo('2026-12-28T16:00:00.000+05:30');
    expect(await lots()).toMatchObject([
      { quantity_left: 100 },
      { bought_on: ALLOTS, quantity_left: 25, cost_left: (5 * PRICE).toFixed(2) },
    ]);
    await bench.sound();
  });

  test('I6 · a sale of allotted shares is a gain over the price paid, from the day of allotment', async () => {
    await offered(7);
    await apply(2);
    await bench.moveTo('2026-12-14T10:30:00.000+05:30');
    expect((await bench.traded({ side: 'sell', quantity: 9 })).state).toBe('filled');
    await bench.moveTo('2026-12-15T16:00:00.000+05:30');
    const sold = await bench.api.db.query<{ bought_on: string; quantity: number; cost: string }>(
      'SELECT bought_on, quantity, cost FROM share_sales ORDER BY bought_on',
    );
    expect(sold[1]).toEqual({ bought_on: ALLOTS, quantity: 2, cost: (2 * PRICE).toFixed(2) });
    await bench.sound();
  });

  test('I6 · the proof of the books finds an allotment that was not booked', async () => {
    await offered();
    await apply(5);
    await bench.api.db.query("UPDATE rights_offers SET state = 'allotted', ended_at = now()");
    await expect(bench.sound()).rejects.toThrow('rights_not_allotted_once');
  });

  test.each([
    ['no price', { price: '' }],
    ['a last day within a week', { closes_on: '2026-12-01' }],
    ['a last day after 30 days', { closes_on: '2026-12-26' }],
    ['part of a share', { new_shares: '1.5' }],
  ])('I6 · the exchange announces no rights issue with %s', async (_about, over) => {
    expect(await bench.announce({ ...form, ...over })).toBe(422);
  });
});
