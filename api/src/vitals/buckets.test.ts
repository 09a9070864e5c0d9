import { bucketOf } from './buckets.ts';

test.each([
  ['LCP', 0, 500],
  ['LCP', 500, 500],
  ['LCP', 4_000, 4_000],
  ['LCP', 4_000.1, Infinity],
  ['INP', 200, 200],
  ['INP', 201, 500],
  ['TTFB', 801, 1_800],
  ['FCP', 1_800, 1_800],
  ['CLS', 0.1, 0.1],
  ['CLS', 0.11, 0.25],
] as const)('X9 · %s of %d falls into the bucket up to %d', (metric, value, bound) => {
  expect(bucketOf(metric, value)).toBe(bound);
});
