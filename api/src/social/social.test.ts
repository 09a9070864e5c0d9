import { PERSONAS } from '../personas/index.ts';
import { stepUp } from '../testing/people/stepUp.ts';
import { openIdBench, type OpenIdBench } from '../testing/partners/openIdProvider.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { publicId } from '../testing/people/publicId.ts';

const BROWSER = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' };
const NEW = 'nila.outside@sanchay.example';
const { asha } = PERSONAS;

describe('sign-in through an OpenID provider', () => {
  let api: TestApi;
  let provider: OpenIdBench;
  beforeAll(async () => {
    provider = await openIdBench('http://localhost:4000');
  });
  afterAll(() => provider.close());
  beforeEach(async () => {
    api = await testApi({ social: provider.social });
    // Tokens are dated by the provider's own clock.
    api.clock.set(new Date().toISOString());
  });
  afterEach(() => api.close());

  /** Begins in a browser. @returns the provider's address and the cookie that binds the browser */
  async function begin(more: { next?: string } = {}, id: 'google' | 'facebook' = 'google') {
    const begun = await api.call('startSocialSignIn', {
      params: { provider: id },
      body: { consents: ['terms'], ...more },
      headers: BROWSER,
    });
    expect(begun.http).toBe(200);
    const cookie = String(begun.headers['set-cookie']).split(';')[0]!;
    return { address: begun.body.data.redirect_url, cookie };
  }
  const finish = (query: string, cookie: string) =>
    api.call('finishSocialSignIn', { body: { query }, headers: { ...BROWSER, cookie } });
  const links = () => api.db.query('SELECT provider, user_id, email FROM social_identities ORDER BY email');

  test('O2 · a new user gets a verified account, which the next sign-in finds again', async () => {
    const { address, cookie } = await begin({ next: '/cart?x=1' });
    const asked = new URL(address).searchParams;
    expect([asked.get('code_challenge_method'), asked.get('scope')]).toEqual([
      'S256',
      'openid email profile',
    ]);
    const first = await finish(await provider.choose(address, { email: NEW }), cookie);
    expect(first).toMatchObject({
      http: 200,
      body: { status: 'success', name: 'Nila Sundaram', email: NEW, new_user: true, next: '/cart?x=1' },
    });
    const { id } = first.body.profile;
    const [user] = await api.db.query<{ id: string }>('SELECT id FROM users WHERE number = $1', [id]);
    const userId = user!.id;
    expect(await api.db.query('SELECT state, provider FROM users WHERE id = $1', [userId])).toEqual([
      { state: 2, provider: 'google' },
    ]);
    expect(await api.db.query('SELECT consent FROM consents WHERE user_id = $1', [userId])).toEqual([
      { consent: 'terms' },
    ]);
    expect(await links()).toEqual([{ provider: 'google', user_id: userId, email: NEW }]);
    const again = await begin();
    const second = await finish(await provider.choose(again.address, { email: NEW }), again.cookie);
    expect(second).toMatchObject({
      http: 200,
      body: { new_user: false, next: null, profile: { id } },
    });
    expect((await api.call('userInfo', { token: second.body.token })).http).toBe(200);
  });

  test('O2 · a verified e-mail address links the account that has it, and its owner is notified', async () => {
    const { address, cookie } = await begin();
    const answer = await finish(await provider.choose(address, { email: asha.email }), cookie);
    const id = await publicId(api, 'users', asha.userId);
    expect(answer).toMatchObject({ http: 200, body: { new_user: false, profile: { id } } });
    expect(await links()).toEqual([{ provider: 'google', user_id: asha.userId, email: asha.email }]);
    const [letter] = await api.db.query<{ recipient: string; text: string }>(
      'SELECT recipient, text FROM messages',
    );
    expect(letter!.recipient).toBe(asha.email);
    expect(letter!.text).toContain('You can now log in to Sanchay with Google.');
    const { token } = answer.body;
    const listed = await api.call('linkedIdentities', { token });
    expect(listed.body.data).toEqual([
      { provider: 'google', email: asha.email, linked_at: api.clock.now().toISOString() },
    ]);
  });

  test('O2 · a link is removed only with a code, once, and its owner is notified', async () => {
    const { address, cookie } = await begin();
    const answer = await finish(await provider.choose(address, { email: asha.email }), cookie);
    const { token } = answer.body;
    const unlink = (step_up?: string) =>
      api.call('unlinkIdentity', { token, params: { provider: 'google' }, body: step_up ? { step_up } : {} });
    expect(await unlink()).toMatchObject({ http: 403, body: { code: 'step_up_required' } });
    expect(await unlink(await stepUp(api, token, 'nominee'))).toMatchObject({ http: 403 });
    expect(await links()).toHaveLength(1);
    expect((await unlink(await stepUp(api, token, 'security'))).http).toBe(200);
    expect(await links()).toEqual([]);
    const [letter] = await api.db.query('SELECT recipient, text FROM messages ORDER BY id DESC LIMIT 1');
    expect(letter).toMatchObject({
      recipient: asha.email,
      text: expect.stringContaining('Google login was removed from your Sanchay account'),
    });
    expect(
      await api.db.query(`SELECT detail FROM audit_log WHERE action = 'identity.unlinked'`),
    ).toMatchObject([{ detail: { provider: 'google' } }]);
    expect((await unlink(await stepUp(api, token, 'security'))).http).toBe(404);
  });

  test('O2 · an address that the provider has not checked links nothing and opens nothing', async () => {
    const { address, cookie } = await begin();
    const answer = await finish(
      await provider.choose(address, { email: 'unchecked@sanchay.example' }),
      cookie,
    );
    expect(answer).toMatchObject({
      http: 422,
      body: { status: 'validation_failed', code: 'social_email_unverified' },
    });
    expect(await links()).toEqual([]);
    expect(await api.db.query(`SELECT id FROM users WHERE email LIKE 'unchecked%'`)).toEqual([]);
  });

  test('O2 · a user who declines at the provider returns with that reason', async () => {
    const { address, cookie } = await begin();
    const answer = await finish(await provider.choose(address, 'deny'), cookie);
    expect(answer).toMatchObject({ http: 422, body: { code: 'social_denied' } });
  });

  test('O2 · state, browser and code are good once and only together', async () => {
    const [mine, other] = [await begin(), await begin()];
    const query = await provider.choose(mine.address, { email: NEW });
    const mismatch = { http: 422, body: { status: 'validation_failed', code: 'social_state_mismatch' } };
    expect(await finish(query, other.cookie)).toMatchObject(mismatch);
    expect(await finish(query, '')).toMatchObject(mismatch);
    const foreign = new URLSearchParams(query);
    foreign.set('state', 'another-state-that-nobody-gave-out');
    expect(await finish(foreign.toString(), mine.cookie)).toMatchObject(mismatch);
    expect(await finish('', mine.cookie)).toMatchObject(mismatch);
    expect((await finish(query, mine.cookie)).http).toBe(200);
    expect(await finish(query, mine.cookie)).toMatchObject(mismatch);
  });

  test("O2 · a code of another user's sign-in is refused by the verifier", async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const stolen = new URLSearchParams(await provider.choose(theirs.address, { email: asha.email }));
    const query = new URLSearchParams(await provider.choose(mine.address, { email: NEW }));
    query.set('code', stolen.get('code')!);
    expect(await finish(query.toString(), mine.cookie)).toMatchObject({
      http: 422,
      body: { code: 'social_refused' },
    });
    expect(await links()).toEqual([]);
  });

  test("O2 · an ID token whose signature is not the provider's is refused", async () => {
    const { address, cookie } = await begin();
    const query = await provider.choose(address, { email: NEW });
    const real = globalThis.fetch;
    const forged = jest.spyOn(globalThis, 'fetch').mockImplementation(async (...asked) => {
      const answer = await real(...asked);
      const body: unknown = await answer
        .clone()
        .json()
        .catch(() => null);
      if (body === null || typeof body !== 'object' || !('id_token' in body)) return answer;
      const [head, claims] = String(body.id_token).split('.');
      const signature = Buffer.alloc(256, 1).toString('base64url');
      return Response.json({ ...body, id_token: `${head}.${claims}.${signature}` });
    });
    const answer = await finish(query, cookie);
    forged.mockRestore();
    expect(answer).toMatchObject({ http: 422, body: { code: 'social_refused' } });
    expect(await links()).toEqual([]);
  });

  test('O2 · ten minutes are enough, and the tenth is the last', async () => {
    const [early, late] = [await begin(), await begin()];
    const queries = [
      await provider.choose(early.address, { email: NEW }),
      await provider.choose(late.address, { email: NEW }),
    ] as const;
    api.clock.advance(600_000 - 1);
    expect((await finish(queries[0], early.cookie)).http).toBe(200);
    api.clock.advance(1);
    expect(await finish(queries[1], late.cookie)).toMatchObject({
      http: 422,
      body: { code: 'social_expired' },
    });
  });

  test('O2 · a blocked user and a second factor prevent sign-in as after a password', async () => {
    await api.db.query('UPDATE users SET two_factor = true WHERE id = $1', [asha.userId]);
    const first = await begin();
    expect(
      await finish(await provider.choose(first.address, { email: asha.email }), first.cookie),
    ).toMatchObject({
      http: 422,
      body: { code: 'OTP_required' },
    });
    await api.db.query('UPDATE users SET state = 5 WHERE id = $1', [asha.userId]);
    const second = await begin();
    expect(
      await finish(await provider.choose(second.address, { email: asha.email }), second.cookie),
    ).toMatchObject({ http: 403, body: { code: 'account_blocked' } });
  });

  test('O2 · only one identity of a provider is linked to an account', async () => {
    await api.db.query(
      `INSERT INTO social_identities (provider, subject, user_id, email, linked_at)
       VALUES ('google', 'an-older-subject', $1, 'old@sanchay.example', now())`,
      [asha.userId],
    );
    const { address, cookie } = await begin();
    const query = await provider.choose(address, { email: asha.email });
    expect(await finish(query, cookie)).toMatchObject({
      http: 422,
      body: { code: 'social_linked_elsewhere' },
    });
    expect(await api.db.query(`SELECT id FROM audit_log WHERE action = 'identity.linked'`)).toEqual([]);
  });

  test('O2 · a path of another site is forgotten', async () => {
    const outside = [
      '//evil.example/',
      'https://evil.example/',
      '/\\evil.example',
      '/.//evil.example/x',
      'cart',
    ];
    for (const next of outside) {
      const { address, cookie } = await begin({ next });
      const answer = await finish(await provider.choose(address, { email: NEW }), cookie);
      expect([next, answer.body.next]).toEqual([next, null]);
    }
  });

  test('O2 · an unavailable provider is distinguished from one that refuses', async () => {
    const away = provider.social.map((one) => ({ ...one, issuer: 'http://127.0.0.1:9/openid' }));
    await api.close();
    api = await testApi({ social: away.slice(0, 1) });
    expect((await api.call('socialProviders')).body.data).toEqual([{ id: 'google', name: 'Google' }]);
    const start = (id: 'google' | 'facebook') =>
      api.call('startSocialSignIn', { params: { provider: id }, body: { consents: [] } });
    expect(await start('google')).toMatchObject({ http: 503, body: { code: 'social_unavailable' } });
    expect((await start('facebook')).http).toBe(404);
  });
});
