import { changeRule } from '../testing/changeRule.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';

const sip = { code: FUNDS.equity, type: 'sip', amount: 1000, start_date: '2026-12-05' };

describe('systematic plans under rules that staff changed', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeEach(async () => {
    bench = await orderBench();
    me = await bench.newInvestor();
  });
  afterEach(() => bench.close());

  const plans = async (state?: 'past') =>
    (await me.call('systematicPlans', state ? { query: { state } } : {})).body.data;
  async function register() {
    await me.place(sip);
    await me.payAll();
    await bench.api.runJobs();
  }
  async function at(instant: string) {
    await me.moveTo(instant);
    await bench.api.runJobs();
  }

  test('I5 · a plan ends at the limit of failures of the day on which the payment fails', async () => {
    const value = { upToMonthly: 1, quarterlyAndLonger: 1 };
    await changeRule(bench.api, 'plan_failure', { from: '2027-02-01', value });
    await register();
    expect((await plans())[0]).toMatchObject({ failure_limit: 3, failure_rule_id: 'sip-auto-cancel-2024' });
    for (const day of ['2026-12-07', '2027-01-05', '2027-02-05']) await at(`${day}T08:00:00.000+05:30`);
    expect(await plans()).toEqual([]);
    expect(await plans('past')).toMatchObject([{ status: 'cancelled', ended_by: 'auto', failures: 1 }]);
  });

  test('I3 · the notice for changes counts by the day of the instalment', async () => {
    const none = { businessDays: 1, at: '18:00' };
    const value = { mandate: { businessDays: 3, at: '20:00' }, none };
    await changeRule(bench.api, 'plan_change', { from: '2026-12-07', value });
    await register();
    expect((await plans())[0]).toMatchObject({
      change_until: '2026-12-04T18:00:00.000+05:30',
      change_rule_id: 'sip-change-notice-2024-changed',
    });
    await at('2026-12-04T18:00:01.000+05:30');
    const { id, version } = (await plans())[0]!;
    const refused = await me.call('skipSystematic', { params: { id }, body: { version } });
    expect([refused.http, refused.body.code]).toEqual([400, 'cannot_cancel_order']);
  });
});
