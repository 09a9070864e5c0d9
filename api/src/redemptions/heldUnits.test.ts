import { giveBank, giveUnits, stepUp } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';

/** Friday, 20 November 2026; the equity fund is at ₹49.50 a unit. */
describe('units of a holding, lot by lot', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterEach(async () => {
    await bench.api.db.query("DELETE FROM exit_loads WHERE source = 'test'");
    await bench.api.db.query('UPDATE schemes SET lock_in_days = 0, redemption_allowed = true');
  });
  afterAll(() => bench.close());

  const held = async (code: string = FUNDS.equity) =>
    (await me.call('heldUnits', { params: { code } })).body.data;
  const twoLots = (folio?: string) =>
    giveUnits(
      bench.api,
      me,
      FUNDS.equity,
      [
        { on: '2025-10-01', units: '100', amount: '4000.00' },
        { on: '2026-10-01', units: '50', amount: '2500.00' },
      ],
      folio,
    );
  const loadOf = (exitLoad: string) =>
    bench.api.db.query(
      `INSERT INTO exit_loads (code, applies_from, load_text, source) VALUES ($2, '2020-01-01', $1, 'test')`,
      [exitLoad, FUNDS.equity],
    );

  test('I5 · each lot has its own load-free and long-term day, and the whole has the last of them', async () => {
    await loadOf('1% if redeemed within 1 year; nil after that');
    const folio_no = await twoLots();
    const units = await held();
    expect(units).toMatchObject({
      held: { units: 150, value: 7425 },
      redeemable: { units: 150, value: 7425 },
      locked: { units: 0, value: 0 },
      reserved: { units: 0, value: 0 },
      refusal: null,
      load_free_from: '2027-10-02',
      long_term_from: '2027-10-02',
      unlocks_on: null,
    });
    expect(units.lots).toMatchObject([
      {
        ...{ folio_no, bought_on: '2025-10-01', units: 100, cost: 4000, value: 4950, gain: 950 },
        ...{ load_percent: 0, load_free_from: '2026-10-02', long_term_from: '2026-10-02', unlocks_on: null },
      },
      {
        ...{ bought_on: '2026-10-01', units: 50, cost: 2500, value: 2475, gain: -25 },
        ...{ load_percent: 1, load_free_from: '2027-10-02', long_term_from: '2027-10-02' },
      },
    ]);
  });

  test('I5 · a load that cannot be read is not guessed', async () => {
    await loadOf('as the trustees see fit');
    await twoLots();
    expect(await held()).toMatchObject({
      load_free_from: null,
      lots: [{ load_percent: null, load_free_from: null }, { load_percent: null }],
    });
  });

  test('I5 · locked units are not redeemable and show until when', async () => {
    await bench.api.db.query(`UPDATE schemes SET lock_in_days = 1095 WHERE code = $1`, [FUNDS.equity]);
    await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2023-10-02', units: '100', amount: '4000.00' },
      { on: '2026-10-01', units: '50', amount: '2500.00' },
    ]);
    const units = await held();
    expect(units).toMatchObject({
      redeemable: { units: 100, value: 4950 },
      locked: { units: 50, value: 2475 },
    });
    expect(units.lots.map(({ unlocks_on: day }) => day)).toEqual([null, units.unlocks_on]);
    expect(units.unlocks_on).toMatch(/^2029-/);
  });

  test('I5 · units kept for a redemption under way are not redeemable a second time; folios add up', async () => {
    await giveBank(bench.api, me);
    const folio_no = await twoLots();
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2024-01-02', units: '10', amount: '300.00' }]);
    const sale = { code: FUNDS.equity, folio_no, by: 'units', units: 40 } as const;
    const { hash } = (await me.call('previewRedemption', { body: sale })).body.data.consent;
    const step_up = await stepUp(bench.api, me, 'redeem', hash);
    await me.call('createRedemption', { body: { ...sale, consent_hash: hash, step_up } });
    const units = await held();
    expect([units.held.units, units.reserved.units, units.redeemable.units]).toEqual([160, 40, 120]);
    expect(units.lots.map(({ bought_on: day }) => day)).toEqual(['2024-01-02', '2025-10-01', '2026-10-01']);
  });

  test('I4 · an amount due after a chargeback freezes all units; a fund that takes no redemptions is reported as such', async () => {
    await twoLots();
    await bench.api.db.query('UPDATE schemes SET redemption_allowed = false WHERE code = $1', [FUNDS.equity]);
    expect(await held()).toMatchObject({
      held: { units: 150 },
      redeemable: { units: 0, value: 0 },
      refusal: { code: 'redemption_not_allowed' },
    });
    await bench.api.db.query('UPDATE schemes SET redemption_allowed = true WHERE code = $1', [FUNDS.equity]);
    await me.place({ code: FUNDS.debt, type: 'buy', amount: 3000 });
    const payment = await me.payAll();
    await bench.api.db.query(
      `INSERT INTO chargebacks (investor_id, id, portfolio_id, payment_id, disputes, amount, recovered, due, settled, at)
       VALUES ($1, gen_random_uuid(), $2, $3, '{}', 3000, 1000, 2000, 0, now())`,
      [me.userId, me.portfolioId, payment],
    );
    expect(await held()).toMatchObject({
      redeemable: { units: 0, value: 0 },
      refusal: { code: 'amount_due' },
    });
    await bench.api.db.query('UPDATE chargebacks SET settled = due, settled_at = now()');
    expect(await held()).toMatchObject({ redeemable: { units: 150 }, refusal: null });
  });

  test("P2 · no user sees another user's units, and an empty holding has no lots", async () => {
    await twoLots();
    const other = await bench.newInvestor();
    const mine = (await other.call('heldUnits', { params: { code: FUNDS.equity } })).body.data;
    expect(mine).toMatchObject({ held: { units: 0 }, lots: [], load_free_from: null, long_term_from: null });
    expect((await me.call('heldUnits', { params: { code: 'NONE-GR' } })).http).toBe(404);
  });
});
