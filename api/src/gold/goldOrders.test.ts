import { goldConfirms, type CallBody } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import {
  balanceOf,
  cashInTransit,
  changeLots,
  gatewayClearing,
  post,
  proveBalanced,
  proveBooks,
  providerPayable,
  taxPayable,
  unitsHeld,
  unitsIssued,
} from '../ledger/index.ts';
import { PERSONAS } from '../personas/index.ts';
import { signIn } from '../testing/people/personas.ts';
import { confirmedOtp } from '../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import {
  endQuietly,
  fakeGateway,
  newsOf,
  sendNews,
  type FakeGateway,
} from '../testing/partners/fakeGateway.ts';

const paidAt = '2026-11-20T04:30:30.000Z';
const { userId, portfolioId } = PERSONAS.asha;

describe('buying gold', () => {
  let api: TestApi;
  let gateway: FakeGateway;
  let token: string;
  let other: string;

  beforeEach(async () => {
    gateway = await fakeGateway();
    api = await testApi({ partnersOrigin: gateway.origin });
    gateway.now = () => api.clock.now();
    api.ctx.settings.sandbox = false;
    ({ token } = await signIn(api, 'asha'));
    other = (await signIn(api, 'meera')).token;
    await api.db.query("INSERT INTO gold_prices VALUES ('2026-11-20', 2953.63)");
  });
  afterEach(async () => {
    await api.close();
    await gateway.close();
  });

  const hold = async () => (await api.call('goldCurrentPrice')).body.block_id;
  const order = async (body: Partial<CallBody<'createGoldOrder'>>, key?: string) => {
    const confirms = goldConfirms({ block_id: '', ...body });
    const step_up = await confirmedOtp(api, token, 'purchase', confirms);
    return api.call('createGoldOrder', {
      token,
      body: { side: 'buy', method: 'upi', step_up, ...body },
      ...(key && { key }),
    });
  };
  const orderRows = () => api.db.query('SELECT * FROM gold_orders');
  const gold = () => balanceOf(api.db, unitsHeld('GOLD'), 'GOLD', portfolioId);
  const list = async () => (await api.call('goldOrders', { token })).body.data;
  const asked = () => [...gateway.payments.values()];
  const decide = (status: 'successful' | 'failed') =>
    endQuietly(gateway, asked().at(-1)!.id, {
      status,
      ...(status === 'failed' ? { reason: 'declined' } : { paid_at: paidAt }),
    });
  const settle = (paymentId: string) => api.call('payment', { token, params: { id: paymentId } });

  it('G1 · for ₹1,000 buys exactly the grams of the provider’s documented example', async () => {
    const blockId = await hold();
    const { http, body } = await order({ block_id: blockId, amount: 1000 });
    expect(http).toBe(200);
    expect(body.data).toEqual({
      id: expect.any(String),
      side: 'buy',
      status: 'pending',
      grams: 0.3287,
      rate_before_tax: 2953.63,
      rate_with_tax: 3042.24,
      gold_value: 970.87,
      tax: 29.13,
      total: 1000,
      placed_at: '2026-11-20T04:30:00.000Z',
      invoice_no: null,
      payment: {
        id: asked()[0]!.id,
        purpose: 'gold',
        status: 'pending',
        amount: 1000,
        method: 'upi',
        redirect_url: `${gateway.origin}/pay/ref-${asked()[0]!.id}`,
        expires_at: '2026-11-20T04:45:00.000Z',
        refund: null,
        reason: null,
        delayed: false,
        order_ids: [body.data.id],
        refunds: [],
        started_at: '2026-11-20T04:30:00.000Z',
        payer: null,
      },
    });
    expect(asked()[0]).toMatchObject({
      amount: '1000.00',
      description: '0.3287 g of 24K gold',
      return_url: `http://localhost:4000/gold/orders?payment=${asked()[0]!.id}`,
    });
    const [row] = await orderRows();
    expect(row).toMatchObject({
      investor_id: userId,
      portfolio_id: portfolioId,
      block_id: blockId,
      status: 'pending',
      grams: '0.3287',
      total: '1000.00',
      payment_id: asked()[0]!.id,
      settled_at: null,
    });
    expect(
      await api.db.query(
        "SELECT investor_id, subject, detail FROM audit_log WHERE action = 'gold_order_placed'",
      ),
    ).toEqual([
      {
        investor_id: userId,
        subject: body.data.id,
        detail: { grams: '0.3287', total: '1000.00', block_id: blockId },
      },
    ]);
    expect(await gold()).toBe('0.0000');
  });

  it('G1 · by grams rounds the rupees up to the paisa', async () => {
    const { body } = await order({ block_id: await hold(), grams: 0.3287 });
    expect(body.data).toMatchObject({ grams: 0.3287, total: 999.99, tax: 29.13, gold_value: 970.86 });
  });

  it('G1 · once paid books rupees, tax and grams, and gives an invoice number', async () => {
    const { body } = await order({ block_id: await hold(), amount: 1000 });
    decide('successful');
    api.clock.advance(60_000);
    expect((await settle(body.data.payment!.id)).body.data.status).toBe('successful');
    expect(await list()).toMatchObject([
      {
        id: body.data.id,
        status: 'successful',
        invoice_no: 'SG/26-27/000001',
        payment: { status: 'successful', redirect_url: null },
      },
    ]);
    expect(await gold()).toBe('0.3287');
    expect(await balanceOf(api.db, cashInTransit(), 'INR', portfolioId)).toBe('0.0000');
    expect(await balanceOf(api.db, gatewayClearing(), 'INR')).toBe('-1000.0000');
    expect(await balanceOf(api.db, providerPayable('gold'), 'INR')).toBe('970.8700');
    expect(await balanceOf(api.db, taxPayable('gst'), 'INR')).toBe('29.1300');
    await proveBalanced(api.db);
    const transfers = await api.db.query(
      'SELECT kind, value_date FROM ledger_transfers WHERE subject_id = $1',
      [body.data.id],
    );
    expect(transfers).toEqual([{ kind: 'gold_purchase', value_date: '2026-11-20' }]);
    const events = await api.db.query(
      "SELECT payload, portfolio_id FROM outbox WHERE event = 'holdings/changed'",
    );
    expect(events).toEqual([{ payload: { portfolioId }, portfolio_id: portfolioId }]);
    const [row] = await orderRows();
    expect(row).toMatchObject({ status: 'successful', reason: null, settled_at: new Date(paidAt) });
  });

  it('G1 · news of a payment that comes twice books nothing twice', async () => {
    const { body } = await order({ block_id: await hold(), amount: 1000 });
    decide('successful');
    await Promise.all(Array.from({ length: 8 }, () => settle(body.data.payment!.id)));
    await settle(body.data.payment!.id);
    expect(await gold()).toBe('0.3287');
    expect(await api.db.query('SELECT last_number FROM gold_invoice_numbers')).toEqual([{ last_number: 1 }]);
  });

  it('G1 · invoices count up without gaps, anew in each financial year', async () => {
    const buy = async () => {
      ({ token } = await signIn(api, 'asha'));
      const { body } = await order({ block_id: await hold(), amount: 250 });
      decide('successful');
      await settle(body.data.payment!.id);
      const found = (await list()).find(({ id }) => id === body.data.id);
      return found!.invoice_no;
    };
    expect(await buy()).toBe('SG/26-27/000001');
    const lost = await order({ block_id: await hold(), amount: 250 });
    decide('failed');
    await settle(lost.body.data.payment!.id);
    expect(await buy()).toBe('SG/26-27/000002');
    api.clock.set('2027-03-31T23:59:59.000+05:30');
    expect(await buy()).toBe('SG/26-27/000003');
    api.clock.set('2027-04-01T00:00:00.000+05:30');
    expect(await buy()).toBe('SG/27-28/000001');
  });

  it('G1 · a failed payment ends the order with its reason and books nothing', async () => {
    const { body } = await order({ block_id: await hold(), amount: 1000 });
    decide('failed');
    await settle(body.data.payment!.id);
    const reason = "Your bank declined the payment. No money was taken, and your order hasn't changed.";
    expect(await list()).toMatchObject([
      { status: 'failed', invoice_no: null, payment: { status: 'failed', reason } },
    ]);
    expect(await orderRows()).toMatchObject([{ status: 'failed', reason, settled_at: api.clock.now() }]);
    expect(await gold()).toBe('0.0000');
    expect(await api.db.query('SELECT 1 FROM ledger_transfers')).toEqual([]);
  });

  it('G1 · a payment that ran out ends the order, and money that comes later goes back', async () => {
    const { body } = await order({ block_id: await hold(), amount: 1000 });
    api.clock.advance(15 * 60_000);
    expect((await settle(body.data.payment!.id)).body.data.status).toBe('expired');
    expect((await list())[0]!.status).toBe('failed');
    decide('successful');
    await sendNews(api, newsOf(gateway, body.data.payment!.id));
    expect((await list())[0]).toMatchObject({
      status: 'failed',
      invoice_no: null,
      payment: {
        status: 'refunded',
        refund: { amount: 1000 },
        refunds: [{ id: body.data.payment!.id, amount: 1000 }],
      },
    });
    expect(await gold()).toBe('0.0000');
    await proveBalanced(api.db);
  });

  it('G1 · the held price counts until the instant it ends', async () => {
    const first = await hold();
    api.clock.advance(299_999);
    expect((await order({ block_id: first, amount: 250 })).http).toBe(200);
    const second = await hold();
    api.clock.advance(300_000);
    const { http, body } = await order({ block_id: second, amount: 250 });
    expect(http).toBe(422);
    expect(body).toMatchObject({
      status: 'validation_failed',
      code: 'price_expired',
      message: 'The price lock has expired. Here is the new price.',
    });
    expect(await orderRows()).toHaveLength(1);
  });

  it('G1 · an order keeps the price it was placed at, whatever the market does', async () => {
    const blockId = await hold();
    await api.db.query('UPDATE gold_prices SET price = 9000');
    expect((await order({ block_id: blockId, amount: 1000 })).body.data.rate_before_tax).toBe(2953.63);
  });

  it('G1 · a held price serves one order', async () => {
    const blockId = await hold();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => order({ block_id: blockId, amount: 250 })),
    );
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(answers.find(({ http }) => http === 409)!.body).toMatchObject({
      status: 'validation_failed',
      code: 'price_already_used',
      message: "You've already placed an order at this price. See your gold orders.",
    });
    expect(await orderRows()).toHaveLength(1);
    expect(asked()).toHaveLength(1);
  });

  it('G1 · a repeated request gets the first answer and places nothing more', async () => {
    const blockId = await hold();
    const [first, again] = await Promise.all([
      order({ block_id: blockId, amount: 250 }, 'key-of-the-purchase'),
      order({ block_id: blockId, amount: 250 }, 'key-of-the-purchase'),
    ]);
    expect(again!.body).toEqual(first!.body);
    expect(await orderRows()).toHaveLength(1);
    const reused = await order({ block_id: blockId, amount: 251 }, 'key-of-the-purchase');
    expect(reused.body).toMatchObject({ status: 'params_invalid', code: 'idempotency_key_reused' });
  });

  it('G1 · limits and the length of the hold are settings', async () => {
    const settings = { gold: { minimum: 500, maximum: 1000, lock: 60_000 } };
    await api.db.query("INSERT INTO config_files (name, content) VALUES ('app', $1)", [
      JSON.stringify(settings),
    ]);
    const { body } = await api.call('goldCurrentPrice');
    expect(body.valid_until).toBe('2026-11-20T04:31:00.000Z');
    const refused = await order({ block_id: body.block_id, amount: 499.99 });
    expect(refused.body.errors).toEqual({ amount: ['Minimum order: ₹500, including GST.'] });
    expect((await order({ block_id: body.block_id, amount: 1000.01 })).body.code).toBe('above_maximum');
  });

  it('G1 · when the payment service does not answer nothing is placed, and the price stays usable', async () => {
    const blockId = await hold();
    gateway.mode = 'broken';
    const { http, body } = await order({ block_id: blockId, amount: 250 }, 'one-key-for-both-tries');
    expect(http).toBe(503);
    expect(body.code).toBe('gateway_unreachable');
    expect(await orderRows()).toEqual([]);
    gateway.mode = 'well';
    expect((await order({ block_id: blockId, amount: 250 }, 'one-key-for-both-tries')).http).toBe(200);
  });

  it('G1 · each portfolio sees its own orders, newest first', async () => {
    const first = (await order({ block_id: await hold(), amount: 250 })).body.data.id;
    api.clock.advance(1000);
    const second = (await order({ block_id: await hold(), amount: 300 })).body.data.id;
    expect((await list()).map(({ id }) => id)).toEqual([second, first]);
    expect((await api.call('goldOrders', { token: other })).body.data).toEqual([]);
    expect((await api.call('goldOrders')).http).toBe(401);
  });

  const chargeBack = () => sendNews(api, newsOf(gateway, asked().at(-1)!.id, { status: 'charged_back' }));

  test('I9 · a chargeback takes the gold back, once, and nothing is due', async () => {
    await order({ block_id: await hold(), amount: 1000 });
    decide('successful');
    await settle(asked()[0]!.id);
    expect(Number(await gold())).toBeGreaterThan(0);
    expect((await chargeBack()).http).toBe(200);
    expect((await chargeBack()).http).toBe(200);
    expect(await gold()).toBe('0.0000');
    expect(await list()).toMatchObject([{ status: 'reversed', payment: { status: 'charged_back' } }]);
    expect(await balanceOf(api.db, providerPayable('gold'), 'INR')).toBe('0.0000');
    expect(await balanceOf(api.db, taxPayable('gst'), 'INR')).toBe('0.0000');
    expect(await balanceOf(api.db, cashInTransit(), 'INR', portfolioId)).toBe('0.0000');
    expect((await api.call('chargebacks', { token })).body.data).toMatchObject({
      outstanding: 0,
      chargebacks: [{ amount: 1000, recovered: 1000, due: 0 }],
    });
    expect((await proveBooks(api.db)).findings).toEqual([]);
  });

  test('I9 · grams that are gone by then are due', async () => {
    await order({ block_id: await hold(), amount: 1000 });
    decide('successful');
    await settle(asked()[0]!.id);
    const [{ id, grams }] = (await api.db.query<{ id: string; grams: string }>(
      'SELECT id, grams FROM gold_orders',
    )) as [{ id: string; grams: string }];
    const sold = (Number(grams) / 2).toFixed(4);
    await api.db.tx(async (tx) => {
      const subjectId = randomUUID();
      await post(tx, {
        ...{ kind: 'gold_sale', investorId: userId, portfolioId, subjectId },
        ...{ at: api.clock.now(), valueDate: '2026-11-20' },
        entries: [
          { account: unitsHeld('GOLD'), commodity: 'GOLD', amount: `-${sold}` },
          { account: unitsIssued(), commodity: 'GOLD', amount: sold },
        ],
      });
      await changeLots(tx, [
        {
          ...{ investor_id: userId, portfolio_id: portfolioId, lot_id: id, subject_id: subjectId },
          ...{ kind: 'gold_sale', code: 'GOLD', folio_no: 'GOLD', value_date: '2026-11-20' },
          ...{ bought_on: '2026-11-20', units: `-${sold}`, cost: '-400.00' },
          ...{ proceeds: null, load_pct: null, exit_load: null, gain: null },
        },
      ]);
    });
    await chargeBack();
    expect(await gold()).toBe('0.0000');
    expect((await api.call('chargebacks', { token })).body.data).toMatchObject({
      outstanding: 400,
      chargebacks: [{ amount: 1000, recovered: 600, due: 400 }],
    });
    expect((await proveBooks(api.db)).findings).toEqual([]);
  });
});
