import { readSettings } from './settings.ts';

const env = { DATABASE_URL: 'postgres://x', PARTNERS_SECRET: 's'.repeat(32) };

describe('settings of a node', () => {
  test('X7 · what is not set has a safe default', () => {
    expect(readSettings(env)).toEqual({
      databaseUrl: 'postgres://x',
      host: '127.0.0.1',
      port: 0,
      publicOrigin: 'http://localhost:4000',
      sandbox: false,
      instance: 'sanchay',
      partnersOrigin: 'http://127.0.0.1:4900',
      partnersSecret: 's'.repeat(32),
      releasesFolder: null,
    });
  });

  test('X7 · the sandbox needs SANCHAY_SANDBOX=1 exactly', () => {
    expect(readSettings({ ...env, SANCHAY_SANDBOX: '1' }).sandbox).toBe(true);
    for (const value of ['', '0', 'true', 'yes'])
      expect(readSettings({ ...env, SANCHAY_SANDBOX: value }).sandbox).toBe(false);
  });

  test.each([
    [
      'no database',
      { ...env, DATABASE_URL: undefined },
      'DATABASE_URL is not set: the API needs a PostgreSQL server',
    ],
    [
      'a short secret',
      { ...env, PARTNERS_SECRET: 's'.repeat(31) },
      'PARTNERS_SECRET needs at least 32 characters',
    ],
    [
      'the sandbox in production',
      { ...env, SANCHAY_SANDBOX: '1', NODE_ENV: 'production' },
      'SANCHAY_SANDBOX=1 is refused under NODE_ENV=production',
    ],
    [
      'the sandbox for all the world',
      { ...env, SANCHAY_SANDBOX: '1', HOST: '0.0.0.0' },
      'the sandbox serves loopback only, not 0.0.0.0',
    ],
  ])('X7 · it does not start with %s', (_name, given, words) => {
    expect(() => readSettings(given)).toThrow(words);
  });
});
