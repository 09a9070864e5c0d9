import fc from 'fast-check';
import { openBook, type Book, type BookEvent, type Entry, type Side } from './book/book.ts';
import { enter } from './book/match.ts';
import { MAKER, requote, tradeAt } from './liquidity.ts';

const LAST = 10_000;
const DEPTH = 50;
const order = (over: Partial<Entry>): Entry => ({
  id: 'a',
  side: 'buy',
  quantity: 10,
  price: LAST,
  trigger: null,
  validity: 'day',
  ...over,
});
const withOrders = (entries: readonly Partial<Entry>[]): Book =>
  entries.reduce<Book>(
    (book, entry) => enter(book, order(entry)).book,
    openBook({ last: LAST, tick: 5, low: 8_000, high: 12_000 }),
  );
type Trade = { id: string; price: number; quantity: number };
/** Trades of investors with market makers, by the investor's order. */
const tradesOf = (events: readonly BookEvent[]): Trade[] =>
  events.flatMap((event) => {
    if (event.type !== 'traded') return [];
    const { price, quantity, buyId, sellId } = event;
    return [buyId, sellId].filter((id) => !id.startsWith(MAKER)).map((id) => ({ id, price, quantity }));
  });

describe('I6 · invented liquidity', () => {
  test('I6 · a purchase at a high limit fills at the best prices that are offered', () => {
    const { book } = requote(withOrders([]), DEPTH);
    const asks = book.asks.map(({ price }) => price!);
    const { events } = enter(book, order({ price: 11_000, quantity: 25 }));
    expect(tradesOf(events)).toEqual([
      { id: 'a', price: asks[0], quantity: 10 },
      { id: 'a', price: asks[1], quantity: 10 },
      { id: 'a', price: asks[2], quantity: 5 },
    ]);
  });

  test('I6 · what is left of a market order fills at the next quotes, not at its protective price', () => {
    const first = requote(withOrders([]), DEPTH);
    const bought = enter(first.book, order({ price: 11_000, quantity: 60 }));
    expect(bought.book.bids[0]).toMatchObject({ id: 'a', left: 10, price: 11_000 });
    const { events, book } = requote(bought.book, DEPTH);
    const [trade] = tradesOf(events);
    expect(trade).toMatchObject({ id: 'a', quantity: 10 });
    expect(Math.abs(trade!.price - LAST)).toBeLessThan(100);
    expect(book.last).toBe(trade!.price);
    const sold = enter(first.book, order({ side: 'sell', price: 9_000, quantity: 60 }));
    const [sale] = tradesOf(requote(sold.book, DEPTH).events);
    expect(Math.abs(sale!.price - LAST)).toBeLessThan(100);
  });

  test('I6 · a price that the market makers trade at is that of the orders it reaches', () => {
    const rising = withOrders([{ id: 's', side: 'sell', price: 10_200 }]);
    expect(tradesOf(tradeAt(rising, 10_300, DEPTH).events)).toEqual([
      { id: 's', price: 10_300, quantity: 10 },
    ]);
    expect(tradeAt(rising, 10_300, DEPTH).book.last).toBe(10_300);
    const falling = withOrders([
      { id: 'b', price: 9_900 },
      { id: 'c', price: 9_700 },
    ]);
    const { events, book } = tradeAt(falling, 9_700, DEPTH);
    expect(tradesOf(events)).toEqual([
      { id: 'b', price: 9_700, quantity: 10 },
      { id: 'c', price: 9_700, quantity: 10 },
    ]);
    expect(book.last).toBe(9_700);
  });

  test('I6 · new quotes trade with what a matcher without a book finds, in the order of price and time', () => {
    const price = fc.integer({ min: 1_960, max: 2_040 }).map((ticks) => ticks * 5);
    const side = fc.constantFrom<Side>('buy', 'sell');
    const entries = fc.array(fc.record({ side, price, quantity: fc.integer({ min: 1, max: 30 }) }), {
      maxLength: 15,
    });
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 80 }), (drawn, depth) => {
        const before = withOrders(drawn.map((entry, at) => ({ ...entry, id: `i${at}` })));
        const { book, events } = requote(before, depth);
        expect(tradesOf(events)).toEqual(naive(before, quotesIn(before, depth)));
        const left = (of: Book): number =>
          [...of.bids, ...of.asks].reduce(
            (sum, { id, left: open }) => sum + (id.startsWith(MAKER) ? 0 : open),
            0,
          );
        const traded = tradesOf(events).reduce((sum, { quantity }) => sum + quantity, 0);
        expect(left(before) - left(book)).toBe(traded);
      }),
    );
  });
});

/** The quotes that market makers enter into a book: those of the same book without orders. */
function quotesIn({ last, nextTurn }: Book, depth: number) {
  const { bids, asks } = requote({ ...withOrders([]), last, nextTurn }, depth).book;
  return { bids, asks };
}

/** Every order that a quote reaches, best price and earliest first, takes the best quotes that are left. */
function naive(book: Book, quotes: Pick<Book, 'bids' | 'asks'>): Trade[] {
  const trades: Trade[] = [];
  for (const [orders, offered, sign] of [
    [book.bids, quotes.asks, 1],
    [book.asks, quotes.bids, -1],
  ] as const) {
    const open = offered
      .map(({ price, left }) => ({ price: price!, left }))
      .toSorted((a, b) => sign * (a.price - b.price));
    const queue = [...orders].sort((a, b) => sign * (b.price! - a.price!) || a.turn - b.turn);
    for (const { id, price: limit, left } of queue) {
      let wanted = left;
      for (const quote of open) {
        const quantity = sign * (limit! - quote.price) >= 0 ? Math.min(wanted, quote.left) : 0;
        if (quantity === 0) continue;
        quote.left -= quantity;
        wanted -= quantity;
        trades.push({ id, price: quote.price, quantity });
      }
    }
  }
  return trades;
}
