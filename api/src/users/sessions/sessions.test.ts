import { PERSONA_PASSWORD, PERSONAS } from '../../personas/index.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { blockUser } from '../sign-in/blocking.ts';
import { sweepSessions } from './sweep.ts';

const ORIGIN = 'http://localhost:4000';

describe('sessions of a browser', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  /** The refresh cookie that an answer sets, whole. */
  const refreshCookie = (headers: Record<string, unknown>) =>
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((cookie) => cookie.startsWith('refresh_test='))!;
  const cookieOf = (headers: Record<string, unknown>) => refreshCookie(headers).split(';')[0]!;
  const signIn = async () => {
    const answer = await api.call('authenticate', {
      body: { email: PERSONAS.asha.email, password: PERSONA_PASSWORD },
      headers: { 'sec-fetch-site': 'same-origin', origin: ORIGIN },
    });
    return { token: answer.body.token, cookie: cookieOf(answer.headers), answer };
  };
  const refresh = (cookie: string, headers: Record<string, string> = { origin: ORIGIN }) =>
    api.call('refreshSession', { headers: { cookie, ...headers } });
  const status = async (token: string) => (await api.call('userInfo', { token })).http;
  const sessions = () =>
    api.db.query<{ revoked_because: string | null }>(
      'SELECT revoked_because FROM sessions ORDER BY created_at',
    );

  test('S1 · a browser gets 15 minutes and a cookie that no script can read and no other site sends', async () => {
    const { token, answer } = await signIn();
    expect(answer.body.expires_at).toBe('2026-11-20T04:45:00.000Z');
    expect(refreshCookie(answer.headers)).toMatch(
      /^refresh_test=[0-9a-f-]{36}\.[\w-]{43}; Max-Age=86400; Path=\/api\/v3\/auth; HttpOnly; SameSite=Strict$/,
    );
    api.clock.advance(15 * 60_000 - 1);
    expect(await status(token)).toBe(200);
    api.clock.advance(1);
    expect(await status(token)).toBe(401);
  });

  test('S1 · over https the cookie is for https alone', async () => {
    const secure = await testApi({ publicOrigin: 'https://sanchay.example' });
    try {
      const answer = await secure.call('authenticate', {
        body: { email: PERSONAS.asha.email, password: PERSONA_PASSWORD },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect([answer.headers['set-cookie']].flat()).toEqual([
        expect.stringMatching(/^device_test=.*; Secure/),
        expect.stringMatching(/^refresh_test=.*; Secure/),
      ]);
    } finally {
      await secure.close();
    }
  });

  test('S1 · the cookie is exchanged for a new token and a new cookie, also after the token has expired', async () => {
    const first = await signIn();
    api.clock.advance(20 * 60_000);
    const renewed = await refresh(first.cookie);
    expect(renewed.http).toBe(200);
    expect(renewed.body).toEqual({
      status: 'success',
      data: { token: expect.stringMatching(/^[\w-]{43}$/), expires_at: '2026-11-20T05:05:00.000Z' },
    });
    expect(renewed.body.data.token).not.toBe(first.token);
    expect(cookieOf(renewed.headers)).not.toBe(first.cookie);
    expect(await status(renewed.body.data.token)).toBe(200);
    expect(await status(first.token)).toBe(401);
    expect((await refresh(cookieOf(renewed.headers))).http).toBe(200);
  });

  test('S1 · a request under way keeps its old token for ten seconds', async () => {
    const first = await signIn();
    const renewed = await refresh(first.cookie);
    api.clock.advance(9_999);
    expect(await status(first.token)).toBe(200);
    api.clock.advance(1);
    expect(await status(first.token)).toBe(401);
    expect(await status(renewed.body.data.token)).toBe(200);
  });

  test('S1 · eight renewals at once are one: all get the same token and cookie', async () => {
    const { cookie } = await signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(cookie)));
    expect(answers.map(({ http }) => http)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.token)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => cookieOf(headers))).size).toBe(1);
    expect(await status(answers[0]!.body.data.token)).toBe(200);
    expect(await sessions()).toEqual([{ revoked_because: null }]);
  });

  test('S1 · a response that was lost can be requested again within ten seconds', async () => {
    const { cookie } = await signIn();
    const lost = await refresh(cookie);
    api.clock.advance(9_999);
    const again = await refresh(cookie);
    expect(again.body).toEqual(lost.body);
    expect((await refresh(cookieOf(again.headers))).http).toBe(200);
  });

  test('S1 · the former cookie used later was copied: the session ends for everybody', async () => {
    const { cookie } = await signIn();
    const renewed = await refresh(cookie);
    api.clock.advance(10_000);
    const reused = await refresh(cookie);
    expect(reused).toMatchObject({ http: 401, body: { status: 'failure', code: 'signed_out' } });
    expect(reused.headers['set-cookie']).toMatch(/^refresh_test=; Max-Age=0; Path=\/api\/v3\/auth; /);
    expect(await status(renewed.body.data.token)).toBe(401);
    expect((await refresh(cookieOf(renewed.headers))).http).toBe(401);
    expect(await sessions()).toEqual([{ revoked_because: 'refresh_reused' }]);
    expect(
      await api.db.query(`SELECT investor_id FROM audit_log WHERE action = 'session.refresh_reused'`),
    ).toEqual([{ investor_id: PERSONAS.asha.userId }]);
  });

  test('S1 · a cookie two renewals old ends the session even within the ten seconds', async () => {
    const { cookie } = await signIn();
    const second = await refresh(cookie);
    await refresh(cookieOf(second.headers));
    expect((await refresh(cookie)).http).toBe(401);
    expect(await sessions()).toEqual([{ revoked_because: 'refresh_reused' }]);
  });

  test('S1 · a cookie from a foreign page or from no page at all renews nothing', async () => {
    const { cookie } = await signIn();
    for (const headers of [{ origin: 'https://evil.example' }, { origin: 'http://localhost:4001' }, {}]) {
      const refused = await refresh(cookie, headers as Record<string, string>);
      expect(refused).toMatchObject({ http: 403, body: { status: 'failure', code: 'origin_refused' } });
    }
    expect((await refresh(cookie, { origin: 'http://127.0.0.1:4000' })).http).toBe(200);
  });

  test('S1 · no cookie, or one that is not ours, is signed out', async () => {
    for (const cookie of ['', 'refresh_test=x', `refresh_test=${PERSONAS.asha.userId}.${'a'.repeat(43)}`]) {
      expect(await refresh(cookie)).toMatchObject({ http: 401, body: { code: 'signed_out' } });
    }
    expect((await refresh((await signIn()).cookie.replace('refresh_test', 'refresh_other'))).http).toBe(401);
  });

  test('S1 · a cookie that nobody used for a day is over; each use gives another day, up to thirty', async () => {
    const idle = await signIn();
    api.clock.advance(86_400_000);
    expect((await refresh(idle.cookie)).http).toBe(401);

    let { cookie } = await signIn();
    for (let day = 0; day < 30; day += 1) {
      api.clock.advance(86_400_000 - 1);
      const answer = await refresh(cookie);
      expect(answer.http).toBe(200);
      cookie = cookieOf(answer.headers);
    }
    api.clock.advance(30);
    expect((await refresh(cookie)).http).toBe(401);
  });

  test('S1 · a blocked user cannot renew', async () => {
    const { cookie } = await signIn();
    await api.db.query('UPDATE users SET state = 5 WHERE id = $1', [PERSONAS.asha.userId]);
    expect((await refresh(cookie)).http).toBe(401);
    await api.db.tx((tx) => blockUser(api.ctx, tx, PERSONAS.asha.userId));
    expect(await sessions()).toEqual([{ revoked_because: 'blocked' }]);
  });

  test('S2 · logout by the cookie alone works when the token has expired, and takes the cookie away', async () => {
    const { cookie } = await signIn();
    api.clock.advance(3_600_000);
    const answer = await api.call('logout', { headers: { cookie, origin: ORIGIN } });
    expect(answer.http).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/^refresh_test=; /);
    expect(await sessions()).toEqual([{ revoked_because: 'logout' }]);
    expect((await refresh(cookie)).http).toBe(401);
  });

  test('S2 · a false cookie logs nobody out', async () => {
    const { cookie, token } = await signIn();
    const forged = cookie.slice(0, -43) + 'a'.repeat(43);
    expect((await api.call('logout', { headers: { cookie: forged, origin: ORIGIN } })).http).toBe(200);
    expect(await status(token)).toBe(200);
  });

  test('S1 · what is long over is swept away, and nothing else', async () => {
    await signIn();
    await api.call('authenticate', { body: { email: PERSONAS.asha.email, password: 'not-this-one' } });
    const register = { email: 'k@example.in', password: 'monsoon evenings', name: 'K', consents: ['terms'] };
    await api.call('register', { body: register });
    const counts = async () =>
      (
        await api.db.query<Record<string, number>>(
          `SELECT (SELECT count(*) FROM sessions) AS sessions, (SELECT count(*) FROM sign_in_attempts) AS attempts,
                  (SELECT count(*) FROM codes) AS codes`,
        )
      )[0];
    api.clock.advance(86_400_000 - 1);
    await sweepSessions(api.ctx);
    expect(await counts()).toEqual({ sessions: 1, attempts: 3, codes: 1 });
    api.clock.advance(1);
    await sweepSessions(api.ctx);
    expect(await counts()).toEqual({ sessions: 1, attempts: 0, codes: 0 });
    api.clock.advance(30 * 86_400_000);
    await sweepSessions(api.ctx);
    expect(await counts()).toEqual({ sessions: 0, attempts: 0, codes: 0 });
  });
});
