import { busEvents, type BusEventName } from '@sanchay/contracts';
import { BusError, createBus, type BusFault } from './index.ts';

const cart = { cartId: 'c1', revision: 1, count: 1 };
const day = { date: '2026-11-20' };

function setUp(production = false) {
  const faults: BusFault[] = [];
  // A second passes whenever the clock is read, so that no fault is suppressed.
  let time = 0;
  const bus = createBus({
    production,
    now: () => (time += 1_000),
    report: (fault) => faults.push(fault),
  });
  return { bus, faults };
}

function kindOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof BusError ? error.kind : `not a BusError: ${String(error)}`;
  }
  return 'nothing thrown';
}

describe('who may publish', () => {
  const names = Object.keys(busEvents) as BusEventName[];
  const table = names.flatMap((name) =>
    ['shell', 'server', 'mfe-gold'].map((owner) => {
      const allowed = owner === 'shell' || ['any', owner].includes(busEvents[name].owner);
      return [owner, allowed ? 'may' : 'may not', name] as const;
    }),
  );

  test.each(table)('X6 · %s %s publish %s', (owner, verdict, name) => {
    const { bus, faults } = setUp();
    const seen: unknown[] = [];
    bus.on(name).subscribe((payload) => seen.push(payload));
    const outcome = kindOf(() => bus.scoped(owner).emit(name, cart as never));
    if (verdict === 'may') {
      expect([outcome, seen, faults]).toEqual(['nothing thrown', [cart], []]);
      return;
    }
    expect([outcome, seen]).toEqual(['not_owner', []]);
    expect(faults).toEqual([{ owner, event: name, error: expect.any(BusError) }]);
    expect(bus.recent()).toEqual([]);
  });

  test('X6 · the error contains its owner, the event and the cause', () => {
    const { bus, faults } = setUp();
    expect(() => bus.scoped('mfe-gold').emit('nav/published', day)).toThrow(
      'mfe-gold: nav/published belongs to server',
    );
    expect(faults[0]?.error).toMatchObject({
      name: 'BusError',
      kind: 'not_owner',
      owner: 'mfe-gold',
      event: 'nav/published',
    });
  });

  test('X6 · in production a forbidden event is reported and dropped', () => {
    const { bus, faults } = setUp(true);
    const seen: unknown[] = [];
    bus.on('nav/published').subscribe((payload) => seen.push(payload));
    bus.scoped('mfe-gold').emit('nav/published', day);
    expect(seen).toEqual([]);
    expect(faults).toMatchObject([{ owner: 'mfe-gold', error: { kind: 'not_owner' } }]);
  });

  test('X6 · NODE_ENV decides when the option is left out', () => {
    const before = process.env.NODE_ENV;
    const quiet = { report: () => {} };
    try {
      process.env.NODE_ENV = 'production';
      const production = createBus(quiet).scoped('mfe-gold');
      process.env.NODE_ENV = 'development';
      const development = createBus(quiet).scoped('mfe-gold');
      expect(kindOf(() => production.emit('nav/published', day))).toBe('nothing thrown');
      expect(kindOf(() => development.emit('nav/published', day))).toBe('not_owner');
    } finally {
      process.env.NODE_ENV = before;
    }
  });
});

