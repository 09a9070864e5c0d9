import {
  decimal,
  instantAtIst,
  orderSession,
  rupees,
  shareSettlementDay,
  type OrderSession,
} from '@sanchay/finance';
import type { ExchangeMessage } from '../../../api/src/partners/index.ts';
import { reservedFor } from '../../../api/src/stock-orders/order/costs.ts';
import { isLive } from '../../../api/src/stock-orders/order/machine.ts';
import type { StockOrderRow } from '../../../api/src/stock-orders/order/orderStore.ts';
import { Book, tenThousandths } from '../book.ts';
import { DAY, HOUR, MINUTE, type Frame } from '../frame.ts';
import type { Random } from '../random.ts';
import { Desk } from './desk.ts';
import { deliver } from './network.ts';
import { ExchangeBox, type SentOrder } from './exchangeBox.ts';
import { shareFaults } from './shareFaults.ts';
import { ShareOracle } from './shareOracle.ts';

/** After the last replay of what was lost at the end of the day of an order. */
const LAST_SETTLEMENT = 13 * DAY;
const SHARES = ['INE000A01011', 'INE000B01019', 'INE000C01017'] as const;

/**
 * Stock orders of a life: cash comes and goes, orders trade in parts, are cancelled and expire; the exchange loses, repeats
 * and reorders its messages, annuls trades and reports some after the cancellation. Checked after every step.
 */
export class Trading {
  readonly book = new Book();
  readonly desk: Desk;
  readonly box: ExchangeBox;
  readonly #frame: Frame;
  readonly #random: Random;
  readonly #oracle: ShareOracle;
  readonly #closing = new Set<string>();
  #names = 0;

  constructor(frame: Frame, random: Random) {
    const { rules } = frame.context.market;
    this.#frame = frame;
    this.#random = random;
    this.box = new ExchangeBox(random, rules);
    this.#oracle = new ShareOracle(rules);
    this.desk = new Desk({
      book: this.book,
      random,
      rules,
      plant: frame.context.plant,
      fault: (message) => frame.faults.push(message),
    });
  }

  /** Does one thing that an investor does. */
  act(): void {
    const roll = this.#random.next();
    const live = [...this.desk.orders.values()].filter(({ state }) => isLive(state) && state !== 'queued');
    const held = SHARES.filter((isin) => this.desk.free(isin) > 0);
    if (roll < 0.15 || rupees(this.desk.cash().available).lt(rupees(5_000))) this.#payIn();
    else if (roll < 0.22) this.#withdraw();
    else if (live.length > 0 && roll < 0.45) this.#cancel(this.#random.pick(live).id);
    else if (held.length > 0 && roll < 0.7) this.#place('sell', this.#random.pick(held));
    else this.#place('buy', this.#random.pick(SHARES));
    this.#check();
  }

  /** What is wrong when everything has had its time. */
  faultsAtTheEnd(): string[] {
    const [sent, applied] = [this.box.log.length, this.desk.inbox.applied];
    return applied === sent ? [] : [`${applied} of ${sent} messages were applied`];
  }

