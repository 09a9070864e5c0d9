import {
  MOST_SHARES,
  type Book,
  type BookEvent,
  type Entry,
  type RejectReason,
  type Resting,
  type Side,
  type Step,
} from './book.ts';

/**
 * Enters an order: trades with the best prices on the other side, of equal prices with the earliest order, at the price
 * of the resting order. What is left rests, of a market order at the last price. Each trade may activate stop-loss
 * orders, which then match in the order of their triggers and times. Source: price-time priority of NSE's order book.
 */
export function enter(book: Book, entry: Entry): Step {
  const reason = rejection(book, entry);
  if (reason) return { book, events: [{ type: 'rejected', id: entry.id, reason }] };
  const order: Resting = { ...entry, left: entry.quantity, turn: book.nextTurn };
  const next: Book = { ...book, nextTurn: book.nextTurn + 1 };
  const events: BookEvent[] = [{ type: 'accepted', id: entry.id }];
  if (order.trigger !== null && (next.auction || !isTriggered(order, book.last)))
    return { book: { ...next, stops: [...next.stops, order] }, events };
  if (next.auction) return { book: { ...next, auction: [...next.auction, order] }, events };
  const matched = match(next, order, events);
  return { book: activateStops(matched, events), events };
}

/**
 * Puts an order that was taken out of the book back in its place in time: what it reaches by now trades at the prices of the
 * resting orders.
 */
export function putBack(book: Book, order: Resting): Step {
  const events: BookEvent[] = [];
  return { book: activateStops(match(book, order, events), events), events };
}

/** Takes an order out of the book; nothing where it is not there. */
export function cancel(book: Book, id: string, reason: 'requested' | 'day_over' = 'requested'): Step {
  const order = waitingOrders(book).find((each) => each.id === id);
  if (!order) return { book, events: [] };
  const without = (orders: readonly Resting[]) => orders.filter((each) => each.id !== id);
  return {
    book: {
      ...book,
      auction: book.auction && without(book.auction),
      bids: without(book.bids),
      asks: without(book.asks),
      stops: without(book.stops),
    },
    events: [{ type: 'cancelled', id, left: order.left, reason }],
  };
}

/** All orders that have not ended. */
export function waitingOrders({ auction, bids, asks, stops }: Book): Resting[] {
  return [...(auction ?? []), ...bids, ...asks, ...stops];
}

function rejection(book: Book, { id, quantity, price, trigger }: Entry): RejectReason | null {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST_SHARES) return 'quantity';
  if (waitingOrders(book).some((order) => order.id === id)) return 'duplicate';
  if (book.halted) return 'halted';
  const prices = [price, trigger].filter((each) => each !== null);
  if (prices.some((each) => each < book.low || each > book.high)) return 'outside_band';
  return prices.some((each) => !Number.isInteger(each) || each % book.tick !== 0) ? 'off_tick' : null;
}

/** A buy order is activated when the last price has risen to its trigger, a sell order when it has fallen to it. */
export function isTriggered({ side, trigger }: Pick<Resting, 'side' | 'trigger'>, last: number): boolean {
  return trigger !== null && (side === 'buy' ? last >= trigger : last <= trigger);
}

function accepts(order: Resting, price: number): boolean {
  if (order.price === null) return true;
  return order.side === 'buy' ? order.price >= price : order.price <= price;
}

const sideOf = (side: Side): 'bids' | 'asks' => (side === 'buy' ? 'bids' : 'asks');

function match(book: Book, order: Resting, events: BookEvent[]): Book {
  const opposite = sideOf(order.side === 'buy' ? 'sell' : 'buy');
  const waiting = [...book[opposite]];
  let { last, nextTrade } = book;
  let { left } = order;
  while (left > 0 && waiting.length > 0 && accepts(order, waiting[0]!.price!)) {
    const best = waiting[0]!;
    const quantity = Math.min(left, best.left);
    const price = best.price!;
    const [buyId, sellId] = order.side === 'buy' ? [order.id, best.id] : [best.id, order.id];
    events.push({ type: 'traded', trade: nextTrade, buyId, sellId, price, quantity });
    nextTrade += 1;
    last = price;
    left -= quantity;
    if (quantity === best.left) waiting.shift();
    else waiting[0] = { ...best, left: best.left - quantity };
  }
  const matched: Book = { ...book, last, nextTrade, [opposite]: waiting };
  if (left === 0) return matched;
  if (order.validity === 'ioc') {
    events.push({ type: 'cancelled', id: order.id, left, reason: 'ioc' });
    return matched;
  }
  return rest(matched, { ...order, left, price: order.price ?? last });
}

/** Places an order behind those of its price. */
export function rest(book: Book, order: Resting): Book {
  const own = sideOf(order.side);
  const orders = book[own];
  const better = (other: Resting): boolean =>
    order.side === 'buy' ? other.price! < order.price! : other.price! > order.price!;
  const behind = orders.findIndex(
    (other) => better(other) || (other.price === order.price && other.turn > order.turn),
  );
  const place = behind === -1 ? orders.length : behind;
  return { ...book, [own]: orders.toSpliced(place, 0, order) };
}

/** Enters the stop-loss orders that the last price has reached, until it reaches no other. */
export function activateStops(book: Book, events: BookEvent[]): Book {
  let current = book;
  for (;;) {
    const next = current.stops.filter((stop) => isTriggered(stop, current.last)).toSorted(byTrigger)[0];
    if (!next) return current;
    events.push({ type: 'triggered', id: next.id });
    const stops = current.stops.filter(({ id }) => id !== next.id);
    current = match({ ...current, stops }, { ...next, trigger: null }, events);
  }
}

/** Buy orders by the lowest trigger, sell orders by the highest; buys before sells, which no price activates together with them unless both had waited. */
function byTrigger(a: Resting, b: Resting): number {
  if (a.side !== b.side) return a.side === 'buy' ? -1 : 1;
  const distance = a.side === 'buy' ? a.trigger! - b.trigger! : b.trigger! - a.trigger!;
  return distance || a.turn - b.turn;
}
