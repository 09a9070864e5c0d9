import type { Book, BookEvent, Entry, Step } from './book/book.ts';
import { cancel, enter, waitingOrders } from './book/match.ts';

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
  const events: BookEvent[] = [];
  let current = book;
  for (const { id } of waitingOrders(book).filter((order) => isMakers(order.id)))
    current = cancel(current, id).book;
  for (const quote of quotes(current, depth)) {
    const step = enter(current, quote);
    current = step.book;
    events.push(...step.events);
  }
  return { book: current, events: events.filter((event) => event.type === 'traded' || !isMakers(event.id)) };
}

/**
 * The market makers trade with one another at a price; orders of investors that it reaches trade first. `depth` shares at
 * most, so that more than that on one side holds the price.
 */
export function tradeAt(book: Book, price: number, depth: number): Step {
  const withdrawn = waitingOrders(book)
    .filter((order) => order.id.startsWith(MAKER))
    .reduce((current, { id }) => cancel(current, id).book, book);
  const turn = withdrawn.nextTurn;
  const bought = enter(withdrawn, quote('buy', price, depth, `${turn}-trade-b`));
  const sold = enter(bought.book, quote('sell', price, depth, `${turn}-trade-s`));
  return { book: sold.book, events: [...bought.events, ...sold.events] };
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
