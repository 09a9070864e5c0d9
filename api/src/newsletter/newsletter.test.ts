import { testApi, type TestApi } from '../testing/testApi.ts';

describe('newsletter', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  beforeEach(() => api.db.query('DELETE FROM newsletter_subscriptions'));
  afterEach(() => api.close());

  const subscribe = (body: unknown) => api.call('subscribeNewsletter', { body });
  const stored = () =>
    api.db.query<{ email: string; subscribed_at: Date }>('SELECT * FROM newsletter_subscriptions');

  test('S9 · an address is stored once, whatever its capitals and spaces, with the day it came first', async () => {
    expect(await subscribe({ email: 'Nila.Varma@Sanchay.example' })).toMatchObject({ http: 200, body: {} });
    api.clock.advance(86_400_000);
    expect(await subscribe({ email: ' nila.varma@sanchay.example ' })).toMatchObject({ http: 200, body: {} });
    const rows = await stored();
    expect(rows.map(({ email }) => email)).toEqual(['nila.varma@sanchay.example']);
    expect(new Date(rows[0]!.subscribed_at).toISOString()).toBe('2026-11-20T04:30:00.000Z');
  });

  test('S9 · two requests at once store one row', async () => {
    const answers = await Promise.all(
      ['a@sanchay.example', 'A@sanchay.example', 'a@Sanchay.Example'].map((email) => subscribe({ email })),
    );
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    expect(await stored()).toHaveLength(1);
  });

  test.each(['nonsense', 'a@b', '@sanchay.example', 'two words@sanchay.example', '   '])(
    'S9 · "%s" is no address and is refused beside the field',
    async (email) => {
      expect(await subscribe({ email })).toMatchObject({
        http: 422,
        body: {
          status: 'validation_failed',
          code: 'email_invalid',
          errors: { email: ['Enter a valid email address.'] },
        },
      });
      expect(await stored()).toEqual([]);
    },
  );

  test('S9 · a body of another shape is refused', async () => {
    for (const body of [
      {},
      { email: '' },
      { email: 5 },
      { email: 'a@b.example', more: 1 },
      { email: `${'a'.repeat(250)}@b.example` },
    ]) {
      const { http, body: answer } = await subscribe(body);
      expect([http, answer.status]).toEqual([400, 'params_invalid']);
    }
  });

  test('S9 · a client submits 30 addresses in a minute and then has to wait', async () => {
    api.clock.advance(120_000);
    for (let place = 0; place < 30; place += 1) {
      expect((await subscribe({ email: 'same@sanchay.example' })).http).toBe(200);
    }
    const refused = await subscribe({ email: 'late@sanchay.example' });
    expect(refused).toMatchObject({ http: 429, body: { code: 'rate_limited' } });
    expect(refused.headers['retry-after']).toBe('60');
    api.clock.advance(60_000);
    expect((await subscribe({ email: 'late@sanchay.example' })).http).toBe(200);
  });
});
