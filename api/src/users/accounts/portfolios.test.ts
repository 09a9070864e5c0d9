import { PERSONAS } from '../../personas/index.ts';
import { signIn } from '../../testing/people/personas.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { publicId } from '../../testing/people/publicId.ts';

describe('the user and the portfolios', () => {
  let api: TestApi;
  /** Numbers of the portfolios by the name of their owner. */
  let numbers: Record<'asha' | 'meera' | 'farah', number>;
  let summary: Record<string, unknown>;
  beforeEach(async () => {
    api = await testApi();
    const numberOf = (portfolioId: string) => publicId(api, 'portfolios', portfolioId);
    numbers = {
      asha: await numberOf(asha.portfolioId),
      meera: await numberOf(meera.portfolioId),
      farah: await numberOf(farah.portfolioId),
    };
    summary = {
      id: numbers.asha,
      name: 'Personal',
      mode_of_investment: 'sole',
      onboarding_state: 13,
      smart_switch: false,
      trade_smart: false,
      tax_harvesting: false,
      applicant_signature: [],
      aof_status: 'verified',
    };
  });
  afterEach(() => api.close());

  const { asha, meera, farah } = PERSONAS;
  const switchTo = (token: string, id: number | string) =>
    api.call('switchPortfolio', { token, params: { id: String(id) } });

  test('S1 · user info has the whole wire shape', async () => {
    const { token } = await signIn(api, 'asha');
    const { body } = await api.call('userInfo', { token, query: { app_version: '1.169.0' } });
    expect(body).toEqual({
      id: await publicId(api, 'users', asha.userId),
      email: asha.email,
      fname: 'Asha',
      mname: 'Ramesh',
      lname: 'Kulkarni',
      name: 'Asha Ramesh Kulkarni',
      onboarding_state: 13,
      provider: 'email',
      referral_code: 'ASHA26',
      referred: false,
      preferences: {
        coins_preferences: { smart_switch: false, family_account: false, smart_switch_2: false },
        display_sort_preference: 'value',
        equity_beta: false,
        fd_beta: false,
        dont_prompt_m1: false,
        dont_prompt_mandate: false,
        dont_prompt_import_cas: false,
        dont_prompt_insurance: false,
        '2fa_on': false,
        dashboard_returns: 'xirr',
        dont_prompt_asset_allocation: false,
      },
      newsletter: false,
      mobile_phone: '9000000001',
      state: 2,
      has_imported: false,
      big_investor: false,
      holiday: false,
      dob: null,
      current_portfolio: summary,
      managed_account: null,
      staff: false,
    });
  });

  test('S1 · stored preferences lie over the built-in ones, and a Saturday is a holiday', async () => {
    const { token, userId } = await signIn(api, 'asha');
    await api.db.query(`UPDATE users SET preferences = '{"fd_beta": true}' WHERE id = $1`, [userId]);
    api.clock.advance(12 * 3_600_000 - 1);
    expect((await api.call('userInfo', { token })).body).toMatchObject({
      holiday: false,
      preferences: { fd_beta: true, equity_beta: false },
    });
    api.clock.set('2026-11-21T00:00:00.000+05:30');
    const saturday = await signIn(api, 'asha');
    expect((await api.call('userInfo', { token: saturday.token })).body.holiday).toBe(true);
  });

  test('S20 · who has a staff role is staff, so that the desk opens after the login', async () => {
    for (const name of ['kavya', 'zoya', 'sunita'] as const) {
      const { token } = await signIn(api, name);
      expect((await api.call('userInfo', { token })).body.staff).toBe(true);
    }
  });

  test('S1 · without a calendar the user is still returned', async () => {
    const { token } = await signIn(api, 'asha');
    await api.db.query('DELETE FROM calendar_days');
    expect((await api.call('userInfo', { token })).body).toMatchObject({ name: asha.name, holiday: false });
  });

  test('S4 · the list has the own portfolios, oldest first', async () => {
    const { token } = await signIn(api, 'asha');
    const second = 'c0000000-0000-4000-8000-000000000001';
    await api.db.query(
      `INSERT INTO portfolios (id, owner_id, name, created_at) VALUES ($1, $2, 'House', $3)`,
      [second, asha.userId, '2026-11-19T00:00:00Z'],
    );
    const house = await publicId(api, 'portfolios', second);
    const { body } = await api.call('portfolioList', { token });
    expect(body).toEqual({
      status: 'success',
      data: [
        summary,
        { ...summary, id: house, name: 'House', onboarding_state: 0, aof_status: 'not_started' },
      ],
    });
    expect((await switchTo(token, house)).body.data.current_portfolio.name).toBe('House');
    const info = await api.call('userInfo', { token });
    expect(info.body).toMatchObject({
      onboarding_state: 13,
      current_portfolio: { id: house, onboarding_state: 0 },
    });
  });

  test('S4 · an adviser sees every managed account with its status', async () => {
    const { token } = await signIn(api, 'farah');
    expect((await api.call('managedAccounts', { token })).body).toEqual({
      status: 'success',
      data: [
        {
          id: expect.any(Number),
          name: asha.name,
          portfolio_id: numbers.asha,
          request_status: 'accepted',
        },
        {
          id: expect.any(Number),
          name: meera.name,
          portfolio_id: numbers.meera,
          request_status: 'waiting',
        },
      ],
    });
    const { token: other } = await signIn(api, 'asha');
    expect((await api.call('managedAccounts', { token: other })).body.data).toEqual([]);
  });

  test('S4 · an accepted account can be entered and left again, and the audit names its owner and the manager', async () => {
    const { token } = await signIn(api, 'farah');
    const entered = await switchTo(token, numbers.asha);
    expect(entered).toMatchObject({
      http: 200,
      body: { status: 'success', data: { current_portfolio: summary } },
    });
    expect((await api.call('userInfo', { token })).body).toMatchObject({
      id: await publicId(api, 'users', farah.userId),
      current_portfolio: { id: numbers.asha },
      managed_account: {
        owner_name: asha.name,
        own_portfolio_id: numbers.farah,
        scope: 'view_identifiers',
      },
    });
    // A tab of contracts 1 holds the UUID.
    expect((await switchTo(token, farah.portfolioId)).http).toBe(200);
    expect((await api.call('userInfo', { token })).body.managed_account).toBeNull();
    expect(
      await api.db.query(
        `SELECT investor_id, actor, subject FROM audit_log WHERE action = 'portfolio.switched' ORDER BY id`,
      ),
    ).toEqual([
      {
        ...{ investor_id: asha.userId, actor: `user:${farah.userId}` },
        subject: `portfolio:${asha.portfolioId}`,
      },
      {
        ...{ investor_id: farah.userId, actor: `user:${farah.userId}` },
        subject: `portfolio:${farah.portfolioId}`,
      },
    ]);
  });

  test.each(['waiting', 'rejected', 'deleted'])(
    'S4 · an account whose request is %s cannot be entered',
    async (status) => {
      const { token } = await signIn(api, 'farah');
      await api.db.query('UPDATE managed_accounts SET request_status = $1 WHERE portfolio_id = $2', [
        status,
        meera.portfolioId,
      ]);
      expect(await switchTo(token, numbers.meera)).toMatchObject({
        http: 403,
        body: {
          status: 'failure',
          code: 'not_your_account',
          message: "You don't have access to this account.",
        },
      });
      expect((await api.call('userInfo', { token })).body.current_portfolio.id).toBe(numbers.farah);
    },
  );

  test("S4 · another's account, an unknown one and a senseless id are refused alike", async () => {
    const { token } = await signIn(api, 'asha');
    const unknown = [
      'c0000000-0000-4000-8000-00000000000f',
      999_999_999,
      '0',
      '-1',
      '1e6',
      '01000001',
      '9'.repeat(30),
      "x' OR true",
    ];
    for (const id of [numbers.meera, meera.portfolioId, ...unknown]) {
      expect(await switchTo(token, id)).toMatchObject({ http: 403, body: { code: 'not_your_account' } });
    }
  });

  test('S4 · a manager whose grant is revoked is at once back in their own portfolio', async () => {
    const { token } = await signIn(api, 'farah');
    await switchTo(token, numbers.asha);
    await api.db.query(`UPDATE managed_accounts SET request_status = 'deleted' WHERE manager_id = $1`, [
      farah.userId,
    ]);
    expect((await api.call('userInfo', { token })).body.current_portfolio.id).toBe(numbers.farah);
  });
});
