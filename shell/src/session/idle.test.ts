import { safeStorage } from '../boot/safeStorage.ts';
import { watchIdle } from './idle.ts';

const memory = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

test.each([
  [1_800_000, false],
  [1_800_001, true],
  [60_000, false],
])('S3 · hidden for %i ms of wall time means logged out on return: %s', (away, expected) => {
  let now = 1_000;
  const idle = watchIdle(memory(), 1_800_000, () => now);
  idle.hidden();
  now += away;
  expect(idle.shown()).toBe(expected);
});

test('S3 · a page that was never hidden, or a garbled record, logs nobody out', () => {
  expect(watchIdle(memory(), 1, () => 10).shown()).toBe(false);
  const storage = memory();
  storage.set('sanchay.activity', 'garbage');
  expect(watchIdle(storage, 1, () => 10).shown()).toBe(false);
});
