import { busEvents, type BusEventName } from '@sanchay/contracts';
import { createBus, filter, firstValueFrom, map, stateEvents, type BusFault } from './index.ts';

const cart = (revision: number) => ({ cartId: 'c1', revision, count: revision });
const order = { orderId: 'o1', code: 'LFAG-GR', status: 'pending' as const, portfolioId: 'p1' };

/** A clock that goes on by a second each time it is read, so that no fault is suppressed. */
function secondByRead() {
  let time = 0;
  return () => (time += 1_000);
}

function setUp(options: Parameters<typeof createBus>[0] = {}) {
  const faults: BusFault[] = [];
  let time = 1000;
  const bus = createBus({ now: () => time++, report: (fault) => faults.push(fault), ...options });
  return { bus, faults };
}

describe('publishing and listening', () => {
  test('X6 · every listener gets each payload, the very same object, in order', () => {
    const { bus, faults } = setUp();
    const seen: unknown[] = [];
    bus.on('order/changed').subscribe((payload) => seen.push(['first', payload]));
    bus.on('order/changed').subscribe({ next: (payload) => seen.push(['second', payload]) });
    bus.emit('order/changed', order);
    expect(seen).toEqual([
      ['first', order],
      ['second', order],
    ]);
    expect((seen[0] as unknown[])[1]).toBe(order);
    expect(faults).toEqual([]);
  });

  test('X6 · a listener receives its own event only and nothing after it has left', () => {
    const { bus } = setUp();
    const seen: unknown[] = [];
    const subscription = bus.on('nav/published').subscribe((payload) => seen.push(payload));
    bus.emit('holdings/changed', { portfolioId: 'p1' });
    bus.emit('nav/published', { date: '2026-11-20' });
    subscription.unsubscribe();
    bus.emit('nav/published', { date: '2026-11-21' });
    expect(seen).toEqual([{ date: '2026-11-20' }]);
  });

  test('X6 · a subscription without a listener is allowed', () => {
    const { bus, faults } = setUp();
    bus.on('nav/published').subscribe();
    bus.emit('nav/published', { date: '2026-11-20' });
    expect(faults).toEqual([]);
  });

  test('X6 · the list of state events agrees with the catalogue', () => {
    const kept = Object.entries(busEvents).filter(([, rule]) => rule.replay === 'last');
    expect([...stateEvents].sort()).toEqual(kept.map(([name]) => name).sort());
  });

  test('X6 · a nested event is delivered after the one that caused it, to all in the same order', () => {
    const { bus } = setUp();
    const seen: string[] = [];
    bus.on('cart/changed').subscribe(({ revision }) => {
      seen.push(`a${revision}`);
      if (revision === 1) {
        bus.emit('cart/changed', cart(2));
        expect(bus.state('cart/changed')?.revision).toBe(2);
      }
    });
    bus.on('cart/changed').subscribe(({ revision }) => seen.push(`b${revision}`));
    bus.emit('cart/changed', cart(1));
    expect(seen).toEqual(['a1', 'b1', 'a2', 'b2']);
    bus.emit('cart/changed', cart(3));
    expect(seen.slice(4)).toEqual(['a3', 'b3']);
  });
});

describe('late subscribers', () => {
  test.each(stateEvents.map((name) => [name]))('X6 · %s gives its latest value at once', (name) => {
    const { bus } = setUp();
    const seen: unknown[] = [];
    expect(bus.state(name)).toBeUndefined();
    bus.emit(name, { value: 1 } as never);
    const latest = { value: 2 };
    bus.emit(name, latest as never);
    bus.on(name).subscribe((payload) => seen.push(payload));
    expect(seen).toEqual([latest]);
    expect(bus.state(name)).toBe(latest);
    expect(bus.scoped('mfe-gold').state(name)).toBe(latest);
  });

  const others = (Object.keys(busEvents) as BusEventName[]).filter(
    (name) => busEvents[name].replay === 'none',
  );
  test.each(others.map((name) => [name]))('X6 · %s keeps nothing for later', (name) => {
    const { bus } = setUp();
    const seen: unknown[] = [];
    bus.emit(name, { value: 1 } as never);
    bus.on(name).subscribe((payload) => seen.push(payload));
    expect(seen).toEqual([]);
    expect(bus.state(name as never)).toBeUndefined();
  });

  test('X6 · once resolves with the latest value, or waits for the first', async () => {
    const { bus } = setUp();
    bus.emit('cart/changed', cart(1));
    await expect(bus.once('cart/changed')).resolves.toEqual(cart(1));
    const waited = bus.once('nav/published');
    bus.emit('nav/published', { date: '2026-11-20' });
    bus.emit('nav/published', { date: '2026-11-21' });
    await expect(waited).resolves.toEqual({ date: '2026-11-20' });
  });

  test('X6 · what pipe makes can be awaited and filtered', async () => {
    const { bus } = setUp();
    const piped = bus.on('cart/changed').pipe(
      filter(({ revision }) => revision > 1),
      map(({ revision }) => revision * 10),
    );
    const first = firstValueFrom(piped);
    bus.emit('cart/changed', cart(1));
    bus.emit('cart/changed', cart(2));
    await expect(first).resolves.toBe(20);
  });
});

