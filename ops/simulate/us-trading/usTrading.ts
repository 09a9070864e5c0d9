import {
  addDays,
  decimal,
  istDate,
  newYorkDate,
  newYorkInstant,
  remittanceQuote,
  usSessionFrom,
  usSettlementDay,
  type UsSession,
} from '@sanchay/finance';
import { cashInTransit, gatewayClearing } from '../../../api/src/ledger/index.ts';
import type { BrokerMessage } from '../../../api/src/partners/index.ts';
import { reservedFor, sizeOf } from '../../../api/src/us-orders/order/costs.ts';
import type { UsOrderRow } from '../../../api/src/us-orders/order/orderStore.ts';
import {
  payoutEntries,
  remittanceEntries,
  returnEntries,
  withdrawalEntries,
} from '../../../api/src/us-stocks/transfers/bookings.ts';
import { Book } from '../book.ts';
import { DAY, HOUR, MINUTE, type Frame } from '../frame.ts';
import type { Random } from '../random.ts';
import { deliver } from '../trading/network.ts';
import { BrokerBox, fixed, PLACES, whole } from './brokerBox.ts';
import { isWithBroker, UsDesk } from './usDesk.ts';
import { usFaults } from './usFaults.ts';
import { UsOracle } from './usOracle.ts';

/** Cents with charges, or millionths of shares with a limit in ten-thousandths of a dollar. */
interface UsTerms {
  amount: bigint | null;
  quantity: bigint | null;
  limit: bigint | null;
  market: boolean;
}

const SHARES = ['AAA', 'BBB', 'CCC'] as const;
const RATIOS = [
  [4, 1],
  [3, 2],
  [1, 5],
] as const;
const PAYS_AFTER = 14;
/** After the last replay of what was lost at the end of the session of an order. */
const LAST_SETTLEMENT = 13 * DAY;
/** A market order for shares may trade this far from the last price, in percent. */
const PROTECTION = 5n;

/**
 * Orders of US shares of a life: dollars are remitted and withdrawn, orders of fractions trade in parts, are cancelled and
 * expire, shares split and pay dividends; the broker loses, repeats and reorders its messages, annuls trades and reports
 * some after the end of the order. Checked after every step.
 */
export class UsTrading {
  readonly book = new Book();
  readonly desk: UsDesk;
  readonly box: BrokerBox;
  readonly #frame: Frame;
  readonly #random: Random;
  readonly #oracle: UsOracle;
  #names = 0;
  #actions = 0;

  constructor(frame: Frame, random: Random) {
    const { rules } = frame.context.market;
    this.#frame = frame;
    this.#random = random;
    this.box = new BrokerBox(random);
    this.#oracle = new UsOracle(rules);
    this.desk = new UsDesk({
      book: this.book,
      random,
      rules,
      plant: frame.context.plant,
      fault: (message) => frame.faults.push(message),
    });
  }

  /** Does one thing that an investor or a company does. */
  act(): void {
    const random = this.#random;
    const roll = random.next();
    const orders = [...this.desk.orders.values()].filter(({ ended_at: ended }) => ended === null);
    const held = SHARES.filter((symbol) => Number(this.desk.free(symbol)) > 0);
    if (roll < 0.05) this.#announce();
    else if (roll < 0.18 || Number(this.desk.wallet) < 5) this.#remit();
    else if (roll < 0.25) this.#withdraw();
    else if (orders.length > 0 && roll < 0.4) this.#cancel(random.pick(orders));
    else if (held.length > 0 && roll < 0.65) this.#sell(random.pick(held));
    else this.#buy(random.pick(SHARES));
    this.#check();
  }

  /** What is wrong when everything has had its time. */
  faultsAtTheEnd(): string[] {
    const [sent, applied] = [this.box.log.length, this.desk.inbox.applied];
    const unpaid = this.desk.dividends.filter(({ number }) => this.desk.reached.get(number)?.paid !== true);
    return [
      ...(applied === sent ? [] : [`${applied} of ${sent} messages of the broker were applied`]),
      ...unpaid.map(({ number }) => `dividend ${number} was not paid`),
    ];
  }

