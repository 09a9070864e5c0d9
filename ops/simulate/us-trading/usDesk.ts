import {
  decimal,
  newYorkDate,
  newYorkInstant,
  requireRule,
  splitUsLots,
  sumDecimals,
  usDividend,
  type RuleBook,
  type UsLot,
} from '@sanchay/finance';
import type { LedgerEntry } from '../../../api/src/ledger/index.ts';
import type { BrokerMessage } from '../../../api/src/partners/index.ts';
import { isLive } from '../../../api/src/stock-orders/order/machine.ts';
import { decideMessage, takenBeyond } from '../../../api/src/us-orders/broker/decide.ts';
import type { UsDividendRow, UsSplitRow } from '../../../api/src/us-orders/corporate-actions/actionStore.ts';
import { beforeSplits } from '../../../api/src/us-orders/corporate-actions/beforeSplits.ts';
import { dividendEntries } from '../../../api/src/us-orders/corporate-actions/payDividends.ts';
import { reserveTransfer, settlementTransfer } from '../../../api/src/us-orders/order/bookings.ts';
import type { UsOrderRow } from '../../../api/src/us-orders/order/orderStore.ts';
import type { UsTrade } from '../../../api/src/us-orders/order/trades.ts';
import { settlementOf } from '../../../api/src/us-orders/settlement/settlement.ts';
import { countShares } from '../../../api/src/us-orders/settlement/shareCounts.ts';
import { decimalText, tenThousandths, type Book } from '../book.ts';
import type { Plant } from '../options.ts';
import type { Random } from '../random.ts';
import { Inbox } from '../trading/inbox.ts';

/** Minutes after midnight in New York by which shares have changed hands, and dividends arrive. */
const CLOSE = 16 * 60;
const DIVIDENDS_AT = 10 * 60;

/** What is left of a purchase. */
export interface SimulatedUsLot extends UsLot {
  symbol: string;
  placedAt: number;
}

/** A dividend that reached the account, with the shares that take part. */
interface Reached {
  dividend: UsDividendRow;
  shares: string;
  paid: boolean;
}

interface UsDeskOptions {
  book: Book;
  random: Random;
  rules: RuleBook;
  plant: Plant | null;
  fault(message: string): void;
}

/** Our side of the broker for US shares in memory: another adapter of the pure decisions that the API stores. */
export class UsDesk {
  readonly orders = new Map<string, UsOrderRow>();
  lots: SimulatedUsLot[] = [];
  readonly splits: UsSplitRow[] = [];
  readonly dividends: UsDividendRow[] = [];
  readonly reached = new Map<number, Reached>();
  /** Cost of the shares that were sold, in ten-thousandths of a dollar. */
  soldFor = 0n;
  readonly inbox: Inbox<BrokerMessage>;
  readonly count = { fills: 0, late: 0, annulled: 0, refused: 0, settled: 0, splits: 0, dividends: 0 };
  readonly #trades = new Map<string, readonly UsTrade[]>();
  readonly #options: UsDeskOptions;