  #payIn(): void {
    const amount = `${this.#random.int(200, 5_000) * 100}.${this.#random.int(10, 99)}`;
    this.desk.addCash(amount);
    this.#oracle.cash += tenThousandths(amount);
  }

  #withdraw(): void {
    const { available } = this.desk.cash();
    const all = this.#random.chance(0.5);
    const amount = all ? available : rupees(available).div(3).round(2, 0).toFixed(2);
    if (rupees(amount).lte(0)) return;
    this.desk.withdraw(amount);
    this.#oracle.cash -= tenThousandths(amount);
  }

  #place(side: 'buy' | 'sell', isin: string): void {
    const { calendar, rules } = this.#frame.context.market;
    const session = orderSession(this.#frame.at, calendar, rules);
    const random = this.#random;
    const book = this.box.bookOf(isin, session.day);
    const away = random.int(-8, 12) * book.tick * (side === 'buy' ? 1 : -1);
    const price = Math.min(book.high, Math.max(book.low, book.last + away));
    const limit = decimal(price).div(100).toFixed(2);
    const free = this.desk.free(isin);
    const quantity = side === 'sell' ? random.int(1, free) : random.int(1, 400);
    const stop = random.chance(0.1);
    const sent: SentOrder = {
      id: `share-${(this.#names += 1)}`,
      isin,
      side,
      quantity,
      price,
      trigger: stop ? price : null,
      validity: random.chance(0.15) ? 'ioc' : 'day',
    };
    const order = this.#rowOf(sent, { session, limit });
    const reserved = reservedFor(order, rules);
    if (rupees(reserved).gt(rupees(this.desk.cash().available))) return;
    this.desk.orders.set(sent.id, { ...order, reserved });
    this.#oracle.know(sent.id, { isin, side, quantity, limit: tenThousandths(limit), day: session.day });
    const at = Math.max(this.#frame.now, session.opens.getTime()) + random.int(0, 2 * MINUTE);
    this.#frame.agenda.at(Math.min(at, session.closes.getTime() - 1), () => this.#send(sent, session));
  }

  #rowOf(
    { id, isin, side, quantity, validity }: SentOrder,
    { session, limit }: { session: OrderSession; limit: string },
  ): StockOrderRow {
    const { calendar, rules } = this.#frame.context.market;
    return {
      investor_id: 'investor',
      portfolio_id: 'portfolio',
      id,
      state: 'queued',
      reason: null,
      isin,
      slug: isin,
      symbol: isin,
      name: isin,
      side,
      kind: 'limit',
      validity,
      quantity,
      limit_price: limit,
      trigger_price: null,
      filled: 0,
      value: '0.00',
      reserved: '0.00',
      cancel_requested: false,
      triggered: false,
      placed_at: this.#frame.at,
      for_day: session.day,
      settles_on: shareSettlementDay(session.day, calendar, rules),
      settled_at: null,
      ended_at: null,
      note_no: null,
      demat_free: false,
    };
  }

  #send(sent: SentOrder, session: OrderSession): void {
    this.#closeLater(session);
    this.#settleLater(sent.id);
    const order = this.desk.orders.get(sent.id)!;
    this.desk.orders.set(sent.id, { ...order, state: 'sent' });
    this.#report(this.box.place(sent, this.#frame.at));
    for (let quote = this.#random.int(0, 3); quote > 0; quote -= 1)
      this.#frame.later(this.#random.int(1, 90) * MINUTE, () => {
        if (this.#frame.at < session.closes) this.#report(this.box.requote(sent.isin, this.#frame.at));
      });
  }

  #cancel(id: string): void {
    const order = this.desk.orders.get(id)!;
    this.desk.orders.set(id, { ...order, cancel_requested: true });
    this.#report(this.box.cancel(id, this.#frame.at));
  }

  #closeLater({ day, closes }: OrderSession): void {
    if (this.#closing.has(day)) return;
    this.#closing.add(day);
    this.#frame.agenda.at(closes.getTime(), () => this.#report(this.box.endDay(day, closes)));
    // What is lost at the end of the day has no later message that shows the gap.
    for (const after of [10 * MINUTE, 16 * HOUR, 3 * DAY, 12 * DAY])
      this.#frame.agenda.at(closes.getTime() + after, () => this.#replay());
  }

  #settleLater(id: string): void {
    const { settles_on: day } = this.desk.orders.get(id)!;
    const due = Date.parse(instantAtIst(day, '15:30'));
    for (const late of [0, this.#random.int(0, DAY), 4 * DAY, LAST_SETTLEMENT])
      this.#frame.agenda.at(due + late, () => {
        this.#oracle.readUpTo(this.box.log, this.desk.inbox.applied);
        if (this.desk.settle(id, this.#frame.at)) this.#oracle.settle(id);
        this.#check();
      });
    this.#frame.agenda.at(due + LAST_SETTLEMENT, () => {
      const fault = this.desk.retire(id);
      if (fault) this.#frame.faults.push(fault);
      this.#oracle.retire(id);
    });
  }

  /** Delivers messages with the faults of a network; now and then a trade is annulled. */
  #report(messages: readonly ExchangeMessage[]): void {
    const random = this.#random;
    for (const message of messages) {
      if (message.type === 'traded' && random.chance(0.06))
        this.#frame.later(random.int(1, 40) * HOUR, () =>
          this.#report(this.box.annul(message, this.#frame.at)),
        );
      deliver(this.#frame, random, () => this.#arrive([message]));
    }
  }

  #arrive(messages: readonly ExchangeMessage[]): void {
    const isGap = this.desk.inbox.take(messages);
    if (isGap) this.#frame.later(2 * MINUTE, () => this.#replay());
    this.#check();
  }

  #replay(): void {
    const missing = this.box.log.slice(this.desk.inbox.applied);
    if (missing.length > 0) this.#arrive(missing);
  }

  #check(): void {
    this.#oracle.readUpTo(this.box.log, this.desk.inbox.applied);
    this.#frame.faults.push(...shareFaults(this.desk, this.#oracle, this.book));
  }
}
