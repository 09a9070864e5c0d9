import { orderBench, type OrderBench, type TestInvestor } from '../orderBench.ts';
import { FUNDS, publishNav } from '../orderMarket.ts';
import { giveBank, stepUp } from './holder.ts';

/** The day of sales: Friday, 20 November 2026. */
export const SALE_DAY = '2026-11-20';
/** Units that are long-term and short-term on the day of sales. */
export const OLD = { on: '2024-11-18', units: '100', amount: '4000.00' };
export const NEW = { on: '2026-03-02', units: '50', amount: '2250.00' };

/** A user with a bank account who sells units of the equity fund; one bench for all tests of a file. */
export class GainsBench {
  orders!: OrderBench;
  me!: TestInvestor;

  open = async (): Promise<void> => {
    this.orders = await orderBench();
  };

  /** Everything anew for a test. */
  begin = async (): Promise<void> => {
    this.me = await this.orders.newInvestor();
    await giveBank(this.orders.api, this.me);
  };

  close = (): Promise<void> => this.orders.close();

  report = async (query: { year?: string; exemption?: 'earliest_sale' } = {}) =>
    (await this.me.call('capitalGains', { query })).body.data;

  moveTo = async (instant: string): Promise<void> => {
    await this.me.moveTo(instant);
    await this.orders.api.runJobs();
  };

  /** Publishes the NAV of the day of sales, 50 by default. */
  price = async (nav = '50.0000'): Promise<void> => {
    await this.moveTo('2026-11-20T14:30:00.000+05:30');
    await publishNav(this.orders.api.db, FUNDS.equity, SALE_DAY, nav);
    await this.moveTo('2026-11-20T23:00:00.000+05:30');
  };

  /** Sells units of the equity fund on the day of sales. @returns the id of the redemption */
  sell = async (folio_no: string, units: number): Promise<string> => {
    const body = { code: FUNDS.equity, folio_no, by: 'units' as const, units };
    const { consent } = (await this.me.call('previewRedemption', { body })).body.data;
    const step_up = await stepUp(this.orders.api, this.me, 'redeem', consent.hash);
    const placed = await this.me.call('createRedemption', {
      body: { ...body, consent_hash: consent.hash, step_up },
    });
    return placed.body.data.id;
  };
}
