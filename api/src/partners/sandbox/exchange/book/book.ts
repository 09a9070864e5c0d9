/** Prices are whole paise and quantities whole shares, so that matching is exact. */
export type Side = 'buy' | 'sell';

/** An order that the exchange receives. */
export interface Entry {
  id: string;
  side: Side;
  quantity: number;
  /** Null: at any price. */
  price: number | null;
  /** The last price that activates a stop-loss order; null for an order that counts at once. */
  trigger: number | null;
  /** `ioc`: what does not trade at once is cancelled. `day`: it rests until the session ends. */
  validity: 'day' | 'ioc';
}

/** An order in the book with what is left of it. */
export interface Resting extends Entry {
  left: number;
  /** Position in time: of equal prices the lower one trades first. */
  turn: number;
}

/** The orders of one share on one day. A value: entering an order makes a new one. */
export interface Book {
  /** The price traded last, before the first trade the close of the day before. */
  last: number;
  tick: number;
  low: number;
  high: number;
  halted: boolean;
  /** Orders that a call auction collects, in the order of entry; null while orders are matched at once. */
  auction: readonly Resting[] | null;
  nextTurn: number;
  nextTrade: number;
  /** Resting orders, the best first. */
  bids: readonly Resting[];
  asks: readonly Resting[];
  /** Stop-loss orders that wait for their trigger, in the order of entry. */
  stops: readonly Resting[];
}

export type RejectReason = 'quantity' | 'off_tick' | 'outside_band' | 'halted' | 'duplicate';

/** What happened in the book, in order. */
export type BookEvent =
  | { type: 'accepted'; id: string }
  | { type: 'rejected'; id: string; reason: RejectReason }
  | { type: 'triggered'; id: string }
  | { type: 'traded'; trade: number; buyId: string; sellId: string; price: number; quantity: number }
  | { type: 'cancelled'; id: string; left: number; reason: 'requested' | 'ioc' | 'day_over' };

export interface Step {
  book: Book;
  events: BookEvent[];
}

/** Largest quantity of one order. Source: NSE limits a cash order by value; this is the sandbox's own limit. */
export const MOST_SHARES = 1_000_000;

/** An empty book of a day; prices in paise. */
export function openBook(limits: Pick<Book, 'last' | 'tick' | 'low' | 'high'>): Book {
  return {
    ...limits,
    halted: false,
    auction: null,
    nextTurn: 1,
    nextTrade: 1,
    bids: [],
    asks: [],
    stops: [],
  };
}
