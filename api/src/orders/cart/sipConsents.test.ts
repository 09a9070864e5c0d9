import { createHash, randomUUID } from 'node:crypto';
import { endQuietly, newsOf, sendNews } from '../../testing/partners/fakeGateway.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';

const sip = { code: FUNDS.equity, type: 'sip', amount: 1000, start_date: '2026-12-05' };
const MESSAGES =
  'I request to invest ₹1,000.00 in Zed Equity Fund, every month from 5 Dec 2026, until I stop it. If the date is a market holiday, the next business day applies. I can change, pause or stop it at any time.';

describe('what a SIP of the cart is agreed to with', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const kept = () =>
    bench.api.db.query(
      `SELECT order_id, revision, language, text, sha256 FROM order_consents WHERE investor_id = $1 ORDER BY revision`,
      [me.userId],
    );
  const ofPlans = () =>
    bench.api.db.query('SELECT version, language, text, sha256 FROM plan_consents WHERE investor_id = $1', [
      me.userId,
    ]);

  test('I3 · the words stand in the cart, are kept when it is paid, and begin the plan', async () => {
    const { id } = (await me.place(sip)).body.data;
    await me.place({ code: FUNDS.debt, type: 'buy', amount: 5000 });
    const { items, revision } = await me.cart();
    const hash = createHash('sha256').update(MESSAGES).digest('hex');
    expect(items.map(({ type, consent }) => [type, consent])).toEqual([
      ['buy', null],
      ['sip', { text: MESSAGES, hash }],
    ]);
    await me.payAll();
    expect(await kept()).toEqual([{ order_id: id, revision, language: 'en', text: MESSAGES, sha256: hash }]);
    expect(await ofPlans()).toEqual([]);
    await bench.api.runJobs();
    expect(await ofPlans()).toEqual([{ version: 1, language: 'en', text: MESSAGES, sha256: hash }]);
  });

  test.each([
    ['nothing', []],
    ['other words', [{ hash: 'a'.repeat(64) }]],
    ['the words of another order', [{ order_id: randomUUID() }]],
  ])('I3 · who agreed to %s does not pay, and nothing is kept', async (_what, over) => {
    await me.place(sip);
    const [line] = (await me.cart()).items;
    const given = { order_id: line!.order_id, hash: line!.consent!.hash };
    const answer = await me.pay({ consents: over.map((one) => ({ ...given, ...one })) });
    expect([answer.http, answer.body.code, answer.body.errors]).toEqual([
      422,
      'consent_changed',
      {
        'items.0.consent': ['Read and agree to the SIP terms before you pay.'],
      },
    ]);
    expect(await kept()).toEqual([]);
    expect((await me.cart()).payment_id).toBeNull();
  });

  test('I3 · an amount changed after reading is agreed to anew', async () => {
    const { id } = (await me.place(sip)).body.data;
    const before = (await me.cart()).items[0]!.consent!.hash;
    await me.call('updateOrder', { params: { id }, body: { amount: 2000 } });
    const answer = await me.pay({ consents: [{ order_id: id, hash: before }] });
    expect([answer.http, answer.body.code]).toEqual([422, 'consent_changed']);
  });

  test('I3 · a first instalment that is paid now is part of the words', async () => {
    await me.place({ ...sip, sip_firstorderflag: 'Y' });
    expect((await me.cart()).items[0]!.consent!.text).toBe(
      MESSAGES.replace('until I stop it.', 'until I stop it. The first instalment is paid now.'),
    );
  });

  test('I3 · a payment that failed leaves what was agreed to then; the plan begins with the latest', async () => {
    const { id } = (await me.place({ ...sip, sip_firstorderflag: 'Y' })).body.data;
    const first = (await me.pay()).body.data.id;
    endQuietly(bench.gateway, first, { status: 'failed' });
    await sendNews(bench.api, newsOf(bench.gateway, first));
    await me.call('updateOrder', { params: { id }, body: { amount: 2000 } });
    await me.payAll();
    await bench.api.runJobs();
    const rows = await kept();
    expect(rows.map(({ text }) => String(text).slice(0, 27))).toEqual([
      'I request to invest ₹1,000.',
      'I request to invest ₹2,000.',
    ]);
    const { language, text, sha256 } = rows[1]!;
    expect(await ofPlans()).toEqual([{ version: 1, language, text, sha256 }]);
  });

  test('I3 · an instalment that waits in the cart was agreed to with its plan', async () => {
    await me.place(sip);
    await me.payAll();
    await bench.api.runJobs();
    await me.moveTo('2026-12-07T08:00:00.000+05:30');
    await bench.api.runJobs();
    expect((await me.cart()).items.map(({ consent }) => consent)).toEqual([null]);
    await me.payAll();
    expect(await kept()).toHaveLength(1);
  });

  test('I3 · what was agreed to can be neither changed nor removed', async () => {
    await me.place(sip);
    await me.payAll();
    for (const sql of ["UPDATE order_consents SET text = ''", 'DELETE FROM order_consents'])
      await expect(bench.api.db.query(sql)).rejects.toMatchObject({ code: '23001' });
  });
});
