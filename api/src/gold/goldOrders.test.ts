import { PERSONAS } from '../personas/index.ts';
import { type FakeGateway } from '../testing/partners/fakeGateway.ts';
import { GoldBench } from '../testing/partners/goldBench.ts';
import type { TestApi } from '../testing/testApi.ts';

const { userId, portfolioId } = PERSONAS.asha;

describe('buying gold', () => {
  const at = new GoldBench();
  const { hold, order, orderRows, gold, list, asked } = at;
  let api: TestApi;
  let gateway: FakeGateway;
  beforeEach(async () => {
    await at.open();
    ({ api, gateway } = at);
  });
  afterEach(at.close);

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
    expect((await api.call('goldOrders', { token: at.other })).body.data).toEqual([]);
    expect((await api.call('goldOrders')).http).toBe(401);
  });
});
