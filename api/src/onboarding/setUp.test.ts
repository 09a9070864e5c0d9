import { createHash } from 'node:crypto';
import { DECLARATIONS } from '@sanchay/contracts';
import { applicantDetails } from '../applicants/index.ts';
import { PERSONAS } from '../personas/index.ts';
import { signIn } from '../testing/people/personas.ts';
import { rightAnswers, saveAnswers, signFor } from '../testing/people/setUp.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

describe('the set-up of a portfolio', () => {
  let api: TestApi;
  let token: string;
  beforeEach(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'ravi'));
  });
  afterEach(() => api.close());

  const { ravi } = PERSONAS;
  const state = async () => (await api.call('onboarding', { token })).body.data;
  const save = (part: Parameters<typeof saveAnswers>[2], answers: object) =>
    saveAnswers(api, token, part, answers as Record<string, unknown>);
  const finish = (position: number, key?: string) =>
    api.call('finishApplicant', { token, params: { position: String(position) }, ...(key && { key }) });
  const complete = () => api.call('finishSetup', { token });
  const second = {
    ...{ ...rightAnswers, pan: 'AMEPS2345B', name: 'Meena Nair', date_of_birth: '1997-01-15' },
    ...{ gender: 'female', email: 'meena@sanchay.example', mobile: '9000000043' },
  };
  test('O3 · a new account is at its beginning', async () => {
    expect(await state()).toEqual({
      onboarding_state: 0,
      mode_of_investment: 'sole',
      applicants: 1,
      open: 'applicant_1',
      portfolio: {},
      answers: [{}],
      saved_at: null,
    });
  });

  test('O3 · each answer is kept beside the others, and null takes one back', async () => {
    await save('applicant_1', { name: 'Ravi', date_of_birth: '1999' });
    const saved = await save('applicant_1', { name: 'Ravi Nair', date_of_birth: null });
    expect(saved.body).toEqual({
      status: 'success',
      data: { saved_at: '2026-11-20T04:30:00.000Z', onboarding_state: 0 },
    });
    expect((await state()).answers).toEqual([{ name: 'Ravi Nair' }]);
    expect((await state()).saved_at).toBe('2026-11-20T04:30:00.000Z');
  });

  test('O3 · a PAN comes back masked, is stored sealed, and its mask never takes its place', async () => {
    await save('applicant_1', {
      ...rightAnswers,
      taxed_abroad: true,
      tax_residencies: [{ country: 'SG', tin: 'S1234567D' }],
    });
    const [shown] = (await state()).answers;
    expect(shown!.pan).toBe('••••••234R');
    expect(shown!.tax_residencies).toEqual([{ country: 'SG', tin: '•••••567D' }]);
    const [row] = await api.db.query<{ sealed: Buffer }>('SELECT sealed FROM setup_answers');
    for (const secret of ['ABCPN1234R', '1999-11-02', 'S1234567D', 'Temple'])
      expect(row!.sealed.includes(secret)).toBe(false);
    await save('applicant_1', { pan: shown!.pan, tax_residencies: shown!.tax_residencies });
    expect((await finish(1)).http).toBe(200);
    expect(await applicantDetails(api.db, api.ctx.vault, ravi.portfolioId, 1)).toMatchObject({
      pan: 'ABCPN1234R',
      tax_residencies: [{ country: 'SG', tin: 'S1234567D' }],
    });
    expect((await state()).answers[0]).toMatchObject({ pan: '••••••234R', name: 'Ravi Prasad Nair' });
  });

  test('O3 · what is no answer of the part is refused', async () => {
    expect((await save('applicant_1', { portfolio_name: 'x' })).http).toBe(400);
    expect((await save('portfolio', { pan: 'ABCPN1234R' })).http).toBe(400);
    expect((await save('applicant_1', { residency: 'martian' })).body).toMatchObject({
      message: 'Incomplete or invalid request (residency).',
      errors: { residency: ['Select an option.'] },
    });
    expect((await save('applicant_1', { name: 'x'.repeat(121) })).body.errors).toEqual({
      name: ['This is too long.'],
    });
    expect((await save('applicant_1', { declared: 'yes' })).http).toBe(400);
    expect((await state()).answers).toEqual([{}]);
  });

  test('O3 · the first applicant is written to user and holders, with the declaration that was shown', async () => {
    await save('applicant_1', { ...rightAnswers, name: '  Ravi  Prasad   Nair ' });
    expect((await finish(1)).body).toEqual({
      status: 'success',
      data: { onboarding_state: 1, already: false },
    });
    expect(
      await api.db.query('SELECT name, fname, mname, lname, residency FROM users WHERE id = $1', [
        ravi.userId,
      ]),
    ).toEqual([
      {
        ...{ name: 'Ravi Prasad Nair', fname: 'Ravi', mname: 'Prasad', lname: 'Nair' },
        residency: 'resident_individual',
      },
    ]);
    const [stored] = await api.db.query<{ birth_sealed: Buffer }>(
      'SELECT birth_sealed FROM users WHERE id = $1',
      [ravi.userId],
    );
    expect((await api.ctx.vault.open(`user:${ravi.userId}`, stored!.birth_sealed)).toString()).toBe(
      '1999-11-02',
    );
    expect((await api.call('userInfo', { token })).body.dob).toBeNull();
    expect(await api.db.query('SELECT declaration, about, language, text_hash FROM declarations')).toEqual([
      {
        ...{ declaration: 'tax-2026-1', about: 'applicant:1', language: 'en' },
        text_hash: createHash('sha256').update(DECLARATIONS['tax-2026-1'].en).digest(),
      },
    ]);
    expect(await api.db.query('SELECT 1 FROM setup_answers')).toEqual([]);
    expect(
      await api.db.query(
        `SELECT action, detail FROM audit_log WHERE investor_id = $1 AND action LIKE 'onboarding.%' ORDER BY id`,
        [ravi.userId],
      ),
    ).toEqual([
      {
        action: 'onboarding.draft_saved',
        detail: { part: 'applicant_1', fields: Object.keys(rightAnswers) },
      },
      { action: 'onboarding.applicant_set', detail: { position: 1 } },
    ]);
  });

  test('O3 · a step is finished once: the other window is notified, and its answers change nothing', async () => {
    await save('applicant_1', rightAnswers);
    const answers = await Promise.all([finish(1), finish(1)]);
    expect(answers.map(({ body }) => body.data.already).sort()).toEqual([false, true]);
    expect(
      await api.db.query(`SELECT id FROM audit_log WHERE action = 'onboarding.applicant_set'`),
    ).toHaveLength(1);
    expect(await save('applicant_1', { name: 'Somebody Else' })).toMatchObject({
      http: 409,
      body: {
        code: 'step_finished',
        message: 'This step is already complete, perhaps in another window. Nothing was changed.',
      },
    });
    expect(await save('portfolio', { mode_of_investment: 'either' })).toMatchObject({ http: 409 });
    expect((await state()).answers[0]!.name).toBe('Ravi Prasad Nair');
  });

  test('O3 · a repeat with the same key answers the same', async () => {
    await save('applicant_1', rightAnswers);
    const first = await finish(1, 'first-step-0001');
    expect((await finish(1, 'first-step-0001')).body).toEqual(first.body);
  });

  test('O3 · steps come in their order, and later applicants are there for joint portfolios only', async () => {
    const notOpen = { http: 409, body: { code: 'step_not_open' } };
    expect(await finish(2)).toMatchObject(notOpen);
    expect(await complete()).toMatchObject(notOpen);
    await save('applicant_1', rightAnswers);
    await finish(1);
    await save('applicant_2', second);
    expect(await finish(2)).toMatchObject(notOpen);
    expect((await state()).open).toBe('portfolio');
  });

  test('O3 · three people set up a joint portfolio, stopping after each step', async () => {
    await save('portfolio', { mode_of_investment: 'either', applicants: 3 });
    expect(await state()).toMatchObject({ mode_of_investment: 'either', applicants: 3, open: 'applicant_1' });
    await save('applicant_1', rightAnswers);
    expect((await finish(1)).body.data.onboarding_state).toBe(1);
    expect((await state()).open).toBe('applicant_2');
    await save('applicant_2', second);
    expect((await finish(2)).body.data.onboarding_state).toBe(2);
    expect((await state()).open).toBe('applicant_3');
    expect(await complete()).toMatchObject({ http: 409 });
    await save('applicant_3', { ...second, pan: 'AKIPT3456C', name: 'Kiran Thomas' });
    expect((await finish(3)).body.data.onboarding_state).toBe(3);
    expect((await state()).open).toBe('portfolio');
    for (const position of [1, 2, 3])
      await signFor(api, { userId: ravi.userId, portfolioId: ravi.portfolioId, position });
    await save('portfolio', { portfolio_name: 'Together', portfolio_email: 'ravi@sanchay.example' });
    expect((await complete()).body.data).toEqual({ onboarding_state: 5, already: false });
    expect((await state()).answers.map(({ name }) => name)).toEqual([
      ...['Ravi Prasad Nair', 'Meena Nair', 'Kiran Thomas'],
    ]);
    expect(
      await api.db.query('SELECT 1 FROM nominee_sets WHERE portfolio_id = $1', [ravi.portfolioId]),
    ).toEqual([]);
  });

  test('O3 · each holder is a different individual', async () => {
    await save('portfolio', { mode_of_investment: 'either', applicants: 2 });
    await save('applicant_1', rightAnswers);
    await finish(1);
    const twice = ['This person is already a holder. Each holder must be a different person.'];
    await save('applicant_2', { ...second, pan: rightAnswers.pan });
    expect((await finish(2)).body.errors).toEqual({ pan: twice });
    await save('applicant_2', { ...second, name: 'ravi prasad nair', date_of_birth: '1999-11-02' });
    expect((await finish(2)).body.errors).toEqual({ name: twice });
    await save('applicant_2', { ...second, name: 'Ravi Prasad Nair', date_of_birth: '1969-11-02' });
    expect((await finish(2)).http).toBe(200);
  });

  test('O3 · the database refuses a state that goes back', async () => {
    await expect(
      api.db.query('UPDATE portfolios SET onboarding_state = 5 WHERE id = $1', [PERSONAS.asha.portfolioId]),
    ).rejects.toThrow('onboarding state 13 cannot go back to 5');
  });

  test("O3 · errors are shown field by field in the user's language", async () => {
    await save('applicant_1', { ...rightAnswers, date_of_birth: '2008-11-21', name: '<b>Ravi</b>' });
    expect((await finish(1)).body).toMatchObject({
      status: 'validation_failed',
      code: 'applicant_invalid',
      errors: {
        name: ['Remove <, > and invisible characters.'],
        date_of_birth: [
          'The account holder must be at least 18. A parent or guardian can invest for a child.',
        ],
      },
    });
    const hindi = await api.call('finishApplicant', {
      ...{ token, params: { position: '1' } },
      headers: { 'accept-language': 'hi' },
    });
    expect(hindi.body.message).toBe('हाइलाइट किए गए फ़ील्ड ठीक करें।');
    expect(hindi.body.errors?.name).toEqual(['<, > और अदृश्य अक्षर हटाएँ।']);
    expect((await state()).onboarding_state).toBe(0);
  });

  test('O3 · the eighteenth birthday counts, by the business day in India', async () => {
    await save('applicant_1', { ...rightAnswers, date_of_birth: '2008-11-21' });
    api.ctx.business = { now: async () => new Date('2026-11-20T23:59:59.999+05:30') };
    expect((await finish(1)).http).toBe(422);
    api.ctx.business = { now: async () => new Date('2026-11-21T00:00:00.000+05:30') };
    expect((await finish(1)).http).toBe(200);
  });

  test('P7 · a manager does not answer for the holder', async () => {
    ({ token } = await signIn(api, 'farah'));
    await api.call('switchPortfolio', { token, params: { id: PERSONAS.asha.portfolioId } });
    const refused = { http: 403, body: { status: 'failure', code: 'not_your_account' } };
    expect(await api.call('onboarding', { token })).toMatchObject(refused);
    expect(await api.call('nominees', { token })).toMatchObject(refused);
    const readOnly = { http: 403, body: { code: 'manager_read_only' } };
    expect(await save('applicant_1', {})).toMatchObject(readOnly);
    expect(await finish(1)).toMatchObject(readOnly);
    expect(await complete()).toMatchObject(readOnly);
  });

  test('O3 · nobody signed in has nothing to set up', async () => {
    expect((await api.call('onboarding')).http).toBe(401);
    expect((await api.call('finishApplicant', { params: { position: '1' } })).http).toBe(401);
    expect((await api.call('finishSetup')).http).toBe(401);
  });
});
