import { ownerOfToken, tokenHash } from './keys.ts';
import { compareVersions } from './versionOrder.ts';

test('X3 · a token is known by its hash alone', () => {
  // printf a-release-token | openssl dgst -sha256 -binary | basenc --base64url
  expect(tokenHash('a-release-token')).toBe('sha256:C_8Hw_JJQpWLcuQ802414US4DQyjWcgQlf70ka6Ad1c');
  const tokens = { 'gold-team': [tokenHash('new'), tokenHash('old')], 'invest-team': [tokenHash('other')] };
  expect(ownerOfToken(tokens, 'new')).toBe('gold-team');
  expect(ownerOfToken(tokens, 'old')).toBe('gold-team');
  expect(ownerOfToken(tokens, 'other')).toBe('invest-team');
  for (const stranger of ['', 'ne', 'newer', tokenHash('new')])
    expect(ownerOfToken(tokens, stranger)).toBeNull();
  expect(ownerOfToken({ 'gold-team': ['', 'new'] }, 'new')).toBeNull();
});

test.each([
  ['1.0.0-aaaa', '1.0.0-bbbb', 0],
  ['1.0.1-aaaa', '1.0.0-bbbb', 1],
  ['1.0.9-aaaa', '1.0.10-bbbb', -1],
  ['1.2.0-aaaa', '1.10.0-bbbb', -1],
  ['2.0.0-aaaa', '1.9.9-bbbb', 1],
  ['0.9.9-aaaa', '1.0.0-bbbb', -1],
])('X2 · version %s beside %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
});
