import { balanceOf, cashInTransit } from '../../ledger/index.ts';
import { endQuietly, newsOf, sendNews } from '../../testing/partners/fakeGateway.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';

describe('the gateway’s webhook', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let id: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000 });
    id = (await me.pay()).body.data.id;
    endQuietly(bench.gateway, id, { status: 'successful', paid_at: '2026-11-20T04:30:00.000Z' });
  });
  afterAll(() => bench.close());

  const stored = async () =>
    (await bench.api.db.query<{ status: string }>('SELECT status FROM payments WHERE id = $1', [id]))[0]!
      .status;
  const news = (over: Record<string, unknown> = {}) => newsOf(bench.gateway, id, over);
  const inTransit = () => balanceOf(bench.api.db, cashInTransit(), 'INR', me.portfolioId);

  test('I4 · signed news is applied', async () => {
    expect(await sendNews(bench.api, news())).toEqual({ http: 200, code: undefined });
    expect([await stored(), await inTransit()]).toEqual(['successful', '5000.0000']);
  });

  test('I4 · forged news is refused and changes nothing', async () => {
    const forged = await sendNews(bench.api, news(), { secret: 'some-other-secret-some-other-secret' });
    expect(forged).toEqual({ http: 403, code: 'signature_invalid' });
    const unsigned = await bench.api.app.inject({
      method: 'POST',
      url: '/api/v3/webhooks/payments',
      payload: news(),
      headers: { 'content-type': 'application/json' },
    });
    expect(unsigned.statusCode).toBe(403);
    expect([await stored(), await inTransit()]).toEqual(['pending', '0.0000']);
  });

  test('I4 · a signature is good for five minutes either way', async () => {
    const at = (ms: number) => ({ at: new Date(bench.api.clock.now().getTime() + ms) });
    expect((await sendNews(bench.api, news(), at(-301_000))).http).toBe(403);
    expect((await sendNews(bench.api, news(), at(301_000))).http).toBe(403);
    expect(await stored()).toBe('pending');
    expect((await sendNews(bench.api, news(), at(-300_000))).http).toBe(200);
    expect((await sendNews(bench.api, news(), at(300_000))).http).toBe(200);
    expect(await stored()).toBe('successful');
  });

  test('I4 · the same event twice, also at once, is applied once', async () => {
    const event = news();
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendNews(bench.api, event)));
    expect(answers.map(({ http }) => http)).toEqual(Array(8).fill(200));
    expect(await inTransit()).toBe('5000.0000');
    const { event_id: eventId } = JSON.parse(event) as { event_id: string };
    expect(
      await bench.api.db.query('SELECT status FROM payment_events WHERE event_id = $1', [eventId]),
    ).toEqual([{ status: 'successful' }]);
  });

  test('I4 · eight different events of one success book it once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => sendNews(bench.api, news())));
    expect([await stored(), await inTransit()]).toEqual(['successful', '5000.0000']);
  });

  test.each(['pending', 'failed', 'expired'])(
    'I4 · news of %s that arrives after the success changes nothing',
    async (status) => {
      await sendNews(bench.api, news());
      expect((await sendNews(bench.api, news({ status, paid_at: null, reason: null }))).http).toBe(200);
      expect([await stored(), await inTransit()]).toEqual(['successful', '5000.0000']);
    },
  );

  test('I4 · a different amount than we requested is not booked', async () => {
    expect(await sendNews(bench.api, news({ amount: '4999.99' }))).toEqual({
      http: 422,
      code: 'amount_mismatch',
    });
    expect([await stored(), await inTransit()]).toEqual(['pending', '0.0000']);
  });

  test('I4 · news of a payment that is not ours is taken and forgotten', async () => {
    const answer = await sendNews(bench.api, news({ payment_id: '00000000-0000-4000-8000-000000000000' }));
    expect(answer.http).toBe(200);
    expect(await stored()).toBe('pending');
  });

  test.each([
    ['no JSON', 'hello'],
    ['another status', { status: 'gift' }],
    ['an amount as a number', { amount: 5000 }],
    ['an event without an id', { event_id: '' }],
    ['a payment that is no id', { payment_id: "1' OR '1'='1" }],
    ['a time that is none', { paid_at: 'yesterday' }],
  ])('I4 · %s is not understood, although it is signed', async (_what, body) => {
    const text = typeof body === 'string' ? body : news(body);
    expect(await sendNews(bench.api, text)).toEqual({ http: 400, code: 'params_invalid' });
    expect(await stored()).toBe('pending');
  });

  test('I4 · failed first and paid later is refunded, whatever the order of the notifications', async () => {
    await sendNews(bench.api, news({ status: 'failed', reason: 'declined', paid_at: null }));
    expect(await stored()).toBe('failed');
    await sendNews(bench.api, news());
    expect([await stored(), await inTransit()]).toEqual(['refunded', '0.0000']);
  });
});
