import type { Book, BookEvent, Entry, Resting, Step } from './book/book.ts';
import { cancel, enter, putBack, waitingOrders } from './book/match.ts';

/** Orders of invented market makers start with this; nobody is notified of them. */
export const MAKER = 'maker-';

const isMakers = (id: string): boolean => id.startsWith(MAKER);

const LEVELS = 5;
/** Distance of the levels, parts of the price. */
const SPREAD = 2_000;
/** How far the middle moves from one set of quotes to the next, in steps of a level, by an invented sequence. */
const MOVES = [0, 1, -1, 0, 2, -1, 1, -2, 0, 1, -1, 1, 0, -1] as const;

/**
 * Replaces the quotes of the market makers by new ones around a price that has moved a little: `depth` shares on each
 * side. Orders of investors that the new quotes cross are traded, and stop-loss orders activated. The sequence of moves depends on the book alone, so
 * the same inputs give the same market.
 */
export function requote(book: Book, depth: number): Step {
  const withdrawn = withoutMakers(book);
  const { book: quoted, events } = enterAhead(withdrawn, quotes(withdrawn, depth));
  return { book: quoted, events: events.filter((event) => event.type === 'traded' || !isMakers(event.id)) };
}

const withoutMakers = (book: Book): Book =>
  waitingOrders(book)
    .filter(({ id }) => isMakers(id))
    .reduce((current, { id }) => cancel(current, id).book, book);

/**
 * Enters quotes as if they had been there before the orders of investors that they reach: those trade at the prices of the
 * quotes, the best first, and not at their own limits, to which the rest of a market order is protected.
 */
function enterAhead(book: Book, entries: readonly Entry[]): Step {
  const prices = (side: Entry['side']): number[] =>
    entries.filter((entry) => entry.side === side).map(({ price }) => price!);
  const [lowestAsk, highestBid] = [Math.min(...prices('sell')), Math.max(...prices('buy'))];
  const reached: Resting[] = [
    ...book.bids.filter(({ price }) => price! >= lowestAsk),
    ...book.asks.filter(({ price }) => price! <= highestBid),
  ];
  const without = reached.reduce((current, { id }) => cancel(current, id).book, book);
  const steps: ((current: Book) => Step)[] = [
    ...entries.map((entry) => (current: Book) => enter(current, entry)),
    ...reached.map((order) => (current: Book) => putBack(current, order)),
  ];
  const events: BookEvent[] = [];
  let current = without;
  for (const step of steps) {
    const next = step(current);
    current = next.book;
    events.push(...next.events);
  }
  return { book: current, events };
}

/**
 * The market makers trade with one another at a price; orders of investors that it reaches trade first, at that price. `depth` shares at
 * most, so that more than that on one side holds the price.
 */
export function tradeAt(book: Book, price: number, depth: number): Step {
  const withdrawn = withoutMakers(book);
  const turn = withdrawn.nextTurn;
  const buy = quote('buy', price, depth, `${turn}-trade-b`);
  const sell = quote('sell', price, depth, `${turn}-trade-s`);
  // Purchases that it reaches trade with the sale before the market makers do.
  const isBid = withdrawn.bids.some((order) => order.price! >= price);
  const first = enterAhead(withdrawn, [isBid ? sell : buy]);
  const second = enter(first.book, isBid ? buy : sell);
  return { book: second.book, events: [...first.events, ...second.events] };
}

function quotes({ last, tick, low, high, nextTurn }: Book, depth: number): Entry[] {
  const level = Math.max(tick, Math.round(last / SPREAD / tick) * tick);
  const middle = Math.round(last / tick) * tick + MOVES[nextTurn % MOVES.length]! * level;
  const quantity = Math.max(1, Math.floor(depth / LEVELS));
  const shares = Array.from({ length: LEVELS }, (_, index) =>
    index === LEVELS - 1 ? Math.max(1, depth - quantity * (LEVELS - 1)) : quantity,
  );
  return shares
    .flatMap((size, index): Entry[] => [
      quote('buy', middle - level * (index + 1), size, `${nextTurn}-b${index}`),
      quote('sell', middle + level * (index + 1), size, `${nextTurn}-s${index}`),
    ])
    .filter(({ price }) => price !== null && price >= low && price <= high);
}

const quote = (side: Entry['side'], price: number, quantity: number, id: string): Entry => ({
  id: `${MAKER}${id}`,
  side,
  price,
  quantity,
  trigger: null,
  validity: 'day',
});
