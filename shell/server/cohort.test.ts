import { cohortOf } from './cohort.ts';

const draw = () => 42;

test('X2 · a visitor without a cohort draws one and keeps it for a year', () => {
  expect(cohortOf(undefined, draw)).toEqual({
    cohort: 42,
    setCookie: 'sanchay_cohort=42; Path=/; Max-Age=31536000; SameSite=Lax',
  });
});

test.each([
  ['sanchay_cohort=0', 0],
  ['a=b; sanchay_cohort=99', 99],
  ['sanchay_cohort=7; a=b', 7],
])('X2 · %j is the cohort %i, and no cookie is set again', (cookies, cohort) => {
  expect(cohortOf(cookies, draw)).toEqual({ cohort });
});

test.each([
  'sanchay_cohort=100',
  'sanchay_cohort=-1',
  'sanchay_cohort=',
  'sanchay_cohort=x',
  'x_sanchay_cohort=5',
])('X2 · %j is no cohort: one is drawn', (cookies) => {
  expect(cohortOf(cookies, draw).cohort).toBe(42);
});

test('X2 · drawn cohorts lie between 0 and 99', () => {
  const drawn = Array.from({ length: 500 }, () => cohortOf('').cohort);
  expect(drawn.every((cohort) => Number.isInteger(cohort) && cohort >= 0 && cohort <= 99)).toBe(true);
  expect(new Set(drawn).size).toBeGreaterThan(20);
});
