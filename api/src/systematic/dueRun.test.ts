import { proveBalanced } from '../ledger/index.ts';
import { runClockHooks } from '../sandbox/clockMoved.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { runDue } from './dueRun.ts';

const sip = { code: FUNDS.equity, type: 'sip', amount: 1000, start_date: '2026-12-05' };
/** 5 December 2026 is a Saturday, so the first instalment is due on Monday the 7th at eight. */
const FIRST_DUE = '2026-12-07T08:00:00.000+05:30';

describe('systematic plans', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterEach(() => proveBalanced(bench.api.db));
  afterAll(() => bench.close());

  const plans = async () => (await me.call('systematicPlans')).body.data;
  const planId = async () => (await plans())[0]!.id;
  const instalments = () =>
    bench.api.db.query(
      'SELECT due_date, outcome FROM plan_instalments WHERE investor_id = $1 ORDER BY due_date',
      [me.userId],
    );
  const register = async (over: Record<string, unknown> = {}) => {
    const { id } = (await me.place({ ...sip, ...over })).body.data;
    await me.payAll();
    await bench.api.runJobs();
    return id;
  };

  test('I3 · a SIP that starts later is registered at once, without money or units', async () => {
    const id = await register();
    expect(await me.order(id)).toMatchObject({
      status: 'successful',
      units: null,
      nav: null,
      nav_date: null,
    });
    expect((await me.order(id)).timeline.slice(3).map(({ state, text }) => [state, text])).toEqual([
      ['confirmed', 'Confirmed. Nothing to pay today.'],
      ['submitted', 'Sent to Zed Mutual Fund for registration.'],
      [
        'successful',
        'SIP of ₹1,000 registered. First instalment: 5 Dec 2026. It will be added to your cart that day.',
      ],
    ]);
    expect(await plans()).toMatchObject([
      {
        ...{
          id: await planId(),
          kind: 'sip',
          code: FUNDS.equity,
          fund_name: 'Zed Equity Fund',
          slug: 'zzeq-gr',
        },
        ...{ amount: 1000, day: 5, frequency: 'monthly', folio_no: null, status: 'active', step_up: null },
        next_dates: ['2026-12-07', '2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05', '2027-05-05'],
        upcoming: [
          { due_date: '2026-12-05', date: '2026-12-07', amount: 1000, moved: true },
          { due_date: '2027-01-05', date: '2027-01-05', amount: 1000, moved: false },
          ...Array<unknown>(4).fill(expect.anything()),
        ],
        ...{ failures: 0, failure_limit: 3, failure_rule_id: 'sip-auto-cancel-2024', paid_by: 'cart' },
        ...{ change_until: '2026-12-07T08:00:00.000+05:30', change_rule_id: 'sip-change-notice-2024' },
        ...{ instalments_done: 0, started_on: '2026-11-20', version: 1 },
      },
    ]);
    expect(
      await bench.api.db.query('SELECT 1 FROM ledger_transfers WHERE portfolio_id = $1', [me.portfolioId]),
    ).toEqual([]);
  });

  test('I3 · a plan that cannot be processed holds back nobody else’s, and is tried again by the next run', async () => {
    await register();
    const stuck = await planId();
    const other = await bench.newInvestor();
    await other.place(sip);
    await other.payAll();
    await bench.api.runJobs();
    const { db, ctx } = bench.api;
    await db.query(
      `CREATE FUNCTION refuses() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cannot be stored'; END $$`,
    );
    await db.query(
      `CREATE TRIGGER refuses BEFORE UPDATE ON systematic_plans FOR EACH ROW
       WHEN (NEW.id = '${stuck}') EXECUTE FUNCTION refuses()`,
    );
    const processed = async (userId: string) =>
      (await db.query('SELECT 1 FROM plan_instalments WHERE investor_id = $1', [userId])).length;
    bench.api.clock.set(FIRST_DUE);
    try {
      await runDue(ctx);
      expect([await processed(me.userId), await processed(other.userId)]).toEqual([0, 1]);
    } finally {
      await db.query('DROP FUNCTION refuses CASCADE');
    }
    await runDue(ctx);
    expect([await processed(me.userId), await processed(other.userId)]).toEqual([1, 1]);
  });

  test('I3 · a SIP with its first order today is allotted, and its folio is kept for the next', async () => {
    const id = await register({ sip_firstorderflag: 'Y' });
    expect((await me.order(id)).status).toBe('submitted');
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-23T09:00:00.000+05:30');
    await bench.api.runJobs();
    const { status, units, folio_no } = await me.order(id);
    expect([status, units]).toEqual(['successful', 19.999]);
    expect((await plans())[0]).toMatchObject({
      folio_no,
      next_dates: expect.arrayContaining(['2026-12-07']) as unknown,
    });
  });

  test('I3 · a due instalment is put into the cart on its business day, and is paid from there', async () => {
    await register();
    await me.moveTo('2026-12-07T07:59:59.999+05:30');
    await bench.api.runJobs();
    expect((await me.cart()).items).toEqual([]);
    await me.moveTo(FIRST_DUE);
    expect(await bench.api.runJobs()).toContain('systematic-due');
    const [item] = (await me.cart()).items;
    expect(item).toMatchObject({
      code: FUNDS.equity,
      type: 'sip',
      amount: 1000,
      pay_now: 1000,
      start_date: '2026-12-05',
      nav_date_expected: '2026-12-07',
    });
    expect((await me.order(item!.order_id)).timeline.map(({ state, text }) => [state, text])).toEqual([
      ['draft', 'SIP instalment due on 5 Dec 2026: ₹1,000.'],
      ['under_review', 'Fund, amount and folio verified.'],
      ['pending', 'No mandate for this SIP. The instalment is in your cart for payment.'],
    ]);
    expect(await instalments()).toEqual([{ due_date: '2026-12-05', outcome: 'placed' }]);
    expect((await plans())[0]!.next_dates[0]).toBe('2027-01-05');
    await me.payAll();
    await bench.api.runJobs();
    await publishNav(bench.api.db, FUNDS.equity, '2026-12-07', '40.0000');
    await me.moveTo('2026-12-08T09:00:00.000+05:30');
    await bench.api.runJobs();
    const order = await me.order(item!.order_id);
    expect(order).toMatchObject({ status: 'successful', units: 24.999, nav_date: '2026-12-07' });
    expect((await plans())[0]).toMatchObject({ folio_no: order.folio_no });
    expect(await plans()).toHaveLength(1);
  });

  test('I3 · a date is placed once, however often the job runs', async () => {
    await register();
    await me.moveTo(FIRST_DUE);
    await Promise.all([1, 2, 3, 4].map(() => runDue(bench.api.ctx)));
    await bench.api.runJobs();
    expect(await instalments()).toEqual([{ due_date: '2026-12-05', outcome: 'placed' }]);
    expect((await me.cart()).items).toHaveLength(1);
  });

  test('I3 · moving the sandbox’s clock runs what is due', async () => {
    await register();
    await me.moveTo(FIRST_DUE);
    const from = new Date('2026-11-20T10:00:00+05:30');
    const failed = await runClockHooks(bench.api.ctx, { from, to: bench.api.clock.now() });
    expect(failed).toEqual([]);
    await bench.api.runJobs();
    expect((await me.cart()).items).toHaveLength(1);
  });

  test('I3 · an instalment waits while the cart is being paid', async () => {
    await register();
    await me.moveTo('2026-12-07T07:59:00.000+05:30');
    await me.place({ code: FUNDS.debt, type: 'buy', amount: 3000 });
    await me.pay();
    bench.api.clock.set(FIRST_DUE);
    await bench.api.runJobs();
    expect((await me.cart()).items.map(({ code }) => code)).toEqual([FUNDS.debt]);
    expect(await instalments()).toEqual([]);
    await me.moveTo('2026-12-07T08:20:00.000+05:30');
    await bench.api.runJobs();
    expect((await me.cart()).items.map(({ code }) => code)).toEqual([FUNDS.debt, FUNDS.equity]);
  });

  test('I3 · with an unpaid instalment in the way the next waits, and is missed when the one after it is due', async () => {
    await register();
    await me.moveTo(FIRST_DUE);
    await bench.api.runJobs();
    await me.moveTo('2027-01-05T08:00:00.000+05:30');
    await bench.api.runJobs();
    expect(await instalments()).toEqual([{ due_date: '2026-12-05', outcome: 'placed' }]);
    await me.moveTo('2027-02-05T08:00:00.000+05:30');
    await bench.api.runJobs();
    expect(await instalments()).toEqual([
      { due_date: '2026-12-05', outcome: 'placed' },
      { due_date: '2027-01-05', outcome: 'missed' },
    ]);
    await me.call('cancelOrder', { params: { id: (await me.cart()).items[0]!.order_id } });
    await me.moveTo('2027-02-05T08:10:00.000+05:30');
    await bench.api.runJobs();
    expect((await me.cart()).items).toMatchObject([{ start_date: '2027-02-05', amount: 1000 }]);
    expect(await instalments()).toEqual([
      { due_date: '2026-12-05', outcome: 'skipped' },
      { due_date: '2027-01-05', outcome: 'missed' },
      { due_date: '2027-02-05', outcome: 'placed' },
    ]);
    expect((await plans())[0]!.failures).toBe(1);
    expect((await plans())[0]!.next_dates[0]).toBe('2027-03-05');
  });

  test('I3 · an instalment in the cart is not turned into another SIP', async () => {
    await register();
    await me.moveTo(FIRST_DUE);
    await bench.api.runJobs();
    const [item] = (await me.cart()).items;
    const text = 'A SIP instalment for this fund is in your cart. Pay or cancel it first.';
    const answers = [
      await me.place({ ...sip, start_date: '2026-12-25' }),
      await me.call('updateOrder', { params: { id: item!.order_id }, body: { amount: 2000 } }),
    ];
    expect(answers.map(({ http, body }) => [http, body.code, body.message])).toEqual(
      Array(2).fill([400, 'cannot_place_order', text]),
    );
    const kept = await me.call('replaceCart', {
      body: { items: [{ code: FUNDS.equity, type: 'sip', amount: 1000, start_date: '2026-12-05' }] },
    });
    expect([kept.http, kept.body.data.items[0]!.order_id]).toEqual([200, item!.order_id]);
  });
});
