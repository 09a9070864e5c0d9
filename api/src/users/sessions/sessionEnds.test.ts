import { endReasonOf } from '@sanchay/contracts';
import { PERSONA_PASSWORD } from '../../personas/index.ts';
import { newAccount } from '../../testing/people/account.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { lifetimes } from './lifetimes.ts';

const ORIGIN = 'http://localhost:4000';

describe('why a session is over', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  /** A session of a browser, with its token and its refresh cookie. */
  async function browserOf(email: string) {
    const { body, headers } = await api.call('authenticate', {
      body: { email, password: PERSONA_PASSWORD },
      headers: { 'sec-fetch-site': 'same-origin', origin: ORIGIN },
    });
    const cookie = [headers['set-cookie']].flat().find((one) => String(one).startsWith('refresh_test='))!;
    return { token: body.token, cookie: String(cookie).split(';')[0]! };
  }

  test.each([
    ['ended', 'session_ended', 'revoked'],
    ['password_changed', 'password_changed', 'password_changed'],
    ['password_reset', 'password_changed', 'password_changed'],
    ['contact_changed', 'contact_changed', 'contact_changed'],
    ['contact_cancelled', 'contact_changed', 'contact_changed'],
    ['blocked', 'account_blocked', 'blocked'],
    ['logout', 'signed_out', 'expired'],
    ['refresh_reused', 'signed_out', 'expired'],
  ])('S3 · a session that is over by %s is turned away with %s: %s', async (because, code, reason) => {
    const person = await newAccount(api);
    const { token, cookie } = await browserOf(person.email!);
    await api.db.query(
      'UPDATE sessions SET revoked_at = $2, revoked_because = $3 WHERE user_id = $1 AND revoked_at IS NULL',
      [person.userId, api.clock.now(), because],
    );
    const refused = { http: 401, body: { status: 'failure', code } };
    expect(await api.call('userInfo', { token })).toMatchObject(refused);
    const byCookie = await api.call('refreshSession', { headers: { cookie, origin: ORIGIN } });
    expect(byCookie).toMatchObject(refused);
    const byToken = await api.call('refreshSession', { token, headers: { origin: ORIGIN } });
    expect(byToken).toMatchObject(refused);
    expect(endReasonOf(code)).toBe(reason);
  });

  test('S3 · a session that nobody ended is over by its time, for its token and its cookie', async () => {
    const person = await newAccount(api);
    const { token, cookie } = await browserOf(person.email!);
    api.clock.advance(lifetimes.session + 1);
    expect((await api.call('userInfo', { token })).body.code).toBe('signed_out');
    const renewal = await api.call('refreshSession', { headers: { cookie, origin: ORIGIN } });
    expect(renewal.body.code).toBe('signed_out');
  });

  test('S3 · a caller who knows only the id of a session does not learn what ended it', async () => {
    const person = await newAccount(api);
    const { cookie } = await browserOf(person.email!);
    await api.db.query(
      `UPDATE sessions SET revoked_at = now(), revoked_because = 'ended' WHERE user_id = $1`,
      [person.userId],
    );
    const forged = cookie.slice(0, -43) + 'a'.repeat(43);
    const answer = await api.call('refreshSession', { headers: { cookie: forged, origin: ORIGIN } });
    expect(answer).toMatchObject({ http: 401, body: { code: 'signed_out' } });
  });
});
