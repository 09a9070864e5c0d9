import { newAccount, type TestAccount } from '../../testing/people/account.ts';
import { solvedCaptcha } from '../../testing/people/captcha.ts';
import { PERSONA_PASSWORD } from '../../personas/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const BROWSER = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' };
const NEW_PASSWORD = 'monsoon evenings 2027';

describe('an owner whose account strangers try to enter', () => {
  let api: TestApi;
  let person: TestAccount;
  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(async () => {
    await api.db.query('DELETE FROM sign_in_attempts');
    await api.db.query('DELETE FROM captchas');
    person = await newAccount(api);
  });
  afterAll(() => api.close());

  const logIn = (password: string, cookie?: string, more: object = {}) =>
    api.call('authenticate', {
      body: { email: person.email, password, ...more },
      headers: { ...BROWSER, ...(cookie && { cookie }) },
    });
  /** A browser in which the owner logged in before. @returns its cookie */
  async function knownBrowser(): Promise<string> {
    const answer = await logIn(PERSONA_PASSWORD);
    expect(answer.http).toBe(200);
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    return cookies.find((cookie) => cookie.startsWith('device_'))!.split(';')[0]!;
  }
  /** What a stranger does: wrong passwords from scripts until the account has to wait. */
  async function lockedByStrangers(): Promise<void> {
    await api.db.query(
      `INSERT INTO sign_in_attempts (at, account, address, outcome)
       SELECT $1, $2, '198.51.100.7', 'wrong' FROM generate_series(1, 5)`,
      [api.clock.now(), person.email],
    );
    expect((await api.call('authenticate', { body: { email: person.email, password: 'x' } })).http).toBe(429);
  }

  test('O1 · logs in at once on a device that is known, without wait and captcha', async () => {
    const cookie = await knownBrowser();
    await lockedByStrangers();
    expect((await logIn(PERSONA_PASSWORD)).http).toBe(429);
    expect((await logIn(PERSONA_PASSWORD, cookie)).http).toBe(200);
  });

  test('O1 · is not held up on it by a network from which everybody tries', async () => {
    const cookie = await knownBrowser();
    await api.db.query(
      `INSERT INTO sign_in_attempts (at, account, address, outcome)
       SELECT $1, 'somebody-' || n, '127.0.0.1', 'wrong' FROM generate_series(1, 30) n`,
      [api.clock.now()],
    );
    expect((await logIn(PERSONA_PASSWORD)).http).toBe(429);
    expect((await logIn(PERSONA_PASSWORD, cookie)).http).toBe(200);
  });

  test('O1 · the known device itself has no more guesses than any other', async () => {
    const cookie = await knownBrowser();
    for (let count = 0; count < 3; count += 1) expect((await logIn('not-this-one', cookie)).http).toBe(401);
    const asked = await logIn(PERSONA_PASSWORD, cookie);
    expect(asked.body.code).toBe('captcha_required');
    for (let count = 0; count < 2; count += 1) {
      const answer = await logIn('x', cookie);
      expect((await logIn('not-this-one', cookie, await solvedCaptcha(api, answer))).http).toBe(401);
    }
    expect((await logIn(PERSONA_PASSWORD, cookie)).http).toBe(429);
    expect((await logIn(PERSONA_PASSWORD)).http).toBe(200);
  });

  test('O1 · a device that is known to one account is unknown to another', async () => {
    const cookie = await knownBrowser();
    person = await newAccount(api);
    await lockedByStrangers();
    expect((await logIn(PERSONA_PASSWORD, cookie)).http).toBe(429);
  });

  test('O1 · a login on the known device gives strangers no new guesses', async () => {
    const cookie = await knownBrowser();
    await lockedByStrangers();
    expect((await logIn(PERSONA_PASSWORD, cookie)).http).toBe(200);
    expect((await logIn('not-this-one')).http).toBe(429);
  });

  test('O1 · a new password ends the wait at once, everywhere, and only its device stays known', async () => {
    const before = await knownBrowser();
    await lockedByStrangers();
    const started = await api.call('forgotPassword', { body: { contact: person.email } });
    const [{ code }] = (await api.db.query<{ code: string }>(
      'SELECT code FROM messages WHERE recipient = $1 AND code IS NOT NULL ORDER BY id DESC LIMIT 1',
      [person.email],
    )) as [{ code: string }];
    const proved = await api.call('verifyResetCode', { body: { otp_ref: started.body.data.otp_ref, code } });
    const done = await api.call('resetPassword', {
      body: { reset: proved.body.data.reset, password: NEW_PASSWORD },
      headers: BROWSER,
    });
    expect(done.http).toBe(200);
    const here = [done.headers['set-cookie']].flat().map(String)[0]!.split(';')[0]!;
    expect((await logIn(NEW_PASSWORD)).http).toBe(200);
    await api.db.query('DELETE FROM sign_in_attempts');
    await lockedByStrangers();
    expect((await logIn(NEW_PASSWORD, here)).http).toBe(200);
    expect((await logIn(NEW_PASSWORD, before)).http).toBe(429);
  });
});
