import { randomUUID } from 'node:crypto';
import { proveBalanced } from '../../ledger/index.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS, publishNav } from '../../testing/orderMarket.ts';
import { giveBank, giveUnits, stepUp, stepUps } from '../../testing/people/holder.ts';
import { activateHarvesting } from '../../testing/people/harvester.ts';
import { followHarvests } from './follow.ts';

describe('a harvest, from the consent to the allotment', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let folio: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
    folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '1000', amount: '30000.00' },
    ]);
    await activateHarvesting(bench.api, me);
  });
  afterEach(() => proveBalanced(bench.api.db));
  afterAll(() => bench.close());

  const plan = async (who = me) => (await who.call('taxHarvestingPlan')).body.data;
  const runs = async () => (await me.call('harvestRuns')).body.data.runs;
  const leg = async () => (await runs())[0]!.legs[0]!;
  async function start(over: { hash?: string; step_up?: string } = {}, key?: string) {
    const { consent } = await plan();
    const hash = over.hash ?? consent!.hash;
    const token = over.step_up ?? (await stepUp(bench.api, me, 'redeem', hash));
    return me.call('startHarvest', { body: { consent_hash: hash, step_up: token }, ...(key && { key }) });
  }
  async function payOut() {
    await me.moveTo('2026-11-20T15:00:00+05:30');
    await bench.api.runJobs();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-20T23:00:00+05:30');
    await bench.api.runJobs();
    await me.moveTo('2026-11-25T11:00:00+05:30');
    await bench.api.runJobs();
  }
  const step = (name: 'buyBackHarvest' | 'endHarvestLeg', id: string, who = me) =>
    who.call(name, { params: { id, leg: '1' } });

  test('P5 · one consent and one OTP place every redemption, and the purchase ends it', async () => {
    await giveUnits(bench.api, me, FUNDS.other, [{ on: '2024-11-18', units: '1000', amount: '8000.00' }]);
    const { consent, legs, saving } = await plan();
    expect(legs).toHaveLength(2);
    expect(consent!.text).toContain('1,000.000 units of Zed Equity Fund');
    const placed = await start();
    expect(placed.http).toBe(200);
    const { id } = placed.body.data;
    expect(placed.body.data).toMatchObject({
      financial_year: '2026-27',
      planned_saving: saving,
      ended_at: null,
      legs: [{ status: 'redeeming' }, { status: 'redeeming' }],
    });
    await publishNav(bench.api.db, FUNDS.other, '2026-11-20', '12.5000');
    await payOut();
    await followHarvests(bench.api.ctx);
    const [run] = await runs();
    expect(run!.legs).toMatchObject([
      { status: 'settled', buy_back_by: '2026-12-25', code: FUNDS.other },
      { status: 'settled', sold_nav: 50, gain: 20_000, net: 49_999.5, buy_back: 49_999, code: FUNDS.equity },
    ]);
    await me.call('endHarvestLeg', { params: { id, leg: '1' } });
    const bought = await me.call('buyBackHarvest', { params: { id, leg: '2' } });
    expect(bought.body.data.legs[1]).toMatchObject({ status: 'buying_back' });
    expect((await me.cart()).items).toMatchObject([{ code: FUNDS.equity, amount: 49_999, folio_no: folio }]);
    await me.payAll();
    await bench.api.runJobs();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-25', '51.0000');
    await me.moveTo('2026-11-27T11:00:00+05:30');
    await bench.api.runJobs();
    await followHarvests(bench.api.ctx);
    const [ended] = await runs();
    expect(ended).toMatchObject({
      ended_at: expect.any(String),
      legs: [{ status: 'kept' }, { status: 'completed', bought_nav: 51 }],
    });
    expect((await me.call('holding', { params: { code: FUNDS.equity } })).body.data.holding).toMatchObject({
      units: ended!.legs[1]!.bought_units,
    });
  });

  test('P5 · the same key again returns the same harvest, and two tabs place one', async () => {
    const { consent } = await plan();
    const [one, two] = await stepUps(bench.api, me, { count: 2, confirms: consent!.hash });
    const key = randomUUID();
    const first = await start({ hash: consent!.hash, step_up: one! }, key);
    expect((await start({ hash: consent!.hash, step_up: one! }, key)).body).toEqual(first.body);
    const second = await start({ hash: consent!.hash, step_up: two! });
    expect(second).toMatchObject({ http: 422, body: { code: 'harvest_nothing' } });
    expect(await runs()).toHaveLength(1);
  });

  test('P5 · at the same time in two tabs only one harvest is placed, and no unit is redeemed twice', async () => {
    const { consent } = await plan();
    const tokens = await stepUps(bench.api, me, { count: 2, confirms: consent!.hash });
    const answers = await Promise.all(tokens.map((token) => start({ hash: consent!.hash, step_up: token })));
    expect(answers.map(({ http }) => http).toSorted()[0]).toBe(200);
    expect(answers.map(({ http }) => http).toSorted()[1]).toBeGreaterThanOrEqual(409);
    const sales = await bench.api.db.query('SELECT id FROM redemptions WHERE portfolio_id = $1', [
      me.portfolioId,
    ]);
    expect(sales).toHaveLength(1);
  });

  test('P5 · a plan that differs from the consent places nothing and is shown again', async () => {
    const { hash } = (await plan()).consent!;
    await giveUnits(bench.api, me, FUNDS.other, [{ on: '2024-11-18', units: '1000', amount: '8000.00' }]);
    expect(await start({ hash })).toMatchObject({ http: 409, body: { code: 'plan_changed' } });
    expect(await runs()).toEqual([]);
  });

  test.each([
    ['without an OTP', undefined, 'step_up_required'],
    ['with an OTP of other contents', 'other', 'step_up_invalid'],
  ])('P5 · %s nothing is placed', async (_how, confirms, code) => {
    const { hash } = (await plan()).consent!;
    const token = confirms && (await stepUp(bench.api, me, 'redeem', confirms));
    const body = { consent_hash: hash, ...(token && { step_up: token }) };
    expect(await me.call('startHarvest', { body })).toMatchObject({ http: 403, body: { code } });
    expect(await runs()).toEqual([]);
  });

  test('P5 · without a subscription for the first KYC id nothing is placed', async () => {
    const { hash } = (await plan()).consent!;
    const body = { consent_hash: hash, step_up: await stepUp(bench.api, me, 'redeem', hash) };
    await bench.api.db.query('UPDATE kyc_records SET position = 2 WHERE portfolio_id = $1', [me.portfolioId]);
    expect(await me.call('startHarvest', { body })).toMatchObject({
      http: 403,
      body: { code: 'harvest_inactive' },
    });
  });

  test('P5 · the money has to arrive before the purchase', async () => {
    const { id } = (await start()).body.data;
    expect(await step('buyBackHarvest', id)).toMatchObject({
      http: 409,
      body: { code: 'harvest_not_settled' },
    });
    expect(await step('endHarvestLeg', id)).toMatchObject({
      http: 409,
      body: { code: 'harvest_not_settled' },
    });
  });

  test('P5 · a cancelled redemption ends its part, and another harvest can start', async () => {
    await start();
    await me.call('cancelRedemption', { params: { id: (await leg()).sale_id } });
    expect(await leg()).toMatchObject({ status: 'not_sold' });
    await followHarvests(bench.api.ctx);
    await followHarvests(bench.api.ctx);
    expect(await start()).toMatchObject({ http: 200 });
    const notices = await bench.api.db.query(
      `SELECT 1 FROM notices WHERE user_id = $1 AND kind = 'harvest_step'`,
      [me.userId],
    );
    expect(notices).toHaveLength(1);
  });

  test('P5 · a purchase removed from the cart can be placed again; another one of the fund is not replaced', async () => {
    const { id } = (await start()).body.data;
    await payOut();
    await me.place({ code: FUNDS.equity, type: 'buy', amount: 5_000 });
    expect(await step('buyBackHarvest', id)).toMatchObject({ http: 409, body: { code: 'already_in_cart' } });
    const [other] = (await me.cart()).items;
    await me.call('cancelOrder', { params: { id: other!.order_id } });
    const bought = await step('buyBackHarvest', id);
    expect(bought.http).toBe(200);
    expect(await step('buyBackHarvest', id)).toMatchObject({
      http: 409,
      body: { code: 'harvest_leg_ended' },
    });
    await me.call('cancelOrder', { params: { id: bought.body.data.legs[0]!.order_id! } });
    expect(await leg()).toMatchObject({ status: 'settled', order_id: null });
    expect((await step('buyBackHarvest', id)).http).toBe(200);
  });

  test('P5 · after the last day the purchase is no longer offered', async () => {
    const { id } = (await start()).body.data;
    await payOut();
    await followHarvests(bench.api.ctx);
    await me.moveTo('2026-12-26T11:00:00+05:30');
    expect(await leg()).toMatchObject({ status: 'expired' });
    expect(await step('buyBackHarvest', id)).toMatchObject({
      http: 409,
      body: { code: 'harvest_leg_ended' },
    });
    await followHarvests(bench.api.ctx);
    expect((await runs())[0]!.ended_at).not.toBeNull();
  });

  describe('of a portfolio with a loss', () => {
    beforeEach(async () => {
      await giveUnits(bench.api, me, FUNDS.other, [{ on: '2026-09-01', units: '1000', amount: '99000.00' }]);
    });

    test('P5 · is not offered for gains alone, and gives the reason', async () => {
      expect((await me.call('taxHarvestingInfo')).body).toMatchObject({ available: false });
      const { legs, consent, refusal } = await plan();
      expect(legs).toMatchObject([{ code: FUNDS.equity }]);
      expect(consent).toBeNull();
      expect(refusal).toMatchObject({ code: 'harvest_unavailable' });
      expect(await start({ hash: 'a'.repeat(64) })).toMatchObject({
        http: 422,
        body: { code: 'harvest_unavailable' },
      });
      expect(await runs()).toEqual([]);
    });

    test('P5 · is offered and placed for the losses that lower the tax on gains of the year', async () => {
      const sold = await giveUnits(bench.api, me, FUNDS.regular, [
        { on: '2026-09-01', units: '1000', amount: '25000.00' },
      ]);
      const body = { code: FUNDS.regular, folio_no: sold, by: 'units' as const, units: 1_000 };
      const { hash } = (await me.call('previewRedemption', { body })).body.data.consent;
      const token = await stepUp(bench.api, me, 'redeem', hash);
      await me.call('createRedemption', { body: { ...body, consent_hash: hash, step_up: token } });
      expect((await me.call('taxHarvestingInfo')).body).toMatchObject({ available: false });
      const found = await plan();
      expect(found.tax_saving).toBeGreaterThan(3_000);
      expect(found.legs.map(({ code }) => code)).toContain(FUNDS.other);
      expect(await start()).toMatchObject({ http: 200 });
    });
  });

  test.each(['view', 'view_identifiers', 'prepare'])(
    'P7 · a manager with scope %s reads the plan without the consent, which names the bank account',
    async (scope) => {
      const manager = await bench.newInvestor();
      await bench.api.db.query(
        `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
           answered_at) VALUES ($1, $2, $3::uuid, $3::text || '@test.example', $4, 'accepted', $5, now())`,
        [randomUUID(), me.userId, manager.userId, me.portfolioId, scope],
      );
      await manager.call('switchPortfolio', { params: { id: me.portfolioId } });
      const shown = await plan(manager);
      expect(shown).toMatchObject({ consent: null, legs: [{ code: FUNDS.equity }] });
      expect(JSON.stringify(shown)).not.toContain('••••1234');
      expect((await plan()).consent!.text).toContain('••••1234');
    },
  );

  test('P5 · a stranger neither sees nor moves a harvest', async () => {
    const { id } = (await start()).body.data;
    await payOut();
    const other = await bench.newInvestor();
    expect((await other.call('harvestRuns')).body.data.runs).toEqual([]);
    expect((await step('buyBackHarvest', id, other)).http).toBe(404);
    expect((await step('endHarvestLeg', id, other)).http).toBe(404);
  });

  test('P5 · gains of a redemption under way use the exemption before the plan does, and its units stay out', async () => {
    const before = await plan();
    const body = { code: FUNDS.equity, folio_no: folio, by: 'units' as const, units: 400 };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const token = await stepUp(bench.api, me, 'redeem', consent.hash);
    await me.call('createRedemption', { body: { ...body, consent_hash: consent.hash, step_up: token } });
    const after = await plan();
    expect(before.legs).toMatchObject([{ units: 1000 }]);
    expect(after.legs).toMatchObject([{ units: 600 }]);
    expect(after.pending_gain).toBeCloseTo(400 * 19.5, 2);
    expect(after.before.exemption_used).toBeCloseTo(400 * 19.5, 2);
  });
});
