import { goldConfirms, type CallBody } from '@sanchay/contracts';
import { balanceOf, unitsHeld } from '../../ledger/index.ts';
import { PERSONAS } from '../../personas/index.ts';
import { signIn } from '../people/personas.ts';
import { confirmedOtp } from '../people/stepUp.ts';
import { testApi, type TestApi } from '../testApi.ts';
import { endQuietly, fakeGateway, newsOf, sendNews, type FakeGateway } from './fakeGateway.ts';

/** When the gateway took a payment. */
export const PAID_AT = '2026-11-20T04:30:30.000Z';

/** Asha, who buys gold at ₹2,953.63 a gram, Meera, and a gateway that speaks the real protocol. */
export class GoldBench {
  api!: TestApi;
  gateway!: FakeGateway;
  token = '';
  /** Of Meera. */
  other = '';

  open = async (): Promise<void> => {
    this.gateway = await fakeGateway();
    this.api = await testApi({ partnersOrigin: this.gateway.origin });
    const { api } = this;
    this.gateway.now = () => api.clock.now();
    api.ctx.settings.sandbox = false;
    await this.signIn();
    this.other = (await signIn(api, 'meera')).token;
    await api.db.query("INSERT INTO gold_prices VALUES ('2026-11-20', 2953.63)");
  };

  close = async (): Promise<void> => {
    await this.api.close();
    await this.gateway.close();
  };

  /** Again, after the clock was moved. */
  signIn = async (): Promise<void> => {
    this.token = (await signIn(this.api, 'asha')).token;
  };

  /** Locks the price. @returns the id of the lock */
  hold = async (): Promise<string> => (await this.api.call('goldCurrentPrice')).body.block_id;

  order = async (body: Partial<CallBody<'createGoldOrder'>>, key?: string) => {
    const { api, token } = this;
    const confirms = goldConfirms({ block_id: '', ...body });
    const step_up = await confirmedOtp(api, token, 'purchase', confirms);
    return api.call('createGoldOrder', {
      token,
      body: { side: 'buy', method: 'upi', step_up, ...body },
      ...(key && { key }),
    });
  };

  orderRows = () => this.api.db.query('SELECT * FROM gold_orders');

  /** Grams that Asha holds. */
  gold = (): Promise<string> => balanceOf(this.api.db, unitsHeld('GOLD'), 'GOLD', PERSONAS.asha.portfolioId);

  list = async () => (await this.api.call('goldOrders', { token: this.token })).body.data;

  /** Payments at the gateway. */
  asked = () => [...this.gateway.payments.values()];

  /** Ends the newest payment at the gateway. */
  decide = (status: 'successful' | 'failed'): void =>
    endQuietly(this.gateway, this.asked().at(-1)!.id, {
      status,
      ...(status === 'failed' ? { reason: 'declined' } : { paid_at: PAID_AT }),
    });

  settle = (paymentId: string) => this.api.call('payment', { token: this.token, params: { id: paymentId } });

  chargeBack = () =>
    sendNews(this.api, newsOf(this.gateway, this.asked().at(-1)!.id, { status: 'charged_back' }));
}