describe('error isolation', () => {
  const boom = new Error('boom');

  test('X6 · a throwing listener harms neither the publisher nor the others and stays subscribed', () => {
    const { bus, faults } = setUp({ now: secondByRead() });
    const seen: string[] = [];
    bus
      .scoped('mfe-gold')
      .on('nav/published')
      .subscribe(() => {
        seen.push('bad');
        throw boom;
      });
    bus.on('nav/published').subscribe(() => seen.push('good'));
    bus.emit('nav/published', { date: '2026-11-20' });
    bus.emit('nav/published', { date: '2026-11-21' });
    expect(seen).toEqual(['bad', 'good', 'bad', 'good']);
    const fault = { owner: 'mfe-gold', event: 'nav/published', error: boom };
    expect(faults).toEqual([fault, fault]);
  });

  test('X6 · an error inside an operator is reported with its owner, unless the listener takes it', () => {
    const { bus, faults } = setUp();
    const taken: unknown[] = [];
    const thrower = map(() => {
      throw boom;
    });
    const port = bus.scoped('mfe-gold');
    port.on('nav/published').pipe(thrower).subscribe();
    port
      .on('nav/published')
      .pipe(thrower)
      .subscribe({ error: (error) => taken.push(error) });
    port
      .on('nav/published')
      .pipe(thrower)
      .subscribe(null, (error) => taken.push(error));
    bus.emit('nav/published', { date: '2026-11-20' });
    expect(faults).toEqual([{ owner: 'mfe-gold', event: 'nav/published', error: boom }]);
    expect(taken).toEqual([boom, boom]);
  });

  test('X6 · errors thrown by the error and the complete handler are reported too', () => {
    const { bus, faults } = setUp({ now: secondByRead() });
    const port = bus.scoped('mfe-gold');
    const late = new Error('late');
    port.on('nav/published').subscribe({
      complete() {
        throw late;
      },
    });
    port
      .on('nav/published')
      .pipe(
        map(() => {
          throw boom;
        }),
      )
      .subscribe({
        error() {
          throw late;
        },
      });
    bus.emit('nav/published', { date: '2026-11-20' });
    port.dispose();
    expect(faults.map(({ error }) => error)).toEqual([late, late]);
  });

  test('X6 · an observer keeps its own this', () => {
    const { bus } = setUp();
    const observer = {
      seen: 0,
      next() {
        this.seen += 1;
      },
    };
    bus.on('nav/published').subscribe(observer);
    bus.emit('nav/published', { date: '2026-11-20' });
    expect(observer.seen).toBe(1);
  });

  test('X6 · a reporter that throws harms nobody and both errors reach the console', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const broken = new Error('reporter');
    const bus = createBus({
      report() {
        throw broken;
      },
    });
    bus.on('nav/published').subscribe(() => {
      throw boom;
    });
    bus.emit('nav/published', { date: '2026-11-20' });
    expect(logged.mock.calls).toEqual([
      ['event bus: shell, nav/published', boom],
      ['event bus: report, nav/published', broken],
    ]);
    logged.mockRestore();
  });

  test('X6 · without a reporter faults go to the console', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const bus = createBus();
    bus.on('nav/published').subscribe(() => {
      throw boom;
    });
    bus.emit('nav/published', { date: '2026-11-20' });
    expect(logged).toHaveBeenCalledWith('event bus: shell, nav/published', boom);
    logged.mockRestore();
  });
});

describe('recent events', () => {
  test('X6 · the last 200 are kept, oldest first, with time and owner', () => {
    const { bus } = setUp();
    for (let revision = 1; revision <= 201; revision += 1)
      bus.scoped('mfe-gold').emit('cart/changed', cart(revision));
    const recent = bus.recent();
    expect(recent).toHaveLength(200);
    expect(recent[0]).toEqual({
      at: 1001,
      owner: 'mfe-gold',
      name: 'cart/changed',
      payload: cart(2),
      origin: 'here',
    });
    expect(recent[199]).toMatchObject({ at: 1200, payload: cart(201) });
  });

  test('X6 · they are redacted copies and the list is the caller’s own', () => {
    const { bus } = setUp();
    bus.emit('session/changed', {
      loggedIn: true,
      userFetched: true,
      user: { email: 'a@b.in', id: 'u1' } as never,
    });
    (bus.recent() as unknown[]).length = 0;
    expect(bus.recent()).toMatchObject([
      { payload: { loggedIn: true, user: { email: '[redacted]', id: 'u1' } } },
    ]);
    expect(bus.state('session/changed')?.user?.email).toBe('a@b.in');
  });

  test('X6 · the machine’s clock is the default', () => {
    const before = Date.now();
    const bus = createBus();
    bus.emit('nav/published', { date: '2026-11-20' });
    const at = bus.recent()[0]?.at ?? 0;
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });
});
