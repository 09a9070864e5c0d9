import { ownPath } from './navigation.ts';

const here = { href: 'https://sanchay.example/funds/a?x=1', origin: 'https://sanchay.example' };

test.each([
  ['/cart?x=1#y', '/cart?x=1#y'],
  ['b', '/funds/b'],
  ['?page=2', '/funds/a?page=2'],
  ['https://sanchay.example/cart', '/cart'],
])('S1 · %j leads to %j of this site', (to, path) => {
  expect(ownPath(to, here)).toBe(path);
});

test.each([
  'https://evil.example/cart',
  '//evil.example/cart',
  '/.//evil.example/x',
  'https://sanchay.example//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
  'http://[',
])('S1 · %j is no path of this site and leads nowhere', (to) => {
  expect(ownPath(to, here)).toBeNull();
});
