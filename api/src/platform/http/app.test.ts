import { CONTRACTS_VERSION } from '@sanchay/contracts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

describe('the API as a whole', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  test('S12 · an unknown address answers 404 in the specified body shape, with the request id', async () => {
    const answer = await api.app.inject({
      url: '/api/v3/nothing.json',
      headers: { 'x-request-id': 'request-0001' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      status: 'params_invalid',
      code: 'not_found',
      message: 'Page not found.',
      errors: {},
      request_id: 'request-0001',
    });
    expect(answer.headers['x-request-id']).toBe('request-0001');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('S12 · the OpenAPI document is served', async () => {
    const answer = await api.app.inject('/api/docs/json');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().info).toMatchObject({ title: 'Sanchay API', version: CONTRACTS_VERSION });
  });
});

test('X3 · the API’s documentation is served in the sandbox only', async () => {
  const api = await testApi({ sandbox: false });
  for (const path of ['/api/docs', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/index.html'])
    expect([path, (await api.app.inject(path)).statusCode]).toEqual([path, 404]);
  await api.close();
});
