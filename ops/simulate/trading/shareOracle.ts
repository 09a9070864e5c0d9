import { requireRule, type RuleBook } from '@sanchay/finance';
import type { ExchangeMessage } from '../../../api/src/partners/index.ts';
import { tenThousandths } from '../book.ts';

const PAISA = 100n;
const RUPEE = 10_000n;
const MILLION = 1_000_000;

type ChargeKind = 'share_stt' | 'exchange_charge' | 'sebi_fee' | 'share_stamp_duty' | 'service_gst';

/** Charges of an order in ten-thousandths of a rupee, by whom they are owed to as the ledger names it. */
export type OwedCharges = Record<string, bigint>;

interface KnownOrder {
  isin: string;
  side: 'buy' | 'sell';
  quantity: number;
  limit: bigint;
  day: string;
  live: boolean;
  settled: boolean;
  trades: Map<string, { quantity: number; price: bigint }>;
  /** Shares of annulled trades, which do not return to the market. */
  annulled: number;
}

/**
 * What cash, shares and charges must be, computed from the exchange's own log in whole numbers and apart from the engine:
 * its messages in their order, each once.
 */
export class ShareOracle {
  /** Ten-thousandths of a rupee: paid in less withdrawn, with all that settled. */
  cash = 0n;
  readonly shares = new Map<string, number>();
  readonly owed: OwedCharges = {};
  /** What is owed to the clearing corporation. */
  clearing = 0n;
  /** Cost of all purchases that settled, with all charges but STT. */
  boughtFor = 0n;
  readonly #orders = new Map<string, KnownOrder>();
  /** Shares and days of which the depository has charged a debit. */
  readonly #debited = new Set<string>();
  readonly #rules: RuleBook;
  #read = 0;

  constructor(rules: RuleBook) {
    this.#rules = rules;
  }

  know(id: string, order: Pick<KnownOrder, 'isin' | 'side' | 'quantity' | 'limit' | 'day'>): void {
    this.#orders.set(id, { ...order, live: true, settled: false, trades: new Map(), annulled: 0 });
  }

  /** Reads the log up to a number. */
  readUpTo(log: readonly ExchangeMessage[], seq: number): void {
    for (; this.#read < seq; this.#read += 1) this.#take(log[this.#read]!);
  }

  /** Shares and value of an order as the exchange traded them. */
  tradedOf(id: string): { filled: number; value: bigint } {
    let [filled, value] = [0, 0n];
    for (const { quantity, price } of this.#orders.get(id)!.trades.values()) {
      filled += quantity;
      value += BigInt(quantity) * price;
    }
    return { filled, value };
  }

  get reserved(): bigint {
    let sum = 0n;
    for (const [id, order] of this.#orders) if (!order.settled) sum += this.#reserve(id, order);
    return sum;
  }

  freeShares(isin: string): number {
    let free = this.shares.get(isin) ?? 0;
    for (const [id, order] of this.#orders)
      if (order.isin === isin && order.side === 'sell' && !order.settled)
        free -= order.live ? order.quantity : this.tradedOf(id).filled;
    return free;
  }

  /** Forgets an order that can change no more. */
  retire(id: string): void {
    this.#orders.delete(id);
  }

  settle(id: string): void {
    const order = this.#orders.get(id)!;
    if (order.settled) return;
    order.settled = true;
    const { filled, value } = this.tradedOf(id);
    const charges = this.#charges(order, value);
    if (order.side === 'sell' && value > 0n) this.#debited.add(`${order.isin} ${order.day}`);
    const total = sum(charges);
    const buys = order.side === 'buy';
    this.cash += buys ? -(value + total) : value - total;
    this.clearing += buys ? value : -value;
    if (buys) this.boughtFor += value + total - charges['tax_payable|stt']!;
    this.shares.set(order.isin, (this.shares.get(order.isin) ?? 0) + (buys ? filled : -filled));
    for (const [to, amount] of Object.entries(charges)) this.owed[to] = (this.owed[to] ?? 0n) + amount;
  }

  #take({ type, order_id: id, trade_id: tradeId, quantity, price }: ExchangeMessage): void {
    const order = this.#orders.get(id);
    if (!order || order.settled) return;
    if (type === 'rejected' || type === 'cancelled' || type === 'expired') order.live = false;
    if (type === 'annulled') {
      order.annulled += order.trades.get(tradeId!)?.quantity ?? 0;
      order.trades.delete(tradeId!);
    }
    if (type !== 'traded' || order.trades.has(tradeId!)) return;
    if (this.tradedOf(id).filled + quantity! > order.quantity) return;
    if (!order.live && !this.#covers(id, order, { quantity: quantity!, price: tenThousandths(price!) }))
      return;
    order.trades.set(tradeId!, { quantity: quantity!, price: tenThousandths(price!) });
    if (this.tradedOf(id).filled + order.annulled === order.quantity) order.live = false;
  }

  #covers(id: string, order: KnownOrder, { quantity, price }: { quantity: number; price: bigint }): boolean {
    if (order.side === 'sell') return quantity <= this.freeShares(order.isin);
    const { value } = this.tradedOf(id);
    const more = this.#paid(order, value + BigInt(quantity) * price) - this.#paid(order, value);
    return more <= this.cash - this.reserved;
  }

  #reserve(id: string, order: KnownOrder): bigint {
    if (order.side === 'sell') return 0n;
    const { filled, value } = this.tradedOf(id);
    const rest = order.live ? BigInt(order.quantity - filled) * order.limit : 0n;
    return this.#paid(order, value + rest);
  }

  #paid(order: KnownOrder, value: bigint): bigint {
    return value + sum(this.#charges(order, value));
  }

  #charges({ isin, side, day }: Pick<KnownOrder, 'isin' | 'side' | 'day'>, value: bigint): OwedCharges {
    if (value === 0n) return { 'tax_payable|stt': 0n };
    const percent = (kind: ChargeKind, of: bigint, unit: bigint): bigint => {
      const rate = BigInt(Math.round(requireRule(this.#rules[kind], day, kind).value * MILLION));
      const whole = BigInt(MILLION) * 100n * unit;
      return ((2n * of * rate + whole) / (2n * whole)) * unit;
    };
    const exchange = percent('exchange_charge', value, PAISA);
    const sebi = percent('sebi_fee', value, PAISA);
    const demat =
      side === 'sell' && !this.#debited.has(`${isin} ${day}`)
        ? tenThousandths(requireRule(this.#rules.demat_charge, day, 'demat charge').value)
        : 0n;
    return {
      'tax_payable|stt': percent('share_stt', value, RUPEE),
      'tax_payable|gst': percent('service_gst', exchange + sebi + demat, PAISA),
      'stamp_duty_payable|': side === 'buy' ? percent('share_stamp_duty', value, PAISA) : 0n,
      'charges_payable|exchange': exchange,
      'charges_payable|sebi': sebi,
      'charges_payable|depository': demat,
    };
  }
}

const sum = (charges: OwedCharges): bigint => Object.values(charges).reduce((all, one) => all + one, 0n);
