import type { Cart } from '@sanchay/contracts';
import fc from 'fast-check';
import { lastCode, otherCode } from '../../testing/people/account.ts';
import { giveBank } from '../../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';
import { cartHash } from './cartHash.ts';

const sip = { code: FUNDS.equity, type: 'sip', amount: 1000, start_date: '2026-12-05', frequency: 'monthly' };

describe('the OTP of a purchase', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
  });
  afterAll(() => bench.close());

  const payments = async () =>
    (await bench.api.db.query('SELECT 1 FROM payments WHERE portfolio_id = $1', [me.portfolioId])).length;
  const email = () => `${me.userId}@test.example`;
  /** Requests the code of a cart, and exchanges it, as the screen does. */
  async function otpFor({ confirms }: Pick<Cart, 'confirms'>): Promise<string> {
    const body = { purpose: 'purchase', ...(confirms !== null && { confirms }) };
    const started = await me.call('startStepUp', { body });
    const given = { otp_ref: started.body.data.otp_ref, code: await lastCode(bench.api, email()) };
    return (await me.call('verifyStepUp', { body: given })).body.data.step_up;
  }
  const refusal = async (over: object) => {
    const { http, body } = await me.pay({ ...over });
    return [http, body.code];
  };

  test.each(['upi', 'netbanking', 'wallet', 'mandate'])(
    'I4 · a cart paid by %s needs the OTP of the unit holder',
    async (method) => {
      await giveBank(bench.api, me);
      const answer = await me.pay({ method, step_up: undefined });
      // A mandate that does not exist would be refused too, but only after the OTP.
      expect([answer.http, answer.body.status, answer.body.code]).toEqual([
        403,
        'validation_failed',
        'step_up_required',
      ]);
      expect(await payments()).toBe(0);
    },
  );

  test('I3 · a ₹0 cart with a SIP whose first instalment comes later also needs the code', async () => {
    await me.call('replaceCart', { body: { items: [sip] } });
    expect((await me.cart()).pay_now).toBe(0);
    expect(await refusal({ step_up: undefined })).toEqual([403, 'step_up_required']);
    const paid = await me.pay({ step_up: await otpFor(await me.cart()) });
    expect([paid.http, paid.body.data.status]).toEqual([200, 'successful']);
    expect((await me.cart()).items).toEqual([]);
  });

  test('I4 · the code is sent to the holder, confirms this cart, and is used up by it', async () => {
    const step_up = await otpFor(await me.cart());
    const first = await me.pay({ step_up });
    expect(first.http).toBe(200);
    const { id } = first.body.data;
    expect((await me.pay({ step_up })).body.data.id).toBe(id);
    await bench.api.db.query(`UPDATE payments SET status = 'failed' WHERE id = $1`, [id]);
    expect(await refusal({ step_up })).toEqual([403, 'step_up_invalid']);
  });

  test.each([
    ['another amount', (id: string) => me.call('updateOrder', { params: { id }, body: { amount: 50_000 } })],
    ['another fund beside it', () => me.place({ code: FUNDS.debt, type: 'buy', amount: 1000 })],
    ['a SIP beside it', () => me.place(sip)],
    [
      'another fund in its place',
      () => me.call('replaceCart', { body: { items: [{ code: FUNDS.debt, type: 'buy', amount: 5000 }] } }),
    ],
  ])('I4 · after %s the cart needs a new code', async (_what, change) => {
    const before = await me.cart();
    const step_up = await otpFor(before);
    expect((await change(before.items[0]!.order_id)).http).toBe(200);
    expect(await refusal({ step_up })).toEqual([403, 'step_up_invalid']);
    expect(await payments()).toBe(0);
    expect((await me.pay({ step_up: await otpFor(await me.cart()) })).http).toBe(200);
  });

  test('I4 · a code for nothing in particular, for another purpose or another cart confirms no purchase', async () => {
    const cart = await me.cart();
    const loose = await otpFor({ confirms: null });
    expect(await refusal({ step_up: loose })).toEqual([403, 'step_up_invalid']);
    const other = await otpFor({ confirms: 'f'.repeat(64) });
    expect(await refusal({ step_up: other })).toEqual([403, 'step_up_invalid']);
    const started = await me.call('startStepUp', { body: { purpose: 'redeem', confirms: cart.confirms! } });
    const given = { otp_ref: started.body.data.otp_ref, code: await lastCode(bench.api, email()) };
    const sale = (await me.call('verifyStepUp', { body: given })).body.data.step_up;
    expect(await refusal({ step_up: sale })).toEqual([403, 'step_up_invalid']);
    const stranger = await bench.newInvestor();
    expect(stranger.userId).not.toBe(me.userId);
    expect(await payments()).toBe(0);
  });

  test('I4 · a wrong code gives no token', async () => {
    const { confirms } = await me.cart();
    const started = await me.call('startStepUp', { body: { purpose: 'purchase', confirms: confirms! } });
    const code = otherCode(await lastCode(bench.api, email()));
    const answer = await me.call('verifyStepUp', { body: { otp_ref: started.body.data.otp_ref, code } });
    expect([answer.http, answer.body.code]).toEqual([422, 'OTP_invalid']);
  });

  test('I4 · a payment that could not start leaves the code as it was', async () => {
    const step_up = await otpFor(await me.cart());
    bench.gateway.mode = 'broken';
    expect(await refusal({ step_up })).toEqual([503, 'gateway_unreachable']);
    bench.gateway.mode = 'well';
    expect((await me.pay({ step_up })).http).toBe(200);
  });

  test('I4 · one key and another code is the same request, and gets the first answer', async () => {
    const first = await me.pay({}, 'same-cart-0001');
    const again = await me.pay({}, 'same-cart-0001');
    expect([again.http, again.body.data.id]).toEqual([200, first.body.data.id]);
  });

  test('I4 · the same contents have one hash in any order of lines; any other term gives another', () => {
    const line = {
      ...{ id: 'a', portfolio_id: 'p', code: 'X', type: 'buy' as const, amount: '5.00', start_date: null },
      ...{ folio_no: null, sip_firstorderflag: 'N' as const, upsize_code: null, frequency: null },
      ...{ plan_id: null, instalment_date: null },
    };
    const other = { ...line, id: 'b', amount: '7.00' };
    expect(cartHash([line, other])).toBe(cartHash([other, line]));
    const changes = fc.constantFrom(
      ...[{ code: 'Y' }, { type: 'sip' as const }, { amount: '5.01' }, { start_date: '2026-12-05' }],
      ...[{ folio_no: '1' }, { sip_firstorderflag: 'Y' as const }, { upsize_code: 'P10' }],
      ...[{ frequency: 'monthly' as const }, { portfolio_id: 'q' }, { id: 'c' }],
    );
    fc.assert(
      fc.property(changes, (change) => {
        expect(cartHash([{ ...line, ...change }, other])).not.toBe(cartHash([line, other]));
      }),
    );
    expect(cartHash([line])).not.toBe(cartHash([line, other]));
    expect(cartHash([{ ...line, plan_id: 'plan' }])).toBeNull();
    expect(cartHash([{ ...line, plan_id: 'plan' }, other])).not.toBeNull();
  });
});
