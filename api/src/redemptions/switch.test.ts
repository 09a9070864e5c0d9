import type { CallBody } from '@sanchay/contracts';
import { balanceOf, cashInTransit, proveBooks, unitsHeld } from '../ledger/index.ts';
import { giveUnits, stepUp } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

type Ask = Partial<CallBody<'previewSwitch'>>;

describe('switching units', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let folio: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
  });
  afterAll(() => bench.close());

  const ask = (over: Ask = {}) => ({
    ...{ code: FUNDS.equity, folio_no: folio, by: 'all' as const, to_code: FUNDS.debt },
    ...over,
  });
  const preview = (over: Ask = {}) => me.call('previewSwitch', { body: ask(over) });

  test('I3 · a switch sells at one NAV and buys at the other, each on the day of its class', async () => {
    await bench.api.db.query("UPDATE schemes SET short_name = 'Zed' WHERE code IN ($1, $2)", [
      FUNDS.equity,
      FUNDS.debt,
    ]);
    const shown = (await preview()).body.data;
    expect(shown).toMatchObject({
      nav_date: '2026-11-20',
      payout_date: null,
      bank: null,
      net: 4949.95,
      switch_in: {
        code: FUNDS.debt,
        nav_date: '2026-11-25',
        units_date: '2026-11-26',
        stamp_duty: 0.25,
        units_estimate: 247.485,
        lock_in_until: null,
      },
    });
    const body = {
      ...ask(),
      consent_hash: shown.consent.hash,
      step_up: await stepUp(bench.api, me, 'redeem', shown.consent.hash),
    };
    const { id } = (await me.call('createSwitch', { body })).body.data;
    const at = async () => (await me.call('redemption', { params: { id } })).body.data;
    const { db } = bench.api;
    await me.moveTo('2026-11-20T14:30:00.000+05:30');
    await bench.api.runJobs();
    await publishNav(db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-20T23:00:00.000+05:30');
    await bench.api.runJobs();
    expect(await at()).toMatchObject({ status: 'priced', gross: 5000, stt: 0.05, net: 4999.95 });
    expect(await balanceOf(db, cashInTransit(), 'INR', me.portfolioId)).toBe('4999.9500');
    await publishNav(db, FUNDS.debt, '2026-11-25', '20.0000');
    await me.moveTo('2026-11-26T08:59:59.999+05:30');
    await bench.api.runJobs();
    expect((await at()).status).toBe('priced');
    await me.moveTo('2026-11-26T09:00:00.000+05:30');
    await bench.api.runJobs();
    expect(await at()).toMatchObject({
      status: 'switched',
      switch_in: { units: 249.985, nav: 20, stamp_duty: 0.25, folio_no: folio },
    });
    expect(await balanceOf(db, cashInTransit(), 'INR', me.portfolioId)).toBe('0.0000');
    expect(await balanceOf(db, unitsHeld(folio), FUNDS.equity, me.portfolioId)).toBe('0.0000');
    expect(await balanceOf(db, unitsHeld(folio), FUNDS.debt, me.portfolioId)).toBe('249.9850');
    const { findings } = await proveBooks(db);
    expect(findings).toEqual([]);
    const { body: holding } = await me.call('holding', { params: { code: FUNDS.debt } });
    expect(holding.data.holding.total_invested).toBe(4999.95);
    expect(holding.data.transactions[0]).toMatchObject({ type: 'switch_in', units: 249.985 });
    // The short name of a fund lacks its plan, so the notification has the whole name.
    const [news] = await db.query<{ facts: object }>(
      "SELECT facts FROM notices WHERE portfolio_id = $1 AND kind = 'switch_done'",
      [me.portfolioId],
    );
    expect(news!.facts).toMatchObject({ fund: 'Zed Equity Fund', into: 'Zed Debt Fund' });
  });

  test.each<[string, string, string, string]>([
    ['itself', FUNDS.equity, 'target_same', 'Choose a different fund to switch into.'],
    [
      'a regular plan',
      FUNDS.regular,
      'target_regular',
      'This is a regular plan, which pays commission. We offer only the direct plan.',
    ],
    [
      'a fund of another house',
      FUNDS.other,
      'target_house',
      'You can switch only between funds of the same AMC. Redeem here and invest there instead.',
    ],
    ['an unknown fund', 'QQQQ-GR', 'target_unknown', 'The target fund was not found.'],
  ])('I3 · switching into %s is refused with a reason', async (_what, to_code, code, text) => {
    const { http, body } = await preview({ to_code });
    expect([http, body.code, body.errors]).toEqual([422, code, { to_code: [text] }]);
  });

  test('I3 · a closed fund, and a new one outside its window, take no switch', async () => {
    const { db } = bench.api;
    await db.query('UPDATE schemes SET closed = true WHERE code = $1', [FUNDS.debt]);
    expect((await preview()).body.code).toBe('target_closed');
    await db.query(
      `UPDATE schemes SET closed = false, nfo_from = '2026-11-21', nfo_to = '2026-11-30' WHERE code = $1`,
      [FUNDS.debt],
    );
    expect((await preview()).body.code).toBe('target_nfo');
    // In its window it takes purchases, but has no NAV to switch in at.
    await db.query(`UPDATE schemes SET nfo_from = '2026-11-16' WHERE code = $1`, [FUNDS.debt]);
    expect((await preview()).body.code).toBe('target_nfo');
    await db.query('UPDATE schemes SET nfo_from = NULL, nfo_to = NULL WHERE code = $1', [FUNDS.debt]);
  });

  test('I3 · a switch that brings less than the other fund takes is refused with both figures', async () => {
    const { body } = await preview({ by: 'units', units: 10 });
    expect(body.message).toBe("The target fund's minimum is ₹1,000; this switch would be about ₹495.00.");
  });

  test('I3 · a switch that would bring no unit at all is refused before anything is sold', async () => {
    const { db } = bench.api;
    await db.query('UPDATE schemes SET lump_min = 0, lump_min_additional = 0 WHERE code = $1', [FUNDS.debt]);
    await publishNav(db, FUNDS.debt, '2026-11-20', '10000.0000');
    const { http, body } = await preview({ by: 'units', units: 0.001 });
    expect([http, body.code, body.message]).toEqual([
      422,
      'target_no_units',
      'About ₹0.05 is too little to buy units of the target fund.',
    ]);
    await db.query('UPDATE schemes SET lump_min = 1000, lump_min_additional = 500 WHERE code = $1', [
      FUNDS.debt,
    ]);
  });

  test('I3 · only direct funds of the house are offered', async () => {
    const { body } = await me.call('switchTargets', { params: { code: FUNDS.equity } });
    expect(body.data.map(({ code }) => code).toSorted()).toEqual([FUNDS.debt, FUNDS.liquid].toSorted());
  });
});
