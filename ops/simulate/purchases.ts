import { istDate } from '@sanchay/finance';
import {
  correctAllotment,
  decidePurchase,
  IllegalTransitionError,
  paymentReversalEntries,
  payNowOf,
  type Capture,
  type FollowUp,
  type PurchaseEvent,
  type PurchaseState,
} from '../../api/src/engine/index.ts';
import { cashInTransit, chargebackDue, gatewayClearing } from '../../api/src/ledger/index.ts';
import type { KeptLot } from './account.ts';
import { decimalText, tenThousandths } from './book.ts';
import { HOUR, MINUTE, type Frame } from './frame.ts';
import { faultsOfPurchase } from './invariants.ts';
import type { MarketScheme } from './market.ts';

const RAILS = ['upi', 'netbanking', 'wallet', 'mandate'] as const;

/** Purchases of a life: paid at once, late, never or reported twice, allotted, charged back, corrected. */
export class Purchases {
  readonly #frame: Frame;

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  buy(scheme: MarketScheme): void {
    const { random, plant } = this.#frame.context;
    const rupees = scheme.minimum + random.int(0, 500) * 100;
    const paise = random.chance(0.1) ? random.int(0, 99) : 0;
    const sip = random.chance(0.4);
    const id = this.#frame.name('order');
    const state = this.#draft(id, scheme, {
      type: sip ? 'sip' : 'buy',
      amount: `${rupees}.${String(paise).padStart(2, '0')}`,
      start_date: sip ? istDate(this.#frame.at) : null,
      sip_firstorderflag: sip && random.chance(0.8) ? 'Y' : 'N',
      plan_id: null,
    });
    this.#frame.count.orders += 1;
    this.#frame.account.putPurchase(state);
    this.#purchase(id, { type: 'asked' });
    this.#frame.acknowledge(id);
    if (plant === 'lost-ack' && random.chance(0.02)) {
      this.#frame.account.purchases.delete(id);
      this.#frame.account.steps.delete(id);
      return;
    }
    if (random.chance(0.06)) return this.#frame.later(random.int(1, 30) * HOUR, () => this.#cancel(id));
    this.#frame.later(this.#frame.patience(), () => this.#pay(id));
  }

  #draft(
    id: string,
    { code }: MarketScheme,
    asked: Pick<PurchaseState, 'type' | 'amount' | 'start_date' | 'sip_firstorderflag' | 'plan_id'>,
  ): PurchaseState {
    return {
      id,
      code,
      ...asked,
      folio_no: null,
      status: 'draft',
      placed_at: this.#frame.at,
      updated_at: this.#frame.at,
      realised_at: null,
      nav_date: null,
      allotment_date: null,
      rule_id: null,
      units: null,
      nav: null,
      stamp_duty: null,
    };
  }

  /** A due instalment, debited from the bank: its money comes, or the debit is refused. */
  instalment(
    scheme: MarketScheme,
    plan: { id: string },
    amount: string,
    ended: (paid: boolean) => void,
  ): string {
    const { random } = this.#frame.context;
    const id = this.#frame.name('instalment');
    const start_date = istDate(this.#frame.at);
    const asked = { type: 'sip', amount, start_date, sip_firstorderflag: 'N', plan_id: plan.id } as const;
    this.#frame.account.putPurchase(this.#draft(id, scheme, asked));
    this.#purchase(id, { type: 'asked' });
    const paid = random.chance(0.9);
    this.#frame.later(this.#frame.patience(), () => {
      if (paid) this.#receive(id);
      else this.#cancel(id);
      ended(paid);
    });
    return id;
  }

  #cancel(id: string): void {
    const how = this.#frame.context.random.chance(0.5) ? 'cancelled' : 'removed';
    this.#purchase(id, { type: 'cancel', how });
  }

  #pay(id: string): void {
    const { random } = this.#frame.context;
    const order = this.#frame.account.purchases.get(id)!;
    if (order.status !== 'pending') return;
    // A payment that fails leaves the order where it was; the user retries or gives up.
    if (random.chance(0.1))
      return this.#frame.later(this.#frame.patience(), () =>
        random.chance(0.8) ? this.#pay(id) : this.#cancel(id),
      );
    this.#receive(id);
  }

  /** The money of an order has arrived, and the gateway may report it twice. */
  #receive(id: string): void {
    const { random } = this.#frame.context;
    const amount = payNowOf(this.#frame.account.purchases.get(id)!);
    if (Number(amount) > 0) {
      this.#frame.account.book.book([
        { account: gatewayClearing(), commodity: 'INR', amount: `-${amount}` },
        { account: cashInTransit(), commodity: 'INR', amount },
      ]);
    }
    const { plan_id: plan } = this.#frame.account.purchases.get(id)!;
    const capture: Capture = { at: this.#frame.at, rail: plan === null ? random.pick(RAILS) : 'mandate' };
    this.#frame.account.captures.set(id, capture);
    this.#purchase(id, { type: 'paid', capture });
    // The gateway reports it again.
    if (random.chance(0.2)) this.#frame.later(random.int(1, 90) * MINUTE, () => this.#again(id, capture));
  }

  #again(id: string, capture: Capture): void {
    const before = this.#frame.account.purchases.get(id)!;
    try {
      this.#purchase(id, { type: 'paid', capture });
      this.#frame.faults.push(`${id}: paid a second time while ${before.status}`);
    } catch (error) {
      if (!(error instanceof IllegalTransitionError)) throw error;
      this.#frame.count.repeats += 1;
    }
  }

  #purchase(id: string, event: PurchaseEvent): void {
    const { account, context } = this.#frame;
    const { market, oracle } = context;
    const order = account.purchases.get(id)!;
    const { calendar, rules } = market;
    const scheme = this.#frame.mood(market.scheme(order.code));
    const made = decidePurchase(order, event, { at: this.#frame.at, calendar, rules, scheme });
    if (!made) return;
    this.#frame.account.putPurchase(made.state);
    this.#frame.keep(id, made);
    const { status, units, folio_no, nav_date, amount } = made.state;
    if (event.type === 'allot' && status === 'successful')
      this.#frame.bring({
        id,
        code: order.code,
        folioNo: folio_no!,
        boughtOn: nav_date!,
        units: units!,
        cost: amount,
      });
    for (const followUp of made.followUps) this.#follow(id, followUp);
    this.#frame.check(faultsOfPurchase(made.state, account.captures.get(id), market, oracle));
  }

  #follow(id: string, followUp: FollowUp): void {
    switch (followUp.do) {
      case 'refund':
        this.#frame.account.refundsDue.set(id, tenThousandths(followUp.amount));
        return this.#frame.later(this.#frame.patience(), () => this.#refund(id));
      case 'submit':
        return this.#frame.due(followUp.at, () => this.#purchase(id, { type: 'submit' }));
      case 'allot':
        return this.#frame.due(followUp.at, () => this.#allot(id));
      default:
    }
  }

  #refund(id: string): void {
    const due = this.#frame.account.refundsDue.get(id);
    if (due === undefined) return;
    this.#frame.account.refundsDue.delete(id);
    this.#frame.account.book.book(paymentReversalEntries(decimalText(due)));
    this.#frame.count.refunds += 1;
    this.#frame.check();
  }

  #allot(id: string): void {
    const order = this.#frame.account.purchases.get(id)!;
    const nav = this.#frame.published(order.code, order.nav_date!);
    if (!nav) return this.#frame.later(HOUR, () => this.#allot(id));
    const { random } = this.#frame.context;
    const folioNo = `${this.#frame.context.market.scheme(order.code).house_code}-${random.int(1, 2)}`;
    this.#purchase(id, { type: 'allot', nav, folioNo });
  }

  /**
   * The bank reverses the payment of an allotment, rather one that was partly sold: what is not left of it is due. Lots
   * in a folio with units that a sale reserves stay out of it.
   */
  chargeBack(held: readonly KeptLot[]): void {
    const { account, context } = this.#frame;
    const sold = held.filter(({ id, cost }) => cost < tenThousandths(account.purchases.get(id)?.amount ?? 0));
    const lot = context.random.pick(sold.length > 0 ? sold : held);
    const order = account.purchases.get(lot.id);
    if (order?.status !== 'successful' || order.units === null) return;
    if (account.reserved(lot.folioNo, lot.code) > 0n) return;
    const due = tenThousandths(order.amount) - lot.cost;
    if (due > 0n && context.plant !== 'lost-receivable') this.#book(due);
    const remaining = { units: decimalText(lot.units), cost: decimalText(lot.cost).slice(0, -2) };
    this.#purchase(lot.id, { type: 'reverse', remaining });
  }

  #book(due: bigint): void {
    const { account, count } = this.#frame;
    const amount = decimalText(due).slice(0, -2);
    account.chargebackDue += due;
    account.book.book([
      { account: cashInTransit(), commodity: 'INR', amount },
      { account: chargebackDue(), commodity: 'INR', amount: `-${amount}` },
    ]);
    count.receivables += 1;
  }

  /** A fund house corrects the NAV of an allotment to what was published: nothing changes for whom it was right. */
  correct(): void {
    const { market, random } = this.#frame.context;
    const lot = random.pick([...this.#frame.account.lots.values()]);
    const order = this.#frame.account.purchases.get(lot.id);
    if (!order) return;
    const nav = market.nav(order.code, order.nav_date!)!;
    const id = this.#frame.name('correction');
    const remaining = decimalText(lot.units);
    const context = {
      at: this.#frame.at,
      calendar: market.calendar,
      rules: market.rules,
      scheme: market.scheme(order.code),
    };
    const made = correctAllotment(order, { id, nav, remaining }, context);
    if (made) this.#frame.faults.push(`${order.id}: corrected although its NAV was right`);
  }
}