  #remit(): void {
    const { rules } = this.#frame.context.market;
    const amount = this.#random.int(10, 3_000) * 100;
    const reference = `${this.#random.int(82, 91)}.${this.#random.int(1_000, 9_999)}`;
    const before = { usd: '0', inr: '0' };
    const quote = remittanceQuote({ amount, reference, valueOn: istDate(this.#frame.at), before }, rules);
    this.desk.book([
      { account: gatewayClearing(), commodity: 'INR', amount: `-${quote.total}` },
      { account: cashInTransit(), commodity: 'INR', amount: quote.total },
    ]);
    this.desk.book(remittanceEntries(quote).filter((entry) => Number(entry.amount) !== 0));
    this.#oracle.dollars += (BigInt(amount) * 1_000_000n) / whole(quote.rate, PLACES.price);
  }

  #withdraw(): void {
    const wallet = whole(this.desk.wallet, PLACES.dollars);
    const cents = this.#random.chance(0.7) ? wallet : wallet / 3n;
    if (cents <= 0n) return;
    const usd = fixed(cents, PLACES.dollars);
    const transfer = { usd, tcs: '0.00', total: decimal(usd).times(84).toFixed(2) };
    this.desk.book(withdrawalEntries(transfer));
    this.#oracle.dollars -= cents;
    this.#oracle.inTransit += cents;
    this.#frame.later(this.#random.int(1, 60) * HOUR, () => {
      const rejected = this.#random.chance(0.2);
      this.desk.book(rejected ? returnEntries(transfer) : payoutEntries(transfer));
      this.#oracle.inTransit -= cents;
      if (rejected) this.#oracle.dollars += cents;
      this.#check();
    });
  }

  /** A company announces a split or a dividend. */
  #announce(): void {
    const random = this.#random;
    const symbol = random.pick(SHARES);
    const exDate = addDays(newYorkDate(this.#frame.at), random.int(2, 12));
    const common = { number: (this.#actions += 1), symbol, ex_date: exDate, carried_out_at: null };
    if (random.chance(0.4)) {
      const [to, from] = random.pick(RATIOS);
      const at = newYorkInstant(exDate, 0);
      this.#frame.agenda.at(at.getTime(), () => {
        const split = { ...common, kind: 'split' as const, new_shares: to, old_shares: from };
        this.desk.split({ ...split, per_share: null, pays_on: null }, at);
        this.#oracle.split({ symbol, on: exDate, to: BigInt(to), from: BigInt(from) });
        this.box.split(symbol, { from, to });
        this.#check();
      });
      return;
    }
    const paysOn = addDays(exDate, PAYS_AFTER);
    const dividend = { ...common, kind: 'dividend' as const, per_share: `0.${random.int(1_000, 9_999)}` };
    this.desk.dividends.push({ ...dividend, new_shares: null, old_shares: null, pays_on: paysOn });
    for (const day of [exDate, paysOn]) this.#tickLater(newYorkInstant(day, 16 * 60).getTime());
  }

  #buy(symbol: string): void {
    const random = this.#random;
    const price = this.box.price(symbol);
    const byAmount = random.chance(0.6);
    const limited = !byAmount && random.chance(0.6);
    const near = limited ? BigInt(random.int(970, 1_020)) : 1_000n + PROTECTION * 10n;
    this.#place(symbol, 'buy', {
      amount: byAmount ? BigInt(random.chance(0.2) ? 100 : random.int(100, 90_000)) : null,
      quantity: byAmount ? null : BigInt(random.int(1_000, 5_000_000)),
      limit: byAmount ? null : (price * near) / 1_000n,
      market: !limited,
    });
  }

  #sell(symbol: string): void {
    const random = this.#random;
    const free = whole(this.desk.free(symbol), PLACES.shares);
    const limited = random.chance(0.5);
    const near = limited ? BigInt(random.int(985, 1_030)) : 1_000n - PROTECTION * 10n;
    this.#place(symbol, 'sell', {
      amount: null,
      quantity: random.chance(0.4) ? free : (free * BigInt(random.int(1, 99))) / 100n,
      limit: (this.box.price(symbol) * near) / 1_000n,
      market: !limited,
    });
  }

  #place(symbol: string, side: 'buy' | 'sell', terms: UsTerms): void {
    if (terms.quantity === 0n) return;
    const { rules } = this.#frame.context.market;
    const session = usSessionFrom(this.#frame.at);
    const placed = this.#rowOf(symbol, side, terms, session);
    const order = { ...placed, reserved: reservedFor(placed, rules) };
    if (decimal(order.reserved).gt(this.desk.wallet)) return;
    const { id, for_day: day } = order;
    this.#oracle.know(id, {
      symbol,
      side,
      day,
      amount: terms.amount,
      quantity: terms.quantity,
      limit: terms.limit ?? 0n,
      placedAt: order.placed_at.getTime(),
    });
    this.desk.keep(order, '0.00');
    const at = Math.max(this.#frame.now, session.opens.getTime()) + this.#random.int(0, 2 * MINUTE);
    this.#frame.agenda.at(Math.min(at, session.closes.getTime() - 1), () => this.#send(id, session));
  }

  #rowOf(
    symbol: string,
    side: 'buy' | 'sell',
    { amount, quantity, limit, market }: UsTerms,
    { date }: UsSession,
  ): UsOrderRow {
    const text = (value: bigint | null, places: number) => (value === null ? null : fixed(value, places));
    return {
      investor_id: 'investor',
      portfolio_id: 'portfolio',
      id: `us-${(this.#names += 1)}`,
      state: 'queued',
      reason: null,
      symbol,
      slug: symbol,
      name: symbol,
      side,
      kind: market ? 'market' : 'limit',
      amount: text(amount, PLACES.dollars),
      quantity: text(quantity, PLACES.shares),
      limit_price: text(limit, PLACES.price),
      filled: '0.000000',
      value: '0.00',
      reserved: '0.00',
      net: '0.00',
      cancel_requested: false,
      placed_at: this.#frame.at,
      for_day: date,
      settles_on: usSettlementDay(date, this.#frame.context.market.rules),
      settled_at: null,
      ended_at: null,
      note_no: null,
      split_new: 1,
      split_old: 1,
    };
  }

  #send(id: string, { closes }: UsSession): void {
    this.#endLater(id, closes);
    const order = this.desk.orders.get(id)!;
    if (order.state !== 'queued') return;
    this.desk.orders.set(id, { ...order, state: 'sent' });
    this.#oracle.send(id);
    const { symbol, side, kind, limit_price: limit } = order;
    const size = sizeOf(order, this.#frame.context.market.rules);
    const sent = {
      id,
      symbol,
      side,
      limit: limit === null ? null : whole(limit, PLACES.price),
      quantity: 'quantity' in size ? whole(size.quantity, PLACES.shares) : null,
      value: 'value' in size ? whole(size.value, PLACES.dollars) : null,
    };
    this.#report(this.box.place(sent, this.#frame.at));
    for (let more = this.#random.int(kind === 'limit' ? 0 : 1, 4); more > 0; more -= 1)
      this.#frame.later(this.#random.int(1, 90) * MINUTE, () => {
        if (this.#frame.at < closes) this.#report(this.box.trade(id, this.#frame.at));
      });
  }

  #cancel(order: UsOrderRow): void {
    if (isWithBroker(order)) {
      this.desk.orders.set(order.id, { ...order, cancel_requested: true });
      this.#end(order.id, this.#frame.at, 'cancelled');
    } else {
      this.desk.cancelQueued(order.id, this.#frame.at);
      this.#oracle.drop(order.id);
    }
  }

  /** Ends an order at the broker; some trades are reported after it, when the dollars or shares may be gone. */
  #end(id: string, at: Date, type: 'cancelled' | 'expired'): void {
    this.#report(this.box.end(id, at, type));
    if (this.#random.chance(0.3))
      this.#frame.later(this.#random.int(0, 20) * HOUR, () =>
        this.#report(this.box.tradeLate(id, this.#frame.at)),
      );
  }

  #endLater(id: string, closes: Date): void {
    const { settles_on: day } = this.desk.orders.get(id)!;
    const due = newYorkInstant(day, 16 * 60).getTime();
    this.#frame.agenda.at(closes.getTime(), () => this.#end(id, closes, 'expired'));
    // What is lost at the end of the session has no later message that shows the gap.
    for (const after of [10 * MINUTE, 16 * HOUR, 3 * DAY, 12 * DAY])
      this.#frame.agenda.at(closes.getTime() + after, () => this.#replay());
    this.#tickLater(due);
    this.#frame.agenda.at(due + LAST_SETTLEMENT, () => {
      const fault = this.desk.retire(id);
      if (fault) this.#frame.faults.push(fault);
      this.#oracle.retire(id);
    });
  }

  /** The periodic tasks run late now and then. */
  #tickLater(due: number): void {
    for (const late of [0, this.#random.int(0, DAY), 4 * DAY, LAST_SETTLEMENT])
      this.#frame.agenda.at(due + late, () => {
        const { desk } = this;
        const paid = new Set([...desk.reached.values()].filter((one) => one.paid));
        desk.tick(
          this.#frame.at,
          (id) => this.#oracle.settle(id),
          (number) => this.#expectDividend(number),
        );
        for (const one of desk.reached.values())
          if (one.paid && !paid.has(one)) this.#oracle.pay(this.#gross.get(one.dividend.number)!);
        this.#check();
      });
  }

  readonly #gross = new Map<number, bigint>();

  #expectDividend(number: number): void {
    const { symbol, ex_date: on, per_share: perShare } = this.desk.reached.get(number)!.dividend;
    this.#gross.set(number, this.#oracle.gross(symbol, on, whole(perShare, PLACES.price)));
  }

  /** Delivers messages with the faults of a network; now and then a trade is annulled. */
  #report(messages: readonly BrokerMessage[]): void {
    const random = this.#random;
    for (const message of messages) {
      if (message.type === 'traded' && random.chance(0.06))
        this.#frame.later(random.int(1, 40) * HOUR, () =>
          this.#report(this.box.annul(message, this.#frame.at)),
        );
      deliver(this.#frame, random, () => this.#arrive([message]));
    }
  }

  #arrive(messages: readonly BrokerMessage[]): void {
    if (this.desk.inbox.take(messages)) this.#frame.later(2 * MINUTE, () => this.#replay());
    this.#check();
  }

  #replay(): void {
    const missing = this.box.log.slice(this.desk.inbox.applied);
    if (missing.length > 0) this.#arrive(missing);
  }

  #check(): void {
    this.#oracle.readUpTo(this.box.log, this.desk.inbox.applied);
    this.#frame.faults.push(...usFaults(this.desk, this.#oracle, this.book));
  }
}
