import { testApi, type TestApi } from '../testing/testApi.ts';

describe('settings of the product', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.close());

  const file = (name: string, headers: Record<string, string> = {}) =>
    api.call('configFile', { params: { file: name }, headers });

  test('S13 · app.json contains what differs from the built-in settings, and marks the sandbox', async () => {
    expect((await file('app')).body).toEqual({ sandbox: true, sebiRegistration: 'INA000000000' });
    await api.db.query(`INSERT INTO config_files (name, content) VALUES ('app', '{"purchaseTax": 5}')`);
    expect((await file('app')).body).toMatchObject({ purchaseTax: 5, sandbox: true });
  });

  test('S10 · a registration number of the installation takes the place of the sample', async () => {
    await api.db.query(
      `INSERT INTO config_files (name, content) VALUES ('app', '{"sebiRegistration": "INA000001234"}')`,
    );
    expect((await file('app')).body).toMatchObject({ sebiRegistration: 'INA000001234' });
  });

  test('S13 · outside the sandbox it is what is stored', async () => {
    const real = await testApi({ sandbox: false });
    try {
      expect((await real.call('configFile', { params: { file: 'app' } })).body).toEqual({});
    } finally {
      await real.close();
    }
  });

  test('S13 · who has it already is answered 304, until it changes', async () => {
    const first = await file('app');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    const again = await file('app', { 'if-none-match': etag });
    expect(again).toMatchObject({ http: 304, body: {} });
    await api.db.query(`INSERT INTO config_files (name, content) VALUES ('app', '{"purchaseTax": 5}')`);
    expect((await file('app', { 'if-none-match': etag })).http).toBe(200);
  });

  test.each(['secrets', 'remotes', '__proto__'])('S13 · there is no file %s', async (name) => {
    expect(await file(name)).toMatchObject({
      http: 404,
      body: { status: 'params_invalid', code: 'not_found', message: 'There is no such settings file.' },
    });
  });
});
