import { PERSONAS } from '../personas/index.ts';
import { giveUnits } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { signIn } from '../testing/people/personas.ts';
import { FUNDS } from '../testing/orderMarket.ts';

describe('tax harvesting', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const info = async () => (await me.call('taxHarvestingInfo')).body;
  const plan = async () => (await me.call('taxHarvestingPlan')).body.data;
  const navOf = async (code: string) =>
    Number(
      (await bench.api.db.query<{ nav: string }>('SELECT nav FROM schemes WHERE code = $1', [code]))[0]!.nav,
    );

  test('P5 · a portfolio without units has nothing to harvest', async () => {
    expect(await info()).toMatchObject({
      unrealised_amt: 0,
      harvestable_ltcg: 0,
      available: false,
      active: false,
    });
    expect(await plan()).toMatchObject({ legs: [], saving: 0, exemption_limit: 125_000 });
  });

  test('P5 · a long-term gain is redeemed and bought back; the figures add up and name their rules', async () => {
    const nav = await navOf(FUNDS.equity);
    const cost = (nav * 1_000 * 0.6).toFixed(2);
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '1000', amount: cost },
    ]);
    const facts = await info();
    expect(facts.unrealised_amt).toBeCloseTo(nav * 1_000 - Number(cost), 1);
    expect(facts.available).toBe(true);
    expect(facts.harvestable_ltcg).toBe(Math.min(facts.unrealised_amt, 125_000));
    const found = await plan();
    expect(found.legs).toMatchObject([{ code: FUNDS.equity, folio_no: folio }]);
    expect(found.after.exemption_used).toBeCloseTo(found.gains, 2);
    expect(found.saving).toBeCloseTo(
      found.exemption_saving + found.tax_saving - found.exit_load - found.stt - found.stamp_duty,
      2,
    );
    expect(found.rule_ids.length).toBeGreaterThan(0);
    const [leg] = found.legs;
    expect(leg!.net - leg!.stamp_duty).toBeCloseTo(leg!.buy_back, 2);
    expect(leg!.last_day! <= '2027-03-31').toBe(true);
  });

  test('P5 · units of the last year, and units that are reserved, stay out', async () => {
    const nav = await navOf(FUNDS.equity);
    await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2026-09-01', units: '100', amount: (nav * 60).toFixed(2) },
    ]);
    expect((await plan()).legs).toEqual([]);
  });

  test('P5 · active only while a subscription is for the first KYC id', async () => {
    const { token } = await signIn(bench.api, 'asha');
    const active = async () => (await bench.api.call('taxHarvestingInfo', { token })).body.active;
    expect(await active()).toBe(false);
    const answer = await bench.api.call('createSubscription', {
      token,
      body: { feature_name: 'tax_harvesting', pay_with: 'free', amount: 0 },
    });
    expect(answer.http).toBe(200);
    expect(await active()).toBe(true);
    await bench.api.db.query('UPDATE kyc_records SET position = 2 WHERE portfolio_id = $1', [
      PERSONAS.asha.portfolioId,
    ]);
    expect(await active()).toBe(false);
  });

  test('P5 · another user sees only the own portfolio', async () => {
    const nav = await navOf(FUNDS.equity);
    await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '10', amount: (nav * 5).toFixed(2) },
    ]);
    const other = await bench.newInvestor();
    expect((await other.call('taxHarvestingPlan')).body.data.legs).toEqual([]);
  });
});
