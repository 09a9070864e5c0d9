import { safeStorage } from '@sanchay/remote-kit/storage';
import { crashPins } from './crashPin.ts';

const memory = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

test('X5 · the third hit within ten minutes pins a release out, for this release only', () => {
  const pins = crashPins(memory(), () => 1_000);
  expect([pins.hit('mfe-a', '2'), pins.hit('mfe-a', '2')]).toEqual([false, false]);
  expect(pins.isPinnedOut('mfe-a', '2')).toBe(false);
  expect(pins.hit('mfe-a', '2')).toBe(true);
  expect(pins.isPinnedOut('mfe-a', '2')).toBe(true);
  expect(pins.hit('mfe-a', '2')).toBe(false);
  expect(pins.isPinnedOut('mfe-a', '1')).toBe(false);
  expect(pins.isPinnedOut('mfe-b', '2')).toBe(false);
});

test.each([
  [599_999, true],
  [600_000, false],
])('X5 · hits count for ten minutes: %i ms after the first of three, pinned out is %s', (later, expected) => {
  let now = 0;
  const pins = crashPins(memory(), () => now);
  pins.hit('mfe-a', '2');
  now = later;
  pins.hit('mfe-a', '2');
  pins.hit('mfe-a', '2');
  expect(pins.isPinnedOut('mfe-a', '2')).toBe(expected);
});

test('X5 · a page load of the same tab forgets nothing; a garbled note forgets all', () => {
  const storage = memory();
  for (let hit = 0; hit < 3; hit += 1) crashPins(storage, () => 0).hit('mfe-a', '2');
  expect(crashPins(storage, () => 0).isPinnedOut('mfe-a', '2')).toBe(true);
  storage.set('sanchay.crashes', '{');
  expect(crashPins(storage, () => 0).isPinnedOut('mfe-a', '2')).toBe(false);
});

test('X5 · a page that stood still while a release was mounting counts as a hit when it is loaded again', () => {
  const storage = memory();
  for (let load = 0; load < 3; load += 1) crashPins(storage, () => 0).begin('mfe-a', '2');
  const pins = crashPins(storage, () => 0);
  expect(pins.isPinnedOut('mfe-a', '2')).toBe(true);
});

test.each(['mounted', 'left'])(
  'X5 · a release that was %s in time is not held to have stood still',
  (how) => {
    const storage = memory();
    for (let load = 0; load < 4; load += 1) {
      const pins = crashPins(storage, () => 0);
      const over = pins.begin('mfe-a', '2');
      if (how === 'mounted') over();
      else pins.leave();
    }
    expect(crashPins(storage, () => 0).isPinnedOut('mfe-a', '2')).toBe(false);
  },
);
