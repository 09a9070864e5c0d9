import { PERSONAS } from '../../personas/index.ts';
import { changeRule } from '../../testing/changeRule.ts';
import {
  newsOf,
  sendNews,
  endQuietly,
  fakeGateway,
  type FakeGateway,
} from '../../testing/partners/fakeGateway.ts';
import { FUNDS, orderMarket } from '../../testing/orderMarket.ts';
import { signIn } from '../../testing/people/personas.ts';
import { cartToPay } from '../../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { payeeOf } from './payee.ts';
import { balanceOf, cashInTransit } from '../../ledger/index.ts';

const { asha } = PERSONAS;

describe('ways of paying', () => {
  let api: TestApi;
  let gateway: FakeGateway;
  let token: string;
  beforeEach(async () => {
    gateway = await fakeGateway();
    api = await testApi({ partnersOrigin: gateway.origin });
    gateway.now = api.clock.now;
    await orderMarket(api.db);
    token = (await signIn(api, 'asha')).token;
  });
  afterEach(async () => {
    await api.close();
    await gateway.close();
  });

  const options = async (amount: number) =>
    (await api.call('paymentOptions', { token, query: { amount } })).body.data;
  const usable = async (amount: number) =>
    Object.fromEntries((await options(amount)).options.map(({ method, usable: can }) => [method, can]));
  async function pay(amount: number, over: object) {
    await api.call('createOrder', { token, body: { code: FUNDS.equity, type: 'buy', amount } });
    return api.call('pay', { token, body: { ...(await cartToPay(api, token)), ...over } });
  }
  async function end(id: string, how: Record<string, unknown>) {
    endQuietly(gateway, id, how);
    return sendNews(api, newsOf(gateway, id, how));
  }
  const paid = () => ({ status: 'successful' as const, paid_at: api.clock.now().toISOString() });
  const payment = async (id: string) => (await api.call('payment', { token, params: { id } })).body.data;

  /** Pays and has the gateway report the payment as paid. */
  async function paidFor(amount: number): Promise<string> {
    const { id } = (await pay(amount, { method: 'upi' })).body.data;
    await end(id, paid());
    return id;
  }

  test("I4 · money is requested for a verified handle, and an amount over the day's UPI limit requires another method", async () => {
    const { payee_upi_id, upi_daily_limit, upi_left_today, banks, bank_label } = await options(100);
    expect([payee_upi_id, upi_daily_limit, upi_left_today]).toEqual([
      'sanchay.mf@validhdfc',
      500_000,
      500_000,
    ]);
    expect(banks[0]!.name).toBe(bank_label);
    expect(await usable(500_000)).toEqual({ upi: true, netbanking: true, wallet: true, mandate: false });
    expect(await usable(500_000.01)).toMatchObject({ upi: false, netbanking: true });
  });

  test.each([
    ['cart', 'sanchay.mf@validhdfc'],
    ['instalment', 'sanchay.mf@validhdfc'],
    ['subscription', 'sanchay.mf@validhdfc'],
    ['trading_cash', 'sanchay.brk@validhdfc'],
    ['remittance', 'sanchay.brk@validhdfc'],
    ['gold', 'sanchay.gold@hdfcbank'],
  ] as const)('I4 · money of the purpose %s is collected at %s', async (purpose, payee) => {
    const { body } = await api.call('paymentOptions', { token, query: { amount: 100, purpose } });
    expect(body.data.payee_upi_id).toBe(payee);
  });

  test.each([
    [
      { broking: 'sanchay.mf@validhdfc' },
      'PAYEE_BROKING_UPI_ID sanchay.mf@validhdfc is no verified .brk handle',
    ],
    [
      { broking: 'sanchay.brk@hdfcbank' },
      'PAYEE_BROKING_UPI_ID sanchay.brk@hdfcbank is no verified .brk handle',
    ],
    [{ gold: 'no handle' }, 'PAYEE_GOLD_UPI_ID no handle is no UPI handle'],
  ])('I4 · the setting %j collects no money', (payeeUpiIds, message) => {
    const ctx = { ...api.ctx, settings: { ...api.ctx.settings, payeeUpiIds } };
    const purpose = 'broking' in payeeUpiIds ? 'trading_cash' : 'gold';
    expect(() => payeeOf(ctx, purpose, '2026-11-20')).toThrow(message);
    expect(payeeOf(ctx, 'cart', '2026-11-20')).toBe('sanchay.mf@validhdfc');
  });

  test('I4 · a UPI id is checked at its bank before money is requested from it', async () => {
    const check = (upi_id: string) => api.call('checkUpiId', { token, body: { upi_id } });
    expect((await check(' asha@okaxis ')).body.data).toEqual({
      upi_id: 'asha@okaxis',
      bank_name: 'Axis Bank',
    });
    expect((await check('asha@nowhere')).body).toMatchObject({
      code: 'upi_id_unknown',
      errors: { upi_id: ['UPI ID not found. Check it and try again.'] },
    });
    expect((await check('asha')).body.code).toBe('upi_id_invalid');
    gateway.mode = 'broken';
    expect((await check('asha@okaxis')).http).toBe(503);
    gateway.mode = 'well';
  });

  test('I4 · a UPI id that paid is remembered sealed; one that did not is forgotten', async () => {
    expect((await pay(5000, { method: 'upi', upi_id: 'not an id' })).body.errors).toEqual({
      upi_id: ['Enter a UPI ID such as asha@okaxis.'],
    });
    const failed = (await pay(5000, { method: 'upi', upi_id: 'other@okaxis' })).body.data;
    expect(failed.payer).toBe('ot•••@okaxis');
    expect(gateway.payments.get(`ref-${failed.id}`)).toMatchObject({
      upi_id: 'other@okaxis',
      payee: 'sanchay.mf@validhdfc',
      key: 'sandbox_regular',
    });
    await end(failed.id, { status: 'failed', reason: 'declined' });
    const { id } = (await pay(5000, { method: 'upi', upi_id: 'asha@okaxis' })).body.data;
    await end(id, paid());
    expect((await options(100)).upi_ids).toEqual(['asha@okaxis']);
    expect(await api.db.query('SELECT 1 FROM payment_payers')).toEqual([]);
    const [row] = await api.db.query<{ sealed: Buffer }>('SELECT sealed FROM payer_upi_ids');
    expect(row!.sealed.includes('asha@okaxis')).toBe(false);
  });

  test('I4 · what was paid and what is under way count for the day, to the paisa, until the next day', async () => {
    await paidFor(5000);
    expect((await options(100)).upi_left_today).toBe(495_000);
    const refused = await pay(495_001, { method: 'upi' });
    expect([refused.http, refused.body.code, refused.body.errors]).toEqual([
      422,
      'upi_limit',
      {
        method: [
          'The daily UPI limit is ₹5,00,000. You have ₹4,95,000.00 left today: use net banking or pay part of it today.',
        ],
      },
    ]);
    const { id } = (await pay(495_000, { method: 'upi' })).body.data;
    const usedUp = await options(1);
    expect(usedUp.upi_left_today).toBe(0);
    expect(usedUp.options.find(({ method }) => method === 'upi')!.reason).toBe(
      'The daily UPI limit of ₹5,00,000 is used up. Payments in progress count too. Use net banking, or pay by UPI tomorrow.',
    );
    await end(id, { status: 'failed', reason: 'cancelled' });
    expect((await options(1)).upi_left_today).toBe(495_000);
    api.clock.set('2026-11-21T00:00:00+05:30');
    token = (await signIn(api, 'asha')).token;
    expect((await options(1)).upi_left_today).toBe(500_000);
  });

  test('I4 · another UPI limit, recorded as a dated rule, holds from its day on', async () => {
    const from = '2026-11-23';
    await changeRule(api, 'upi', { from, value: { dailyLimit: 300_000, verifiedHandleOnly: true } });
    expect(await options(300_001)).toMatchObject({ upi_daily_limit: 500_000, upi_left_today: 500_000 });
    api.clock.set('2026-11-23T10:00:00+05:30');
    token = (await signIn(api, 'asha')).token;
    expect(await options(300_001)).toMatchObject({ upi_daily_limit: 300_000, upi_left_today: 300_000 });
    expect([(await usable(300_000)).upi, (await usable(300_001)).upi]).toEqual([true, false]);
    expect((await pay(300_001, { method: 'upi' })).body).toMatchObject({ code: 'upi_limit' });
  });

  test('I4 · a refund is due by the rule of the day on which it is sent', async () => {
    await changeRule(api, 'refund', { from: '2026-11-20', value: 1 });
    const { id } = (await pay(5000, { method: 'netbanking' })).body.data;
    await end(id, { ...paid(), payer: { ifsc: 'ZZZZ0999999', last4: '0000' } });
    expect((await payment(id)).refunds).toMatchObject([{ amount: 5000, due_by: '2026-11-21' }]);
  });

  test('I4 · money of an account that is not the investor’s goes back in full, and the cart stays', async () => {
    const own = (await options(1)).banks[0]!;
    const answer = await pay(5000, { method: 'netbanking', bank: own.code });
    const { id, payer } = answer.body.data;
    expect(payer).toBe(own.name);
    await end(id, { ...paid(), payer: { ifsc: 'ZZZZ0999999', last4: '0000' } });
    expect(await payment(id)).toMatchObject({
      status: 'refunded',
      reason:
        "The payment came from an account that isn't one of your verified bank accounts. Payments from other accounts aren't allowed, so it was refunded in full.",
      refunds: [{ amount: 5000, status: 'sent', due_by: '2026-11-25' }],
    });
    expect((await api.call('cart', { token })).body.data.items).toHaveLength(1);
    expect(await balanceOf(api.db, cashInTransit(), 'INR', asha.portfolioId)).toBe('0.0000');
    const accounts = gateway.payments.get(`ref-${id}`) as unknown as { accounts: object[] };
    const again = (await pay(5000, { method: 'netbanking' })).body.data;
    await end(again.id, { ...paid(), payer: accounts.accounts[0] });
    expect((await payment(again.id)).status).toBe('successful');
  });

  test('I4 · another bank than one’s own is refused at its field', async () => {
    expect((await pay(5000, { method: 'netbanking', bank: 'ZZZZ' })).body.errors).toEqual({
      bank: ['Choose one of your verified bank accounts.'],
    });
  });

  test('I4 · the wallet is paid with the wallet’s keys, a mandate needs one that is there', async () => {
    const none = await pay(5000, { method: 'mandate' });
    expect(none.body.errors).toEqual({ mandate_id: ["You don't have an active mandate for this amount."] });
    const { id } = (await pay(5000, { method: 'wallet' })).body.data;
    expect(gateway.payments.get(`ref-${id}`)).toMatchObject({ key: 'sandbox_wallet', accounts: [] });
    await end(id, { status: 'failed', reason: 'cancelled' });
  });

  test('I4 · what goes back is never more than what came: the database holds it', async () => {
    const done = await payment(await paidFor(5000));
    const insert = (amount: number, subject: string) =>
      api.db.query(
        `INSERT INTO payment_refunds (investor_id, subject_id, payment_id, amount, refunded_at, due_by)
         VALUES ($1, $2, $3, $4, now(), '2026-11-26')`,
        [asha.userId, subject, done.id, amount],
      );
    await insert(done.amount - 1, '00000000-0000-4000-8000-000000000001');
    await expect(insert(1.01, '00000000-0000-4000-8000-000000000002')).rejects.toThrow('are more than it');
    await insert(1, '00000000-0000-4000-8000-000000000003');
    expect((await payment(done.id)).refund).toMatchObject({ amount: done.amount });
  });

  test('I4 · payments are listed latest first, those of the portfolio only', async () => {
    const started: string[] = [];
    for (const amount of [5000, 5100, 5200]) {
      started.unshift(await paidFor(amount));
      api.clock.advance(60_000);
    }
    const { data, meta } = (await api.call('payments', { token, query: { per_page: 2 } })).body;
    expect(data.map(({ id }) => id)).toEqual(started.slice(0, 2));
    expect(meta.total).toBe(3);
    const other = (await signIn(api, 'meera')).token;
    expect((await api.call('payments', { token: other })).body.data).toEqual([]);
  });
});
