import { destination } from './destination.ts';
import { nextPath, withNext } from './nextPath.ts';

describe('where a user goes after signing in', () => {
  test.each(['/cart', '/mutual-funds/all?q=gold&page=2', '/portfolio#top', '/solo-setup?next=%2Fcart'])(
    'O1 · %s is a path of this site',
    (path) => {
      expect(nextPath(path)).toBe(path);
    },
  );

  test.each([
    null,
    '',
    'cart',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/.//evil.example/x',
    '/cart/..//evil.example/x',
    'javascript:alert(1)',
    'http://[',
    '//[',
    '/login',
    '/login?next=/cart',
    '/signup',
    '/x/../login',
  ])('O1 · %j is refused', (path) => {
    expect(nextPath(path)).toBeNull();
  });

  test('O1 · the return path is carried along in the address', () => {
    expect(withNext('/signup', '/cart?x=1&y=2')).toBe('/signup?next=%2Fcart%3Fx%3D1%26y%3D2');
    expect(withNext('/signup', null)).toBe('/signup');
  });

  test.each([
    ['login', '/cart', 13, '/cart'],
    ['login', '/cart', 0, '/cart'],
    ['login', null, 0, '/solo-setup'],
    ['login', null, 1, '/dashboard'],
    ['login', null, 13, '/dashboard'],
    ['login', null, null, '/dashboard'],
    ['signup', null, 0, '/solo-setup'],
    ['signup', '/cart', 0, '/solo-setup?next=%2Fcart'],
    ['signup', '/cart', 1, '/cart'],
    ['signup', null, 13, '/dashboard'],
  ] as const)('O1 · from %s wanting %s in state %s the way is %s', (entrance, next, state, path) => {
    expect(destination(entrance, next, state)).toBe(path);
  });

  test('O1 · staff without an account to set up are not led to the set-up', () => {
    expect(destination('login', null, 0, true)).toBe('/dashboard');
    expect(destination('login', '/staff/kyc', 0, true)).toBe('/staff/kyc');
  });
});
