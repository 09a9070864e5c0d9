import { endQuietly, newsOf, sendNews } from '../../testing/partners/fakeGateway.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS, publishNav } from '../../testing/orderMarket.ts';

/** Of the fund in its offer, and of its first NAV. */
const DAYS = { from: '2026-11-16', to: '2026-11-24', start: '2026-12-07' };
const ALLOTMENT = '2026-12-07T09:00:00.000+05:30';

describe('a new fund', () => {
  let bench: OrderBench;
  let who: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    who = await bench.newInvestor();
    await bench.api.db.query(`DELETE FROM navs WHERE scheme_id = (SELECT id FROM schemes WHERE code = $1)`, [
      FUNDS.other,
    ]);
    await bench.api.db.query(
      `UPDATE schemes SET nfo_from = $2, nfo_to = $3, start_date = $4, face_value = 10, nav = NULL, nav_date = NULL
       WHERE code = $1`,
      [FUNDS.other, DAYS.from, DAYS.to, DAYS.start],
    );
  });

  const buy = async (amount = 5000) =>
    (await who.place({ code: FUNDS.other, type: 'buy', amount })).body.data.id;
  const stepsOf = async (id: string) => (await who.order(id)).timeline.map(({ text }) => text);

  test('I5 · an order in the window is paid, held, and allotted at the face value on the day of allotment', async () => {
    const id = await buy();
    const { items } = await who.cart();
    expect(items[0]).toMatchObject({
      nav_date_expected: '2026-12-07',
      pay_before: '2026-11-24T23:30:00.000+05:30',
      rule_id: 'nfo-allotment-2010',
      // 5000 less a duty of 0.25, at 10 a unit.
      units_estimate: 499.975,
      stamp_duty: 0.25,
    });
    await who.payAll();
    await bench.api.runJobs();
    expect(await who.order(id)).toMatchObject({
      status: 'submitted',
      nav: null,
      allotment_date_expected: '2026-12-07',
    });
    expect((await stepsOf(id)).at(-1)).toBe(
      'Sent to Why Mutual Fund. This is an NFO: your money is held until the offer closes on 24 Nov 2026. Units are allotted on 7 Dec 2026 at ₹10.00 each.',
    );

    await who.moveTo('2026-12-07T08:59:59.999+05:30');
    await bench.api.runJobs();
    expect((await who.order(id)).status).toBe('submitted');

    await who.moveTo(ALLOTMENT);
    await bench.api.runJobs();
    expect(await who.order(id)).toMatchObject({
      status: 'successful',
      units: 499.975,
      nav: 10,
      stamp_duty: 0.25,
      nav_date: '2026-12-07',
    });
  });

  test('I5 · the NAV that the fund publishes on that day later is no correction of the face value', async () => {
    const id = await buy();
    await who.payAll();
    await bench.api.runJobs();
    await who.moveTo(ALLOTMENT);
    await bench.api.runJobs();
    await publishNav(bench.api.db, FUNDS.other, '2026-12-07', '10.0200');
    await bench.api.ctx.jobs.send(bench.api.db, 'navs-published', { date: '2026-12-07' });
    await bench.api.runJobs();
    expect(await who.order(id)).toMatchObject({ status: 'successful', units: 499.975, nav: 10 });
  });

  test('I5 · money that comes after the offer has closed goes back, with the reason', async () => {
    await who.moveTo('2026-11-24T23:50:00.000+05:30');
    const id = await buy();
    const payment = (await who.pay()).body.data.id;
    bench.api.clock.set('2026-11-25T00:00:00.000+05:30');
    endQuietly(bench.gateway, payment, {
      status: 'successful',
      paid_at: bench.api.clock.now().toISOString(),
    });
    await sendNews(bench.api, newsOf(bench.gateway, payment));
    await bench.api.runJobs();
    const order = await who.order(id);
    expect(order).toMatchObject({
      status: 'failed',
      reason: 'The NFO closed before your payment arrived. ₹5,000 was refunded.',
    });
    const [row] = await bench.api.db.query('SELECT amount FROM payment_refunds WHERE subject_id = $1', [id]);
    expect(row).toEqual({ amount: '5000.00' });
  });

  test('I5 · between its offer and its start a new fund takes no orders, and the response states it', async () => {
    await who.moveTo('2026-11-25T10:00:00.000+05:30');
    const refused = await who.place({ code: FUNDS.other, type: 'buy', amount: 5000 });
    expect(refused.http).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'nfo_not_open',
      message: "This NFO isn't open today.",
    });
    await who.moveTo('2026-12-07T10:00:00.000+05:30');
    const taken = await who.place({ code: FUNDS.other, type: 'buy', amount: 5000 });
    expect(taken.body.data).toMatchObject({ status: 'pending', nav_date_expected: '2026-12-07' });
  });

  test('I3 · the instalment of a SIP that falls between offer and start is missed, nothing is charged', async () => {
    const placed = await who.place({
      ...{ code: FUNDS.other, type: 'sip', amount: 1000 },
      ...{ start_date: '2026-11-25', sip_firstorderflag: 'N' },
    });
    expect(placed.http).toBe(200);
    await who.payAll();
    await bench.api.runJobs();
    await who.moveTo('2026-11-25T08:00:00.000+05:30');
    await bench.api.runJobs();
    expect((await who.cart()).items).toEqual([]);
    const [plan] = await bench.api.db.query(
      'SELECT waiting, status FROM systematic_plans WHERE portfolio_id = $1',
      [who.portfolioId],
    );
    expect(plan).toEqual({ waiting: true, status: 'active' });
  });
});