describe('what an owner declares', () => {
  test('X6 · it publishes and receives only the events it has declared', () => {
    const { bus, faults } = setUp();
    const port = bus.scoped('mfe-gold', { publishes: ['cart/changed'], listens: ['nav/published'] });
    expect(kindOf(() => port.emit('cart/changed', cart))).toBe('nothing thrown');
    expect(kindOf(() => port.on('nav/published'))).toBe('nothing thrown');
    expect(faults).toEqual([]);
    expect(kindOf(() => port.on('cart/changed'))).toBe('not_declared');
    expect(kindOf(() => port.state('cart/changed'))).toBe('not_declared');
    const mute = bus.scoped('mfe-gold', { publishes: [] });
    expect(() => mute.emit('cart/changed', cart)).toThrow('is not among the events it says it publishes');
    const deaf = bus.scoped('mfe-gold', { listens: [] });
    expect(() => deaf.on('cart/changed')).toThrow('is not among the events it says it listens to');
    expect(faults).toHaveLength(4);
  });

  test('X6 · in production an undeclared event is reported and stays silent', async () => {
    const { bus, faults } = setUp(true);
    bus.emit('cart/changed', cart);
    const deaf = bus.scoped('mfe-gold', { listens: [] });
    const seen: string[] = [];
    deaf
      .on('cart/changed')
      .subscribe({ next: () => seen.push('next'), complete: () => seen.push('complete') });
    bus.emit('cart/changed', cart);
    expect(deaf.state('cart/changed')).toBeUndefined();
    expect(seen).toEqual([]);
    expect(faults.map(({ error }) => (error as BusError).kind)).toEqual(['not_declared', 'not_declared']);
    deaf.dispose();
    expect(seen).toEqual(['complete']);
  });

  test.each(['no/such', 'constructor', 'toString'])('X6 · %s is not in the catalogue', (name) => {
    const { bus } = setUp();
    expect(kindOf(() => bus.emit(name as never, {} as never))).toBe('unknown_event');
    expect(kindOf(() => bus.on(name as never))).toBe('unknown_event');
    expect(() => bus.on(name as never)).toThrow(`shell: ${name} is not in the catalogue`);
  });
});

describe('payloads', () => {
  const withFunction = { ...cart, onClick: () => {} };

  test('X6 · what a structured clone refuses is thrown and reported', () => {
    const { bus, faults } = setUp();
    const seen: unknown[] = [];
    bus.on('cart/changed').subscribe((payload) => seen.push(payload));
    expect(() => bus.emit('cart/changed', withFunction)).toThrow('carries what a structured clone refuses');
    expect(faults).toMatchObject([
      { event: 'cart/changed', error: { kind: 'not_cloneable', cause: expect.anything() } },
    ]);
    expect(seen).toEqual([]);
  });

  test('X6 · production saves the check', () => {
    const { bus, faults } = setUp(true);
    bus.emit('cart/changed', withFunction);
    expect(bus.state('cart/changed')).toBe(withFunction);
    expect(faults).toEqual([]);
  });
});

describe('dispose', () => {
  test('X6 · it completes everything subscribed through the scope and nothing else', () => {
    const { bus } = setUp();
    const seen: string[] = [];
    const listen = (who: string, port: Pick<typeof bus, 'on'>) =>
      port
        .on('nav/published')
        .subscribe({ next: () => seen.push(who), complete: () => seen.push(`${who} end`) });
    const gold = bus.scoped('mfe-gold');
    expect(gold.owner).toBe('mfe-gold');
    listen('gold1', gold);
    listen('gold2', gold);
    listen('invest', bus.scoped('mfe-invest'));
    listen('shell', bus);
    gold.dispose();
    gold.dispose();
    bus.emit('nav/published', day);
    expect(seen).toEqual(['gold1 end', 'gold2 end', 'invest', 'shell']);
  });

  test('X6 · a subscription after the end completes at once, without the last value', () => {
    const { bus } = setUp();
    bus.emit('cart/changed', cart);
    const gold = bus.scoped('mfe-gold');
    const before = gold.on('cart/changed');
    gold.dispose();
    const seen: string[] = [];
    const observer = { next: () => seen.push('next'), complete: () => seen.push('complete') };
    before.subscribe(observer);
    gold.on('cart/changed').subscribe(observer);
    expect(seen).toEqual(['complete', 'complete']);
  });

  test('X6 · a wait that the end cuts short rejects with kind disposed', async () => {
    const { bus } = setUp();
    const gold = bus.scoped('mfe-gold');
    const waiting = gold.once('nav/published');
    gold.dispose();
    await expect(waiting).rejects.toMatchObject({
      kind: 'disposed',
      owner: 'mfe-gold',
      event: 'nav/published',
      message: 'mfe-gold: nav/published did not happen before the scope ended',
    });
  });

  test('X6 · a fact may still be published after the end', () => {
    const { bus } = setUp();
    const gold = bus.scoped('mfe-gold');
    gold.dispose();
    gold.emit('cart/changed', cart);
    expect(bus.state('cart/changed')).toBe(cart);
    expect(gold.recent()).toHaveLength(1);
  });
});
