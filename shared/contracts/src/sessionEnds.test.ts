import { loginAddress } from './sessionEnds.ts';

test.each([
  ['/help/tickets?view=all#older', undefined, '/login?next=%2Fhelp%2Ftickets%3Fview%3Dall%23older'],
  ['/cart', 'expired', '/login?why=expired&next=%2Fcart'],
  ['/login', 'expired', '/login'],
  ['/login?why=expired&next=%2Fcart', undefined, '/login?why=expired&next=%2Fcart'],
  ['/login-help', undefined, '/login?next=%2Flogin-help'],
] as const)('S3 · from %s (%s) the login is %s', (here, why, address) => {
  expect(loginAddress(here, why)).toBe(address);
});
