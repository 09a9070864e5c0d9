import { requireRule, type RuleBook } from '@sanchay/finance';
import type { BrokerMessage } from '../../../api/src/partners/index.ts';
import { PLACES, whole } from './brokerBox.ts';

/** Cents that trades of parts may be more than the whole by rounding. */
const PARTS = 5n;

interface KnownUsOrder {
  symbol: string;
  side: 'buy' | 'sell';
  /** Cents with charges, or millionths of shares. */
  amount: bigint | null;
  quantity: bigint | null;
  /** Ten-thousandths of a dollar. */
  limit: bigint;
  day: string;
  placedAt: number;
  live: boolean;
  sent: boolean;
  settled: boolean;
  trades: Map<string, { quantity: bigint; amount: bigint }>;
  /** Shares or cents of annulled trades, which do not return to the market. */
  annulled: bigint;
  to: bigint;
  from: bigint;
}

interface OracleLot {
  symbol: string;
  on: string;
  placedAt: number;
  quantity: bigint;
  cost: bigint;
}

interface Split {
  symbol: string;
  on: string;
  to: bigint;
  from: bigint;
}

const up = (value: bigint, by: bigint): bigint => (value + by - 1n) / by;
const half = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);
const MILLIONTHS_OF_CENTS = 100_000_000n;

/**
 * What dollars, shares and charges must be, computed from the broker's own log in whole numbers and apart from the engine.
 * Dollars in cents, shares in millionths.
 */
export class UsOracle {
  /** Of the wallet and set aside together: remitted, less withdrawn and bought, with sold and dividends. */
  dollars = 0n;
  inTransit = 0n;
  withheld = 0n;
  dividends = 0n;
  /** Cost of all purchases that settled, with charges. */
  boughtFor = 0n;
  /** Charges of all orders that settled. */
  charges = 0n;
  lots: OracleLot[] = [];
  readonly #orders = new Map<string, KnownUsOrder>();
  readonly #splits: Split[] = [];
  readonly #rules: RuleBook;
  #read = 0;

  constructor(rules: RuleBook) {
    this.#rules = rules;
  }

  know(
    id: string,
    order: Pick<KnownUsOrder, 'symbol' | 'side' | 'amount' | 'quantity' | 'limit' | 'day' | 'placedAt'>,
  ): void {
    const fresh = {
      live: true,
      sent: false,
      settled: false,
      trades: new Map(),
      annulled: 0n,
      to: 1n,
      from: 1n,
    };
    this.#orders.set(id, { ...order, ...fresh });
  }

  send(id: string): void {
    this.#orders.get(id)!.sent = true;
  }

  /** The investor cancels an order before it is sent. */
  drop(id: string): void {
    this.#orders.get(id)!.live = false;
  }

  retire(id: string): void {
    this.#orders.delete(id);
  }

