import { rupees, sumRupees, type RuleBook, type ShareLot } from '@sanchay/finance';
import {
  cashInTransit,
  gatewayClearing,
  paidToInvestor,
  tradingCash,
  type LedgerEntry,
} from '../../../api/src/ledger/index.ts';
import type { ExchangeMessage } from '../../../api/src/partners/index.ts';
import { coversLate, decideMessage } from '../../../api/src/stock-orders/exchange/decide.ts';
import { isLive } from '../../../api/src/stock-orders/order/machine.ts';
import type { StockOrderRow } from '../../../api/src/stock-orders/order/orderStore.ts';
import type { Trade } from '../../../api/src/stock-orders/order/trades.ts';
import { settlementOf } from '../../../api/src/stock-orders/settlement/settlement.ts';
import { decimalText, tenThousandths, type Book } from '../book.ts';
import type { Plant } from '../options.ts';
import type { Random } from '../random.ts';
import { Inbox } from './inbox.ts';

/** What a lot cost and what is left of it. Rupees as text. */
interface SimulatedLot extends ShareLot {
  isin: string;
}

interface DeskOptions {
  book: Book;
  random: Random;
  rules: RuleBook;
  plant: Plant | null;
  fault(message: string): void;
}

const shareDay = ({ isin, for_day: day }: StockOrderRow): string => `${isin} ${day}`;

