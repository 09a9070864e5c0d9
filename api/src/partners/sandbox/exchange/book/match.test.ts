import fc from 'fast-check';
import { openBook, type Book, type BookEvent, type Entry, type Side } from './book.ts';
import { requote } from '../liquidity.ts';
import { cancel, enter } from './match.ts';

const empty = (): Book => openBook({ last: 10_000, tick: 5, low: 8_000, high: 12_000 });
const order = (over: Partial<Entry> = {}): Entry => ({
  id: 'a',
  side: 'buy',
  quantity: 10,
  price: 10_000,
  trigger: null,
  validity: 'day',
  ...over,
});
const enterAll = (entries: readonly Entry[], book = empty()): { book: Book; events: BookEvent[] } => {
  const events: BookEvent[] = [];
  let current = book;
  for (const entry of entries) {
    const step = enter(current, entry);
    current = step.book;
    events.push(...step.events);
  }
  return { book: current, events };
};
const trades = (events: readonly BookEvent[]) =>
  events.flatMap((event) =>
    event.type === 'traded' ? [[event.buyId, event.sellId, event.price, event.quantity]] : [],
  );

describe('I6 · matching', () => {
  test('I6 · the best price trades first, of equal prices the earliest order, at the price of the resting order', () => {
    const { events, book } = enterAll([
      order({ id: 's1', side: 'sell', price: 10_010, quantity: 5 }),
      order({ id: 's2', side: 'sell', price: 10_005, quantity: 5 }),
      order({ id: 's3', side: 'sell', price: 10_005, quantity: 5 }),
      order({ id: 'b1', price: 10_010, quantity: 12 }),
    ]);
    expect(trades(events)).toEqual([
      ['b1', 's2', 10_005, 5],
      ['b1', 's3', 10_005, 5],
      ['b1', 's1', 10_010, 2],
    ]);
    expect(book.asks).toMatchObject([{ id: 's1', left: 3 }]);
    expect(book.last).toBe(10_010);
  });

  test('I6 · the rest of a market order waits at the last price, of an IOC order it is cancelled', () => {
    const start = [order({ id: 's', side: 'sell', price: 10_020, quantity: 4 })];
    const market = enterAll([...start, order({ id: 'm', price: null })]);
    expect(market.book.bids).toMatchObject([{ id: 'm', left: 6, price: 10_020 }]);
    const ioc = enterAll([...start, order({ id: 'm', price: null, validity: 'ioc' })]);
    expect(ioc.book.bids).toEqual([]);
    expect(ioc.events.at(-1)).toEqual({ type: 'cancelled', id: 'm', left: 6, reason: 'ioc' });
  });

  test('I6 · a stop-loss order waits for its trigger, and one activation may cause the next', () => {
    const { events } = enterAll([
      order({ id: 'b1', price: 9_900, quantity: 5 }),
      order({ id: 'b2', price: 9_800, quantity: 5 }),
      order({ id: 'b3', price: 9_700, quantity: 50 }),
      order({ id: 'stop1', side: 'sell', price: null, trigger: 9_900, quantity: 5 }),
      order({ id: 'stop2', side: 'sell', price: null, trigger: 9_800, quantity: 5 }),
      order({ id: 's', side: 'sell', price: 9_900, quantity: 5 }),
    ]);
    expect(trades(events)).toEqual([
      ['b1', 's', 9_900, 5],
      ['b2', 'stop1', 9_800, 5],
      ['b3', 'stop2', 9_700, 5],
    ]);
    expect(events.filter(({ type }) => type === 'triggered')).toHaveLength(2);
  });

  test.each([
    ['no shares', { quantity: 0 }, 'quantity'],
    ['a negative quantity', { quantity: -1 }, 'quantity'],
    ['a part of a share', { quantity: 1.5 }, 'quantity'],
    ['ten million shares', { quantity: 10_000_000 }, 'quantity'],
    ['a price between ticks', { price: 10_003 }, 'off_tick'],
    ['a trigger between ticks', { trigger: 10_003 }, 'off_tick'],
    ['a price above the band', { price: 12_005 }, 'outside_band'],
    ['a price below the band', { price: 7_995 }, 'outside_band'],
  ])('I6 · %s is rejected and changes nothing', (_what, over, reason) => {
    const book = empty();
    expect(enter(book, order(over))).toEqual({ book, events: [{ type: 'rejected', id: 'a', reason }] });
  });

  test('I6 · a halted share takes no order, a market order neither, and still lets orders be cancelled', () => {
    const waiting = enter(empty(), order({ id: 'early' })).book;
    const halted = { ...waiting, halted: true };
    expect(enter(halted, order({ price: null })).events).toEqual([
      { type: 'rejected', id: 'a', reason: 'halted' },
    ]);
    expect(cancel(halted, 'early').events).toMatchObject([{ type: 'cancelled', left: 10 }]);
  });

  test('I6 · an order that is gone cannot be cancelled, and an id counts once', () => {
    const { book } = enterAll([order({ id: 's', side: 'sell' }), order({ id: 'b' })]);
    expect(cancel(book, 'b')).toEqual({ book, events: [] });
    const twice = enterAll([order(), order()]);
    expect(twice.events.at(-1)).toEqual({ type: 'rejected', id: 'a', reason: 'duplicate' });
  });
});

