import { confirmsOf, type CallBody, type Payment, type StockOrder } from '@sanchay/contracts';
import type { Person } from '../../cluster/testing/person.ts';
import type { Random } from '../../simulate/random.ts';
import { answered, press } from '../careful.ts';

type Body = CallBody<'createStockOrder'>;

/** An order of shares that was acknowledged to a client. */
export interface AcknowledgedShares extends Pick<Body, 'side' | 'quantity'> {
  id: string;
  slug: string;
  portfolioId: string;
}

/** A share that clients trade. */
export interface CrashShare {
  slug: string;
  isin: string;
  /** Rupees. */
  price: number;
}

/** The token of an OTP for what a request does. */
export type ShareOtp = (person: Person, confirms: string) => Promise<string>;

/** Last two digits of quantities, each of which makes the exchange do something unusual. */
const UNUSUAL = [91, 92, 93, 94, 95, 96, 97, 98];
const MOST_USUAL = 40;
/** Of a UPI payment. */
const CASH_STEP = 90_000;
/** Answers that a careful client expects: the account or the order has no more. */
const REFUSALS = [
  ...['cash_short', 'shares_short', 'shares_none', 'shares_unsettled'],
  ...['not_cancellable', 'upi_limit', 'payment_in_progress'],
  // The OTP was over before a node answered; an order that was placed all the same would be found.
  'step_up_invalid',
];

/** A simulated user that buys, sells and cancels shares and adds cash until stopped, and records what was acknowledged. */
export class ShareClient {
  readonly journal: AcknowledgedShares[] = [];
  /** Payments of cash that the gateway's page took, in rupees. */
  readonly paid: number[] = [];
  /** Cancellations that were acknowledged, by order. */
  readonly cancelled = new Set<string>();
  /** Answers that the client did not expect, in words. */
  readonly surprises: string[] = [];
  readonly person: Person;
  readonly #origin: string;
  readonly #shares: readonly CrashShare[];
  readonly #random: Random;
  readonly #otp: ShareOtp;

  constructor(
    origin: string,
    person: Person,
    { shares, random, otp }: { shares: readonly CrashShare[]; random: Random; otp: ShareOtp },
  ) {
    this.#origin = origin;
    this.person = person;
    this.#shares = shares;
    this.#random = random;
    this.#otp = otp;
  }

  async work(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const roll = this.#random.next();
      if (roll < 0.05) await this.addCash(this.#random.pick(['pay', 'pay_twice', 'pay_silent']));
      else if (roll < 0.2 && this.journal.length > 0)
        await this.#cancel(this.#random.pick(this.journal.slice(-6)).id);
      else if (roll < 0.45) await this.#place('sell');
      else await this.#place('buy');
    }
  }

  /** Adds cash through the gateway's page. */
  async addCash(action = 'pay'): Promise<void> {
    const body = { amount: CASH_STEP + this.#random.int(1, 999), method: 'upi' };
    const payment = await this.#asked<Payment>('/equity/api/v1/cash/payments.json', body);
    if (!payment?.redirect_url) return;
    await press(payment.redirect_url, action);
    this.paid.push(payment.amount);
  }

  /** Buys shares of a kind at the market, in a number that the exchange does nothing unusual with. */
  buy(share: CrashShare, quantity: number): Promise<void> {
    return this.#order({ slug: share.slug, side: 'buy', kind: 'market', quantity });
  }

  #place(side: Body['side']): Promise<void> {
    const random = this.#random;
    const { slug, price } = random.pick(this.#shares);
    const quantity = random.chance(0.3) ? random.pick(UNUSUAL) : random.int(1, MOST_USUAL);
    const validity = random.chance(0.1) ? 'ioc' : 'day';
    if (random.chance(0.5)) return this.#order({ slug, side, kind: 'market', quantity, validity });
    const limit = Math.round(price * (1 + random.int(-3, 3) / 100));
    return this.#order({ slug, side, kind: 'limit', price: limit, quantity, validity });
  }

  async #order(body: Body): Promise<void> {
    const { person } = this;
    const confirms = confirmsOf('createStockOrder', { params: {}, body });
    const otp = body.side === 'sell' ? { step_up: await this.#otp(person, confirms).catch(() => null) } : {};
    // The database was killed.
    if (otp.step_up === null) return;
    const order = await this.#asked<StockOrder>('/equity/api/v1/orders.json', { ...body, ...otp });
    if (!order) return;
    const { slug, side, quantity } = body;
    this.journal.push({ id: order.id, slug, side, quantity, portfolioId: person.portfolioId });
  }

  async #cancel(id: string): Promise<void> {
    const order = await this.#asked<StockOrder>(`/equity/api/v1/orders/${id}/cancel.json`, {});
    if (order) this.cancelled.add(order.id);
  }

  /** The answer of a call; null when it was refused. */
  async #asked<Reply>(path: string, body: object): Promise<Reply | null> {
    const answer = await answered(this.#origin, { token: this.person.token, path, body });
    if (answer.status === 200) return answer.body.data as unknown as Reply;
    if (!REFUSALS.includes(answer.body.code ?? ''))
      this.surprises.push(`${path} was answered ${answer.status} ${answer.body.code}`);
    return null;
  }
}
