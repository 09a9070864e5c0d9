import { defaultConfig } from '@sanchay/contracts';
import { safeStorage } from '@sanchay/remote-kit/storage';
import { idleTimeout, watchIdle } from './idle.ts';

const memory = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

function setUp(storage = memory(), timeout = 1_800_000) {
  const clock = { wall: 10_000_000, steady: 5 };
  const idle = watchIdle(storage, timeout, { wall: () => clock.wall, steady: () => clock.steady });
  const pass = (ms: number) => {
    clock.wall += ms;
    clock.steady += ms;
  };
  return { idle, clock, pass, storage };
}

test.each([
  [1_800_000, false],
  [1_800_001, true],
  [31 * 60_000, true],
  [60_000, false],
])('S3 · hidden for %i ms of wall time means logged out on return: %s', (away, expected) => {
  const { idle, pass } = setUp();
  idle.touch();
  pass(away);
  expect(idle.tooLong()).toBe(expected);
});

test('S3 · the admin build waits a day', () => {
  expect(idleTimeout(defaultConfig)).toBe(1_800_000);
  expect(idleTimeout({ ...defaultConfig, adminBuild: true })).toBe(86_400_000);
});

test('S3 · a device that slept, whose page clock stood still, counts by its own clock', () => {
  const { idle, clock } = setUp();
  idle.touch();
  clock.wall += 31 * 60_000;
  expect(idle.tooLong()).toBe(true);
});

test('S3 · a device clock that was set back hides no time away, and a short absence stays short', () => {
  const { idle, clock } = setUp();
  idle.touch();
  clock.wall -= 7_200_000;
  clock.steady += 1_800_000;
  expect(idle.tooLong()).toBe(false);
  clock.steady += 1;
  expect(idle.tooLong()).toBe(true);
});

test('S3 · a clock that was set back by less than the absence hides nothing of it', () => {
  const { idle, clock, pass } = setUp();
  idle.touch();
  pass(40 * 60_000);
  clock.wall -= 20 * 60_000;
  expect(idle.tooLong()).toBe(true);
});

test('S3 · a tab that was seen meanwhile speaks for all of them', () => {
  const { idle, pass, storage } = setUp();
  idle.touch();
  pass(31 * 60_000);
  storage.set('sanchay.activity', JSON.stringify({ lastHidden: 10_000_000 + 31 * 60_000 - 20_000 }));
  expect(idle.tooLong()).toBe(false);
});

test('S3 · a page that is opened judges by the record of the one before', () => {
  const { idle, storage, pass } = setUp();
  idle.touch();
  pass(1_800_001);
  const next = watchIdle(storage, 1_800_000, { wall: () => 10_000_000 + 1_800_001, steady: () => 0 });
  expect(next.tooLong()).toBe(true);
});

test.each(['garbage', '{}', '{"lastHidden":"5"}', 'null'])(
  'S3 · a page that was never hidden, or the record %s, logs nobody out',
  (text) => {
    expect(setUp().idle.tooLong()).toBe(false);
    const storage = memory();
    storage.set('sanchay.activity', text);
    expect(setUp(storage, 1).idle.tooLong()).toBe(false);
  },
);
