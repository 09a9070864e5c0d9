import { confirmsOf } from '@sanchay/contracts';
import type { PaymentRow } from '../../payments/index.ts';
import { fakeGateway, sendMandateNews, type FakeGateway } from './fakeGateway.ts';
import { signIn } from '../people/personas.ts';
import { stepUp } from '../people/stepUp.ts';
import { testApi, type TestApi } from '../testApi.ts';

type Action = 'pauseMandate' | 'resumeMandate' | 'revokeMandate';

/**
 * Asha with her bank account, a bank that holds mandates, and the recipients of instalment notices; one for all tests
 * of a file.
 */
export class MandateBench {
  readonly api: TestApi;
  readonly gateway: FakeGateway;
  token = '';
  bankId = '';
  /** How instalments ended, in order. */
  heard: [string, PaymentRow][] = [];

  private constructor(api: TestApi, gateway: FakeGateway) {
    this.api = api;
    this.gateway = gateway;
    const { paymentHandlers } = api.ctx;
    paymentHandlers.instalment = {
      ...paymentHandlers.instalment,
      paid: async (_ctx, _tx, payment) => void this.heard.push(['paid', payment]),
      ended: async (_ctx, _tx, payment) => void this.heard.push(['ended', payment]),
    };
  }

  static async open(): Promise<MandateBench> {
    const gateway = await fakeGateway();
    const api = await testApi({ partnersOrigin: gateway.origin });
    gateway.now = api.clock.now;
    return new MandateBench(api, gateway);
  }

  /** Friday, 20 November 2026, 10:00, without mandates. */
  async start(): Promise<void> {
    this.api.clock.set('2026-11-20T10:00:00.000+05:30');
    this.gateway.mode = 'well';
    this.heard = [];
    await this.api.db.query('TRUNCATE mandate_debits, mandates, mandate_events, notices');
    await this.api.runJobs();
    await this.signIn();
    this.bankId = (await this.call('mandateTerms')).body.data.banks[0]!.id;
  }

  /** Again, after the clock was moved: sessions end meanwhile. */
  async signIn(): Promise<void> {
    this.token = (await signIn(this.api, 'asha')).token;
  }

  call: TestApi['call'] = (name, options = {}) => this.api.call(name, { token: this.token, ...options });

  create(over: object = {}, key?: string) {
    const body = { type: 'xsip', bank_id: this.bankId, limit: 25_000, until: '2036-11-20', ...over };
    return this.call('createMandate', { body, ...(key && { key }) });
  }

  /** A mandate that waits for the user's approval. @returns its id */
  async made(over: object = {}): Promise<string> {
    return (await this.create(over)).body.data.id;
  }

  /** A mandate that the bank has accepted. @returns its id */
  async active(over: object = {}): Promise<string> {
    const id = await this.made(over);
    await this.news(id, 'active', { reference: 'SNDB0000000000000001' });
    return id;
  }

  news(id: string, status: string, over: object = {}) {
    return sendMandateNews(this.api, { mandate_id: id, status, reason: null, reference: null, ...over });
  }

  async read(id: string) {
    return (await this.call('mandate', { params: { id } })).body.data;
  }

  /** Pauses, resumes or ends a mandate with a code. */
  async act(call: Action, id: string) {
    const params = { id };
    const step_up = await stepUp(this.api, this.token, 'mandate', confirmsOf(call, { params }));
    return this.call(call, { params, body: { step_up } });
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.gateway.close();
  }
}
