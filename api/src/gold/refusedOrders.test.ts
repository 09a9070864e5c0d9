import { goldConfirms, type CallBody } from '@sanchay/contracts';
import { fakeGateway, type FakeGateway } from '../testing/partners/fakeGateway.ts';
import { PERSONAS } from '../personas/index.ts';
import { signIn } from '../testing/people/personas.ts';
import { confirmedOtp } from '../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

describe('what may be bought', () => {
  let api: TestApi;
  let gateway: FakeGateway;
  let token: string;
  let onboardingState = 13;
  beforeAll(async () => {
    gateway = await fakeGateway();
    api = await testApi({ partnersOrigin: gateway.origin, sandbox: false });
    gateway.now = () => api.clock.now();
    ({ token } = await signIn(api, 'asha'));
    const { authenticate } = api.ctx;
    api.ctx.authenticate = async (given) => ({ ...(await authenticate(given))!, onboardingState });
    await api.db.query("INSERT INTO gold_prices VALUES ('2026-11-20', 2953.63)");
  });
  afterAll(async () => {
    await api.close();
    await gateway.close();
  });

  const hold = async () => (await api.call('goldCurrentPrice')).body.block_id;
  const order = async (body: Partial<CallBody<'createGoldOrder'>>) => {
    const step_up = await confirmedOtp(api, token, 'purchase', goldConfirms({ block_id: '', ...body }));
    return api.call('createGoldOrder', { token, body: { side: 'buy', method: 'upi', step_up, ...body } });
  };
  const orders = (blockId: string) =>
    api.db.query('SELECT status FROM gold_orders WHERE block_id = $1', [blockId]);

  it.each(['non_resident_individual', 'pio', 'oci'])(
    'G1 · a %s is refused, and the price stays free',
    async (residency) => {
      const { portfolioId } = PERSONAS.asha;
      const lives = (where: string) =>
        api.db.query('UPDATE portfolio_applicants SET residency = $2 WHERE portfolio_id = $1', [
          portfolioId,
          where,
        ]);
      await lives(residency);
      const blockId = await hold();
      const { refusal } = (await api.call('goldCurrentPrice', { token })).body;
      expect((await api.call('goldCurrentPrice')).body.refusal).toBeNull();
      const list = async () => (await api.call('goldOrders', { token })).body.refusal;
      expect(await list()).toEqual(refusal);
      const { http, body } = await order({ block_id: blockId, amount: 250 });
      await lives('resident_individual');
      expect(await list()).toBeNull();
      expect([http, body.code]).toEqual([422, 'not_for_non_residents']);
      expect(refusal).toEqual({ code: body.code, message: body.message });
      expect((await api.call('goldCurrentPrice', { token })).body.refusal).toBeNull();
      expect(await orders(blockId)).toEqual([]);
    },
  );

  it.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])(
    'G1 · an unknown price is refused: %s',
    async (blockId) => {
      const { http, body } = await order({ block_id: blockId, amount: 250 });
      expect(http).toBe(422);
      expect(body).toMatchObject({
        code: 'price_unknown',
        message: "This price isn't available. Use the price shown now.",
      });
    },
  );

  it.each([
    [{ amount: 9.99 }, 'below_minimum', 'amount', 'Minimum order: ₹10, including GST.'],
    [{ amount: 180_000.01 }, 'above_maximum', 'amount', 'Maximum order: ₹1,80,000, including GST.'],
    [{ amount: 10.005 }, 'too_many_decimals', 'amount', 'Use up to two decimals.'],
    [{ amount: 0 }, 'not_positive', 'amount', 'Enter an amount above ₹0.'],
    [{ amount: -250 }, 'not_positive', 'amount', 'Enter an amount above ₹0.'],
    [{ grams: 0.0032 }, 'below_minimum', 'grams', 'Minimum order: ₹10, including GST.'],
    [{ grams: 59.167 }, 'above_maximum', 'grams', 'Maximum order: ₹1,80,000, including GST.'],
    [{ grams: 0.00331 }, 'too_many_decimals', 'grams', 'Use up to four decimals for grams.'],
    [{ grams: 0 }, 'not_positive', 'grams', 'Enter grams above 0.'],
    [{}, 'amount_or_grams', 'amount', 'Enter rupees or grams, not both.'],
    [{ amount: 250, grams: 1 }, 'amount_or_grams', 'amount', 'Enter rupees or grams, not both.'],
  ])('G1 · refuses %j as %s, beside its field, and keeps the price', async (request, code, field, text) => {
    const blockId = await hold();
    const { http, body } = await order({ block_id: blockId, ...request });
    expect(http).toBe(422);
    expect(body).toMatchObject({
      status: 'validation_failed',
      code,
      message: text,
      errors: { [field]: [text] },
    });
    expect(await orders(blockId)).toEqual([]);
    expect((await order({ block_id: blockId, amount: 250 })).http).toBe(200);
    expect(await orders(blockId)).toEqual([{ status: 'pending' }]);
  });

  it.each([
    [{ amount: 10 }, 10],
    [{ amount: 180_000 }, 180_000],
    [{ grams: 0.0033 }, 10.04],
    [{ grams: 59.1669 }, 179_999.91],
  ])('G1 · takes the limits themselves: %j', async (request, total) => {
    expect((await order({ block_id: await hold(), ...request })).body.data.total).toBe(total);
  });

  it('G1 · an account that is not ready may look but not buy', async () => {
    const blockId = await hold();
    onboardingState = 5;
    const { http, body } = await order({ block_id: blockId, amount: 250 });
    onboardingState = 13;
    expect(http).toBe(403);
    expect(body.code).toBe('not_ready_to_invest');
    expect(await orders(blockId)).toEqual([]);
  });
});
