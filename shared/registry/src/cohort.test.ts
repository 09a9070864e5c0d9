import type { RegistryEntry } from '@sanchay/contracts';
import fc from 'fast-check';
import { canaryOrder, COHORTS, versionFor } from './cohort.ts';

const entry = (percent: number | null): RegistryEntry => ({
  owner: 'a-team',
  routes: ['/a'],
  live: '1',
  previous: null,
  canary: percent === null ? null : { version: '2', percent },
  disabled: false,
  releases: {},
});
const cohorts = Array.from({ length: COHORTS }, (_, cohort) => cohort);
const reached = (name: string, percent: number) =>
  cohorts.filter((cohort) => versionFor(name, entry(percent), cohort) === '2');

test('X2 · a canary reaches exactly its share of the cohorts, and none without one', () => {
  for (const percent of [1, 5, 50, 99]) expect(reached('mfe-gold', percent)).toHaveLength(percent);
  expect(cohorts.map((cohort) => versionFor('mfe-gold', entry(null), cohort))).toEqual(
    Array(COHORTS).fill('1'),
  );
});

test('X2 · who has the canary keeps it when its share grows', () => {
  for (let percent = 1; percent < 99; percent += 1)
    expect(reached('mfe-gold', percent + 1)).toEqual(expect.arrayContaining(reached('mfe-gold', percent)));
});

test('X2 · the order is the same everywhere, and another one for each release of each remote', () => {
  expect(canaryOrder('mfe-gold', '2.0.0-ab').slice(0, 5)).toEqual(
    canaryOrder('mfe-gold', '2.0.0-ab').slice(0, 5),
  );
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, version) => {
      expect([...canaryOrder(name, version)].sort((a, b) => a - b)).toEqual(cohorts);
    }),
    { numRuns: 50 },
  );
  const orders = ['mfe-gold@1', 'mfe-gold@2', 'mfe-invest@1'].map((key) =>
    canaryOrder(...(key.split('@') as [string, string])).join(),
  );
  expect(new Set(orders).size).toBe(3);
});

test('X2 · canaries of two teams at 10 percent meet in about 1 percent of the visitors, not in 10', () => {
  const pairs = Array.from({ length: 200 }, (_, pair) => {
    const [one, other] = [`mfe-a${pair}`, `mfe-b${pair}`].map((name) => new Set(reached(name, 10)));
    return [...one!].filter((cohort) => other!.has(cohort)).length;
  });
  const mean = pairs.reduce((sum, both) => sum + both, 0) / pairs.length;
  expect(mean).toBeGreaterThan(0.6);
  expect(mean).toBeLessThan(1.4);
});
