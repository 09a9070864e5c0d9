import { PERSONAS } from '../personas/index.ts';
import { signIn } from '../testing/people/personas.ts';
import { rightAnswers, rightNominee, saveAnswers, signFor } from '../testing/people/setUp.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

describe('the end of the set-up', () => {
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
  const finish = (position: number) =>
    api.call('finishApplicant', { token, params: { position: String(position) } });
  const complete = () => api.call('finishSetup', { token });
  const account = {
    ...{ portfolio_name: 'Personal', portfolio_email: 'Ravi@Sanchay.example' },
    ...{ nominee_choice: 'named', nominees: [rightNominee] },
  };

  test('O3 · the set-up ends with nominees, signatures, name and e-mail of the portfolio', async () => {
    await save('applicant_1', rightAnswers);
    await finish(1);
    const refused = await complete();
    expect(refused).toMatchObject({
      http: 422,
      body: { status: 'validation_failed', code: 'setup_invalid' },
    });
    expect(refused.body.errors).toEqual({
      nominee_choice: ['Select an option.'],
      portfolio_name: ['This field is required.'],
      portfolio_email: ['Enter a valid email address, such as asha@example.com.'],
      signature_1: ['Add your signature.'],
    });
    await save('portfolio', account);
    await signFor(api, { userId: ravi.userId, portfolioId: ravi.portfolioId });
    expect((await complete()).body.data).toEqual({ onboarding_state: 5, already: false });
    expect((await complete()).body.data).toEqual({ onboarding_state: 5, already: true });
    expect(
      await api.db.query('SELECT name, email, onboarding_state FROM portfolios WHERE id = $1', [
        ravi.portfolioId,
      ]),
    ).toEqual([{ name: 'Personal', email: 'ravi@sanchay.example', onboarding_state: 5 }]);
    expect((await api.call('nominees', { token })).body.data.current).toMatchObject({
      choice: 'named',
      nominees: [{ name: 'Sarala Nair', share: '100.00', id_number: '4242' }],
    });
    expect((await state()).open).toBeNull();
    expect(await save('portfolio', { portfolio_name: 'Other' })).toMatchObject({ http: 409 });
  });

  test('O3 · who opts out has read what it means, and that is kept', async () => {
    await save('applicant_1', rightAnswers);
    await finish(1);
    await signFor(api, { userId: ravi.userId, portfolioId: ravi.portfolioId });
    await save('portfolio', { ...account, nominee_choice: 'opted_out' });
    expect((await complete()).body.errors).toEqual({
      opt_out_read: ['Confirm the declaration to continue.'],
    });
    await save('portfolio', { opt_out_read: true });
    expect((await complete()).http).toBe(200);
    expect(
      await api.db.query(`SELECT choice FROM nominee_sets WHERE portfolio_id = $1`, [ravi.portfolioId]),
    ).toEqual([{ choice: 'opted_out' }]);
    expect(
      await api.db.query(`SELECT about FROM declarations WHERE declaration = 'nominee-opt-out-2026-1'`),
    ).toEqual([{ about: 'portfolio' }]);
  });

  test('O3 · wrong nominees end nothing: the state stays where it was', async () => {
    await save('applicant_1', rightAnswers);
    await finish(1);
    await signFor(api, { userId: ravi.userId, portfolioId: ravi.portfolioId });
    await save('portfolio', {
      ...account,
      nominees: [{ ...rightNominee, name: 'Ravi Prasad NAIR', share: '99.99' }],
    });
    const refused = await complete();
    expect(refused.body.errors).toEqual({
      'nominees.0.name': ["An account holder can't be the nominee."],
      shares: ['Shares must add up to exactly 100%.'],
    });
    expect(await state()).toMatchObject({ onboarding_state: 1, open: 'portfolio' });
    expect(await api.db.query('SELECT email FROM portfolios WHERE id = $1', [ravi.portfolioId])).toEqual([
      { email: null },
    ]);
  });
});
