import { signIn } from '../../testing/people/personas.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

describe('preferences of a user', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  test('P1 · the return of the dashboard is stored, for this user only, and the others stay', async () => {
    const { token } = await signIn(api, 'asha');
    const { token: other } = await signIn(api, 'ravi');
    const preferences = async (of: string) =>
      (await api.call('userInfo', { token: of, query: { app_version: '1.169.0' } })).body.preferences;
    const before = await preferences(token);
    expect(before.dashboard_returns).toBe('xirr');
    for (const dashboard_returns of ['absolute', 'xirr', 'absolute'] as const) {
      await api.call('setPreferences', { token, body: { dashboard_returns } });
      expect(await preferences(token)).toEqual({ ...before, dashboard_returns });
    }
    expect((await preferences(other)).dashboard_returns).toBe('xirr');
  });

  test('P1 · a return that does not exist is refused', async () => {
    const { token } = await signIn(api, 'asha');
    const { http } = await api.call('setPreferences', {
      token,
      body: { dashboard_returns: 'cagr' as never },
    });
    expect(http).toBe(400);
  });
});
