import { confirmsOf, type CallBody } from '@sanchay/contracts';
import { earnCoins } from '../coins/index.ts';
import { balanceOf, cashInTransit, proveBalanced, subscriptionIncome, taxPayable } from '../ledger/index.ts';
import { PERSONAS } from '../personas/index.ts';
import { signIn } from '../testing/people/personas.ts';
import { publicId } from '../testing/people/publicId.ts';
import { confirmedOtp } from '../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import {
  endQuietly,
  fakeGateway,
  newsOf,
  sendNews,
  type FakeGateway,
} from '../testing/partners/fakeGateway.ts';

const { userId, portfolioId } = PERSONAS.asha;
const PRICED = { featuresFree: false };

describe('subscriptions', () => {
  let api: TestApi;
  let gateway: FakeGateway;
  let token: string;

  beforeEach(async () => {
    gateway = await fakeGateway();
    api = await testApi({ partnersOrigin: gateway.origin });
    gateway.now = () => api.clock.now();
    api.ctx.settings.sandbox = false;
    ({ token } = await signIn(api, 'asha'));
  });
  afterEach(async () => {
    await api.close();
    await gateway.close();
  });

  const configure = (content: object) =>
    api.db.query(
      `INSERT INTO config_files (name, content) VALUES ('app', $1)
       ON CONFLICT (name) DO UPDATE SET content = excluded.content`,
      [JSON.stringify(content)],
    );
  const give = async (friends: number) => {
    for (let one = 0; one < friends; one += 1)
      await api.db.tx((tx) =>
        earnCoins(api.ctx, tx, { userId, reward: 'referral', subject: `friend-${one}` }),
      );
  };
  const list = async () => (await api.call('subscriptions', { token })).body;
  const create = (body: Partial<CallBody<'createSubscription'>>, key?: string) =>
    api.call('createSubscription', {
      token,
      body: { feature_name: 'tax_harvesting', pay_with: 'free', amount: 0, ...body },
      ...(key && { key }),
    });
  const buy = async (amount = 588.82) => {
    const body = {
      ...{ feature_name: 'tax_harvesting', pay_with: 'money', amount, method: 'upi' },
    } satisfies CallBody<'createSubscription'>;
    const step_up = await confirmedOtp(
      api,
      token,
      'purchase',
      confirmsOf('createSubscription', { params: {}, body }),
    );
    return create({ ...body, step_up });
  };
  const cancel = (id: string) => api.call('cancelSubscription', { token, params: { id } });
  const coins = async () => (await list()).total_coins;
  const decide = async (status: 'successful' | 'failed') => {
    const { id } = [...gateway.payments.values()].at(-1)!;
    endQuietly(gateway, id, {
      status,
      ...(status === 'failed' ? { reason: 'declined' } : { paid_at: api.clock.now().toISOString() }),
    });
    await api.call('payment', { token, params: { id } });
    return id;
  };

  test('P8 · every feature is free while the activation flag is true, and its price comes from the settings', async () => {
    const free = await list();
    expect(free.features.map(({ free: isFree, total }) => [isFree, total])).toEqual(
      free.features.map(() => [true, 0]),
    );
    expect(free.features.map(({ feature_name: name }) => name)).toEqual(['tax_harvesting', 'family_account']);
    await configure(PRICED);
    // The family view works without it, so nobody pays for it.
    expect((await list()).features.map(({ feature_name: name }) => name)).toEqual(['tax_harvesting']);
    expect((await list()).features.find((one) => one.feature_name === 'tax_harvesting')).toEqual({
      ...{ feature_name: 'tax_harvesting', coins: 499, price: 499, tax: 89.82, total: 588.82, free: false },
    });
    await configure({ ...PRICED, coinCosts: { tax_harvesting: 100 }, purchaseTax: 5, coinMultiplier: 2 });
    expect((await list()).features.find((one) => one.feature_name === 'tax_harvesting')).toMatchObject({
      ...{ coins: 100, price: 200, tax: 10, total: 210 },
    });
  });

  test('P8 · a free subscription is active at once, for the first KYC id, a year long', async () => {
    const { http, body } = await create({});
    expect(http).toBe(200);
    const [kyc] = await api.db.query<{ id: string }>(
      'SELECT id FROM kyc_records WHERE portfolio_id = $1 AND position = 1',
      [portfolioId],
    );
    expect(body.data).toMatchObject({
      ...{
        kyc_id: kyc!.id,
        login_id: await publicId(api, 'users', userId),
        portfolio_id: await publicId(api, 'portfolios', portfolioId),
        status: 'active',
        auto_renew: true,
      },
      ...{ starts_on: '2026-11-20', ends_on: '2027-11-19', paid_with: 'free', total: 0, payment: null },
    });
    expect((await api.call('userInfo', { token })).body.current_portfolio).toMatchObject({
      ...{ tax_harvesting: true, trade_smart: false },
    });
    await api.db.query('UPDATE kyc_records SET position = 2 WHERE id = $1', [kyc!.id]);
    expect((await api.call('userInfo', { token })).body.current_portfolio!.tax_harvesting).toBe(false);
  });

  test('P8 · two tabs subscribe once', async () => {
    const answers = await Promise.all([create({}), create({}), create({})]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409, 409]);
    expect((await list()).subscriptions).toHaveLength(1);
  });

  test.each([
    ['a price that is not the shown one', { pay_with: 'coins', amount: 10 }, 409, 'price_changed'],
    ['free when it is not', { pay_with: 'free', amount: 0 }, 409, 'price_changed'],
    ['too few coins', { pay_with: 'coins', amount: 499 }, 422, 'coins_short'],
    ['money without a method', { pay_with: 'money', amount: 588.82 }, 422, 'method_missing'],
    ['money without an OTP', { pay_with: 'money', amount: 588.82, method: 'upi' }, 403, 'step_up_required'],
    [
      'a feature without a screen',
      { feature_name: 'smart_switch_2', pay_with: 'coins', amount: 200 },
      422,
      'feature_not_offered',
    ],
  ] as const)('P8 · %s is refused and nothing is stored', async (_what, body, http, code) => {
    await configure(PRICED);
    const answer = await create(body);
    expect([answer.http, answer.body]).toEqual([http, expect.objectContaining({ code })]);
    expect((await list()).subscriptions).toEqual([]);
  });

  test('P8 · coins pay, and come back when it is cancelled within the days; after them it stays', async () => {
    await configure(PRICED);
    await give(10);
    const { body } = await create({ pay_with: 'coins', amount: 499 });
    expect(await coins()).toBe(501);
    expect(body.data.refundable_until).toBe('2026-11-27');
    expect((await cancel(body.data.id)).body.data).toMatchObject({ status: 'cancelled', auto_renew: false });
    expect(await coins()).toBe(1_000);
    expect((await cancel(body.data.id)).body).toMatchObject({ code: 'subscription_ended' });
    expect(await coins()).toBe(1_000);
    const second = await create({ pay_with: 'coins', amount: 499 });
    api.clock.set('2026-11-28T09:00:00+05:30');
    ({ token } = await signIn(api, 'asha'));
    expect(await cancel(second.body.data.id)).toMatchObject({ http: 422, body: { code: 'refund_over' } });
    expect(await coins()).toBe(501);
  });

  test('P8 · coins spent in two tabs on two features are never more than there are', async () => {
    await configure({ ...PRICED, coinCosts: { tax_harvesting: 60 } });
    await give(1);
    const answers = await Promise.all([
      create({ pay_with: 'coins', amount: 60 }),
      create({ pay_with: 'coins', amount: 60 }),
    ]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    expect(await coins()).toBe(40);
  });

  test('P8 · money with 18 % tax: paid, invoiced, cancelled, refunded with a credit note', async () => {
    await configure(PRICED);
    const { http, body } = await buy();
    expect(http).toBe(200);
    expect(body.data).toMatchObject({
      status: 'pending',
      price: 499,
      tax: 89.82,
      total: 588.82,
      invoice_no: null,
    });
    expect((await create({ pay_with: 'money', amount: 588.82, method: 'upi' })).http).toBe(409);
    const paymentId = await decide('successful');
    const [active] = (await list()).subscriptions;
    expect(active).toMatchObject({
      ...{ status: 'active', invoice_no: 'SS/26-27/000001', auto_renew: false },
      ...{ ends_on: '2027-11-19', refundable_until: '2026-11-27', payment: { purpose: 'subscription' } },
    });
    expect(await balanceOf(api.db, subscriptionIncome(), 'INR')).toBe('499.0000');
    expect(await balanceOf(api.db, taxPayable('gst'), 'INR')).toBe('89.8200');
    const file = async (name: 'invoice.pdf' | 'credit-note.pdf') => {
      const answer = await api.app.inject({
        url: `/api/v3/subscriptions/${active!.id}/${name}`,
        headers: { authorization: `Bearer ${token}` },
      });
      return { http: answer.statusCode, start: answer.rawPayload.subarray(0, 5).toString() };
    };
    expect(await file('invoice.pdf')).toEqual({ http: 200, start: '%PDF-' });
    expect((await file('credit-note.pdf')).http).toBe(404);
    expect((await cancel(active!.id)).body.data).toMatchObject({
      ...{ status: 'cancelled', credit_note_no: 'SC/26-27/000001' },
    });
    expect((await file('credit-note.pdf')).http).toBe(200);
    expect((await api.call('payment', { token, params: { id: paymentId } })).body.data.refunds).toMatchObject(
      [{ id: active!.id, amount: 588.82 }],
    );
    expect(await balanceOf(api.db, subscriptionIncome(), 'INR')).toBe('0.0000');
    expect(await balanceOf(api.db, taxPayable('gst'), 'INR')).toBe('0.0000');
    expect(await balanceOf(api.db, cashInTransit(), 'INR', portfolioId)).toBe('0.0000');
    await proveBalanced(api.db);
  });

  test('P8 · a failed payment activates nothing, and can be tried again', async () => {
    await configure(PRICED);
    await buy();
    await decide('failed');
    expect((await list()).subscriptions).toMatchObject([{ status: 'failed', invoice_no: null }]);
    expect(await balanceOf(api.db, subscriptionIncome(), 'INR')).toBe('0.0000');
    expect((await buy()).http).toBe(200);
  });

  test('P8 · money that arrives after the payment ran out goes back', async () => {
    await configure(PRICED);
    const { body } = await buy();
    api.clock.advance(15 * 60_000);
    await api.call('payment', { token, params: { id: body.data.payment!.id } });
    const id = await decide('successful');
    await sendNews(api, newsOf(gateway, id));
    expect((await list()).subscriptions).toMatchObject([
      { status: 'failed', payment: { status: 'refunded', refund: { amount: 588.82 } } },
    ]);
    await proveBalanced(api.db);
  });

  test('P8 · news of a payment that comes eight times activates it once', async () => {
    await configure(PRICED);
    await buy();
    const id = await decide('successful');
    await Promise.all(Array.from({ length: 8 }, () => api.call('payment', { token, params: { id } })));
    expect(await balanceOf(api.db, subscriptionIncome(), 'INR')).toBe('499.0000');
    expect(await api.db.query('SELECT last_number FROM subscription_document_numbers')).toEqual([
      { last_number: 1 },
    ]);
  });

  test.each([
    ['active', false, 0],
    ['refunded before', true, 588.82],
  ])('P8 · a chargeback of a subscription that is %s', async (_what, refundedBefore, due) => {
    await configure(PRICED);
    const { body } = await buy();
    const id = await decide('successful');
    if (refundedBefore) await cancel(body.data.id);
    await sendNews(api, newsOf(gateway, id, { status: 'charged_back' }));
    await sendNews(api, newsOf(gateway, id, { status: 'charged_back' }));
    expect((await list()).subscriptions[0]!.status).toBe(refundedBefore ? 'cancelled' : 'reversed');
    expect((await api.call('chargebacks', { token })).body.data.outstanding).toBe(due);
    expect(await balanceOf(api.db, subscriptionIncome(), 'INR')).toBe('0.0000');
    await proveBalanced(api.db);
  });

  describe('renewal', () => {
    const onDay = async (day: string) => {
      const from = api.clock.now();
      api.clock.set(`${day}T10:00:00+05:30`);
      await api.ctx.clockHooks.subscriptions!(api.ctx, { from, to: api.clock.now() });
      ({ token } = await signIn(api, 'asha'));
    };
    const states = async () =>
      (await list()).subscriptions.map(({ status, paid_with, starts_on, ends_on }) => [
        ...[status, paid_with, starts_on, ends_on],
      ]);

    test('P8 · renews the day after its last day, once, free while it is free', async () => {
      await create({});
      await onDay('2027-11-19');
      expect(await states()).toEqual([['active', 'free', '2026-11-20', '2027-11-19']]);
      await onDay('2027-11-20');
      await onDay('2027-11-20');
      expect(await states()).toEqual([
        ['active', 'free', '2027-11-20', '2028-11-19'],
        ['expired', 'free', '2026-11-20', '2027-11-19'],
      ]);
    });

    test.each([
      ['auto-renew is off', false, {}, 10],
      ['the feature costs now and was free', true, PRICED, 10],
    ])('P8 · ends without a charge when %s', async (_what, renew, settings, friends) => {
      await give(friends);
      const { id } = (await create({})).body.data;
      const answer = await api.call('updateSubscription', {
        ...{ token, params: { id }, body: { subscriptions: { auto_renew: renew } } },
      });
      expect(answer.body.data.auto_renew).toBe(renew);
      await configure(settings);
      await onDay('2027-11-20');
      expect((await states())[0]![0]).toBe('expired');
      expect(await coins()).toBe(1_000);
    });

    test.each([
      ['renews with coins when there are enough', 10, PRICED, 'active', 2],
      ['ends when coins are short', 5, PRICED, 'expired', 1],
      [
        'ends when the price has risen',
        10,
        { ...PRICED, coinCosts: { tax_harvesting: 501 } },
        'expired',
        501,
      ],
    ] as const)('P8 · %s', async (_what, friends, settings, status, left) => {
      await configure(PRICED);
      await give(friends);
      const { id } = (await create({ pay_with: 'coins', amount: 499 })).body.data;
      await api.call('updateSubscription', {
        ...{ token, params: { id }, body: { subscriptions: { auto_renew: true } } },
      });
      await configure(settings);
      await onDay('2027-11-20');
      expect((await states())[0]![0]).toBe(status);
      expect(await coins()).toBe(left);
    });
  });

  test('P8 · a stranger sees, changes and cancels nothing', async () => {
    const { id } = (await create({})).body.data;
    const stranger = (await signIn(api, 'meera')).token;
    const answers = await Promise.all([
      api.call('cancelSubscription', { token: stranger, params: { id } }),
      api.call('updateSubscription', {
        ...{ token: stranger, params: { id }, body: { subscriptions: { auto_renew: false } } },
      }),
      api.call('subscriptionFile', { token: stranger, params: { id, file: 'invoice.pdf' } }),
    ]);
    expect(answers.map(({ http }) => http)).toEqual([404, 404, 404]);
    expect((await list()).subscriptions).toMatchObject([{ status: 'active', auto_renew: true }]);
  });
});
