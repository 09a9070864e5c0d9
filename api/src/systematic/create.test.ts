import { giveBank, giveUnits } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { stepUp } from '../testing/people/stepUp.ts';

const terms = {
  kind: 'sip',
  code: FUNDS.equity,
  amount: 1000,
  frequency: 'monthly',
  start_date: '2026-12-05',
};

describe('registering a systematic plan', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const preview = (over: Record<string, unknown> = {}) =>
    me.call('previewSystematic', { query: { ...terms, ...over } as never });
  const create = async (over: Record<string, unknown> = {}, body: Record<string, unknown> = {}) => {
    const seen = (await preview(over)).body.data;
    return me.call('createSystematic', {
      body: {
        ...{ ...terms, ...over },
        consent_hash: seen.consent.hash,
        step_up_code: await stepUp(bench.api, me.token, 'systematic', seen.consent.hash),
        ...body,
      },
    });
  };
  /** A bank account and 1,000 units of the equity fund. @returns the folio. */
  const hold = async (): Promise<string> => {
    await giveBank(bench.api, me);
    return giveUnits(bench.api, me, FUNDS.equity, [{ on: '2024-11-18', units: '1000', amount: '40000.00' }]);
  };

  test('I3 · a SIP is registered by what was previewed, agreed to and confirmed by a code', async () => {
    const seen = (await preview()).body.data;
    expect(seen.upcoming[0]).toEqual({
      ...{ due_date: '2026-12-05', date: '2026-12-07', amount: 1000, moved: true },
    });
    expect(seen.consent.text).toBe(
      'I request to invest ₹1,000.00 in Zed Equity Fund, every month from 5 Dec 2026, until I stop it. If the date is a market holiday, the next business day applies. I can change, pause or stop it at any time.',
    );
    const { http, body } = await create();
    expect([http, body.data.status, body.data.paid_by]).toEqual([200, 'active', 'cart']);
    const [kept] = await bench.api.db.query(
      'SELECT version, language, text, sha256 FROM plan_consents WHERE plan_id = $1',
      [body.data.id],
    );
    expect(kept).toEqual({ version: 1, language: 'en', text: seen.consent.text, sha256: seen.consent.hash });
    await me.moveTo('2026-12-07T08:00:00.000+05:30');
    await bench.api.runJobs();
    expect((await me.cart()).items).toMatchObject([{ code: FUNDS.equity, amount: 1000, type: 'sip' }]);
  });

  test('I3 · without the code, or with words that were not these, nothing is registered', async () => {
    const answers = [
      await create({}, { step_up_code: undefined }),
      await create({}, { consent_hash: 'a'.repeat(64) }),
    ];
    expect(answers.map(({ http, body }) => [http, body.code])).toEqual([
      [403, 'step_up_required'],
      [422, 'consent_changed'],
    ]);
    expect((await me.call('systematicPlans')).body.data).toEqual([]);
  });

  test('I3 · a plan of so many instalments is completed with the last', async () => {
    const { id } = (await create({ instalments: 1 })).body.data;
    await me.moveTo('2026-12-07T08:00:00.000+05:30');
    await bench.api.runJobs();
    const plan = (await me.call('systematicPlan', { params: { id } })).body.data;
    expect([plan.status, plan.instalments_done, plan.history.at(-1)!.text]).toEqual([
      'completed',
      // It waits in the cart, unpaid.
      0,
      'All 1 instalments are complete. The plan has ended.',
    ]);
  });

  test.each([
    ['a frequency that the fund does not take', { frequency: 'weekly' }, 'frequency_not_allowed'],
    ['a day that the fund does not take', { start_date: '2026-12-06' }, 'sip_date_not_allowed'],
    ['a day that has passed', { start_date: '2026-11-05' }, 'start_date_out_of_range'],
    ['less than the smallest amount', { amount: 400 }, 'below_minimum'],
    ['a regular plan', { code: FUNDS.regular }, 'regular_plan'],
    ['an unknown fund', { code: 'NOPE-GR' }, 'unknown_fund'],
    ['an unknown step-up', { upsize_code: 'X' }, 'step_up_invalid'],
    ['a withdrawal without a folio', { kind: 'swp' }, 'folio_missing'],
    ['a withdrawal from a folio of nobody', { kind: 'swp', folio_no: '1/99' }, 'folio_mismatch'],
    ['a transfer without a fund to go to', { kind: 'stp', folio_no: '1/99' }, 'target_missing'],
    [
      'a transfer to another house',
      { kind: 'stp', folio_no: '1/99', target_code: FUNDS.other },
      'target_of_other_house',
    ],
  ])('I3 · %s is refused', async (_what, over, code) => {
    const { http, body } = await preview(over);
    expect([http, body.code]).toEqual([422, code]);
  });

  test.each([
    ['stp', 'stp_allowed', 'stp_not_allowed', "This fund doesn't offer STP."],
    ['stp', 'switch_allowed', 'stp_not_allowed', "This fund doesn't offer STP."],
    ['stp', 'redemption_allowed', 'stp_not_allowed', "This fund doesn't offer STP."],
    ['swp', 'swp_allowed', 'swp_not_allowed', "This fund doesn't offer SWP."],
    ['swp', 'redemption_allowed', 'swp_not_allowed', "This fund doesn't offer SWP."],
  ])('I3 · an %s from a fund without %s is refused as %s', async (kind, column, code, text) => {
    const folio_no = await hold();
    const over = {
      kind,
      folio_no,
      start_date: '2026-12-01',
      ...(kind === 'stp' && { target_code: FUNDS.debt }),
    };
    const flag = (to: boolean) =>
      bench.api.db.query(`UPDATE schemes SET ${column} = $2 WHERE code = $1`, [FUNDS.equity, to]);
    await flag(false);
    const refused = await preview(over);
    await flag(true);
    expect(refused.http).toBe(422);
    expect(refused.body).toMatchObject({ code, message: text, errors: { code: [text] } });
    expect((await preview(over)).http).toBe(200);
  });

  test('I3 · a refusal is in the language of the user', async () => {
    const refused = async (over: Record<string, unknown>) =>
      (
        await me.call('previewSystematic', {
          query: { ...terms, ...over } as never,
          headers: { 'accept-language': 'hi' },
        })
      ).body.message;
    expect(await refused({ frequency: 'weekly' })).toBe('इस फ़ंड में हर हफ़्ते की SIP उपलब्ध नहीं है।');
    expect(await refused({ start_date: '2026-12-06' })).toBe('इस फ़ंड में SIP की तारीखें: 1, 5, 10 और 25।');
  });

  test('I3 · an SWP sells units on its day, oldest first, and its history shows this', async () => {
    const folio_no = await hold();
    const { http, body } = await create({ kind: 'swp', folio_no, start_date: '2026-12-01' });
    expect([http, body.data.kind, body.data.paid_by]).toEqual([200, 'swp', 'units']);
    await me.moveTo('2026-12-01T08:00:00.000+05:30');
    await bench.api.runJobs();
    const sales = (await me.call('redemptions')).body.data;
    expect(sales.map(({ kind, amount, code }) => [kind, amount, code])).toEqual([
      ['redeem', 1000, FUNDS.equity],
    ]);
    const plan = (await me.call('systematicPlan', { params: { id: body.data.id } })).body.data;
    expect(plan.next_dates[0]).toBe('2027-01-01');
    expect(plan.history.at(-1)).toMatchObject({ state: 'charged', order_id: sales[0]!.id });
    await publishNav(bench.api.db, FUNDS.equity, '2026-12-01', '50.0000');
    for (const instant of ['2026-12-01T14:30:00.000', '2026-12-01T23:00:00.000', '2026-12-04T11:00:00.000']) {
      await me.moveTo(`${instant}+05:30`);
      await bench.api.runJobs();
    }
    const after = (await me.call('systematicPlan', { params: { id: body.data.id } })).body.data;
    expect(after.history.at(-1)).toMatchObject({
      ...{ state: 'paid', order_id: sales[0]!.id },
      text: 'Instalment of 1 Dec 2026: 20.000 units redeemed, ₹999.99 paid to your bank.',
    });
    const reported = (await me.call('notices')).body.data.filter(({ path }) => path?.includes(sales[0]!.id));
    expect(reported).toHaveLength(1);
  });

  test('I3 · an STP moves units to the other fund of the house', async () => {
    const folio_no = await hold();
    const over = { kind: 'stp', folio_no, target_code: FUNDS.debt, amount: 2000, start_date: '2026-12-01' };
    const { http, body } = await create(over);
    expect([http, body.data.target_name]).toEqual([200, 'Zed Debt Fund']);
    await me.moveTo('2026-12-01T08:00:00.000+05:30');
    await bench.api.runJobs();
    const sales = (await me.call('redemptions')).body.data;
    expect(sales.map(({ kind, switch_in }) => [kind, switch_in?.code])).toEqual([['switch', FUNDS.debt]]);
    await me.call('cancelRedemption', { params: { id: sales[0]!.id } });
    await bench.api.runJobs();
    const plan = (await me.call('systematicPlan', { params: { id: body.data.id } })).body.data;
    expect([plan.failures, plan.history.at(-1)!.state, plan.history.at(-1)!.text]).toEqual([
      0,
      'skipped',
      "You cancelled the instalment of 1 Dec 2026. It doesn't count as a missed instalment.",
    ]);
  });

  test('I3 · what the folio does not have any more is a failure, and the second ends a quarterly plan', async () => {
    const folio_no = await hold();
    const over = { kind: 'swp', folio_no, amount: 5_000, frequency: 'quarterly', start_date: '2026-12-01' };
    const { id } = (await create(over)).body.data;
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '1.0000');
    for (const day of ['2026-12-01', '2027-03-01']) {
      await me.moveTo(`${day}T08:00:00.000+05:30`);
      await bench.api.runJobs();
    }
    const plan = (await me.call('systematicPlan', { params: { id } })).body.data;
    expect([plan.status, plan.ended_by, plan.failures, plan.failure_limit]).toEqual([
      'cancelled',
      'auto',
      2,
      2,
    ]);
    expect((await me.call('redemptions')).body.data).toEqual([]);
  });

  test.each(['stp', 'swp'] as const)(
    'I3 · an %s of more than the folio holds is refused, also by a change',
    async (kind) => {
      const folio_no = await hold();
      const target = kind === 'stp' ? { target_code: FUNDS.debt } : {};
      const over = { kind, folio_no, start_date: '2026-12-01', ...target };
      const refused = await preview({ ...over, amount: 500_000 });
      expect([refused.http, refused.body.code]).toEqual([422, 'more_than_folio']);
      expect(refused.body.message).toMatch(
        /^This folio has ₹[\d,.]+ in this fund\. Enter up to that amount\.$/,
      );
      const { id, version } = (await create({ ...over, amount: 2_000 })).body.data;
      const changed = await me.call('updateSystematic', {
        params: { id },
        body: { version, amount: 500_000 },
      });
      expect([changed.http, changed.body.code]).toEqual([422, 'more_than_folio']);
    },
  );

  test.each([
    ['stp', 'STP transfer failed: Zed Equity', 'STP ended: Zed Equity'],
    ['swp', 'SWP withdrawal failed: Zed Equity', 'SWP ended: Zed Equity'],
  ])('I3 · a failure and the end of an %s are notified as what they are', async (kind, failed, ended) => {
    const folio_no = await hold();
    const target = kind === 'stp' ? { target_code: FUNDS.debt } : {};
    const over = {
      kind,
      folio_no,
      amount: 5_000,
      frequency: 'quarterly',
      start_date: '2026-12-01',
      ...target,
    };
    await create(over);
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '1.0000');
    for (const day of ['2026-12-01', '2027-03-01']) {
      await me.moveTo(`${day}T08:00:00.000+05:30`);
      await bench.api.runJobs();
    }
    const { data } = (await me.call('notices')).body;
    expect(data.map(({ title }) => title)).toEqual([ended, failed]);
    expect(data[1]!.text).toMatch(/₹5,000 failed\. Missed 1 of 2/);
  });
});
