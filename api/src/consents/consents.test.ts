import { createHash } from 'node:crypto';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { consentText } from './index.ts';

describe('consents', () => {
  let api: TestApi;
  let token: string;
  let userId: string;
  beforeEach(async () => {
    api = await testApi();
    ({ token, userId } = await signIn(api, 'asha'));
  });
  afterEach(() => api.close());

  const list = async (headers: Record<string, string> = {}) =>
    (await api.call('consents', { token, headers })).body.data;
  const one = async (kind: string) => (await list()).consents.find((consent) => consent.kind === kind)!;
  const newsletter = () =>
    api.db.query(
      `SELECT u.newsletter, EXISTS (SELECT 1 FROM newsletter_subscriptions n WHERE n.email = u.email) AS listed
       FROM users u WHERE u.id = $1`,
      [userId],
    );

  test('O1 · what was agreed to with the sign-up is there with its text, and is needed', async () => {
    const terms = await one('terms');
    expect(terms).toMatchObject({
      kind: 'terms',
      required: true,
      given: true,
      version: 'terms-2026-01',
      changed_at: '2026-11-01T03:30:00.000Z',
    });
    expect(terms.text).toContain('I agree to the terms of Sanchay');
    const refused = await api.call('withdrawConsent', { token, params: { kind: 'terms' }, body: {} });
    expect([refused.http, refused.body.code]).toEqual([422, 'consent_required']);
    expect(refused.body.message).toBe(
      'The account cannot run without it. To withdraw it, close the account.',
    );
  });

  test('O1 · an optional consent is given by the words that were shown, and the newsletter goes out', async () => {
    expect(await one('newsletter')).toMatchObject({ given: false, required: false, changed_at: null });
    const give = (hash: string) =>
      api.call('giveConsent', { token, params: { kind: 'newsletter' }, body: { hash } });
    const old = await give('0'.repeat(64));
    expect([old.http, old.body.code]).toEqual([409, 'consent_changed']);
    expect(await newsletter()).toEqual([{ newsletter: false, listed: false }]);
    const { hash } = await one('newsletter');
    expect((await give(hash)).http).toBe(200);
    expect(await one('newsletter')).toMatchObject({ given: true, changed_at: '2026-11-20T04:30:00.000Z' });
    expect(await newsletter()).toEqual([{ newsletter: true, listed: true }]);
  });

  test('O1 · withdrawn it ends at once; both changes stay in the history with their words', async () => {
    const { hash } = await one('newsletter');
    await api.call('giveConsent', { token, params: { kind: 'newsletter' }, body: { hash } });
    api.clock.advance(60_000);
    const withdraw = () => api.call('withdrawConsent', { token, params: { kind: 'newsletter' }, body: {} });
    expect((await withdraw()).http).toBe(200);
    expect((await withdraw()).http).toBe(200);
    expect(await one('newsletter')).toMatchObject({ given: false, changed_at: '2026-11-20T04:31:00.000Z' });
    expect(await newsletter()).toEqual([{ newsletter: false, listed: false }]);
    const { history } = await list();
    expect(history.filter(({ kind }) => kind === 'newsletter')).toEqual([
      {
        ...{ kind: 'newsletter', about: '', action: 'withdrawn', at: '2026-11-20T04:31:00.000Z' },
        ...{ title: 'Newsletter', text: 'Sanchay may send me its newsletter by e-mail.' },
        ...{ version: 'newsletter-2026-01', hash: history[0]!.hash },
      },
      expect.objectContaining({ action: 'given', at: '2026-11-20T04:30:00.000Z' }),
    ]);
    const rows = await api.db.query(
      `SELECT action, subject FROM audit_log WHERE action LIKE 'consent.%' ORDER BY id`,
    );
    expect(rows).toEqual([
      { action: 'consent.given', subject: 'consent:newsletter' },
      { action: 'consent.withdrawn', subject: 'consent:newsletter' },
    ]);
  });

  test('O1 · a consent given in Hindi is kept in Hindi, whatever is read later', async () => {
    const hindi = (await list({ 'accept-language': 'hi' })).consents.find(
      ({ kind }) => kind === 'newsletter',
    )!;
    expect(hindi.title).toBe('समाचार पत्र');
    await api.call('giveConsent', { token, params: { kind: 'newsletter' }, body: { hash: hindi.hash } });
    const { consents, history } = await list();
    expect(consents.find(({ kind }) => kind === 'newsletter')!.title).toBe('Newsletter');
    expect(history[0]).toMatchObject({ title: 'समाचार पत्र', hash: hindi.hash });
  });

  test('O1 · the hash is that of title and text as they are shown', () => {
    const { title, text, hash } = consentText('bank_use', '2026-11-20', 'hi');
    expect(hash).toBe(createHash('sha256').update(`${title}\n${text}`).digest('hex'));
    expect(() => consentText('bank_use', '2025-12-31', 'en')).toThrow('consent bank_use');
  });
});
