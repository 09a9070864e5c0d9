import { PERSONAS } from '../sandbox/personas.ts';
import { signIn } from '../testing/personas.ts';
import { testApi } from '../testing/testApi.ts';
import type { TestApi } from '../testing/testApi.ts';

describe('the first step of onboarding', () => {
  let api: TestApi;
  let token: string;
  beforeEach(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'ravi'));
  });
  afterEach(() => api.close());

  const { ravi } = PERSONAS;
  const applicant = {
    name: 'Ravi  Prasad Kumar Nair',
    date_of_birth: '1999-11-02',
    residency: 'resident_individual',
    mode_of_investment: 'either',
  };
  const set = (over: object = {}, key?: string) =>
    api.call('setPrimaryApplicant', { token, body: { ...applicant, ...over }, ...(key && { key }) });

  test('O3 · a new account is at its beginning, without a draft', async () => {
    expect((await api.call('onboarding', { token })).body).toEqual({
      status: 'success',
      data: { onboarding_state: 0, draft: null },
    });
  });

  test('O3 · the draft keeps what was answered last', async () => {
    await api.call('saveOnboardingDraft', { token, body: { name: 'Ravi', date_of_birth: '1999' } });
    const saved = await api.call('saveOnboardingDraft', { token, body: { name: 'Ravi Nair' } });
    expect(saved.body).toEqual({ status: 'success', data: { saved_at: '2026-11-20T04:30:00.000Z' } });
    expect((await api.call('onboarding', { token })).body.data.draft).toEqual({ name: 'Ravi Nair' });
    expect((await api.call('saveOnboardingDraft', { token, body: { pan: 'ABCPE1234F' } })).http).toBe(400);
  });

  test('O3 · the primary applicant is written to user, portfolio and holders, and the state is 1', async () => {
    await api.call('saveOnboardingDraft', { token, body: { name: 'Ravi' } });
    expect(await set()).toMatchObject({
      http: 200,
      body: { status: 'success', data: { onboarding_state: 1 } },
    });
    expect(
      await api.db.query(
        'SELECT name, fname, mname, lname, date_of_birth, residency FROM users WHERE id = $1',
        [ravi.userId],
      ),
    ).toEqual([
      {
        name: 'Ravi Prasad Kumar Nair',
        fname: 'Ravi',
        mname: 'Prasad Kumar',
        lname: 'Nair',
        date_of_birth: '1999-11-02',
        residency: 'resident_individual',
      },
    ]);
    expect(
      await api.db.query('SELECT mode_of_investment, onboarding_state FROM portfolios WHERE id = $1', [
        ravi.portfolioId,
      ]),
    ).toEqual([{ mode_of_investment: 'either', onboarding_state: 1 }]);
    expect(
      await api.db.query('SELECT * FROM portfolio_applicants WHERE portfolio_id = $1', [ravi.portfolioId]),
    ).toEqual([
      {
        investor_id: ravi.userId,
        portfolio_id: ravi.portfolioId,
        position: 1,
        name: 'Ravi Prasad Kumar Nair',
        date_of_birth: '1999-11-02',
        residency: 'resident_individual',
      },
    ]);
    expect((await api.call('onboarding', { token })).body.data).toEqual({
      onboarding_state: 1,
      draft: { ...applicant, name: 'Ravi Prasad Kumar Nair' },
    });
    expect(await api.db.query('SELECT 1 FROM onboarding_drafts')).toEqual([]);
    expect(
      await api.db.query(
        `SELECT action, investor_id FROM audit_log WHERE action LIKE 'onboarding.%' ORDER BY id`,
      ),
    ).toEqual([
      { action: 'onboarding.draft_saved', investor_id: ravi.userId },
      { action: 'onboarding.primary_applicant_set', investor_id: ravi.userId },
    ]);
  });

  test('O3 · a repeat with the same key answers the same, a later one changes nothing', async () => {
    const first = await set({}, 'first-step-0001');
    expect((await set({}, 'first-step-0001')).body).toEqual(first.body);
    expect((await set({ name: 'Somebody Else' })).body.data).toEqual({ onboarding_state: 1 });
    expect((await api.call('userInfo', { token })).body.name).toBe('Ravi Prasad Kumar Nair');
    expect((await set({ name: 'Other' }, 'first-step-0001')).body).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  test('O3 · two at once set one applicant', async () => {
    const answers = await Promise.all([set(), set({ mode_of_investment: 'sole' })]);
    expect(answers.map(({ http }) => http)).toEqual([200, 200]);
    expect(
      await api.db.query(`SELECT id FROM audit_log WHERE action = 'onboarding.primary_applicant_set'`),
    ).toHaveLength(1);
  });

  test('O3 · states never move back', async () => {
    ({ token } = await signIn(api, 'asha'));
    expect((await set()).body.data).toEqual({ onboarding_state: 13 });
    expect((await api.call('userInfo', { token })).body.name).toBe(PERSONAS.asha.name);
  });

  test('O3 · what is wrong is told field by field, and nothing is stored', async () => {
    const answer = await set({ name: '', date_of_birth: '2008-11-21' });
    expect(answer).toMatchObject({
      http: 422,
      body: {
        status: 'validation_failed',
        code: 'applicant_invalid',
        errors: {
          name: ['Please give your name.'],
          date_of_birth: ['You need to be 18 to hold an account. A parent or guardian can invest for you.'],
        },
      },
    });
    expect((await api.call('onboarding', { token })).body.data.onboarding_state).toBe(0);
    expect((await set({ residency: 'martian' })).http).toBe(400);
    expect((await set({ mode_of_investment: 'both' })).http).toBe(400);
  });

  test('O3 · the eighteenth birthday counts, by the business day in India', async () => {
    api.ctx.business = { now: async () => new Date('2026-11-20T23:59:59.999+05:30') };
    expect((await set({ date_of_birth: '2008-11-21' })).http).toBe(422);
    api.ctx.business = { now: async () => new Date('2026-11-21T00:00:00.000+05:30') };
    expect((await set({ date_of_birth: '2008-11-21' })).http).toBe(200);
  });

  test('P7 · a manager does not answer for the holder', async () => {
    ({ token } = await signIn(api, 'farah'));
    await api.call('switchPortfolio', { token, params: { id: PERSONAS.asha.portfolioId } });
    const refused = { http: 403, body: { status: 'failure', code: 'not_your_account' } };
    expect(await api.call('onboarding', { token })).toMatchObject(refused);
    expect(await api.call('saveOnboardingDraft', { token, body: {} })).toMatchObject(refused);
    expect(await set()).toMatchObject(refused);
  });

  test('O3 · nobody signed in has nothing to set up', async () => {
    expect((await api.call('onboarding')).http).toBe(401);
    expect((await api.call('setPrimaryApplicant', { body: applicant })).http).toBe(401);
  });
});
