import fc from 'fast-check';
import { shareOf, snap, valueAt } from './scale.ts';

const log = { min: 500, max: 1_000_000, step: 500, scale: 'log' } as const;

test('S18 · the ends of a slider are its smallest and largest value', () => {
  for (const range of [log, { ...log, scale: 'linear' as const }, { ...log, min: 0 }]) {
    expect([valueAt(0, range), valueAt(1, range)]).toEqual([range.min, range.max]);
    expect([shareOf(range.min, range), shareOf(range.max, range)]).toEqual([0, 1]);
  }
});

test('S18 · every position gives a value on the step and inside the range', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      const value = valueAt(share, log);
      expect(value % log.step).toBe(0);
      expect(value).toBeGreaterThanOrEqual(log.min);
      expect(value).toBeLessThanOrEqual(log.max);
      expect(snap(value, log)).toBe(value);
    }),
  );
});

test('S18 · a small decimal step stays exact', () => {
  expect(snap(12.3000001, { min: 1, max: 30, step: 0.1, scale: 'linear' })).toBe(12.3);
});