/** Another matcher: one share at a time over an unsorted list, which is searched for the best order each time. */
interface Listed extends Entry {
  left: number;
  turn: number;
  waits: boolean;
}

function bruteForce(actions: readonly Action[]) {
  const orders: Listed[] = [];
  const shares = new Map<string, number>();
  let last = 10_000;
  const open = (side: Side) => orders.filter((each) => each.side === side && !each.waits && each.left > 0);
  const bestOf = (side: Side): Listed | undefined =>
    open(side).reduce<Listed | undefined>((best, each) => {
      if (!best) return each;
      const gain = side === 'buy' ? each.price! - best.price! : best.price! - each.price!;
      return gain > 0 || (gain === 0 && each.turn < best.turn) ? each : best;
    }, undefined);
  const run = (mine: Listed): void => {
    const other: Side = mine.side === 'buy' ? 'sell' : 'buy';
    while (mine.left > 0) {
      const best = bestOf(other);
      if (!best) break;
      const crosses =
        mine.price === null || (mine.side === 'buy' ? mine.price >= best.price! : mine.price <= best.price!);
      if (!crosses) break;
      const pair =
        mine.side === 'buy' ? `${mine.id} ${best.id} ${best.price}` : `${best.id} ${mine.id} ${best.price}`;
      shares.set(pair, (shares.get(pair) ?? 0) + 1);
      mine.left -= 1;
      best.left -= 1;
      last = best.price!;
    }
    if (mine.validity === 'ioc') mine.left = 0;
    else if (mine.left > 0) {
      mine.price ??= last;
      orders.push(mine);
    }
  };
  const wake = (): void => {
    for (;;) {
      const ready = orders.filter(
        ({ waits, side, trigger }) => waits && (side === 'buy' ? last >= trigger! : last <= trigger!),
      );
      if (ready.length === 0) return;
      const buys = ready.filter(({ side }) => side === 'buy');
      const pool = buys.length > 0 ? buys : ready;
      const edge =
        buys.length > 0
          ? Math.min(...pool.map(({ trigger }) => trigger!))
          : Math.max(...pool.map(({ trigger }) => trigger!));
      const first = pool.filter(({ trigger }) => trigger === edge).toSorted((a, b) => a.turn - b.turn)[0]!;
      orders.splice(orders.indexOf(first), 1);
      first.waits = false;
      run(first);
    }
  };
  let turn = 1;
  for (const action of actions) {
    if ('cancel' in action) {
      const index = orders.findIndex(({ id, left }) => id === action.cancel && left > 0);
      if (index >= 0) orders.splice(index, 1);
      continue;
    }
    const { side, trigger } = action;
    const waits = trigger !== null && !(side === 'buy' ? last >= trigger : last <= trigger);
    const mine: Listed = { ...action, left: action.quantity, turn: turn++, waits };
    if (waits) orders.push(mine);
    else {
      run(mine);
      wake();
    }
  }
  const resting = orders
    .filter(({ left }) => left > 0)
    .map(({ id, left, price, waits }) => ({ id, left, price, waits }));
  return { shares, last, resting: resting.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
}

type Action = Entry | { cancel: string };

const price = fc.integer({ min: -6, max: 6 }).map((ticks) => 10_000 + ticks * 5);
const entry: fc.Arbitrary<Omit<Entry, 'id'>> = fc.record({
  side: fc.constantFrom<Side>('buy', 'sell'),
  quantity: fc.integer({ min: 1, max: 12 }),
  price: fc.option(price, { freq: 4 }),
  trigger: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: price }),
  validity: fc.oneof(
    { weight: 4, arbitrary: fc.constant('day' as const) },
    { weight: 1, arbitrary: fc.constant('ioc' as const) },
  ),
});
const stream: fc.Arbitrary<Action[]> = fc
  .array(
    fc.oneof({ weight: 6, arbitrary: entry }, { weight: 1, arbitrary: fc.record({ cancelled: fc.nat(59) }) }),
    {
      maxLength: 60,
    },
  )
  .map((parts) =>
    parts.map((part, index): Action =>
      'cancelled' in part ? { cancel: `o${part.cancelled % (index + 1)}` } : { ...part, id: `o${index}` },
    ),
  );