/** Our side of the exchange in memory: another adapter of the pure decisions that the API stores. */
export class Desk {
  readonly orders = new Map<string, StockOrderRow>();
  lots: SimulatedLot[] = [];
  /** Cost of the shares that were sold, in ten-thousandths of a rupee. */
  soldFor = 0n;
  readonly inbox: Inbox<ExchangeMessage>;
  readonly count = { fills: 0, annulled: 0, late: 0, refused: 0, settled: 0 };
  readonly #trades = new Map<string, Trade[]>();
  /** Shares and days of which a settled sale carries the charge of the depository. */
  readonly #dematCharged = new Set<string>();
  readonly #options: DeskOptions;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.inbox = new Inbox({
      apply: (message) => this.#apply(message),
      unordered: options.plant === 'unordered-messages',
    });
  }

  /** Rupees of the account, and what no order sets aside. */
  cash(): { balance: string; available: string } {
    const balance = rupees(decimalText(this.#options.book.balance('trading_cash', 'INR', '')));
    const free = balance.minus(sumRupees(this.#unsettled().map(({ reserved }) => reserved)));
    return { balance: balance.toFixed(2), available: (free.lt(0) ? rupees(0) : free).toFixed(2) };
  }

  held(isin: string): number {
    return this.lots.filter((lot) => lot.isin === isin).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  free(isin: string): number {
    const sold = this.#unsettled().filter((order) => order.isin === isin && order.side === 'sell');
    return sold.reduce(
      (left, { state, quantity, filled }) => left - (isLive(state) ? quantity : filled),
      this.held(isin),
    );
  }

  addCash(amount: string): void {
    this.book([
      { account: gatewayClearing(), commodity: 'INR', amount: `-${amount}` },
      { account: cashInTransit(), commodity: 'INR', amount },
    ]);
    this.book([
      { account: cashInTransit(), commodity: 'INR', amount: `-${amount}` },
      { account: tradingCash(), commodity: 'INR', amount },
    ]);
  }

  withdraw(amount: string): void {
    this.book([
      { account: tradingCash(), commodity: 'INR', amount: `-${amount}` },
      { account: paidToInvestor(), commodity: 'INR', amount },
    ]);
  }

  /** Books a transfer, which must balance. */
  book(entries: readonly LedgerEntry[]): void {
    for (const commodity of this.#options.book.book(entries))
      this.#options.fault(`a booking of shares does not balance in ${commodity}`);
  }

  /** Settles an order whose day has come; again changes nothing. @returns whether it did */
  settle(id: string, at: Date): boolean {
    const known = this.orders.get(id)!;
    const { plant, random, rules } = this.#options;
    const order = { ...known, demat_free: this.#isDematFree(known) };
    const again = plant === 'settled-twice' && order.settled_at !== null && random.chance(0.2);
    if ((order.settled_at !== null && !again) || order.ended_at === null || order.filled === 0) return false;
    const own = this.lots.filter(({ isin }) => isin === order.isin);
    const settlement = settlementOf(order, own, rules);
    const wrong = plant === 'wrong-charge' && random.chance(0.1) ? rupees('0.01') : rupees(0);
    const entries = settlement.entries.map((entry, index) => ({
      ...entry,
      // A paisa more from the investor to the clearing corporation.
      ...(index < 2 && {
        amount: rupees(entry.amount)
          .plus(index === 0 ? wrong.neg() : wrong)
          .toFixed(2),
      }),
    }));
    this.book(entries);
    if (settlement.lot)
      this.lots.push({
        id,
        isin: order.isin,
        boughtOn: order.for_day,
        quantity: order.filled,
        cost: settlement.lot.cost,
      });
    for (const { lotId, quantity, cost } of settlement.sold) {
      const lot = this.lots.find((one) => one.id === lotId)!;
      lot.quantity -= quantity;
      const forgotten = plant === 'forgotten-cost' && random.chance(0.1);
      if (!forgotten) lot.cost = rupees(lot.cost).minus(rupees(cost)).toFixed(2);
      this.soldFor += tenThousandths(cost);
    }
    this.lots = this.lots.filter(({ quantity, cost }) => quantity > 0 || rupees(cost).gt(0));
    this.orders.set(id, { ...order, settled_at: at, reserved: '0.00' });
    if (order.side === 'sell') this.#dematCharged.add(shareDay(order));
    this.count.settled += 1;
    return true;
  }

  /** Forgets an order that can change no more. @returns what is wrong with its end; null in a sound one */
  retire(id: string): string | null {
    const { ended_at: ended, filled, settled_at: settled } = this.orders.get(id)!;
    this.orders.delete(id);
    this.#trades.delete(id);
    if (ended === null) return `${id} has not ended`;
    return filled > 0 && settled === null ? `${id} has not settled` : null;
  }

  #isDematFree(order: StockOrderRow): boolean {
    if (this.#options.plant === 'demat-charge-twice') return false;
    return order.side === 'sell' && this.#dematCharged.has(shareDay(order));
  }

  #unsettled(): StockOrderRow[] {
    return [...this.orders.values()].filter(({ settled_at: at }) => at === null);
  }

  #apply(message: ExchangeMessage): void {
    const { plant, random } = this.#options;
    const planted = (name: Plant, type: string): boolean =>
      plant === name && message.type === type && random.chance(0.2);
    if (planted('lost-fill', 'traded') || planted('kept-bust', 'annulled')) return;
    this.#decide(message);
    if (planted('double-fill', 'traded'))
      this.#decide({ ...message, trade_id: `${message.trade_id}-again`, quantity: 1 });
  }

  #decide(message: ExchangeMessage): void {
    const { order_id: id } = message;
    const before = this.orders.get(id);
    if (!before) return;
    const trades = this.#trades.get(id) ?? [];
    const decided = decideMessage(before, trades, message, this.#options.rules);
    if (decided === null || 'fault' in decided) return;
    const { order, change, late } = decided;
    if (late) {
      this.count.late += 1;
      const free = { cash: this.cash().available, shares: this.free(order.isin) };
      if (this.#options.plant !== 'uncovered-fill' && !coversLate(before, order, free)) {
        this.count.refused += 1;
        return;
      }
    }
    if (change.step === 'traded') this.count.fills += 1;
    if (change.step === 'annulled') this.count.annulled += 1;
    this.#trades.set(id, [...change.trades]);
    this.orders.set(id, order);
  }
}
