import { newAccount, type TestAccount } from '../../testing/people/account.ts';
import { solvedCaptcha } from '../../testing/people/captcha.ts';
import { PERSONA_PASSWORD } from '../../personas/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const BROWSER = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' };

describe('limits of guessing', () => {
  let api: TestApi;
  let person: TestAccount;
  let email: string;
  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(async () => {
    api.clock.set('2026-11-20T10:00:00.000+05:30');
    await api.db.query('DELETE FROM sign_in_attempts');
    await api.db.query('DELETE FROM captchas');
    person = await newAccount(api);
    email = person.email!;
  });
  afterAll(() => api.close());

  /**
   * An attempt as a user makes it: the captcha, where one is required, is solved; how many are sent has its own test.
   */
  const tryWith = async (password: string, name: string = email, headers: Record<string, string> = {}) => {
    const body = { email: name, password };
    const answer = await api.call('authenticate', { body, headers });
    if (answer.body.code !== 'captcha_required') return answer;
    await api.db.query(`UPDATE captchas SET created_at = created_at - interval '15 minutes'`);
    return api.call('authenticate', { body: { ...body, ...(await solvedCaptcha(api, answer)) }, headers });
  };
  const wrong = async (times: number, name?: string) => {
    for (let count = 0; count < times; count += 1) {
      expect((await tryWith('not-this-one', name)).http).toBe(401);
    }
  };

  test('O1 · after five wrong tries even the right password waits 30 seconds', async () => {
    await wrong(5);
    const limited = await tryWith(PERSONA_PASSWORD);
    expect(limited.http).toBe(429);
    expect(limited.headers['retry-after']).toBe('30');
    expect(limited.body).toMatchObject({
      status: 'failure',
      code: 'rate_limited',
      message: 'Too many incorrect attempts for this account. Please wait 30 seconds and try again.',
    });
    api.clock.advance(29_999);
    expect((await tryWith(PERSONA_PASSWORD)).headers['retry-after']).toBe('1');
    api.clock.advance(1);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(200);
  });

  test('O1 · the wait doubles with each further wrong try and stops at 15 minutes', async () => {
    await wrong(5);
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      const { headers } = await tryWith(PERSONA_PASSWORD);
      expect(headers['retry-after']).toBe(String(seconds));
      api.clock.advance(seconds * 1_000);
      await wrong(1);
    }
  });

  test('O1 · a right password ends the row of wrong ones', async () => {
    await wrong(4);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(200);
    await wrong(4);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(200);
  });

  test('O1 · wrong tries are forgotten after a day, not a second before', async () => {
    await wrong(5);
    api.clock.advance(24 * 3_600_000 - 1_000);
    await wrong(1);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(429);
    api.clock.advance(24 * 3_600_000);
    await wrong(4);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(200);
  });

  test('O1 · e-mail and mobile of one account count together', async () => {
    await wrong(3);
    await wrong(2, person.mobile!);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(429);
    const other = await newAccount(api);
    expect((await tryWith(PERSONA_PASSWORD, other.email!)).http).toBe(200);
  });

  test('O1 · a name that nobody has is limited like any other', async () => {
    await wrong(5, 'nobody@sanchay.example');
    expect((await tryWith('not-this-one', 'nobody@sanchay.example')).http).toBe(429);
  });

  test('O1 · guesses sent at once get no more answers than guesses sent one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        api.call('authenticate', { body: { email, password: `guess-number-${index}` } }),
      ),
    );
    const codes = answers.map(({ body }) => body.code).sort();
    expect(codes).toEqual([...Array(9).fill('captcha_required'), ...Array(3).fill('invalid_credentials')]);
    const rows = await api.db.query(`SELECT account FROM sign_in_attempts WHERE outcome = 'wrong'`);
    expect(rows).toHaveLength(3);
  });

  test('O1 · one network address has 30 wrong tries in 15 minutes, over all accounts', async () => {
    for (let count = 0; count < 30; count += 1) await wrong(1, `nobody-${count}@sanchay.example`);
    const limited = await tryWith(PERSONA_PASSWORD);
    expect(limited.http).toBe(429);
    expect(limited.headers['retry-after']).toBe('900');
    expect(limited.body.message).toBe(
      'Too many attempts from your network. Please wait 15 minutes and try again.',
    );
    api.clock.advance(15 * 60_000 - 1);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(429);
    api.clock.advance(1);
    expect((await tryWith(PERSONA_PASSWORD)).http).toBe(200);
  });

  test('O1 · tries from all addresses of one IPv6 /64 count together, those of the next one do not', async () => {
    const wrongFrom = (remoteAddress: string, email: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v5/users/authenticate.json',
        payload: { email, password: 'not-this-one' },
        remoteAddress,
      });
    for (let count = 0; count < 20; count += 1) {
      const answer = await wrongFrom(
        `2001:db8:0:1::${(count + 1).toString(16)}`,
        `v6-${count}@sanchay.example`,
      );
      expect(answer.statusCode).toBe(401);
    }
    const same = await wrongFrom('2001:db8:0:1:ffff::9', 'v6-same@sanchay.example');
    expect(same.json().code).toBe('captcha_required');
    const next = await wrongFrom('2001:db8:0:2::9', 'v6-next@sanchay.example');
    expect(next.statusCode).toBe(401);
  });

  test('O1 · one browser has 10 wrong attempts in 15 minutes, over all accounts, by a cookie without personal data', async () => {
    const first = await tryWith('not-this-one', 'a0@sanchay.example', BROWSER);
    const cookies = [first.headers['set-cookie']].flat().map(String);
    expect(cookies).toEqual([
      expect.stringMatching(
        /^device_test=[\w-]{22}; Max-Age=34560000; Path=\/api; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    const headers = { ...BROWSER, cookie: cookies[0]!.split(';')[0]! };
    for (let count = 1; count < 10; count += 1) {
      const answer = await tryWith('not-this-one', `a${count}@sanchay.example`, headers);
      expect([answer.http, answer.headers['set-cookie']]).toEqual([401, undefined]);
    }
    const limited = await tryWith(PERSONA_PASSWORD, email, headers);
    expect(limited.http).toBe(429);
    expect(limited.body.message).toBe(
      'Too many incorrect attempts on this device. Please wait 15 minutes and try again.',
    );
    expect((await tryWith(PERSONA_PASSWORD, email, BROWSER)).http).toBe(200);
    api.clock.advance(15 * 60_000);
    expect((await tryWith(PERSONA_PASSWORD, email, headers)).http).toBe(200);
  });
});