function matched(actions: readonly Action[]) {
  const shares = new Map<string, number>();
  let book = empty();
  for (const action of actions) {
    const step = 'cancel' in action ? cancel(book, action.cancel) : enter(book, action);
    book = step.book;
    for (const event of step.events) {
      if (event.type !== 'traded') continue;
      const pair = `${event.buyId} ${event.sellId} ${event.price}`;
      shares.set(pair, (shares.get(pair) ?? 0) + event.quantity);
    }
  }
  const line = ({ id, left, price: limit }: Book['bids'][number], waits: boolean) => ({
    id,
    left,
    price: limit,
    waits,
  });
  const resting = [
    ...[...book.bids, ...book.asks].map((each) => line(each, false)),
    ...book.stops.map((each) => line(each, true)),
  ];
  return { shares, last: book.last, resting: resting.toSorted((a, b) => (a.id < b.id ? -1 : 1)), book };
}

describe('I6 · matching against a brute-force matcher', () => {
  test('I6 · any stream of orders and cancellations gives the same trades and the same book', () => {
    fc.assert(
      fc.property(stream, (actions) => {
        const { book: _book, ...ours } = matched(actions);
        expect(ours).toEqual(bruteForce(actions));
      }),
      { numRuns: 1_500 },
    );
  });

  test('I6 · the book is never crossed, and what traded and what is left add up to what was entered', () => {
    fc.assert(
      fc.property(stream, (actions) => {
        const { book, shares } = matched(actions);
        const [bid, ask] = [book.bids[0]?.price, book.asks[0]?.price];
        if (bid !== undefined && ask !== undefined) expect(bid!).toBeLessThan(ask!);
        const traded = new Map<string, number>();
        for (const [pair, quantity] of shares)
          for (const id of pair.split(' ').slice(0, 2)) traded.set(id, (traded.get(id) ?? 0) + quantity);
        for (const action of actions)
          if ('id' in action) expect(traded.get(action.id) ?? 0).toBeLessThanOrEqual(action.quantity);
        for (const { id, left, quantity } of [...book.bids, ...book.asks, ...book.stops])
          expect((traded.get(id) ?? 0) + left).toBe(quantity);
      }),
    );
  });
});

test('I6 · new quotes report the stop-loss orders that they activate, also one that then is cancelled', () => {
  const stop = order({ id: 'stop', trigger: 10_005, price: 10_005, validity: 'ioc' });
  const waiting = order({ id: 'wall', side: 'sell', price: 10_005, quantity: 1 });
  let { book } = requote(empty(), 10);
  const far = order({ id: 'far', side: 'sell', price: 12_000 });
  book = enterAll([far, waiting, stop], book).book;
  const reported: BookEvent[] = [];
  for (let round = 0; round < 20 && reported.length === 0; round += 1) {
    const step = requote(book, 10);
    book = step.book;
    reported.push(...step.events.filter((event) => 'id' in event && event.id === 'stop'));
  }
  expect(reported.map(({ type }) => type)).toEqual(['triggered', 'cancelled']);
});
