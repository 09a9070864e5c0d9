import fc from 'fast-check';
import { endAuction, equilibriumPrice, followPhase, startAuction } from './auction.ts';
import { openBook, type Book, type BookEvent, type Entry } from './book.ts';
import { cancel, enter } from './match.ts';

const LAST = 10_000;
const empty = (): Book => startAuction(openBook({ last: LAST, tick: 5, low: 8_000, high: 12_000 }));
const order = (id: string, side: Entry['side'], price: number | null, quantity: number): Entry => ({
  ...{ id, side, price, quantity },
  trigger: null,
  validity: 'day',
});
const collect = (entries: readonly Entry[], book = empty()): Book =>
  entries.reduce((current, entry) => enter(current, entry).book, book);
const trades = (events: readonly BookEvent[]) =>
  events.flatMap((event) =>
    event.type === 'traded' ? [[event.buyId, event.sellId, event.price, event.quantity]] : [],
  );

describe('I6 · call auction', () => {
  test.each([
    [
      'the price at which most shares trade',
      [
        ['buy', 10_050, 100],
        ['buy', 10_000, 50],
        ['sell', 9_950, 80],
        ['sell', 10_000, 70],
      ],
      10_000,
    ],
    [
      'of several the smallest imbalance',
      [
        ['buy', 10_100, 100],
        ['sell', 10_000, 100],
        ['sell', 10_100, 40],
      ],
      10_000,
    ],
    [
      'of several the nearest to the last price',
      [
        ['buy', 10_200, 10],
        ['sell', 10_100, 10],
      ],
      10_100,
    ],
    [
      'between two equally near the last price',
      [
        ['buy', 10_050, 10],
        ['sell', 9_950, 10],
      ],
      10_000,
    ],
    [
      'of market orders alone the last price',
      [
        ['buy', null, 10],
        ['sell', null, 4],
      ],
      10_000,
    ],
    [
      'with a market order the limit of the other side',
      [
        ['buy', null, 10],
        ['sell', 10_300, 10],
      ],
      10_300,
    ],
    [
      'none where nothing crosses',
      [
        ['buy', 9_900, 10],
        ['sell', 10_100, 10],
      ],
      null,
    ],
    [
      'none for one side alone',
      [
        ['buy', 10_050, 100],
        ['buy', null, 5],
      ],
      null,
    ],
    ['none without orders', [], null],
  ] as const)('I6 · the equilibrium price is %s', (_which, offers, price) => {
    const orders = offers.map(([side, limit, left]) => ({ side, price: limit, left }));
    expect(equilibriumPrice(orders, { last: LAST, tick: 5 })).toBe(price);
  });

  test('I6 · limit orders trade before market orders, better prices first, of equal ones the earliest', () => {
    const book = collect([
      order('market', 'buy', null, 10),
      order('early', 'buy', 10_000, 10),
      order('best', 'buy', 10_050, 10),
      order('late', 'buy', 10_000, 10),
      order('sell', 'sell', 9_900, 25),
    ]);
    const { events, book: open } = endAuction(book);
    expect(trades(events)).toEqual([
      ['best', 'sell', 10_000, 10],
      ['early', 'sell', 10_000, 10],
      ['late', 'sell', 10_000, 5],
    ]);
    expect(open.bids).toMatchObject([
      { id: 'market', left: 10, price: 10_000 },
      { id: 'late', left: 5, price: 10_000 },
    ]);
    expect(open).toMatchObject({ auction: null, last: 10_000 });
  });

  test('I6 · stop-loss orders wait for the opening price, IOC orders end with it, and orders can be cancelled', () => {
    const book = collect([
      order('gone', 'buy', 10_500, 10),
      { ...order('stop', 'buy', null, 5), trigger: 10_100 },
      { ...order('ioc', 'buy', 10_200, 10), validity: 'ioc' },
      order('sell', 'sell', 10_200, 4),
      order('more', 'sell', 10_300, 50),
    ]);
    const cancelled = cancel(book, 'gone');
    expect(cancelled.events).toEqual([{ type: 'cancelled', id: 'gone', left: 10, reason: 'requested' }]);
    const { events } = endAuction(cancelled.book);
    expect(trades(events)).toEqual([
      ['ioc', 'sell', 10_200, 4],
      ['stop', 'more', 10_300, 5],
    ]);
    expect(events).toContainEqual({ type: 'cancelled', id: 'ioc', left: 6, reason: 'ioc' });
  });

  test('I6 · resting orders take part in the auction after a halt, and the right phase changes nothing', () => {
    const open = enter(followPhase(empty(), false).book, order('rests', 'buy', 9_900, 10)).book;
    const collecting = followPhase(open, true);
    expect(collecting.book).toMatchObject({ auction: [{ id: 'rests' }], bids: [] });
    expect(followPhase(collecting.book, true)).toEqual({ book: collecting.book, events: [] });
    expect(followPhase(collecting.book, false).book.bids).toMatchObject([{ id: 'rests', left: 10 }]);
  });
});

