import { ask, type Person } from '../cluster/testing/person.ts';
import type { Random } from '../simulate/random.ts';
import { answered, press } from './careful.ts';

/** An order that was acknowledged to a client. */
export interface Acknowledged {
  id: string;
  code: string;
  amount: number;
  portfolioId: string;
}

interface ShownCart {
  id: string;
  revision: number;
  items: unknown[];
  confirms: string | null;
}

/** The token of an OTP for the contents of a cart. */
type CartOtp = (token: string, confirms: string | null) => Promise<string>;

/** A simulated user that places orders and pays carts until stopped, and records what was acknowledged. */
export class CrashClient {
  readonly journal: Acknowledged[] = [];
  /** Payments that the gateway's page took. */
  paid = 0;
  /** Answers that the client did not expect, in words. */
  readonly surprises: string[] = [];
  readonly #origin: string;
  readonly #person: Person;
  readonly #codes: readonly string[];
  readonly #random: Random;
  readonly #otp: CartOtp;

  constructor(origin: string, person: Person, codes: readonly string[], random: Random, otp: CartOtp) {
    this.#origin = origin;
    this.#person = person;
    this.#codes = codes;
    this.#random = random;
    this.#otp = otp;
  }

  async work(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const lines = this.#random.int(1, 3);
      for (let line = 0; line < lines && goesOn(); line += 1) await this.#place();
      if (goesOn()) await this.#pay();
    }
  }

  #answered(path: string, body: object) {
    return answered(this.#origin, { token: this.#person.token, path, body });
  }

  async #place(): Promise<void> {
    const code = this.#random.pick(this.#codes);
    const amount = 5_000 * this.#random.int(1, 9);
    const answer = await this.#answered('/api/v3/orders.json', { code, type: 'buy', amount });
    // The cart is being paid, by our own payment that we lost sight of.
    if (answer.body.code === 'payment_in_progress') return;
    if (answer.status !== 200) {
      this.surprises.push(`an order was answered ${answer.status} ${answer.body.code}`);
      return;
    }
    const { id } = answer.body.data as unknown as { id: string };
    const { portfolioId } = this.#person;
    const known = this.journal.findIndex((one) => one.id === id);
    // The same fund again while it waits in the cart changes the order that is there.
    if (known >= 0) this.journal.splice(known, 1);
    this.journal.push({ id, code, amount, portfolioId });
  }

  async #pay(): Promise<void> {
    const { token } = this.#person;
    const read = await ask(this.#origin, 'GET', '/api/v3/cart.json', { token }).catch(() => null);
    const cart = read?.body.data as unknown as ShownCart | undefined;
    if (!cart || cart.items.length === 0) return;
    const stepUp = await this.#otp(token, cart.confirms).catch(() => null);
    // The database was killed.
    if (stepUp === null) return;
    const body = { cart_id: cart.id, revision: cart.revision, method: 'upi', step_up: stepUp };
    const answer = await this.#answered('/api/v3/payments.json', body);
    if (answer.status !== 200) {
      const expected = [
        ...['payment_in_progress', 'cart_changed', 'cart_empty', 'upi_limit'],
        // The cart that was confirmed is not the one that is there by now.
        'step_up_invalid',
      ];
      if (!expected.includes(answer.body.code ?? ''))
        this.surprises.push(`a payment was answered ${answer.status} ${answer.body.code}`);
      return;
    }
    const { redirect_url: page } = answer.body.data as unknown as { redirect_url: string | null };
    if (!page) return;
    const action = this.#random.pick(['pay', 'pay', 'pay', 'pay_twice', 'pay_silent', 'fail']);
    await press(page, action);
    if (action !== 'fail') this.paid += 1;
  }
}
