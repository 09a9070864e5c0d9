import type { BrokerMessage } from '../../../api/src/partners/index.ts';
import type { Random } from '../random.ts';

/** Digits after the point of shares, of prices in dollars and of dollars. */
export const PLACES = { shares: 6, price: 4, dollars: 2 } as const;

/** Whole numbers of the last digit, of decimal text. */
export function whole(text: string, places: number): bigint {
  const [before, after = ''] = text.split('.');
  const digits = after.slice(0, places).padEnd(places, '0');
  return BigInt(`${before}${digits}`);
}

/** Decimal text of whole numbers of the last digit. */
export function fixed(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** An order as the broker receives it: millionths of shares or cents to spend, and a limit in ten-thousandths of a dollar. */
export interface SentUsOrder {
  id: string;
  symbol: string;
  side: 'buy' | 'sell';
  quantity: bigint | null;
  value: bigint | null;
  limit: bigint | null;
}

interface OpenOrder extends SentUsOrder {
  /** What is left of shares or cents. */
  left: bigint;
  trades: number;
}

type Draft = Omit<BrokerMessage, 'seq' | 'at' | 'order_id' | 'type'>;
const NOTHING: Draft = { trade_id: null, quantity: null, price: null, amount: null, reason: null };
/** Millionths of a share at a price in ten-thousandths of a dollar, in cents. */
const TO_CENTS = 100_000_000n;

/** The broker for US shares of one life, in memory, with every message that it ever numbered. */
export class BrokerBox {
  /** All messages; the first one has the number 1. */
  readonly log: BrokerMessage[] = [];
  readonly #prices = new Map<string, bigint>();
  readonly #open = new Map<string, OpenOrder>();
  readonly #ended = new Map<string, OpenOrder>();
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  /** The last price of a share, ten-thousandths of a dollar; it moves with every look. */
  price(symbol: string): bigint {
    const last = this.#prices.get(symbol) ?? BigInt(this.#random.int(20_000, 9_000_000));
    const moved = (last * BigInt(this.#random.int(985, 1_015))) / 1_000n;
    const price = moved > 10_000n ? moved : 10_000n;
    this.#prices.set(symbol, price);
    return price;
  }

  /** A split changes the price. */
  split(symbol: string, { from, to }: { from: number; to: number }): void {
    this.#prices.set(symbol, (this.price(symbol) * BigInt(from)) / BigInt(to) + 1n);
  }

  place(order: SentUsOrder, at: Date): BrokerMessage[] {
    if (this.#random.chance(0.05)) return [this.#say(order.id, at, 'rejected', { reason: 'risk_check' })];
    this.#open.set(order.id, { ...order, left: order.quantity ?? order.value!, trades: 0 });
    const messages = [this.#say(order.id, at, 'accepted'), ...this.trade(order.id, at)];
    const market = order.limit === null;
    return market && messages.length === 1 ? [...messages, ...this.end(order.id, at, 'cancelled')] : messages;
  }

  /** Trades all or a part of an open order, where its limit allows. */
  trade(id: string, at: Date): BrokerMessage[] {
    const order = this.#open.get(id);
    if (!order) return [];
    const price = this.price(order.symbol);
    const { limit, side } = order;
    if (limit !== null && (side === 'buy' ? price > limit : price < limit)) return [];
    return this.#fill(order, at, price, this.#random.chance(0.5) ? 1n : BigInt(this.#random.int(2, 4)));
  }

  /** Ends what is left. */
  end(id: string, at: Date, type: 'cancelled' | 'expired'): BrokerMessage[] {
    const order = this.#open.get(id);
    if (!order)
      return type === 'cancelled' ? [this.#say(id, at, 'cancel_refused', { reason: 'nothing_left' })] : [];
    this.#open.delete(id);
    this.#ended.set(id, order);
    return [this.#say(id, at, type, { reason: type === 'expired' ? 'day_over' : 'requested' })];
  }

  /** Reports a trade of what was left of an order that has ended. */
  tradeLate(id: string, at: Date): BrokerMessage[] {
    const order = this.#ended.get(id);
    if (!order) return [];
    this.#ended.delete(id);
    return this.#fill(order, at, order.limit ?? this.price(order.symbol), 1n);
  }

  annul({ order_id: id, trade_id, quantity, price, amount }: BrokerMessage, at: Date): BrokerMessage[] {
    const facts = { trade_id, quantity, price, amount, reason: 'erroneous_trade' };
    return [this.#say(id, at, 'annulled', facts)];
  }

  #fill(order: OpenOrder, at: Date, price: bigint, parts: bigint): BrokerMessage[] {
    const taken = order.left / parts;
    const quantity = order.quantity === null ? (taken * TO_CENTS) / price : taken;
    const amount = order.quantity === null ? taken : (2n * taken * price + TO_CENTS) / (2n * TO_CENTS);
    if (quantity <= 0n) return [];
    order.left -= taken;
    order.trades += 1;
    if (order.left === 0n) this.#open.delete(order.id);
    return [
      this.#say(order.id, at, 'traded', {
        trade_id: `${order.id}-${order.trades}`,
        quantity: fixed(quantity, PLACES.shares),
        price: fixed(price, PLACES.price),
        amount: fixed(amount, PLACES.dollars),
      }),
    ];
  }

  #say(id: string, at: Date, type: BrokerMessage['type'], facts: Partial<Draft> = {}): BrokerMessage {
    const message = {
      ...NOTHING,
      ...facts,
      seq: this.log.length + 1,
      at: at.toISOString(),
      order_id: id,
      type,
    };
    this.log.push(message);
    return message;
  }
}