describe('I6 · a call auction against every price', () => {
  const entries = fc.array(
    fc.record({
      side: fc.constantFrom('buy' as const, 'sell' as const),
      price: fc.option(fc.integer({ min: 1_990, max: 2_010 }).map((ticks) => ticks * 5)),
      quantity: fc.integer({ min: 1, max: 40 }),
    }),
    { maxLength: 14 },
  );
  const named = (list: readonly Omit<Entry, 'id' | 'trigger' | 'validity'>[]) =>
    list.map(({ side, price, quantity }, index) => order(`o${index}`, side, price, quantity));
  /** Shares that can trade at a price, counted one order at a time. */
  const tradable = (orders: readonly Entry[], price: number): { traded: number; imbalance: number } => {
    let [demand, supply] = [0, 0];
    for (const { side, price: limit, quantity } of orders) {
      if (side === 'buy' && (limit === null || limit >= price)) demand += quantity;
      if (side === 'sell' && (limit === null || limit <= price)) supply += quantity;
    }
    return { traded: Math.min(demand, supply), imbalance: Math.abs(demand - supply) };
  };

  test('I6 · no price of the whole band trades more, and none of the limits trades as much with a smaller imbalance or nearer', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const orders = named(list);
        const price = equilibriumPrice(
          orders.map((each) => ({ ...each, left: each.quantity })),
          { last: LAST, tick: 5 },
        );
        const band = Array.from({ length: 801 }, (_, index) => 8_000 + index * 5);
        const most = Math.max(...band.map((each) => tradable(orders, each).traded));
        if (price === null) return expect(most).toBe(0);
        const best = tradable(orders, price);
        expect(best.traded).toBe(most);
        for (const limit of orders.flatMap((each) => (each.price === null ? [] : [each.price]))) {
          const other = tradable(orders, limit);
          if (other.traded < most) continue;
          expect(other.imbalance).toBeGreaterThanOrEqual(best.imbalance);
          if (other.imbalance === best.imbalance)
            expect(Math.abs(limit - LAST)).toBeGreaterThanOrEqual(Math.abs(price - LAST));
        }
      }),
      { numRuns: 500 },
    );
  });

  test('I6 · shares are conserved, all trades have one price within the limits, and what is left does not cross', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const orders = named(list);
        const { book, events } = endAuction(collect(orders));
        const prices = new Set(trades(events).map(([, , price]) => price));
        expect(prices.size).toBeLessThanOrEqual(1);
        const filled = new Map<string, number>();
        for (const [buyId, sellId, price, quantity] of trades(events) as [string, string, number, number][])
          for (const id of [buyId, sellId]) {
            const { side, price: limit } = orders.find((each) => each.id === id)!;
            if (limit !== null) expect(side === 'buy' ? limit >= price : limit <= price).toBe(true);
            filled.set(id, (filled.get(id) ?? 0) + quantity);
          }
        const left = new Map([...book.bids, ...book.asks].map((each) => [each.id, each.left]));
        for (const { id, quantity } of orders)
          expect((filled.get(id) ?? 0) + (left.get(id) ?? 0)).toBe(quantity);
        const [bid, ask] = [book.bids[0]?.price ?? -Infinity, book.asks[0]?.price ?? Infinity];
        expect(bid).toBeLessThan(ask!);
      }),
      { numRuns: 500 },
    );
  });
});
