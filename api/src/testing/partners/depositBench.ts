import { confirmsOf, type CallBody, type CallName } from '@sanchay/contracts';
import { proveBooks } from '../../ledger/index.ts';
import { proveCalculation } from '../proveCalculation.ts';
import { signedHeaders } from '../../partners/signature.ts';
import { runClockHooks } from '../../sandbox/clockMoved.ts';
import { signIn } from '../people/personas.ts';
import { confirmedOtp } from '../people/stepUp.ts';
import { testApi, type TestApi } from '../testApi.ts';
import { testSecret } from './partnerSecrets.ts';
import { sandboxPartners } from './sandboxPartners.ts';

export type DepositBody = CallBody<'createDeposit'>;

/** The plan that the tests book: cumulative, 12 months, at a bank. */
export const DEPOSIT_PLAN = 'axis-bank-12';

/** Presses a button on the page of the payment gateway. */
export const pressPay = async (page: string, action = 'pay') =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });

/** Asha with her bank account, and the issuers and the payment gateway of the sandbox; one for each test. */
export class DepositBench {
  readonly api: TestApi;
  readonly #partners: { close(): Promise<void> };
  token = '';
  bank = '';

  private constructor(api: TestApi, partners: { close(): Promise<void> }) {
    this.api = api;
    this.#partners = partners;
  }

  static async open(): Promise<DepositBench> {
    const api = await testApi();
    const bench = new DepositBench(api, await sandboxPartners(api));
    ({ token: bench.token } = await signIn(api, 'asha'));
    bench.bank = (await bench.preview()).body.data.accounts[0]!.id;
    return bench;
  }

  async close(): Promise<void> {
    await this.#partners.close();
    await this.api.close();
  }

  preview(query: object = {}, plan = DEPOSIT_PLAN) {
    return this.api.call('previewDeposit', {
      token: this.token,
      params: { plan_id: plan },
      query: { amount: 100_000, ...query },
    });
  }

  /** Everything that a booking sends beside its confirmation. */
  async request(over: Partial<DepositBody> = {}) {
    return {
      plan_id: DEPOSIT_PLAN,
      amount: 100_000,
      payout: 'maturity' as const,
      rate: (await this.preview()).body.data.rate,
      maturity_instruction: 'pay_out' as const,
      tax_form: 'none' as const,
      bank_id: this.bank,
      accepted: true as const,
      method: 'upi' as const,
      ...over,
    };
  }

  confirmed(call: CallName, purpose: 'purchase' | 'redeem', request: object) {
    return confirmedOtp(this.api, this.token, purpose, confirmsOf(call, request));
  }

  async place(over: Partial<DepositBody> = {}) {
    const body = await this.request(over);
    const step_up = await this.confirmed('createDeposit', 'purchase', { params: {}, body });
    return this.api.call('createDeposit', { token: this.token, body: { ...body, step_up } });
  }

  /** Places, pays and lets the issuer decide. @returns the id */
  async book(over: Partial<DepositBody> = {}): Promise<string> {
    const placed = await this.place(over);
    expect([placed.http, placed.body.message]).toEqual([200, undefined]);
    const { id, payment } = placed.body.data;
    await pressPay(payment!.redirect_url!);
    await this.readPayment(payment!.id);
    await this.letIssuerDecide();
    return id;
  }

  readPayment(id: string) {
    return this.api.call('payment', { token: this.token, params: { id } });
  }

  /** Sends what is to be sent to the issuer and moves past the time that it takes. */
  async letIssuerDecide(): Promise<void> {
    await this.api.runJobs();
    this.api.clock.advance(40_000);
    await this.api.runJobs();
  }

  async deposit(id: string) {
    return (await this.api.call('deposit', { token: this.token, params: { id } })).body.data;
  }

  async moveTo(day: string): Promise<void> {
    const from = this.api.clock.now();
    this.api.clock.set(`${day}T10:00:00.000+05:30`);
    ({ token: this.token } = await signIn(this.api, 'asha'));
    await runClockHooks(this.api.ctx, { from, to: this.api.clock.now() });
  }

  /** A signed message of a partner to the API. */
  notify(partner: 'deposits' | 'payments', payload: string, secret = testSecret(partner)) {
    const url = `/api/v3/webhooks/${partner}`;
    return this.api.app.inject({
      ...{ method: 'POST', url, payload },
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secret, { method: 'POST', path: url, body: payload }, this.api.clock.now()),
      },
    });
  }

  async booksAreSound(): Promise<void> {
    expect((await proveBooks(this.api.db)).findings).toEqual([]);
    await proveCalculation(this.api, this.token);
  }
}
