import { PERSONAS } from '../personas/index.ts';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';

describe('the way to being ready', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const { nikhil, lata, meera, asha } = PERSONAS;
  const stateOf = async (portfolioId: string) => {
    const [row] = await api.db.query<{ onboarding_state: number; aof_status: string }>(
      'SELECT onboarding_state, aof_status FROM portfolios WHERE id = $1',
      [portfolioId],
    );
    return row;
  };
  const changed = (portfolioId: string) => api.db.tx((tx) => api.ctx.accountChanged(tx, portfolioId));

  test('O8 · the facts of an investor who is ready, and of an unknown user', async () => {
    const { token } = await signIn(api, 'asha');
    expect((await api.call('onboardingStatus', { token })).body.data).toEqual({
      onboarding_state: 13,
      mode_of_investment: 'sole',
      kyc: { id: expect.any(String), pan_kyc_status: 1, kyc_form_check_status: 0, esign_status: null },
      has_bank: true,
      has_risk_profile: true,
    });
    const { token: other } = await signIn(api, 'ravi');
    expect((await api.call('onboardingStatus', { token: other })).body.data).toEqual({
      ...{ onboarding_state: 0, mode_of_investment: 'sole', kyc: null },
      ...{ has_bank: false, has_risk_profile: false },
    });
    expect((await api.call('onboardingStatus')).http).toBe(401);
  });

  test('O8 · a portfolio becomes ready when the last thing comes, and once', async () => {
    await changed(nikhil.portfolioId);
    expect(await stateOf(nikhil.portfolioId)).toEqual({ onboarding_state: 5, aof_status: 'not_started' });
    await api.db.query('UPDATE kyc_records SET form_status = 7 WHERE portfolio_id = $1', [
      nikhil.portfolioId,
    ]);
    await changed(nikhil.portfolioId);
    await changed(nikhil.portfolioId);
    expect(await stateOf(nikhil.portfolioId)).toEqual({ onboarding_state: 13, aof_status: 'verified' });
    expect(
      await api.db.query(
        `SELECT investor_id, actor, subject FROM audit_log WHERE action = 'onboarding.ready'`,
      ),
    ).toEqual([{ investor_id: nikhil.userId, actor: 'system', subject: `portfolio:${nikhil.portfolioId}` }]);
    expect(await api.db.query('SELECT kind, path FROM notices WHERE user_id = $1', [nikhil.userId])).toEqual([
      { kind: 'ready_to_invest', path: '/cart' },
    ]);
    expect(
      await api.db.query(`SELECT payload, portfolio_id FROM outbox WHERE event = 'kyc/changed' ORDER BY id`),
    ).toEqual(
      [5, 13, 13].map((onboardingState) => ({
        payload: { portfolioId: nikhil.portfolioId, onboardingState },
        portfolio_id: nikhil.portfolioId,
      })),
    );
  });

  test('O8 · nothing that is missing is passed over', async () => {
    await api.db.query('UPDATE kyc_records SET form_status = 7 WHERE portfolio_id = $1', [
      nikhil.portfolioId,
    ]);
    await api.db.query('DELETE FROM risk_profiles WHERE portfolio_id = $1', [nikhil.portfolioId]);
    await changed(nikhil.portfolioId);
    expect((await stateOf(nikhil.portfolioId))!.onboarding_state).toBe(5);
  });

  test('O8 · a joint portfolio waits for the holder who is behind', async () => {
    const { token } = await signIn(api, 'meera');
    const facts = async () => (await api.call('onboardingStatus', { token })).body.data.kyc;
    const before = await facts();
    await api.db.query('UPDATE kyc_records SET pan_kyc_status = 0 WHERE portfolio_id = $1 AND position = 2', [
      meera.portfolioId,
    ]);
    expect(await facts()).toMatchObject({ pan_kyc_status: 0 });
    expect((await facts())!.id).not.toBe(before!.id);
    await api.db.query('DELETE FROM kyc_records WHERE portfolio_id = $1 AND position = 2', [
      meera.portfolioId,
    ]);
    expect(await facts()).toBeNull();
  });

  test('O8 · what is ready never goes back, and an unknown portfolio is nobody’s', async () => {
    await api.db.query('DELETE FROM kyc_records WHERE portfolio_id = $1', [asha.portfolioId]);
    await changed(asha.portfolioId);
    expect((await stateOf(asha.portfolioId))!.onboarding_state).toBe(13);
    await changed('c0000000-0000-4000-8000-00000000000f');
  });

  test('O3 · a half-finished joint account leads to the second holder', async () => {
    const { token } = await signIn(api, 'lata');
    expect((await api.call('onboarding', { token })).body.data).toMatchObject({
      ...{ onboarding_state: 1, mode_of_investment: 'either', applicants: 2, open: 'applicant_2' },
      answers: [{ name: lata.name, pan: '••••••890G' }, {}],
    });
  });
});
