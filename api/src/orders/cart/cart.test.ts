import type { CallBody } from '@sanchay/contracts';
import { FUNDS } from '../../testing/orderMarket.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';

const lumpsum = (over: Partial<CallBody<'createOrder'>> = {}) => ({
  code: FUNDS.equity,
  type: 'buy',
  amount: 5000,
  ...over,
});
const sip = (over: Partial<CallBody<'createOrder'>> = {}) => ({
  code: FUNDS.equity,
  type: 'sip',
  amount: 1000,
  start_date: '2026-12-05',
  ...over,
});

describe('the cart', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const place = (body: unknown, key?: string) => me.place(body, key);
  const cart = () => me.cart();
  const orderRows = () =>
    bench.api.db.query(
      'SELECT code, type, amount, status FROM orders WHERE portfolio_id = $1 ORDER BY placed_at, id',
      [me.portfolioId],
    );

  test('I3 · is empty at first', async () => {
    expect(await cart()).toEqual({
      id: '',
      revision: 0,
      items: [],
      pay_now: 0,
      scheduled: 0,
      notices: [],
      payment_id: null,
      confirms: null,
    });
  });

  test('I3 · shows what paying now brings: duty, units, NAV day, until when, by which rule', async () => {
    const order = await place(lumpsum());
    expect(order.http).toBe(200);
    expect(order.body.data).toMatchObject({
      code: 'ZZEQ-GR',
      fund_name: 'Zed Equity Fund',
      slug: 'zzeq-gr',
      type: 'buy',
      amount: 5000,
      status: 'pending',
      units: null,
      nav: null,
      nav_date: null,
      nav_date_expected: '2026-11-20',
      allotment_date_expected: '2026-11-23',
      payment_id: null,
      placed_at: '2026-11-20T04:30:00.000Z',
      sip_firstorderflag: 'N',
      frequency: null,
    });
    expect(order.body.data.timeline.map(({ state, text }) => [state, text])).toEqual([
      ['draft', 'Order placed: ₹5,000 one-time.'],
      ['under_review', 'Fund, amount and folio verified.'],
      ['pending', 'In your cart, payment pending.'],
    ]);
    await place(sip());
    await place(sip({ code: FUNDS.liquid, amount: 2000, sip_firstorderflag: 'Y' }));
    const { id, ...rest } = await cart();
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(rest).toEqual({
      revision: 3,
      items: [
        {
          order_id: order.body.data.id,
          code: 'ZZEQ-GR',
          fund_name: 'Zed Equity Fund',
          slug: 'zzeq-gr',
          type: 'buy',
          amount: 5000,
          start_date: null,
          folio_no: null,
          folio_expected: null,
          new_folio: true,
          sip_firstorderflag: 'N',
          frequency: null,
          step_up: null,
          pay_now: 5000,
          stamp_duty: 0.25,
          units_estimate: 101.005,
          nav_date_expected: '2026-11-20',
          pay_before: '2026-11-20T14:30:00.000+05:30',
          rule_id: 'nav-equity-2021',
          by_method: [
            {
              method: 'upi',
              money_from: '2026-11-20T05:00:00.000Z',
              nav_date: '2026-11-20',
              pay_before: '2026-11-20T14:30:00.000+05:30',
              rule_id: 'money-upi-2021',
            },
            ...['netbanking', 'wallet', 'mandate'].map((method) => ({
              method,
              money_from: '2026-11-23T04:45:00.000Z',
              nav_date: '2026-11-23',
              pay_before: '2026-11-22T23:59:00.000+05:30',
              rule_id: `money-${method}-2021`,
            })),
          ],
          consent: null,
        },
        expect.objectContaining({
          code: 'ZZEQ-GR',
          type: 'sip',
          amount: 1000,
          start_date: '2026-12-05',
          pay_now: 0,
          stamp_duty: 0,
          units_estimate: null,
          nav_date_expected: null,
          pay_before: null,
          rule_id: null,
        }),
        expect.objectContaining({
          code: 'ZZLQ-GR',
          pay_now: 2000,
          stamp_duty: 0.1,
          units_estimate: 2,
          nav_date_expected: '2026-11-19',
          pay_before: '2026-11-20T13:00:00.000+05:30',
          rule_id: 'nav-liquid-2021',
        }),
      ],
      confirms: expect.stringMatching(/^[0-9a-f]{64}$/),
      pay_now: 7000,
      scheduled: 1000,
      notices: [],
      payment_id: null,
    });
  });

  test('I3 · when money by UPI would come after the cut-off, the next day counts', async () => {
    await place(lumpsum());
    const line = async (at: string) => {
      bench.api.clock.set(at);
      const { nav_date_expected, pay_before } = (await cart()).items[0]!;
      return [nav_date_expected, pay_before];
    };
    expect(await line('2026-11-20T14:29:59.999+05:30')).toEqual([
      '2026-11-20',
      '2026-11-20T14:30:00.000+05:30',
    ]);
    expect(await line('2026-11-20T14:30:00.000+05:30')).toEqual([
      '2026-11-23',
      '2026-11-23T14:30:00.000+05:30',
    ]);
    expect(await line('2026-11-20T15:00:00.000+05:30')).toEqual([
      '2026-11-23',
      '2026-11-23T14:30:00.000+05:30',
    ]);
  });

  test('I3 · shows non-business days that are near', async () => {
    await me.moveTo('2027-04-12T10:00:00.000+05:30');
    expect((await cart()).notices).toEqual([
      {
        code: 'non_business_day',
        text: '13 April is a non-business day for debt funds, liquid ones included. Orders placed then are processed on the next business day, 14 April.',
      },
    ]);
  });

  test('I3 · the same fund and type is one order: the same again changes nothing', async () => {
    const first = await place(sip());
    const again = await place(sip());
    expect(again.body.data).toEqual(first.body.data);
    expect((await cart()).revision).toBe(1);
    expect(await orderRows()).toEqual([
      { code: 'ZZEQ-GR', type: 'sip', amount: '1000.00', status: 'pending' },
    ]);
  });

  test.each([
    ['amount', { amount: 1200 }],
    ['start_date', { start_date: '2026-12-10' }],
    ['sip_firstorderflag', { sip_firstorderflag: 'Y' as const }],
    ['upsize_code', { upsize_code: 'P10-12' }],
  ])('I3 · a changed %s changes the pending order', async (field, change) => {
    const first = await place(sip());
    const second = await place(sip(change));
    expect(second.body.data).toMatchObject({ id: first.body.data.id, status: 'pending', ...change });
    expect(second.body.data.timeline.at(-1)).toMatchObject({
      state: 'pending',
      text: expect.stringMatching(/^Order changed/) as unknown,
    });
    expect((await cart()).revision).toBe(2);
    expect(await orderRows()).toHaveLength(1);
    expect(Object.keys(change)).toEqual([field]);
  });

  test('I3 · buy and sip of one fund stand side by side', async () => {
    await place(lumpsum());
    await place(sip());
    expect((await cart()).items.map(({ type }) => type)).toEqual(['buy', 'sip']);
  });

  test('I3 · two creates at the same moment leave one order', async () => {
    const answers = await Promise.all([
      place(lumpsum()),
      place(lumpsum({ amount: 6000 })),
      place(lumpsum({ amount: 7000 })),
    ]);
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await orderRows()).toHaveLength(1);
  });

  test('I3 · sixteen repeats with one key make one order and one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => place(lumpsum(), 'same-key-0001')));
    expect(answers.map(({ http }) => http)).toEqual(Array(16).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await cart()).revision).toBe(1);
    expect(
      await bench.api.db.query(
        "SELECT count(*) AS count FROM audit_log WHERE action = 'order_placed' AND investor_id = $1",
        [me.userId],
      ),
    ).toEqual([{ count: 1 }]);
  });

  test('I3 · a key used for another order is refused and changes nothing', async () => {
    await place(lumpsum(), 'same-key-0002');
    const other = await place(lumpsum({ amount: 9000 }), 'same-key-0002');
    expect([other.http, other.body.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await orderRows()).toEqual([
      { code: 'ZZEQ-GR', type: 'buy', amount: '5000.00', status: 'pending' },
    ]);
  });

  test.each([
    [{ amount: undefined }, 'below_minimum', 'amount'],
    [{ amount: 999.99 }, 'below_minimum', 'amount'],
    [{ amount: 500_001 }, 'above_maximum', 'amount'],
    [{ amount: 1000.5 }, 'not_a_multiple', 'amount'],
    [{ amount: 1000.001 }, 'too_many_decimals', 'amount'],
    [{ code: 'NOSUCH-GR' }, 'unknown_fund', 'code'],
    [{ code: FUNDS.regular }, 'regular_plan', 'code'],
    [{ folio_no: '1/01' }, 'folio_mismatch', 'folio_no'],
  ])('I3 · %j is refused as %s and leaves the cart as it is', async (over, code, field) => {
    const answer = await place(lumpsum(over));
    expect([answer.http, answer.body.status, answer.body.code]).toEqual([422, 'validation_failed', code]);
    expect(Object.keys(answer.body.errors!)).toEqual([field]);
    expect(await orderRows()).toEqual([]);
    expect((await cart()).revision).toBe(0);
  });

  test('I3 · an amount too fine is refused also when it would round to the pending one', async () => {
    await place(lumpsum());
    expect((await place(lumpsum({ amount: 5000.001 }))).body.code).toBe('too_many_decimals');
  });

  test.each([
    ['an amount as text', { amount: '5000' }],
    ['an unknown field', { gift: true }],
    ['another type', { type: 'sell' }],
  ])('I3 · %s is not understood', async (_what, over) => {
    const answer = await place({ ...lumpsum(), ...over });
    expect([answer.http, answer.body.status]).toEqual([400, 'params_invalid']);
  });

  test('I3 · replacing the cart places, changes and removes lines in one go', async () => {
    await place(lumpsum());
    await place(sip());
    const answer = await me.call('replaceCart', {
      body: { items: [lumpsum({ amount: 8000 }), lumpsum({ code: FUNDS.debt, amount: 3000 })] },
    });
    expect(answer.http).toBe(200);
    expect(answer.body.data).toMatchObject({ revision: 3, pay_now: 11_000, scheduled: 0 });
    expect(answer.body.data.items.map(({ code, amount }) => [code, amount])).toEqual([
      ['ZZDT-GR', 3000],
      ['ZZEQ-GR', 8000],
    ]);
    expect(await orderRows()).toEqual(
      expect.arrayContaining([{ code: 'ZZEQ-GR', type: 'sip', amount: '1000.00', status: 'cancelled' }]),
    );
    const same = await me.call('replaceCart', {
      body: { items: [lumpsum({ amount: 8000 }), lumpsum({ code: FUNDS.debt, amount: 3000 })] },
    });
    expect(same.body.data.revision).toBe(3);
  });

  test('I3 · a line that is refused refuses the whole replacement and is named', async () => {
    await place(lumpsum());
    const answer = await me.call('replaceCart', {
      body: { items: [lumpsum({ code: FUNDS.debt }), sip({ start_date: '2026-12-06' })] },
    });
    expect([answer.http, answer.body.code]).toEqual([422, 'sip_date_not_allowed']);
    expect(answer.body.errors).toEqual({
      'items.1.start_date': ['SIP dates for this fund: 1st, 5th, 10th and 25th of the month.'],
    });
    const twice = await me.call('replaceCart', { body: { items: [lumpsum(), lumpsum({ amount: 6000 })] } });
    expect([twice.http, twice.body.code]).toEqual([422, 'duplicate_line']);
    expect(Object.keys(twice.body.errors!)).toEqual(['items.1.code']);
    expect((await cart()).items.map(({ amount }) => amount)).toEqual([5000]);
    expect((await cart()).revision).toBe(1);
  });
});
