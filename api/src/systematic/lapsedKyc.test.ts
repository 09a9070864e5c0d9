import { lapseKyc, renewKyc } from '../testing/people/lapsedKyc.ts';
import { giveBank, giveUnits } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { stepUp } from '../testing/people/stepUp.ts';

const FIRST_DUE = '2026-12-07T08:00:00.000+05:30';
const SECOND_DUE = '2027-01-05T08:00:00.000+05:30';

describe('running plans while KYC has lapsed', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const register = async () => {
    const sip = { code: FUNDS.equity, type: 'sip', amount: 1000, start_date: '2026-12-05' };
    await me.place(sip);
    await me.payAll();
    await bench.api.runJobs();
    return (await me.call('systematicPlans')).body.data[0]!.id;
  };
  const goTo = async (instant: string) => {
    await me.moveTo(instant);
    await bench.api.runJobs();
  };

  test('P9 · an instalment of a SIP is skipped once, with a notification and the reason in its history, and the next is taken after renewal', async () => {
    const id = await register();
    await lapseKyc(bench.api.db, me);
    await goTo(FIRST_DUE);
    await bench.api.runJobs();
    expect((await me.cart()).items).toEqual([]);
    const plan = (await me.call('systematicPlan', { params: { id } })).body.data;
    expect(plan).toMatchObject({ status: 'active', failures: 0, instalments_done: 0 });
    const text =
      "Instalment of 5 Dec 2026 (₹1,000) skipped: your KYC is no longer valid. It doesn't count as a missed instalment.";
    expect(plan.history.filter(({ state }) => state === 'missed').map((line) => line.text)).toEqual([text]);
    const notices = (await me.call('notices')).body.data.filter(
      ({ kind }) => kind === 'instalment_kyc_lapsed',
    );
    expect(notices).toMatchObject([{ title: 'Instalment skipped: Zed Equity', path: '/kyc' }]);
    const { years } = (await me.call('sipHistory', { params: { code: FUNDS.equity } })).body.data;
    expect(years[0]!.instalments).toMatchObject([
      { due_date: '2026-12-05', status: 'skipped', reason: text, order_id: null },
    ]);

    await renewKyc(bench.api.db, me.portfolioId);
    await goTo(SECOND_DUE);
    expect((await me.cart()).items).toMatchObject([{ code: FUNDS.equity, amount: 1000 }]);
  });

  test('P9 · another investor with valid KYC has the instalment of the same day in the cart', async () => {
    const lapsed = me;
    await register();
    await lapseKyc(bench.api.db, lapsed);
    me = await bench.newInvestor();
    await register();
    await goTo(FIRST_DUE);
    expect((await me.cart()).items).toHaveLength(1);
    await lapsed.moveTo(FIRST_DUE);
    expect((await lapsed.cart()).items).toEqual([]);
  });

  test.each([
    ['stp', 'skipped'],
    ['swp', 'sent'],
  ] as const)('P9 · an instalment of a running %s is %s', async (kind, end) => {
    const { db } = bench.api;
    await giveBank(bench.api, me);
    const folio_no = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-01-15', units: '1000', amount: '40000.00' },
    ]);
    const target = kind === 'stp' ? { target_code: FUNDS.debt } : {};
    const terms = {
      ...{ kind, code: FUNDS.equity, folio_no, amount: 2000, frequency: 'monthly', start_date: '2026-12-05' },
      ...target,
    };
    const { consent } = (await me.call('previewSystematic', { query: terms as never })).body.data;
    const step_up_code = await stepUp(bench.api, me.token, 'systematic', consent.hash);
    const body = { ...terms, consent_hash: consent.hash, step_up_code };
    expect((await me.call('createSystematic', { body: body as never })).http).toBe(200);
    await lapseKyc(db, me);
    await goTo(FIRST_DUE);
    const sales = (await me.call('redemptions', {})).body.data;
    expect(sales).toHaveLength(end === 'sent' ? 1 : 0);
  });
});
