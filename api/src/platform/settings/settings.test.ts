import { testSecret, TEST_PARTNER_SECRETS } from '../../testing/partners/partnerSecrets.ts';
import { EXCHANGE_PARTNERS, OTHER_PARTNERS, partnerEnvironment } from './partnerSecrets.ts';
import { readDatabaseUrl, readSettings } from './settings.ts';

const partners = partnerEnvironment(testSecret);
/** The variables of all partners, unset. */
const none = Object.fromEntries(Object.keys(partners).map((name) => [name, undefined]));
const env: NodeJS.ProcessEnv = { DATABASE_URL: 'postgres://x', ...partners };

describe('settings of a node', () => {
  test('X7 · what is not set has a safe default', () => {
    expect(readSettings(env)).toEqual({
      databaseUrl: 'postgres://x',
      connections: 12,
      host: '127.0.0.1',
      port: 0,
      trustedProxies: 'loopback',
      publicOrigin: 'http://localhost:4000',
      statementMailDomain: 'statements.sanchay.example',
      sandbox: false,
      instance: 'sanchay',
      partnersOrigin: 'http://127.0.0.1:4900',
      exchangeOrigin: 'http://127.0.0.1:4910',
      partnerSecrets: { ...TEST_PARTNER_SECRETS, openid: { current: '', previous: null } },
      releasesFolder: null,
      keysFolder: null,
      documentsFolder: '.data/documents',
      auditHeadsFile: '.data/audit-heads.txt',
      social: [],
    });
  });

  test('X3 · a secret that is changed leaves the one before and every other partner as they are', () => {
    const fresh = 'f'.repeat(32);
    const changed = { PARTNER_SECRET_KYC: fresh, PARTNER_SECRET_KYC_OLD: testSecret('kyc') };
    expect(readSettings({ ...env, ...changed }).partnerSecrets).toEqual({
      ...TEST_PARTNER_SECRETS,
      openid: { current: '', previous: null },
      kyc: { current: fresh, previous: testSecret('kyc') },
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
      { ...env, PARTNER_SECRET_KYC: 's'.repeat(31) },
      'PARTNER_SECRET_KYC needs at least 32 characters',
    ],
    [
      'a partner without secret in production',
      { ...env, NODE_ENV: 'production', PARTNER_SECRET_HOUSING: undefined },
      'PARTNER_SECRET_HOUSING needs at least 32 characters',
    ],
    [
      'the secret of one partner for another',
      { ...env, NODE_ENV: 'production', PARTNER_SECRET_BANK: testSecret('payments') },
      'PARTNER_SECRET_BANK is the same as PARTNER_SECRET_PAYMENTS; each needs a secret of its own',
    ],
    [
      'the old secret of one partner for another',
      { ...env, PARTNER_SECRET_PAYMENTS_OLD: testSecret('esign') },
      'PARTNER_SECRET_ESIGN is the same as PARTNER_SECRET_PAYMENTS_OLD; each needs a secret of its own',
    ],
    [
      'the sandbox in production',
      { ...env, SANCHAY_SANDBOX: '1', NODE_ENV: 'production' },
      'SANCHAY_SANDBOX=1 is refused under NODE_ENV=production',
    ],
    [
      'no connection to spare',
      { ...env, DATABASE_CONNECTIONS: '1' },
      'DATABASE_CONNECTIONS is a whole number from 2 to 200',
    ],
    [
      'half a connection',
      { ...env, DATABASE_CONNECTIONS: '2.5' },
      'DATABASE_CONNECTIONS is a whole number from 2 to 200',
    ],
    [
      'more connections than a server has',
      { ...env, DATABASE_CONNECTIONS: '201' },
      'DATABASE_CONNECTIONS is a whole number from 2 to 200',
    ],
    [
      'the sandbox for all the world',
      { ...env, SANCHAY_SANDBOX: '1', HOST: '0.0.0.0' },
      'the sandbox serves loopback only, not 0.0.0.0',
    ],
  ])('X7 · it does not start with %s', (_name, given, message) => {
    expect(() => readSettings(given)).toThrow(message);
  });

  test('X3 · a process that plays a partner reads the secret of no other, and cannot use one', () => {
    const own = partnerEnvironment(testSecret, EXCHANGE_PARTNERS);
    const { partnerSecrets } = readSettings(
      { ...env, ...none, ...own, SANCHAY_SANDBOX: '1' },
      EXCHANGE_PARTNERS,
    );
    expect(partnerSecrets.exchange.current).toBe(testSecret('exchange'));
    for (const partner of OTHER_PARTNERS)
      expect(() => partnerSecrets[partner]).toThrow(`this process has no secret of the partner ${partner}`);
  });

  test('X7 · the size of the pool and the trusted proxies are set by the operator', () => {
    const given = { ...env, DATABASE_CONNECTIONS: '200', SANCHAY_TRUSTED_PROXIES: '172.28.0.0/24' };
    expect(readSettings(given)).toMatchObject({ connections: 200, trustedProxies: '172.28.0.0/24' });
    expect(readSettings({ ...env, DATABASE_CONNECTIONS: '2' }).connections).toBe(2);
  });

  test('X7 · a private container network does not count as external for the sandbox', () => {
    const given = { ...env, SANCHAY_SANDBOX: '1', HOST: '0.0.0.0', SANCHAY_SANDBOX_NETWORK: 'private' };
    expect(readSettings(given)).toMatchObject({ sandbox: true, host: '0.0.0.0' });
    expect(() => readSettings({ ...given, SANCHAY_SANDBOX_NETWORK: '1' })).toThrow('loopback only');
    expect(() => readSettings({ ...given, NODE_ENV: 'production' })).toThrow('production');
  });

  test('X7 · the password of the database may come apart from its address', () => {
    const DATABASE_URL = 'postgres://sanchay@db:5432/sanchay';
    expect(readDatabaseUrl({ DATABASE_URL })).toBe(DATABASE_URL);
    expect(new URL(readDatabaseUrl({ DATABASE_URL, DATABASE_PASSWORD: 'a/b@c d' })).password).toBe(
      encodeURIComponent('a/b@c d'),
    );
  });
});
