import { confirmsOf } from '@sanchay/contracts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { stepUp } from '../testing/people/stepUp.ts';

const sip = { code: FUNDS.equity, type: 'sip', amount: 1000, start_date: '2026-12-05' };

describe('changing a systematic plan', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const plans = async (state: 'active' | 'past' = 'active') =>
    (await me.call('systematicPlans', { query: { state } })).body.data;
  const plan = async (id: string) => (await me.call('systematicPlan', { params: { id } })).body.data;
  const register = async (over: Record<string, unknown> = {}) => {
    await me.place({ ...sip, ...over });
    await me.payAll();
    await bench.api.runJobs();
    return (await plans())[0]!;
  };
  const edit = async (id: string, body: Record<string, unknown>) => {
    const confirms = confirmsOf('updateSystematic', { params: { id }, body });
    const step_up_code = await stepUp(bench.api, me.token, 'systematic', confirms);
    return me.call('updateSystematic', { params: { id }, body: { ...body, step_up_code } });
  };

  test('I3 · a step-up raises the instalments of the preview to the rupee', async () => {
    const step_up = { by: 'percent', value: 10, every_months: 6, cap: 1300 };
    const made = await register({ step_up });
    expect(made.step_up).toEqual(step_up);
    expect(made.upcoming.map(({ amount }) => amount)).toEqual(Array(6).fill(1000));
    const { id, version } = made;
    const { body } = await me.call('pauseSystematic', { params: { id }, body: { version, months: 3 } });
    expect(body.data.upcoming.map(({ due_date, amount }) => [due_date, amount])).toEqual([
      ['2027-03-05', 1000],
      ['2027-04-05', 1000],
      ['2027-05-05', 1000],
      ['2027-06-05', 1100],
      ['2027-07-05', 1100],
      ['2027-08-05', 1100],
    ]);
  });

  test('I3 · amount, day and step-up change from the next instalment on, reported with before and after', async () => {
    const { id, version } = await register();
    const answer = await edit(id, { version, amount: 2000, day: 25 });
    expect(answer.http).toBe(200);
    expect(answer.body.data).toMatchObject({
      ...{ amount: 2000, day: 25, version: version + 1, status: 'active' },
      upcoming: expect.arrayContaining([
        { due_date: '2026-12-25', date: '2026-12-28', amount: 2000, moved: true },
      ]) as unknown,
    });
    expect((await plan(id)).history.map(({ state, text }) => [state, text])).toEqual([
      ['registered', 'Plan created: ₹1,000, first on 5 Dec 2026.'],
      [
        'changed',
        'You changed the plan: from ₹1,000 on the 5th of every month to ₹2,000 on the 25th of every month. The next instalment is on 25 Dec 2026.',
      ],
    ]);
    const kept = await bench.api.db.query<{ version: number; sha256: string; text: string }>(
      'SELECT version, text, length(sha256) AS sha256 FROM plan_consents WHERE plan_id = $1 ORDER BY version',
      [id],
    );
    expect(kept).toEqual([
      {
        version: 1,
        sha256: 64,
        text: 'I request to invest ₹1,000.00 in Zed Equity Fund, every month from 5 Dec 2026, until I stop it. If the date is a market holiday, the next business day applies. I can change, pause or stop it at any time.',
      },
      {
        version: version + 1,
        sha256: 64,
        text: 'I request to invest ₹2,000.00 in Zed Equity Fund, every month from 25 Dec 2026, until I stop it. If the date is a market holiday, the next business day applies. I can change, pause or stop it at any time.',
      },
    ]);
  });

  test('I3 · a day that has passed this month moves the instalment to the next', async () => {
    const { id, version } = await register({ start_date: '2026-11-25' });
    const { body } = await edit(id, { version, day: 10 });
    expect(body.data.upcoming[0]).toMatchObject({ due_date: '2026-12-10' });
  });

  test('I3 · a change needs the code, and what does not differ is not a change', async () => {
    const { id, version } = await register();
    const without = await me.call('updateSystematic', { params: { id }, body: { version, amount: 2000 } });
    expect([without.http, without.body.code]).toEqual([403, 'step_up_required']);
    const same = await me.call('updateSystematic', {
      params: { id },
      body: { version, amount: 1000, day: 5 },
    });
    expect([same.http, same.body.data.version]).toEqual([200, version]);
  });

  test.each([
    ['amount', { amount: 499 }, 'below_minimum'],
    ['amount', { amount: 1050 }, 'not_a_multiple'],
    ['amount', { amount: 1000.001 }, 'too_many_decimals'],
    ['day', { day: 6 }, 'sip_date_not_allowed'],
    ['folio_no', { folio_no: '1/99' }, 'folio_mismatch'],
    ['step_up', { step_up: { by: 'rupees', value: 50, every_months: 12, cap: null } }, 'step_up_invalid'],
    ['paid_by', { paid_by: 'mandate' }, 'mandate_missing'],
  ])('I3 · a bad %s is refused by name, and nothing is changed', async (field, change, code) => {
    const { id, version } = await register();
    const { http, body } = await edit(id, { version, ...change });
    expect([http, body.code, Object.keys(body.errors ?? {})]).toEqual([422, code, [field]]);
    expect((await plan(id)).version).toBe(version);
  });

  test('I3 · two devices on one SIP: one change is accepted, the other is shown the current state', async () => {
    const { id, version } = await register();
    const call = () => me.call('skipSystematic', { params: { id }, body: { version } });
    const answers = await Promise.all([call(), call()]);
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ http }) => http === 409)!.body;
    expect([refused.code, refused.errors]).toEqual([
      'plan_changed',
      { version: [String(version + 1)], status: ['active'], amount: ['1000.00'] },
    ]);
    expect((await plan(id)).next_dates[0]).toBe('2027-01-05');
  });

  test('I3 · a skipped date is left out and is no failure', async () => {
    const { id, version } = await register();
    const { body } = await me.call('skipSystematic', { params: { id }, body: { version } });
    expect(body.data).toMatchObject({
      failures: 0,
      next_dates: expect.arrayContaining(['2027-01-05']) as unknown,
    });
    await me.moveTo('2026-12-07T08:00:00.000+05:30');
    await bench.api.runJobs();
    expect((await me.cart()).items).toEqual([]);
  });

  test('I3 · a change comes in time until eight on the day, and not a millisecond later', async () => {
    const { id, version } = await register();
    await me.moveTo('2026-12-07T08:00:00.000+05:30');
    expect((await plan(id)).change_until).toBe('2026-12-07T08:00:00.000+05:30');
    const late = async () => {
      await me.moveTo('2026-12-07T08:00:00.001+05:30');
      return me.call('skipSystematic', { params: { id }, body: { version } });
    };
    const { http, body } = await late();
    expect([http, body.code]).toEqual([400, 'cannot_cancel_order']);
    const changed = await edit(id, { version, amount: 2000 });
    expect([changed.http, changed.body.code]).toEqual([400, 'cannot_place_order']);
    await me.moveTo('2026-12-07T08:00:00.000+05:30');
    expect((await me.call('skipSystematic', { params: { id }, body: { version } })).http).toBe(200);
  });

  test.each([
    [1, '2027-01-05'],
    [3, '2027-03-05'],
  ])('I3 · a pause of %i months goes on with the instalment of %s', async (months, next) => {
    const { id, version } = await register();
    const { body } = await me.call('pauseSystematic', { params: { id }, body: { version, months } });
    expect(body.data).toMatchObject({ status: 'paused', paused_until: next });
    await me.moveTo(`${next}T08:00:00.000+05:30`);
    await bench.api.runJobs();
    expect((await me.cart()).items).toMatchObject([{ start_date: next, amount: 1000 }]);
    expect((await plan(id)).status).toBe('active');
  });

  test('I3 · ending a pause early takes the first instalment that is still to come', async () => {
    const { id, version } = await register();
    await me.call('pauseSystematic', { params: { id }, body: { version, months: 3 } });
    await me.moveTo('2026-12-20T10:00:00.000+05:30');
    const { body } = await me.call('resumeSystematic', { params: { id }, body: { version: version + 1 } });
    expect(body.data).toMatchObject({ status: 'active', paused_until: null });
    expect(body.data.upcoming[0]!.due_date).toBe('2027-01-05');
    const again = await me.call('resumeSystematic', { params: { id }, body: { version: version + 2 } });
    expect([again.http, again.body.code]).toEqual([400, 'cannot_place_order']);
  });

  test('I3 · a stopped plan takes its waiting instalment out of the cart and is past', async () => {
    const { id } = await register();
    await me.moveTo('2026-12-07T08:00:00.000+05:30');
    await bench.api.runJobs();
    expect((await me.cart()).items).toHaveLength(1);
    const { version } = await plan(id);
    const { http, body } = await me.call('stopSystematic', { params: { id }, body: { version } });
    expect([http, body.data.status, body.data.ended_by]).toEqual([200, 'cancelled', 'user']);
    expect((await me.cart()).items).toEqual([]);
    expect(await plans()).toEqual([]);
    expect((await plans('past')).map((one) => [one.id, one.failures, one.next_dates])).toEqual([[id, 0, []]]);
    const again = await me.call('stopSystematic', { params: { id }, body: { version: body.data.version } });
    expect([again.http, again.body.code]).toEqual([400, 'cannot_cancel_order']);
  });

  test('I3 · while an instalment is being paid neither it nor the plan can be stopped', async () => {
    const { id } = await register();
    await me.moveTo('2026-12-07T08:00:00.000+05:30');
    await bench.api.runJobs();
    await me.pay();
    const { version } = await plan(id);
    const { http, body } = await me.call('stopSystematic', { params: { id }, body: { version } });
    expect([http, body.code]).toEqual([400, 'cannot_cancel_both_orders']);
    expect((await plan(id)).status).toBe('active');
  });

  test("I3 · another user's plan is not found", async () => {
    const { id, version } = await register();
    const other = await bench.newInvestor();
    const answers = [
      await other.call('systematicPlan', { params: { id } }),
      await other.call('stopSystematic', { params: { id }, body: { version } }),
    ];
    expect(answers.map(({ http }) => http)).toEqual([404, 404]);
  });

  test('I3 · three unpaid instalments in a row end the plan by its rule, and the user is notified', async () => {
    const { id } = await register();
    for (const day of ['2026-12-07', '2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05']) {
      await me.moveTo(`${day}T08:00:00.000+05:30`);
      await bench.api.runJobs();
    }
    const ended = await plan(id);
    expect(ended).toMatchObject({ status: 'cancelled', ended_by: 'auto', failures: 3, instalments_done: 0 });
    expect(ended.history.slice(-2).map(({ state, rule_id, text }) => [state, rule_id, text])).toEqual([
      [
        'missed',
        'sip-auto-cancel-2024',
        'Instalment of 5 Mar 2027 skipped because the previous one was still pending. Missed 3 of 3; the plan ends after 3 in a row.',
      ],
      [
        'cancelled',
        'sip-auto-cancel-2024',
        'The plan ended automatically after 3 missed instalments in a row.',
      ],
    ]);
    const reported = await bench.api.db.query<{ kind: string }>(
      'SELECT kind FROM notices WHERE user_id = $1 AND kind LIKE $2 ORDER BY at, kind',
      [me.userId, 'sip_%'],
    );
    expect(reported.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['sip_failed', 'sip_failed', 'sip_ended']),
    );
  });
});
