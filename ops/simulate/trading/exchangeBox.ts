import { decimal, istDate, priceLimits, type RuleBook } from '@sanchay/finance';
import type { ExchangeMessage } from '../../../api/src/partners/index.ts';
import { openBook, type Book, type Entry } from '../../../api/src/partners/sandbox/exchange/book/book.ts';
import { cancel, enter } from '../../../api/src/partners/sandbox/exchange/book/match.ts';
import { requote } from '../../../api/src/partners/sandbox/exchange/liquidity.ts';
import { draft, messagesOf, type Draft } from '../../../api/src/partners/sandbox/exchange/messages.ts';
import type { Random } from '../random.ts';

/** An order as the exchange receives it; prices in paise. */
export interface SentOrder extends Entry {
  isin: string;
}

interface OpenBook {
  day: string;
  book: Book;
}

const paise = (rupees: string): number => Number(decimal(rupees).times(100).toFixed(0));

/** The exchange of one life, in memory: the order books of the sandbox, with every message that it ever numbered. */
export class ExchangeBox {
  /** All messages; the first one has the number 1. */
  readonly log: ExchangeMessage[] = [];
  readonly #books = new Map<string, OpenBook>();
  /** The last price of each share in rupees. */
  readonly #closes = new Map<string, string>();
  readonly #isinOf = new Map<string, string>();
  readonly #random: Random;
  readonly #rules: RuleBook;

  constructor(random: Random, rules: RuleBook) {
    this.#random = random;
    this.#rules = rules;
  }

  /** The book of a share on a day; the first of a day opens at the last price. */
  bookOf(isin: string, day: string): Book {
    const known = this.#books.get(isin);
    if (known?.day === day) return known.book;
    const close = known
      ? decimal(known.book.last).div(100).toFixed(2)
      : (this.#closes.get(isin) ?? `${this.#random.int(50, 3_000)}.00`);
    this.#closes.set(isin, close);
    const { tick, low, high } = priceLimits({ close, bandPct: null }, day, this.#rules);
    const limits = { last: paise(close), tick: paise(tick), low: paise(low), high: paise(high) };
    const { book } = requote(openBook(limits), this.#random.int(20, 400));
    this.#books.set(isin, { day, book });
    return book;
  }

  /** Enters an order. @returns the messages about it and about orders that it traded with */
  place({ isin, ...entry }: SentOrder, at: Date): ExchangeMessage[] {
    const day = istDate(at);
    const step = enter(this.bookOf(isin, day), entry);
    this.#books.set(isin, { day, book: step.book });
    this.#isinOf.set(entry.id, isin);
    return this.#number(messagesOf(step, { at, market: `${isin}-${day}` }));
  }

  /** Moves the quotes of the market makers, which may trade with what rests. */
  requote(isin: string, at: Date): ExchangeMessage[] {
    const day = istDate(at);
    const step = requote(this.bookOf(isin, day), this.#random.int(20, 400));
    this.#books.set(isin, { day, book: step.book });
    return this.#number(messagesOf(step, { at, market: `${isin}-${day}` }));
  }

  /** Cancels what is left. Now and then a trade is reported after the cancellation. */
  cancel(id: string, at: Date): ExchangeMessage[] {
    const isin = this.#isinOf.get(id);
    const open = isin ? this.#books.get(isin) : undefined;
    const order = open && [...open.book.bids, ...open.book.asks].find((each) => each.id === id);
    const step = open && cancel(open.book, id);
    if (!isin || !open || !step || step.events.length === 0)
      return this.#number([draft(id, at, 'cancel_refused', { reason: 'nothing_left' })]);
    this.#books.set(isin, { day: open.day, book: step.book });
    const drafts = messagesOf(step, { at, market: `${isin}-${open.day}` });
    if (order?.price && this.#random.chance(0.4))
      drafts.push(
        draft(id, at, 'traded', {
          trade_id: `late-${id}`,
          quantity: this.#random.int(1, order.left),
          price: decimal(order.price).div(100).toFixed(2),
        }),
      );
    return this.#number(drafts);
  }

  /** Ends the day of every share: what is left expires. */
  endDay(day: string, at: Date): ExchangeMessage[] {
    const drafts: Draft[] = [];
    for (const [isin, open] of this.#books) {
      if (open.day !== day) continue;
      let { book } = open;
      for (const { id } of [...book.bids, ...book.asks, ...book.stops]) {
        const step = cancel(book, id, 'day_over');
        book = step.book;
        drafts.push(...messagesOf(step, { at, market: `${isin}-${day}` }));
      }
      this.#books.set(isin, { day, book });
    }
    return this.#number(drafts);
  }

  /** Annuls a trade. */
  annul({ order_id, trade_id, quantity, price }: ExchangeMessage, at: Date): ExchangeMessage[] {
    const facts = { trade_id, quantity, price, reason: 'erroneous_trade' };
    return this.#number([draft(order_id, at, 'annulled', facts)]);
  }

  #number(drafts: readonly Draft[]): ExchangeMessage[] {
    const first = this.log.length + 1;
    const numbered = drafts.map((one, index) => ({ ...one, seq: first + index }));
    this.log.push(...numbered);
    return numbered;
  }
}