  readUpTo(log: readonly BrokerMessage[], seq: number): void {
    for (; this.#read < seq; this.#read += 1) this.#take(log[this.#read]!);
  }

  tradedOf(id: string): { filled: bigint; value: bigint } {
    let [filled, value] = [0n, 0n];
    for (const { quantity, amount } of this.#orders.get(id)!.trades.values()) {
      filled += quantity;
      value += amount;
    }
    return { filled, value };
  }

  get reserved(): bigint {
    let sum = 0n;
    for (const [id, order] of this.#orders) if (!order.settled) sum += this.#reserve(id, order);
    return sum;
  }

  get wallet(): bigint {
    return this.dollars - this.reserved;
  }

  held(symbol: string): bigint {
    return this.lots.reduce((sum, lot) => (lot.symbol === symbol ? sum + lot.quantity : sum), 0n);
  }

  free(symbol: string): bigint {
    let free = this.held(symbol);
    for (const [id, order] of this.#orders)
      if (order.symbol === symbol && order.side === 'sell' && !order.settled)
        free -= this.#now(order, order.live ? order.quantity! : this.tradedOf(id).filled);
    return free;
  }

  split({ symbol, on, to, from }: Split): void {
    this.#splits.push({ symbol, on, to, from });
    for (const order of this.#orders.values()) {
      if (order.symbol !== symbol) continue;
      if (!order.sent) order.live = false;
      else if (order.day < on && !order.settled) [order.to, order.from] = [order.to * to, order.from * from];
    }
    // The broker rounds the shares of the account down once; what was bought up to a day is such a total, too.
    let [held, given] = [0n, 0n];
    for (const lot of this.#inOrder(symbol).filter((one) => one.on < on)) {
      held += lot.quantity;
      lot.quantity = (held * to) / from - given;
      given += lot.quantity;
    }
  }

  settle(id: string): void {
    const order = this.#orders.get(id)!;
    if (order.settled) return;
    order.settled = true;
    const { filled, value } = this.tradedOf(id);
    const charges = this.#charges(order, filled, value);
    const shares = this.#now(order, filled);
    this.charges += charges;
    if (order.side === 'sell') {
      this.dollars += value - charges;
      this.#sell(order, shares);
      return;
    }
    this.dollars -= value + charges;
    this.boughtFor += value + charges;
    const { symbol, day: on, placedAt } = order;
    this.lots.push({ symbol, on, placedAt, quantity: shares, cost: value + charges });
  }

  /** Cents of a dividend before tax, of what was held before its ex-date. */
  gross(symbol: string, exDate: string, perShare: bigint): bigint {
    const held = this.lots.filter((lot) => lot.symbol === symbol && lot.on < exDate);
    const later = this.#splits.filter((one) => one.symbol === symbol && one.on > exDate);
    const shares = later.reduceRight(
      (left, { to, from }) => (left * from) / to,
      held.reduce((sum, { quantity }) => sum + quantity, 0n),
    );
    return half(shares * perShare, MILLIONTHS_OF_CENTS);
  }

  /** A dividend of so many cents is paid, and a quarter of it is withheld. */
  pay(gross: bigint): void {
    const withheld = half(gross, 4n);
    this.dividends += gross;
    this.withheld += withheld;
    this.dollars += gross - withheld;
  }

  #take({ type, order_id: id, trade_id: tradeId, quantity, amount }: BrokerMessage): void {
    const order = this.#orders.get(id);
    if (!order || order.settled) return;
    if (type === 'rejected' || type === 'cancelled' || type === 'expired') order.live = false;
    if (type === 'annulled') {
      const trade = order.trades.get(tradeId!);
      if (trade) order.annulled += order.quantity === null ? trade.amount : trade.quantity;
      order.trades.delete(tradeId!);
    }
    if (type !== 'traded' || order.trades.has(tradeId!)) return;
    const trade = { quantity: whole(quantity!, PLACES.shares), amount: whole(amount!, PLACES.dollars) };
    const left = this.#left(id, order, trade);
    if (left < 0n || !this.#covers(id, order, trade)) return;
    order.trades.set(tradeId!, trade);
    if (left === order.annulled) order.live = false;
  }

  /** What a trade leaves of shares or cents of an order. */
  #left(id: string, order: KnownUsOrder, { quantity, amount }: { quantity: bigint; amount: bigint }): bigint {
    const { filled, value } = this.tradedOf(id);
    return order.quantity === null
      ? this.valueWithin(order.amount!) - value - amount
      : order.quantity - filled - quantity;
  }

  /** The most cents of shares that an amount buys with its brokerage of a thousandth. */
  valueWithin(amount: bigint): bigint {
    let value = (amount * 1_000n) / 1_001n;
    while (value + 1n + half(value + 1n, 1_000n) <= amount) value += 1n;
    while (value + half(value, 1_000n) > amount) value -= 1n;
    return value;
  }

  #covers(id: string, order: KnownUsOrder, trade: { quantity: bigint; amount: bigint }): boolean {
    if (order.side === 'sell')
      return order.live || this.#now(order, trade.quantity) <= this.free(order.symbol);
    const before = this.#reserve(id, order);
    const wallet = this.wallet;
    const left = this.#left(id, order, trade);
    const trades = new Map([...order.trades, ['tried', trade] as const]);
    const tried = { ...order, trades, live: order.live && left !== order.annulled };
    this.#orders.set(id, tried);
    const more = this.#reserve(id, tried) - before;
    this.#orders.set(id, order);
    return more <= 0n || more <= wallet;
  }

  #now({ to, from }: KnownUsOrder, shares: bigint): bigint {
    return (shares * to) / from;
  }

  #reserve(id: string, order: KnownUsOrder): bigint {
    if (order.side === 'sell') return 0n;
    const { filled, value } = this.tradedOf(id);
    if (!order.live) return value + half(value, 1_000n);
    if (order.quantity === null) return order.amount!;
    const most = value + up((order.quantity - filled) * order.limit, MILLIONTHS_OF_CENTS) + PARTS;
    return most + half(most, 1_000n);
  }

  #charges({ side, day }: KnownUsOrder, filled: bigint, value: bigint): bigint {
    const brokerage = half(value, 1_000n);
    if (side === 'buy') return brokerage;
    const sec = BigInt(Math.round(requireRule(this.#rules.us_sec_fee, day, 'SEC fee').value * 10_000));
    const { perShare, most } = requireRule(this.#rules.us_trading_fee, day, 'FINRA fee').value;
    const activity = up(filled * BigInt(Math.round(perShare * 1e9)), 10_000_000_000_000n);
    const cap = BigInt(Math.round(most * 100));
    const all = brokerage + up(value * sec, 10_000_000_000n) + (activity < cap ? activity : cap);
    return all < value ? all : value;
  }

  #inOrder(symbol: string): OracleLot[] {
    const own = this.lots.filter((lot) => lot.symbol === symbol);
    return own.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.placedAt - b.placedAt));
  }

  /** The oldest lots first; several splits round one after the other, so that all lots may be less than what was sold. */
  #sell({ symbol }: KnownUsOrder, shares: bigint): void {
    let wanted = shares;
    for (const lot of this.#inOrder(symbol)) {
      const part = lot.quantity < wanted ? lot.quantity : wanted;
      if (part <= 0n) continue;
      lot.cost -= part === lot.quantity ? lot.cost : half(lot.cost * part, lot.quantity);
      lot.quantity -= part;
      wanted -= part;
    }
    this.lots = this.lots.filter(({ quantity, cost }) => quantity !== 0n || cost !== 0n);
  }
}
