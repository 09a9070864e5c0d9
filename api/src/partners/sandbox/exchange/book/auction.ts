import type { Book, BookEvent, Resting, Step } from './book.ts';
import { activateStops, rest } from './match.ts';

/** Starts a call auction: orders of the book take part, and new ones are collected instead of matched. */
export function startAuction(book: Book): Book {
  return { ...book, auction: [...book.bids, ...book.asks], bids: [], asks: [] };
}

/**
 * Moves a book into a call auction or out of it, as the exchange collects orders or matches each at once; unchanged where it
 * is in the right state.
 */
export function followPhase(book: Book, collects: boolean): Step {
  if (collects) return { book: book.auction ? book : startAuction(book), events: [] };
  return book.auction ? endAuction(book) : { book, events: [] };
}

/** What a call auction needs of the book. Prices in paise. */
interface Scale {
  /** The close of the day before, or the last price before a halt. */
  last: number;
  tick: number;
}

type Offer = Pick<Resting, 'side' | 'price' | 'left'>;

const quantityOf = (orders: readonly Offer[]): number => orders.reduce((sum, { left }) => sum + left, 0);

/** What would be bought and sold at a price. */
function quantitiesAt(orders: readonly Offer[], price: number): { demand: number; supply: number } {
  const takes = (order: Offer): boolean =>
    order.price === null || (order.side === 'buy' ? order.price >= price : order.price <= price);
  const taking = orders.filter(takes);
  return {
    demand: quantityOf(taking.filter(({ side }) => side === 'buy')),
    supply: quantityOf(taking.filter(({ side }) => side === 'sell')),
  };
}

/**
 * The price of a call auction: the one at which most shares trade; of several the one that leaves the smallest imbalance
 * of demand and supply; of several the nearest to the last price, and between two equally near ones the last price itself.
 * Market orders alone trade at the last price. Null where nothing trades. Paise.
 * Source: NSE, determination of the equilibrium price in the pre-open call auction.
 */
export function equilibriumPrice(orders: readonly Offer[], { last, tick }: Scale): number | null {
  const close = Math.max(tick, Math.round(last / tick) * tick);
  const limits = [...new Set(orders.map(({ price }) => price).filter((price) => price !== null))];
  const prices = (limits.length > 0 ? limits : [close]).toSorted((a, b) => a - b);
  const outcomes = prices.map((price) => {
    const { demand, supply } = quantitiesAt(orders, price);
    return { price, traded: Math.min(demand, supply), imbalance: Math.abs(demand - supply) };
  });
  const most = Math.max(...outcomes.map(({ traded }) => traded));
  if (most === 0) return null;
  const fullest = outcomes.filter(({ traded }) => traded === most);
  const least = Math.min(...fullest.map(({ imbalance }) => imbalance));
  const best = fullest.filter(({ imbalance }) => imbalance === least).map(({ price }) => price);
  const distance = Math.min(...best.map((price) => Math.abs(price - close)));
  const nearest = best.filter((price) => Math.abs(price - close) === distance);
  return nearest.length === 1 ? nearest[0]! : close;
}

/**
 * Ends a call auction: trades at one price, limit orders before market orders, better prices first, of equal ones the
 * earliest. What is left rests, of a market order at that price, of an IOC order it is cancelled. Then stop-loss orders that
 * the price has reached are activated. Source: NSE, order matching in the pre-open call auction.
 */
export function endAuction(book: Book): Step {
  const orders = book.auction ?? [];
  const events: BookEvent[] = [];
  const price = equilibriumPrice(orders, book);
  const traded = price === null ? { left: orders, nextTrade: book.nextTrade } : matchAt(book, price, events);
  let current: Book = { ...book, auction: null, last: price ?? book.last, nextTrade: traded.nextTrade };
  for (const order of traded.left) {
    if (order.validity === 'ioc') {
      events.push({ type: 'cancelled', id: order.id, left: order.left, reason: 'ioc' });
    } else {
      current = rest(current, { ...order, price: order.price ?? current.last });
    }
  }
  return { book: activateStops(current, events), events };
}

function matchAt(
  { auction, nextTrade: first }: Book,
  price: number,
  events: BookEvent[],
): { left: Resting[]; nextTrade: number } {
  const queueOf = (side: Resting['side']): Resting[] =>
    auction!.filter((order) => order.side === side && reaches(order, price)).toSorted(byPriority);
  const [buys, sells] = [queueOf('buy'), queueOf('sell')];
  const left = new Map(auction!.map((order) => [order.id, order.left]));
  let nextTrade = first;
  while (buys.length > 0 && sells.length > 0) {
    const [buy, sell] = [buys[0]!, sells[0]!];
    const quantity = Math.min(left.get(buy.id)!, left.get(sell.id)!);
    events.push({ type: 'traded', trade: nextTrade, buyId: buy.id, sellId: sell.id, price, quantity });
    nextTrade += 1;
    for (const [queue, { id }] of [
      [buys, buy],
      [sells, sell],
    ] as const) {
      left.set(id, left.get(id)! - quantity);
      if (left.get(id) === 0) queue.shift();
    }
  }
  const remaining = auction!.map((order) => ({ ...order, left: left.get(order.id)! }));
  return { left: remaining.filter((order) => order.left > 0), nextTrade };
}

const reaches = ({ side, price: limit }: Resting, price: number): boolean =>
  limit === null || (side === 'buy' ? limit >= price : limit <= price);

function byPriority(a: Resting, b: Resting): number {
  if (a.price === null || b.price === null)
    return Number(a.price === null) - Number(b.price === null) || a.turn - b.turn;
  return (a.side === 'buy' ? b.price - a.price : a.price - b.price) || a.turn - b.turn;
}
