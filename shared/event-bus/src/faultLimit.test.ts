import { BusError, createBus, type BusFault } from './index.ts';
import { createTokenBucket } from './tokenBucket.ts';

function setUp() {
  const faults: BusFault[] = [];
  const clock = { time: 5_000 };
  const report = (fault: BusFault) => faults.push(fault);
  return { bus: createBus({ production: true, now: () => clock.time, report }), faults, clock };
}

describe('a flood of faults', () => {
  test('X6 · a remote that publishes 200,000 forbidden events gets one report and costs no time', () => {
    const { bus, faults, clock } = setUp();
    const gold = bus.scoped('mfe-gold');
    const before = performance.now();
    for (let time = 0; time < 200_000; time += 1) gold.emit('nav/published', { date: '2026-11-20' });
    expect(performance.now() - before).toBeLessThan(2_000);
    expect(faults).toEqual([{ owner: 'mfe-gold', event: 'nav/published', error: expect.any(BusError) }]);
    clock.time += 1_000;
    gold.on('no/such' as never);
    expect(faults.slice(1)).toMatchObject([{ event: 'no/such', suppressed: 199_999 }]);
  });

  test('X6 · one owner’s flood does not suppress the faults of another, nor does a new scope reset the limit', () => {
    const { bus, faults } = setUp();
    for (let time = 0; time < 3; time += 1) {
      bus.scoped('mfe-gold').emit('nav/published', { date: '2026-11-20' });
      bus.scoped('mfe-invest').emit('nav/published', { date: '2026-11-20' });
    }
    expect(faults.map(({ owner }) => owner)).toEqual(['mfe-gold', 'mfe-invest']);
  });

  test('X6 · a listener that throws at every event is reported once a second', () => {
    const { bus, faults, clock } = setUp();
    bus
      .scoped('mfe-gold')
      .on('nav/published')
      .subscribe(() => {
        throw new Error('boom');
      });
    for (let time = 0; time < 25; time += 1) {
      bus.emit('nav/published', { date: '2026-11-20' });
      clock.time += 100;
    }
    expect(faults.map(({ suppressed = 0 }) => suppressed)).toEqual([0, 9, 9]);
  });
});

test('X6 · a bucket gives its tokens, refills one each interval and never holds more than its capacity', () => {
  let time = 0;
  const bucket = createTokenBucket(2, 1_000, () => time);
  const taken = () => Array.from({ length: 3 }, () => bucket.take());
  expect(taken()).toEqual([true, true, false]);
  time += 1_000;
  expect(taken()).toEqual([true, false, false]);
  time += 60_000;
  expect(taken()).toEqual([true, true, false]);
  time -= 90_000;
  expect(bucket.take()).toBe(false);
  time += 1_000;
  expect(bucket.take()).toBe(true);
});
