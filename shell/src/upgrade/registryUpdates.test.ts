import { registryUpdates } from './registryUpdates.ts';

function updates(refresh: () => Promise<unknown> = async () => undefined) {
  const clock = { now: 1_000 };
  let looks = 0;
  const rules = registryUpdates({
    serial: () => 7,
    refresh: () => {
      looks += 1;
      return refresh();
    },
    now: () => clock.now,
  });
  return { ...rules, clock, looks: () => looks };
}

test.each([
  [6, 0],
  [7, 0],
  [8, 1],
])('X2 · over serial 7 an event for serial %i sends %i requests', (serial, expected) => {
  const { announced, looks } = updates();
  announced(serial);
  expect(looks()).toBe(expected);
});

test('X2 · navigation requests the registry when the last check is five seconds ago, the page load being one', () => {
  const { navigated, announced, clock, looks } = updates();
  clock.now += 4_999;
  navigated();
  expect(looks()).toBe(0);
  clock.now += 1;
  navigated();
  navigated();
  expect(looks()).toBe(1);
  clock.now += 2_000;
  announced(8);
  clock.now += 4_999;
  navigated();
  expect(looks()).toBe(2);
});

test('X2 · a look that fails is no error: the next occasion comes', async () => {
  const { navigated, clock, looks } = updates(() => Promise.reject(new Error('away')));
  clock.now += 5_000;
  navigated();
  await Promise.resolve();
  clock.now += 5_000;
  navigated();
  expect(looks()).toBe(2);
});
