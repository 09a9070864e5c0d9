import { ownCohort } from './cohort.ts';

test.each([
  ['sanchay_cohort=7', 7],
  ['a=1; sanchay_cohort=99; b=2', 99],
  ['sanchay_cohort=0', 0],
])('X2 · with the cookie %j the browser is in cohort %i and draws none', (cookie, expected) => {
  const jar = { cookie };
  expect(ownCohort(jar, () => 0.5)).toBe(expected);
  expect(jar.cookie).toBe(cookie);
});

test.each(['', 'sanchay_cohort=', 'sanchay_cohort=x', 'xsanchay_cohort=7', 'sanchay_cohort=100'])(
  'X2 · with %j it draws one of a hundred and remembers it for a year',
  (cookie) => {
    const jar = { cookie };
    expect(ownCohort(jar, () => 0.999)).toBe(99);
    expect(jar.cookie).toBe('sanchay_cohort=99; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(ownCohort({ cookie }, () => 0)).toBe(0);
  },
);
