import type { CallBody, UsOrder } from '@sanchay/contracts';
import type { BrokerMessage } from '../../partners/index.ts';
import { advanceBroker } from '../../partners/sandbox/us-broker/desk.ts';
import { signedHeaders } from '../../partners/signature.ts';
import { testSecret } from './partnerSecrets.ts';
import { UsWalletBench } from './usWalletBench.ts';

type Body = CallBody<'createUsOrder'>;

/** A session of New York that is open: 21:00 in India on Friday 20 November 2026. */
export const OPEN = '2026-11-20T21:00:00.000+05:30';
/** After the settlement of trades of that session. */
export const SETTLED = '2026-11-24T06:00:00.000+05:30';

/** Dollars in her wallet at the start. */
export const START_DOLLARS = 1_101.2;

/** Asha with dollars in her wallet while the US exchanges are open, and the broker of the sandbox; one for each test. */
export class UsOrderBench {
  readonly wallet: UsWalletBench;
  share = { slug: '', symbol: '', price: 0 };

  private constructor(wallet: UsWalletBench) {
    this.wallet = wallet;
  }

  static async open({ rupees = 100_000 } = {}): Promise<UsOrderBench> {
    const bench = new UsOrderBench(await UsWalletBench.open());
    if (rupees > 0) await bench.wallet.add(rupees);
    const [share] = await bench.api.db.query<UsOrderBench['share']>(
      `SELECT slug, symbol, price_usd::float8 AS price FROM us_stocks WHERE price_usd BETWEEN 100 AND 300
       ORDER BY market_cap_usd DESC LIMIT 1`,
    );
    bench.share = share!;
    await bench.wallet.moveTo(OPEN);
    return bench;
  }

  get api() {
    return this.wallet.api;
  }

  get token() {
    return this.wallet.token;
  }

  /** Free dollars of the wallet. */
  async balance(): Promise<number> {
    return (await this.wallet.wallet()).balance;
  }

  close(): Promise<void> {
    return this.wallet.close();
  }

  async place(over: Partial<Body> = {}, key?: string) {
    const size = over.quantity === undefined && over.amount === undefined ? { amount: 10 } : {};
    const body: Body = { slug: this.share.slug, side: 'buy', kind: 'market', ...size, ...over };
    const step_up =
      body.side === 'sell'
        ? { step_up: await this.wallet.confirmed('createUsOrder', 'redeem', { params: {}, body }) }
        : {};
    return this.api.call('createUsOrder', {
      token: this.token,
      body: { ...body, ...step_up },
      ...(key !== undefined && { key }),
    });
  }

  async placed(over: Partial<Body> = {}): Promise<UsOrder> {
    const { http, body } = await this.place(over);
    expect([http, body.message]).toEqual([200, undefined]);
    return body.data;
  }

  async order(id: string): Promise<UsOrder> {
    return (await this.api.call('usOrder', { token: this.token, params: { id } })).body.data;
  }

  /** Places and lets the broker trade. */
  async traded(over: Partial<Body> = {}): Promise<UsOrder> {
    const { id } = await this.placed(over);
    await this.api.runJobs();
    return this.order(id);
  }

  /** Places, lets the broker trade and moves past settlement. */
  async settled(over: Partial<Body> = {}, at = SETTLED): Promise<UsOrder> {
    const { id } = await this.traded(over);
    await this.moveTo(at);
    return this.order(id);
  }

  async moveTo(time: string): Promise<void> {
    await this.wallet.moveTo(time);
    await this.api.runJobs();
  }

  /** Lets the broker do what has come due, and requests its messages. */
  async advance(): Promise<void> {
    const now = () => this.api.clock.now();
    await advanceBroker({ db: this.api.db, secrets: this.api.ctx.settings.partnerSecrets, now });
    await this.api.db.tx((tx) => this.api.ctx.jobs.send(tx, 'us-broker-replay', {}));
    await this.api.runJobs();
  }

  /** Fills in the form of the broker's page. @returns the HTTP status */
  async announce(form: Record<string, string>): Promise<number> {
    const response = await fetch(`${this.api.ctx.settings.partnersOrigin}/us-broker/corporate-actions`, {
      method: 'POST',
      body: new URLSearchParams({ share: this.share.symbol, ...form }),
      redirect: 'manual',
    });
    return response.status;
  }

  async holdings() {
    return (await this.api.call('usHoldings', { token: this.token })).body.data;
  }

  /** The number of the last message that was applied. */
  async applied(): Promise<number> {
    const [row] = await this.api.db.query<{ applied: number }>(
      'SELECT applied::int AS applied FROM us_broker_cursor',
    );
    return row!.applied;
  }

  /** Messages of the broker about an order. */
  news(messages: readonly BrokerMessage[], secret = testSecret('broker')) {
    const url = '/api/v3/webhooks/us-broker';
    const payload = JSON.stringify({ messages });
    const headers = signedHeaders(secret, { method: 'POST', path: url, body: payload }, this.api.clock.now());
    return this.api.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  }
}

/** A message with what most of them leave out. */
export function brokerMessage(
  over: Pick<BrokerMessage, 'seq' | 'order_id' | 'type'> & Partial<BrokerMessage>,
): BrokerMessage {
  return {
    at: '2026-11-20T15:30:01.000Z',
    trade_id: null,
    quantity: null,
    price: null,
    amount: null,
    reason: null,
    ...over,
  };
}
