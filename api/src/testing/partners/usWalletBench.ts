import { confirmsOf, type CallBody, type CallName } from '@sanchay/contracts';
import { proveBooks } from '../../ledger/index.ts';
import { proveCalculation } from '../proveCalculation.ts';
import { signedHeaders } from '../../partners/signature.ts';
import { runClockHooks } from '../../sandbox/clockMoved.ts';
import { signIn } from '../people/personas.ts';
import { confirmedOtp } from '../people/stepUp.ts';
import { testApi, type TestApi } from '../testApi.ts';
import { pressPay } from './depositBench.ts';
import { testSecret } from './partnerSecrets.ts';
import { sandboxPartners } from './sandboxPartners.ts';

type Remittance = CallBody<'createRemittance'>;

/** Asha with an account for US stocks, and the bank and the payment gateway of the sandbox; one for each test. */
export class UsWalletBench {
  readonly api: TestApi;
  readonly #partners: { close(): Promise<void> };
  token = '';

  private constructor(api: TestApi, partners: { close(): Promise<void> }) {
    this.api = api;
    this.#partners = partners;
  }

  static async open({ account = true } = {}): Promise<UsWalletBench> {
    const api = await testApi();
    const bench = new UsWalletBench(api, await sandboxPartners(api));
    await api.db.query("UPDATE exchange_rates SET price = 90 WHERE at > '2025-01-01'");
    ({ token: bench.token } = await signIn(api, 'asha'));
    if (account) expect((await bench.openAccount()).http).toBe(200);
    return bench;
  }

  async close(): Promise<void> {
    await this.#partners.close();
    await this.api.close();
  }

  async account() {
    return (await this.api.call('usAccount', { token: this.token })).body.data;
  }

  /** Hashes of the texts that are to be agreed to. */
  async hashes() {
    const { texts } = await this.account();
    return Object.fromEntries(texts.map(({ kind, hash }) => [kind, hash])) as CallBody<'openUsAccount'>;
  }

  async openAccount(over: Partial<CallBody<'openUsAccount'>> = {}) {
    return this.api.call('openUsAccount', { token: this.token, body: { ...(await this.hashes()), ...over } });
  }

  preview(amount: number, more: object = {}) {
    return this.api.call('previewRemittance', { token: this.token, query: { amount, ...more } });
  }

  confirmed(call: CallName, purpose: 'purchase' | 'redeem', request: object) {
    return confirmedOtp(this.api, this.token, purpose, confirmsOf(call, request));
  }

  /** Places a remittance as it was previewed. */
  async place(amount: number, over: Partial<Remittance> = {}) {
    const elsewhere = {
      ...(over.elsewhere_usd !== undefined && { elsewhere_usd: over.elsewhere_usd }),
      ...(over.elsewhere_inr !== undefined && { elsewhere_inr: over.elsewhere_inr }),
    };
    const { data } = (await this.preview(amount, elsewhere)).body;
    const body = {
      ...{ amount, usd: data.usd, total: data.total, accepted: true as const, method: 'netbanking' as const },
      ...over,
    };
    const step_up = await this.confirmed('createRemittance', 'purchase', { params: {}, body });
    return this.api.call('createRemittance', { token: this.token, body: { ...body, step_up } });
  }

  /** Places and pays. @returns the id */
  async pay(amount: number): Promise<string> {
    const placed = await this.place(amount);
    expect([placed.http, placed.body.message]).toEqual([200, undefined]);
    const { id, payment } = placed.body.data;
    await pressPay(payment!.redirect_url!);
    await this.api.call('payment', { token: this.token, params: { id: payment!.id } });
    return id;
  }

  /** Places, pays and lets the bank convert. @returns the id */
  async add(amount: number): Promise<string> {
    const id = await this.pay(amount);
    await this.letBankDecide();
    return id;
  }

  /** Sends what is due to the bank and moves past the time that it takes. */
  async letBankDecide(): Promise<void> {
    await this.api.runJobs();
    this.api.clock.advance(40_000);
    await this.api.runJobs();
  }

  async withdraw(usd: number, over: Partial<CallBody<'createUsWithdrawal'>> = {}) {
    const preview = await this.api.call('previewUsWithdrawal', { token: this.token, query: { usd } });
    if (preview.http !== 200) return preview;
    const { net, accounts } = preview.body.data;
    const body = { usd, net, bank_id: accounts[0]!.id, ...over };
    const step_up = await this.confirmed('createUsWithdrawal', 'redeem', { params: {}, body });
    return this.api.call('createUsWithdrawal', { token: this.token, body: { ...body, step_up } });
  }

  async transfer(id: string) {
    return (await this.api.call('usTransfer', { token: this.token, params: { id } })).body.data;
  }

  async wallet() {
    return (await this.api.call('usWallet', { token: this.token })).body.data;
  }

  async moveTo(time: string): Promise<void> {
    const from = this.api.clock.now();
    this.api.clock.set(time);
    ({ token: this.token } = await signIn(this.api, 'asha'));
    await this.api.db.query("UPDATE exchange_rates SET price = 90 WHERE at > '2025-01-01'");
    await runClockHooks(this.api.ctx, { from, to: this.api.clock.now() });
    await this.api.db.query("UPDATE exchange_rates SET price = 90 WHERE at > '2025-01-01'");
  }

  /** A signed message of a partner to the API. */
  notify(partner: 'remittances' | 'payments', payload: string, secret = testSecret(partner)) {
    const url = `/api/v3/webhooks/${partner}`;
    return this.api.app.inject({
      ...{ method: 'POST', url, payload },
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secret, { method: 'POST', path: url, body: payload }, this.api.clock.now()),
      },
    });
  }

  /** Has the bank of the payer reverse the payment of a transfer. */
  async chargeBack(id: string): Promise<void> {
    const { payment } = await this.transfer(id);
    const [row] = await this.api.db.query<{ gateway_ref: string }>(
      'SELECT gateway_ref FROM payments WHERE id = $1',
      [payment!.id],
    );
    await pressPay(`${this.api.ctx.settings.partnersOrigin}/pay/${row!.gateway_ref}`, 'charge_back');
    const [event] = await this.api.db.query<{ body: string }>(
      "SELECT body FROM partners_sandbox.events WHERE body LIKE '%charged_back%'",
    );
    expect((await this.notify('payments', event!.body)).statusCode).toBe(200);
  }

  async booksAreSound(): Promise<void> {
    expect((await proveBooks(this.api.db)).findings).toEqual([]);
    await proveCalculation(this.api, this.token);
  }
}
