import { signIn } from '../testing/personas.ts';
import { testApi } from '../testing/testApi.ts';
import type { TestApi } from '../testing/testApi.ts';

describe('signing in', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  test('O1 · a persona signs in', async () => {
    const { token } = await signIn(api, 'asha');
    const info = await api.call('userInfo', { token });
    expect(info.http).toBe(200);
  });
});
