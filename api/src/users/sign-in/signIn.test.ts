import { PERSONA_PASSWORD, PERSONAS } from '../../personas/index.ts';
import { signIn } from '../../testing/people/personas.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { blockUser } from './blocking.ts';
import { hashOf } from '../sessions/tokens.ts';
import { publicId } from '../../testing/people/publicId.ts';

describe('signing in', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const email = PERSONAS.asha.email;
  const attempt = (name: string, password: string) =>
    api.call('authenticate', { body: { email: name, password } });

  test('O1 · the right password answers the token and who signed in, on both paths', async () => {
    for (const call of ['authenticate', 'authenticateV3'] as const) {
      const { http, body } = await api.call(call, {
        body: { email, password: PERSONA_PASSWORD, v: '1.169.0' },
      });
      expect(http).toBe(200);
      expect(body).toEqual({
        status: 'success',
        token: expect.stringMatching(/^[\w-]{43}$/),
        expires_at: '2026-11-20T16:30:00.000Z',
        name: 'Asha Ramesh Kulkarni',
        email,
        profile: { id: await publicId(api, 'users', PERSONAS.asha.userId), onboarding_state: 13 },
        new_user: false,
      });
    }
  });

  test('O1 · capitals and spaces around the e-mail do not matter, and the mobile signs in too', async () => {
    expect((await attempt('  ASHA@Sanchay.Example ', PERSONA_PASSWORD)).http).toBe(200);
    expect((await attempt('+91 90000 00001', PERSONA_PASSWORD)).http).toBe(200);
  });

  test('O1 · a wrong password and an unknown name get the same answer', async () => {
    const answers = await Promise.all([
      attempt(email, 'not-this-one'),
      attempt('nobody@sanchay.example', 'not-this-one'),
    ]);
    for (const { http, body } of answers) {
      expect(http).toBe(401);
      expect(body).toMatchObject({
        status: 'failure',
        code: 'invalid_credentials',
        message: 'Incorrect email, mobile number or password.',
        errors: {},
      });
    }
  });

  test('S1 · only hashes of the token and of the password are stored', async () => {
    const { token } = await signIn(api, 'asha');
    const [session] = await api.db.query<Record<string, unknown>>('SELECT * FROM sessions');
    expect(session).toMatchObject({
      user_id: PERSONAS.asha.userId,
      current_portfolio_id: PERSONAS.asha.portfolioId,
      script: true,
      token_hash: hashOf(token),
      refresh_hash: null,
      refresh_expires_at: null,
    });
    const [user] = await api.db.query<{ password_hash: string }>(
      'SELECT password_hash FROM users WHERE email = $1',
      [email],
    );
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(JSON.stringify(await api.db.query('SELECT * FROM audit_log'))).not.toContain(token);
  });

  test('S1 · a script gets twelve hours and no cookie; the last millisecond still counts', async () => {
    const answer = await attempt(email, PERSONA_PASSWORD);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { token } = answer.body;
    api.clock.advance(12 * 3_600_000 - 1);
    expect((await api.call('userInfo', { token })).http).toBe(200);
    api.clock.advance(1);
    const over = await api.call('userInfo', { token });
    expect(over.http).toBe(401);
    expect(over.body).toMatchObject({ status: 'failure', code: 'signed_out' });
  });

  test('S1 · a token that was never given is nobody', async () => {
    expect((await api.call('userInfo', { token: 'a'.repeat(43) })).http).toBe(401);
    expect((await api.call('userInfo')).http).toBe(401);
  });

  test('S1 · logout ends the session at once, and a repeat is fine', async () => {
    const { token, userId } = await signIn(api, 'asha');
    const first = await api.call('logout', { token });
    expect(first).toMatchObject({ http: 200, body: { status: 'success', data: {} } });
    expect((await api.call('userInfo', { token })).http).toBe(401);
    expect((await api.call('logout', { token })).http).toBe(200);
    const rows = await api.db.query('SELECT revoked_because FROM sessions WHERE user_id = $1', [userId]);
    expect(rows).toEqual([{ revoked_because: 'logout' }]);
    const audit = await api.db.query(`SELECT action, actor FROM audit_log ORDER BY id`);
    expect(audit).toEqual([
      { action: 'session.started', actor: `user:${userId}` },
      { action: 'session.ended', actor: `user:${userId}` },
    ]);
  });

  test('O1 · a blocked user loses all sessions and sees the reason only with the right password', async () => {
    const sessions = [await signIn(api, 'asha'), await signIn(api, 'asha')];
    const other = await signIn(api, 'ravi');
    await api.db.tx((tx) => blockUser(api.ctx, tx, PERSONAS.asha.userId));
    for (const { token } of sessions) expect((await api.call('userInfo', { token })).http).toBe(401);
    expect((await api.call('userInfo', { token: other.token })).http).toBe(200);
    const revoked = await api.db.query('SELECT revoked_because FROM sessions WHERE revoked_at IS NOT NULL');
    expect(revoked).toEqual([{ revoked_because: 'blocked' }, { revoked_because: 'blocked' }]);
    expect(await attempt(email, PERSONA_PASSWORD)).toMatchObject({
      http: 403,
      body: { code: 'account_blocked' },
    });
    expect(await attempt(email, 'not-this-one')).toMatchObject({
      http: 401,
      body: { code: 'invalid_credentials' },
    });
  });

  test('S12 · a body that is not understood answers 400 and signs nobody in', async () => {
    const answer = await api.call('authenticate', { body: { email, password: PERSONA_PASSWORD, extra: 1 } });
    expect(answer).toMatchObject({ http: 400, body: { status: 'params_invalid' } });
    expect((await api.call('authenticate', { body: { email } })).body).toMatchObject({
      status: 'params_invalid',
      errors: { password: ['This field is required.'] },
    });
    expect(await api.db.query('SELECT id FROM sessions')).toEqual([]);
  });
});
