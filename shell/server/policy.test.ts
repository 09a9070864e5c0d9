import { pageHeaders } from './policy.ts';

test.each([
  ['', "connect-src 'self';"],
  ['no address', "connect-src 'self';"],
  ['https://key@errors.example/7', "connect-src 'self' https://errors.example;"],
])('X3 · with the error service %j the page may connect so: %s', (dsn, expected) => {
  expect(pageHeaders('', dsn)['content-security-policy']).toContain(expected);
});
