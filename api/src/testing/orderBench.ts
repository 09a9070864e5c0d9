import type { Cart, CallName, Order } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { PERSONA_PASSWORD, PERSONAS } from '../personas/index.ts';
import { endQuietly, fakeGateway, newsOf, sendNews, type FakeGateway } from './partners/fakeGateway.ts';
import { orderMarket, resetOrderMarket } from './orderMarket.ts';
import { confirmedOtp } from './people/stepUp.ts';
import { testApi, type TestApi } from './testApi.ts';

export interface OrderBench {
  api: TestApi;
  gateway: FakeGateway;
  /** A new user with an account that is ready, signed in on Friday, 20 November 2026, 10:00, in a fresh market. */
  newInvestor(): Promise<TestInvestor>;
  close(): Promise<void>;
}

export const FRIDAY_MORNING = '2026-11-20T10:00:00.000+05:30';

/** The API with a few plain funds and a gateway that speaks the real protocol; one for all tests of a file. */
export async function orderBench(): Promise<OrderBench> {
  const gateway = await fakeGateway();
  const api = await testApi({ partnersOrigin: gateway.origin });
  gateway.now = api.clock.now;
  await orderMarket(api.db);
  return {
    api,
    gateway,
    async newInvestor() {
      api.clock.set(FRIDAY_MORNING);
      await resetOrderMarket(api.db);
      gateway.mode = 'well';
      const investor = new TestInvestor(api, gateway);
      await investor.join();
      return investor;
    },
    async close() {
      await api.close();
      await gateway.close();
    },
  };
}

/** A user who invests in a test, with a separate account. */
export class TestInvestor {
  readonly userId = randomUUID();
  readonly portfolioId = randomUUID();
  token = '';
  private readonly api: TestApi;
  private readonly gateway: FakeGateway;

  constructor(api: TestApi, gateway: FakeGateway) {
    this.api = api;
    this.gateway = gateway;
  }

  /** Makes the account and signs in. */
  async join(): Promise<void> {
    await this.api.db.query(
      `INSERT INTO users (id, email, name, fname, password_hash, state, referral_code)
       SELECT $1::uuid, $1 || '@test.example', 'Test Investor', 'Test', password_hash, 2, $1 FROM users WHERE id = $2`,
      [this.userId, PERSONAS.asha.userId],
    );
    await this.api.db.query(
      `INSERT INTO portfolios (id, owner_id, name, onboarding_state) VALUES ($1, $2, 'Personal', 13)`,
      [this.portfolioId, this.userId],
    );
    await this.signIn();
  }

  /** Moves all clocks, and signs in again, because sessions end meanwhile. */
  async moveTo(instant: string): Promise<void> {
    this.api.clock.set(instant);
    await this.signIn();
  }

  call<K extends CallName>(name: K, options: Parameters<typeof this.api.call<K>>[1] = {}) {
    return this.api.call(name, { token: this.token, ...options });
  }

  place(body: unknown, key?: string) {
    return this.call('createOrder', { body, ...(key && { key }) });
  }

  async cart(): Promise<Cart> {
    return (await this.call('cart')).body.data;
  }

  async order(id: string): Promise<Order> {
    return (await this.call('order', { params: { id } })).body.data;
  }

  /** Requests payment of the current cart, confirmed with its OTP. */
  async pay(over: Record<string, unknown> = {}, key?: string) {
    const { id, revision, items, confirms } = await this.cart();
    const consents = items.flatMap(({ order_id, consent }) =>
      consent ? { order_id, hash: consent.hash } : [],
    );
    const step_up = await confirmedOtp(this.api, this.token, 'purchase', confirms);
    const body = { cart_id: id, revision, method: 'upi', consents, step_up, ...over };
    return this.call('pay', { body, ...(key && { key }) });
  }

  /** Pays the cart up to the news of success. @returns the payment's id. */
  async payAll(over: Record<string, unknown> = {}): Promise<string> {
    const answer = await this.pay(over);
    if (answer.http !== 200) throw new Error(`the cart was not paid: ${JSON.stringify(answer.body)}`);
    const { id, status } = answer.body.data;
    if (status !== 'pending') return id;
    endQuietly(this.gateway, id, { status: 'successful', paid_at: this.api.clock.now().toISOString() });
    const news = await sendNews(this.api, newsOf(this.gateway, id));
    if (news.http !== 200) throw new Error(`the news was not taken: ${news.code}`);
    return id;
  }

  private async signIn(): Promise<void> {
    const body = { email: `${this.userId}@test.example`, password: PERSONA_PASSWORD };
    const answer = await this.api.call('authenticate', { body });
    if (answer.http !== 200) throw new Error(`could not sign in: ${JSON.stringify(answer.body)}`);
    this.token = answer.body.token;
  }
}
