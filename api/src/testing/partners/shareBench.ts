import { confirmsOf, type CallBody, type CallName, type StockOrder } from '@sanchay/contracts';
import { proveBooks } from '../../ledger/index.ts';
import { proveCalculation } from '../proveCalculation.ts';
import type { ExchangeMessage } from '../../partners/index.ts';
import { advanceExchange } from '../../partners/sandbox/exchange/advance.ts';
import { signedHeaders } from '../../partners/signature.ts';
import { runClockHooks } from '../../sandbox/clockMoved.ts';
import { signIn } from '../people/personas.ts';
import { confirmedOtp } from '../people/stepUp.ts';
import { testApi, type TestApi } from '../testApi.ts';
import { testSecret } from './partnerSecrets.ts';
import { sandboxPartners } from './sandboxPartners.ts';

export type StockOrderBody = CallBody<'createStockOrder'>;

/** A share that the tests trade. */
export interface TestShare {
  slug: string;
  isin: string;
  symbol: string;
  price: number;
}

/** Asha at the stock exchange of the sandbox with its payment gateway; one for each test. */
export class ShareBench {
  readonly api: TestApi;
  readonly #partners: { close(): Promise<void> };
  readonly share: TestShare;
  token = '';

  private constructor(api: TestApi, partners: { close(): Promise<void> }, share: TestShare) {
    this.api = api;
    this.#partners = partners;
    this.share = share;
  }

  static async open(): Promise<ShareBench> {
    const api = await testApi();
    const partners = await sandboxPartners(api);
    const [share] = await api.db.query<TestShare>(
      'SELECT slug, isin, symbol, price::float8 AS price FROM stocks WHERE price BETWEEN 300 AND 900 ORDER BY market_cap DESC LIMIT 1',
    );
    const bench = new ShareBench(api, partners, share!);
    await bench.signIn();
    return bench;
  }

  async close(): Promise<void> {
    await this.#partners.close();
    await this.api.close();
  }

  async signIn(): Promise<void> {
    ({ token: this.token } = await signIn(this.api, 'asha'));
  }

  gateway() {
    const { api } = this;
    return { db: api.db, secrets: api.ctx.settings.partnerSecrets, now: () => api.clock.now() };
  }

  confirmed(call: CallName, request: object) {
    return confirmedOtp(this.api, this.token, 'redeem', confirmsOf(call, request));
  }

  async addCash(amount = 100_000): Promise<void> {
    const { token } = this;
    const { http, body } = await this.api.call('addTradingCash', { token, body: { amount, method: 'upi' } });
    expect([http, body.message]).toEqual([200, undefined]);
    await fetch(body.data.redirect_url!, {
      method: 'POST',
      body: new URLSearchParams({ action: 'pay' }),
      redirect: 'manual',
    });
    await this.api.call('payment', { token, params: { id: body.data.id } });
    await this.api.runJobs();
  }

  async place(over: Partial<StockOrderBody> = {}, key?: string) {
    const body = {
      slug: this.share.slug,
      side: 'buy' as const,
      kind: 'market' as const,
      quantity: 10,
      ...over,
    };
    const step_up =
      body.side === 'sell' ? { step_up: await this.confirmed('createStockOrder', { params: {}, body }) } : {};
    return this.api.call('createStockOrder', {
      token: this.token,
      body: { ...body, ...step_up },
      ...(key && { key }),
    });
  }

  async placed(over: Partial<StockOrderBody> = {}): Promise<StockOrder> {
    const { http, body } = await this.place(over);
    expect([http, body.message]).toEqual([200, undefined]);
    return body.data;
  }

  async order(id: string): Promise<StockOrder> {
    return (await this.api.call('stockOrder', { token: this.token, params: { id } })).body.data;
  }

  /** Places an order and lets the exchange answer. */
  async traded(over: Partial<StockOrderBody> = {}): Promise<StockOrder> {
    const { id } = await this.placed(over);
    await this.api.runJobs();
    return this.order(id);
  }

  async cash() {
    return (await this.api.call('tradingCash', { token: this.token })).body.data;
  }

  async holdings() {
    return (await this.api.call('stockHoldings', { token: this.token })).body.data;
  }

  async moveTo(instant: string): Promise<void> {
    const from = this.api.clock.now();
    this.api.clock.set(instant);
    await this.signIn();
    await runClockHooks(this.api.ctx, { from, to: this.api.clock.now() });
    await this.api.runJobs();
  }

  /** Places an order on 20 November 2026 that trades and settles. */
  async settled(over: Partial<StockOrderBody> = {}): Promise<StockOrder> {
    const { id } = await this.traded(over);
    await this.moveTo('2026-11-23T16:00:00.000+05:30');
    return this.order(id);
  }

  /** Delivers messages of the exchange, signed with its secret or with another. */
  news(messages: readonly ExchangeMessage[], secret = testSecret('exchange')) {
    const url = '/api/v3/webhooks/exchange';
    const payload = JSON.stringify({ messages });
    const headers = signedHeaders(secret, { method: 'POST', path: url, body: payload }, this.api.clock.now());
    return this.api.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { 'content-type': 'application/json', ...headers },
    });
  }

  /** Lets the exchange do what is due and fetches its messages. */
  async advance(): Promise<void> {
    await advanceExchange(this.gateway());
    await this.api.db.tx((tx) => this.api.ctx.jobs.send(tx, 'exchange-replay', {}));
    await this.api.runJobs();
  }

  /** Enters a notice on the page of the exchange: a halt of the share, another band, a move of the index. @returns the HTTP status */
  async halt(form: Record<string, string> = { action: 'halt' }): Promise<number> {
    const response = await fetch(`${this.api.ctx.settings.exchangeOrigin}/exchange`, {
      method: 'POST',
      body: new URLSearchParams({ share: this.share.symbol, ...form }),
      redirect: 'manual',
    });
    return response.status;
  }

  /** Fills in the form of the exchange's page. @returns the HTTP status */
  async announce(form: Record<string, string>): Promise<number> {
    const response = await fetch(`${this.api.ctx.settings.exchangeOrigin}/exchange/corporate-actions`, {
      method: 'POST',
      body: new URLSearchParams({ share: this.share.symbol, ...form }),
      redirect: 'manual',
    });
    return response.status;
  }

  async sound(): Promise<void> {
    expect((await proveBooks(this.api.db)).findings).toEqual([]);
    await proveCalculation(this.api, this.token);
  }
}
