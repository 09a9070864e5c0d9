import { MANAGE_SCOPES } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { PERSONAS } from '../personas/index.ts';
import { CHILD, childOf } from '../testing/people/child.ts';
import { activateHarvesting } from '../testing/people/harvester.ts';
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
  const plan = async () => {
    await activateHarvesting(bench.api, me);
    return (await me.call('taxHarvestingPlan')).body.data;
  };
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
    await activateHarvesting(bench.api, other);
    expect((await other.call('taxHarvestingPlan')).body.data.legs).toEqual([]);
  });

  describe('the plan is of a subscription for the first KYC id', () => {
    /** Makes a user look at the portfolio of the owner, as a manager with a scope does. */
    async function managerOf(scope: (typeof MANAGE_SCOPES)[number]) {
      const manager = await bench.newInvestor();
      await bench.api.db.query(
        `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
           answered_at)
         VALUES ($1, $2, $3::uuid, $3::text || '@test.example', $4, 'accepted', $5, now())`,
        [randomUUID(), me.userId, manager.userId, me.portfolioId, scope],
      );
      await manager.call('switchPortfolio', { params: { id: me.portfolioId } });
      return manager;
    }
    const answerTo = async (who: TestInvestor) => {
      const { http, body } = await who.call('taxHarvestingPlan');
      return [http, body.code ?? null];
    };
    const REFUSED = [403, 'harvest_inactive'];

    test('P5 · without it the owner is refused the plan, and so is the owner whose KYC id is another', async () => {
      expect(await answerTo(me)).toEqual(REFUSED);
      await activateHarvesting(bench.api, me);
      expect(await answerTo(me)).toEqual([200, null]);
      await bench.api.db.query('UPDATE kyc_records SET position = 2 WHERE portfolio_id = $1', [
        me.portfolioId,
      ]);
      expect(await answerTo(me)).toEqual(REFUSED);
    });

    test.each([...MANAGE_SCOPES])(
      'P5 · a manager or adviser with scope %s is refused it as the owner',
      async (scope) => {
        const manager = await managerOf(scope);
        expect(await answerTo(manager)).toEqual(REFUSED);
        await activateHarvesting(bench.api, me);
        expect(await answerTo(manager)).toEqual([200, null]);
      },
    );

    test("P5 · a guardian's own subscription does not open the plan of the child", async () => {
      await activateHarvesting(bench.api, me);
      await me.call('addMinor', { body: CHILD });
      const child = await childOf(bench.api, me, CHILD.name);
      await me.call('switchPortfolio', { params: { id: child } });
      expect(await answerTo(me)).toEqual(REFUSED);
    });
  });
});
