import { readSocialProviders } from './socialProviders.ts';

const sandbox = { partnersOrigin: 'http://localhost:4900', openidSecret: 'x'.repeat(32) };

test('O2 · without configuration there is no provider, and in the sandbox its own plays both', () => {
  expect(readSocialProviders({}, null)).toEqual([]);
  expect(readSocialProviders({}, sandbox).map(({ id, issuer, clientId }) => [id, issuer, clientId])).toEqual([
    ['google', 'http://localhost:4900/openid', 'google'],
    ['facebook', 'http://localhost:4900/openid', 'facebook'],
  ]);
});

test('O2 · a client id with its secret sets a provider up', () => {
  const env = { SOCIAL_GOOGLE_CLIENT_ID: 'client', SOCIAL_GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readSocialProviders(env, null)).toEqual([
    { id: 'google', issuer: 'https://accounts.google.com', clientId: 'client', clientSecret: 'secret' },
  ]);
  const other = { ...env, SOCIAL_GOOGLE_ISSUER: 'https://id.example' };
  expect(readSocialProviders(other, null)[0]!.issuer).toBe('https://id.example');
  expect(() => readSocialProviders({ SOCIAL_FACEBOOK_CLIENT_ID: 'client' }, null)).toThrow(
    'SOCIAL_FACEBOOK_CLIENT_ID needs SOCIAL_FACEBOOK_CLIENT_SECRET',
  );
  expect(() => readSocialProviders({ ...env, SOCIAL_GOOGLE_ISSUER: 'http://id.example' }, null)).toThrow(
    'SOCIAL_GOOGLE_ISSUER is an address with https',
  );
});