  constructor(options: UsDeskOptions) {
    this.#options = options;
    this.inbox = new Inbox({ apply: (message) => this.#apply(message), unordered: false });
  }

  get wallet(): string {
    return decimal(decimalText(this.#options.book.balance('usd_wallet', 'USD', ''))).toFixed(2);
  }

  free(symbol: string): string {
    const lots = this.lots.map((lot) => ({ symbol: lot.symbol, held: lot.quantity }));
    const held = [...Map.groupBy(lots, (lot) => lot.symbol)].map(([name, own]) => ({
      symbol: name,
      held: sumDecimals(own.map((lot) => lot.held)).toFixed(6),
    }));
    return countShares(held, this.#unsettled()).get(symbol)?.free ?? '0.000000';
  }

  /** Books a transfer, which must balance. */
  book(entries: readonly LedgerEntry[]): void {
    for (const commodity of this.#options.book.book(entries))
      this.#options.fault(`a booking of US shares does not balance in ${commodity}`);
  }

  /** Stores an order and what it sets aside. */
  keep(order: UsOrderRow, before: string): void {
    const { plant, random } = this.#options;
    const transfer = reserveTransfer(order, before);
    const kept = plant === 'us-kept-reserve' && transfer?.kind === 'us_order_release' && random.chance(0.1);
    if (transfer && !kept) this.book(transfer.entries);
    this.orders.set(order.id, order);
  }

  /** Cancels an order that the broker does not have. */
  cancelQueued(id: string, at: Date): void {
    const order = this.orders.get(id)!;
    this.keep({ ...order, state: 'cancelled', reserved: '0.00', ended_at: at }, order.reserved);
  }

  /** Carries out a split at the start of its ex-date. */
  split(split: UsSplitRow, at: Date): void {
    const { symbol, ex_date: on, new_shares: to, old_shares: from } = split;
    for (const order of [...this.orders.values()]) {
      if (order.symbol !== symbol) continue;
      if (order.state === 'queued') this.cancelQueued(order.id, at);
      else if (order.for_day < on && order.settled_at === null)
        this.orders.set(order.id, {
          ...order,
          split_new: order.split_new * to,
          split_old: order.split_old * from,
        });
    }
    this.splits.push(split);
    this.count.splits += 1;
    if (this.#options.plant === 'us-forgotten-split') return;
    const isSplit = (lot: SimulatedUsLot) => lot.symbol === symbol && lot.on < on;
    const own = inOrder(this.lots.filter(isSplit));
    this.lots = [...this.lots.filter((lot) => !isSplit(lot)), ...splitUsLots(own, { from, to })];
  }

  /** Does what is due, as the periodic tasks do. @returns the orders that settled, in their order */
  tick(now: Date, settled: (id: string) => void, reached: (number: number) => void): void {
    const due = [...this.orders.values()]
      .filter(({ ended_at, filled }) => ended_at !== null && decimal(filled).gt(0))
      .toSorted(
        (a, b) =>
          a.settles_on.localeCompare(b.settles_on) ||
          a.side.localeCompare(b.side) ||
          a.placed_at.getTime() - b.placed_at.getTime(),
      );
    for (const order of due) {
      const at = newYorkInstant(order.settles_on, CLOSE);
      if (at > now || !this.#mayBeSettled(order)) continue;
      if (this.#reach(order.symbol, order.for_day, at, reached)) {
        this.#settle(order, at);
        settled(order.id);
      }
    }
    for (const symbol of new Set(this.dividends.map((one) => one.symbol)))
      this.#reach(symbol, newYorkDate(now), now, reached);
    this.#payDividends(now);
  }

  /** Forgets an order that can change no more. @returns what is wrong with its end; null in a sound one */
  retire(id: string): string | null {
    const { ended_at: ended, filled, settled_at: settled } = this.orders.get(id)!;
    this.orders.delete(id);
    this.#trades.delete(id);
    if (ended === null) return `${id} has not ended`;
    return decimal(filled).gt(0) && settled === null ? `${id} has not settled` : null;
  }

  #mayBeSettled({ settled_at: settled, side }: UsOrderRow): boolean {
    const { plant, random } = this.#options;
    // A sale that settles twice finds no lots.
    return settled === null || (plant === 'us-settled-twice' && side === 'buy' && random.chance(0.05));
  }

  #settle(order: UsOrderRow, at: Date): void {
    const { id, symbol, side, value, for_day: on } = order;
    const { plant, random, rules } = this.#options;
    const own = inOrder(this.lots.filter((lot) => lot.symbol === symbol));
    const { net, bought, taken } = settlementOf(order, own, rules);
    const free = plant === 'us-forgotten-charge' && side === 'sell' && random.chance(0.2);
    const settled = { ...order, settled_at: at, reserved: '0.00', net: free ? value : net };
    const transfer = settlementTransfer(settled);
    if (transfer) this.book(transfer.entries);
    if (bought !== null)
      this.lots.push({
        id,
        symbol,
        on,
        rate: '85.0000',
        placedAt: order.placed_at.getTime(),
        quantity: bought,
        cost: net,
      });
    const paid = sumDecimals(taken.map((part) => part.proceeds));
    if (taken.length > 0 && !paid.eq(net))
      this.#options.fault(`parts of ${id} bring ${paid.toFixed(2)} of ${net}`);
    for (const { lot, quantity, cost } of taken) {
      const stored = this.lots.find((one) => one.id === lot.id)!;
      stored.quantity = decimal(stored.quantity).minus(quantity).toFixed(6);
      stored.cost = decimal(stored.cost).minus(cost).toFixed(2);
      this.soldFor += tenThousandths(cost);
    }
    this.lots = this.lots.filter(({ quantity, cost }) => Number(quantity) !== 0 || Number(cost) !== 0);
    this.orders.set(id, settled);
    this.count.settled += 1;
  }

  /** Records who takes part in dividends up to a day. @returns whether none waits for a trade to settle */
  #reach(symbol: string, upTo: string, now: Date, reached: (number: number) => void): boolean {
    const due = this.dividends.filter(
      (one) => one.symbol === symbol && one.ex_date <= upTo && !this.reached.has(one.number),
    );
    for (const dividend of due.toSorted((a, b) => a.ex_date.localeCompare(b.ex_date))) {
      const { ex_date: on } = dividend;
      const waits = this.#unsettled().some((order) => order.symbol === symbol && order.for_day < on);
      if (waits || newYorkInstant(on, CLOSE) > now) return false;
      const held = this.lots.filter((lot) => lot.symbol === symbol && lot.on < on);
      const later = this.splits.filter((one) => one.symbol === symbol && one.ex_date > on);
      const shares = beforeSplits(sumDecimals(held.map(({ quantity }) => quantity)).toFixed(6), later);
      this.reached.set(dividend.number, { dividend, shares, paid: false });
      reached(dividend.number);
    }
    return true;
  }

  #payDividends(now: Date): void {
    const { plant, random, rules } = this.#options;
    for (const one of this.reached.values()) {
      const { dividend, shares, paid } = one;
      const again = plant === 'us-dividend-twice' && random.chance(0.05);
      if ((paid && !again) || newYorkInstant(dividend.pays_on, DIVIDENDS_AT) > now) continue;
      one.paid = true;
      const rule = requireRule(
        rules.us_dividend_withholding,
        dividend.pays_on,
        'tax withheld of US dividends',
      );
      const untaxed = plant === 'us-untaxed-dividend' && random.chance(0.2);
      this.book(dividendEntries(usDividend(dividend.per_share, shares, untaxed ? 0 : rule.value)));
      if (Number(shares) > 0) this.count.dividends += 1;
    }
  }

  #unsettled(): UsOrderRow[] {
    return [...this.orders.values()].filter(
      ({ settled_at: settled, ended_at: ended, filled }) =>
        settled === null && (ended === null || decimal(filled).gt(0)),
    );
  }

  #apply(message: BrokerMessage): void {
    const { plant, random } = this.#options;
    const planted = (name: Plant, type: string): boolean =>
      plant === name && message.type === type && random.chance(0.2);
    if (planted('us-lost-fill', 'traded') || planted('us-kept-bust', 'annulled')) return;
    this.#decide(message);
    if (planted('us-fill-twice', 'traded'))
      this.#decide({ ...message, trade_id: `${message.trade_id}-again` });
  }

  #decide(message: BrokerMessage): void {
    const before = this.orders.get(message.order_id);
    if (!before) return;
    const trades = this.#trades.get(before.id) ?? [];
    const outcome = decideMessage(before, trades, message, this.#options.rules);
    if (outcome === null || 'fault' in outcome) return;
    const { order, change } = outcome;
    const taken = takenBeyond(before, outcome);
    if (taken && this.#options.plant !== 'us-uncovered-fill' && !this.#has(order.symbol, taken)) {
      this.count.refused += 1;
      return;
    }
    if (change.step === 'traded') this.count.fills += 1;
    if (change.step === 'traded' && !isLive(before.state)) this.count.late += 1;
    if (change.step === 'annulled') this.count.annulled += 1;
    this.#trades.set(order.id, change.trades);
    this.keep(order, before.reserved);
  }

  #has(symbol: string, taken: { usd: string } | { shares: string }): boolean {
    if ('shares' in taken) return decimal(taken.shares).lte(this.free(symbol));
    return decimal(taken.usd).lte(this.wallet);
  }
}

/** Lots in the order of their purchases. */
const inOrder = (lots: readonly SimulatedUsLot[]): SimulatedUsLot[] =>
  lots.toSorted((a, b) => a.on.localeCompare(b.on) || a.placedAt - b.placedAt);

/** Whether the broker may still trade an order that it has. */
export const isWithBroker = ({ state }: UsOrderRow): boolean => isLive(state) && state !== 'queued';
