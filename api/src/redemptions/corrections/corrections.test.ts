import type { CallBody } from '@sanchay/contracts';
import {
  balanceOf,
  cashInTransit,
  paidToInvestor,
  payoutDue,
  proveBooks,
  unitsHeld,
} from '../../ledger/index.ts';
import { giveBank, giveUnits, stepUp } from '../../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS, publishNav } from '../../testing/orderMarket.ts';

const DAY = '2026-11-20';
const NEW_NAV = 'The AMC corrected the NAV of 20 Nov 2026 from';

describe('a NAV that is corrected after units were sold at it', () => {
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
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
  });
  afterEach(async () => expect((await proveBooks(bench.api.db)).findings).toEqual([]));
  afterAll(() => bench.close());

  const ask = { by: 'units', code: FUNDS.equity, units: 100 } as const;
  const agree = async (hash: string) => ({
    consent_hash: hash,
    step_up: await stepUp(bench.api, me, 'redeem', hash),
  });
  const price = async () => {
    await publishNav(bench.api.db, FUNDS.equity, DAY, '50.0000');
    await me.moveTo('2026-11-20T23:00:00.000+05:30');
    await bench.api.runJobs();
  };
  const place = async (units: number, folioNo: string): Promise<string> => {
    const body: CallBody<'previewRedemption'> = { ...ask, units, folio_no: folioNo };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const sent = { ...body, ...(await agree(consent.hash)) };
    const { id } = (await me.call('createRedemption', { body: sent })).body.data;
    // Sales of a folio take their units in the order in which they are placed.
    bench.api.clock.advance(1_000);
    return id;
  };
  /** Sends what was placed, and prices it at a NAV of 50. */
  const sendAndPrice = async () => {
    await me.moveTo('2026-11-20T14:30:00.000+05:30');
    await bench.api.runJobs();
    await price();
  };
  /** A sale of all 100 units at a NAV of 50, not paid out yet. */
  const sell = async (): Promise<string> => {
    const id = await place(100, folio);
    await sendAndPrice();
    return id;
  };
  const switchUnits = async (): Promise<string> => {
    const body = { ...ask, folio_no: folio, to_code: FUNDS.debt };
    const { consent } = (await me.call('previewSwitch', { body })).body.data;
    const { id } = (await me.call('createSwitch', { body: { ...body, ...(await agree(consent.hash)) } })).body
      .data;
    await sendAndPrice();
    return id;
  };
  const payOut = async () => {
    await me.moveTo('2026-11-25T11:00:00.000+05:30');
    await bench.api.runJobs();
  };
  const switchIn = async () => {
    await publishNav(bench.api.db, FUNDS.debt, '2026-11-25', '20.0000');
    await me.moveTo('2026-11-26T09:00:00.000+05:30');
    await bench.api.runJobs();
  };
  /** The fund house publishes a different NAV, twice. */
  const correct = async (nav: string, code: string = FUNDS.equity, date = DAY) => {
    const { db, ctx } = bench.api;
    await db.query(
      'UPDATE navs SET nav = $3 WHERE date = $2 AND scheme_id = (SELECT id FROM schemes WHERE code = $1)',
      [...[code, date, nav]],
    );
    for (let time = 0; time < 2; time += 1) {
      await ctx.jobs.send(db, 'navs-published', { date });
      await bench.api.runJobs();
    }
  };
  const sale = async (id: string) => (await me.call('redemption', { params: { id } })).body.data;
  const last = async (id: string) => (await sale(id)).timeline.at(-1)!;
  const rupeesAt = (account: Parameters<typeof balanceOf>[1]) =>
    balanceOf(bench.api.db, account, 'INR', me.portfolioId);
  const kept = () =>
    bench.api.db.query(
      `SELECT leg, nav_before, nav_after, amount, units FROM sale_corrections WHERE investor_id = $1 ORDER BY at, leg DESC`,
      [me.userId],
    );
  const transfers = (kind: string) =>
    bench.api.db.query('SELECT 1 FROM ledger_transfers WHERE investor_id = $1 AND kind = $2', [
      me.userId,
      kind,
    ]);

  test.each([
    [
      '52.0000',
      5199.95,
      '₹52.0000. The redemption amount is now ₹5,199.95 instead of ₹4,999.95; it will be paid to your bank account.',
      200,
    ],
    [
      '48.0000',
      4799.95,
      '₹48.0000. The redemption amount is now ₹4,799.95 instead of ₹4,999.95; it will be paid to your bank account.',
      -200,
    ],
  ])('I5 · before the money is paid, a NAV of %s makes it ₹%s', async (nav, net, message, more) => {
    const id = await sell();
    await correct(nav);
    expect(await sale(id)).toMatchObject({ status: 'priced', nav: Number(nav), net, stt: 0.05, units: 100 });
    expect(await last(id)).toMatchObject({
      ...{ state: 'priced', rule_id: 'nav-correction-1996', text: `${NEW_NAV} ₹50.0000 to ${message}` },
    });
    expect(await rupeesAt(payoutDue())).toBe(`${net.toFixed(2)}00`);
    await payOut();
    expect([await rupeesAt(payoutDue()), await rupeesAt(paidToInvestor())]).toEqual([
      '0.0000',
      `${net.toFixed(2)}00`,
    ]);
    expect(await kept()).toEqual([
      {
        ...{ leg: 'out', nav_before: '50.0000', nav_after: nav },
        ...{ amount: more.toFixed(2), units: '0.0000' },
      },
    ]);
  });

  test('I5 · after it was paid, what the NAV adds is paid too, once; lots, gains and returns know of it', async () => {
    const id = await sell();
    await payOut();
    expect(await rupeesAt(paidToInvestor())).toBe('4999.9500');
    await correct('52.0000');
    expect([await rupeesAt(payoutDue()), await rupeesAt(paidToInvestor())]).toEqual(['0.0000', '5199.9500']);
    const after = await sale(id);
    expect(after).toMatchObject({ status: 'paid_out', nav: 52, gross: 5200, net: 5199.95 });
    expect(after.lots).toMatchObject([{ units: 100, cost: 4000, proceeds: 5200, gain: 1200 }]);
    expect(after.gains).toMatchObject([{ head: 'equity_long', gain: 1200 }]);
    expect(after.timeline.slice(-2).map(({ text }) => text)).toEqual([
      '₹4,999.95 was paid to your bank account on 25 Nov 2026.',
      `${NEW_NAV} ₹50.0000 to ₹52.0000. ₹200.00 more was paid to your bank account.`,
    ]);
    expect(await balanceOf(bench.api.db, unitsHeld(folio), FUNDS.equity, me.portfolioId)).toBe('0.0000');
    const { data: notices } = (await me.call('notices')).body;
    expect(notices.filter(({ title }) => title === 'NAV corrected: Zed Equity')).toMatchObject([
      {
        text: 'The AMC corrected the NAV of 20 Nov 2026 from ₹50.0000 to ₹52.0000. See what changed in your order.',
        path: `/orders/sale/${id}`,
      },
    ]);
    const audits = await bench.api.db.query(
      "SELECT action FROM audit_log WHERE subject = $1 AND action LIKE '%corrected'",
      [id],
    );
    expect(audits).toEqual([{ action: 'redemption_nav_corrected' }]);
  });

  test('I5 · after it was paid, the fund house bears what was too much; a later correction counts from what was paid', async () => {
    const id = await sell();
    await payOut();
    await correct('48.0000');
    expect(await last(id)).toMatchObject({
      state: 'paid_out',
      rule_id: 'nav-correction-1996',
      text: `${NEW_NAV} ₹50.0000 to ₹48.0000. You had received ₹200.00 more. The AMC bears the difference; nothing is recovered from you.`,
    });
    expect(await sale(id)).toMatchObject({ nav: 50, net: 4999.95 });
    expect([await transfers('sale_correction'), await rupeesAt(paidToInvestor())]).toEqual([[], '4999.9500']);
    await correct('50.5000');
    expect(await rupeesAt(paidToInvestor())).toBe('5049.9500');
    await correct('50.0000');
    expect(await rupeesAt(paidToInvestor())).toBe('5049.9500');
    const rows = await kept();
    expect(rows.map(({ nav_before, nav_after, amount }) => [nav_before, nav_after, amount]).sort()).toEqual([
      ['50.0000', '48.0000', '0.00'],
      ['50.0000', '50.5000', '50.00'],
      ['50.5000', '50.0000', '0.00'],
    ]);
  });

  test('I5 · there and back and there again before the money is paid is booked each time', async () => {
    const id = await sell();
    for (const nav of ['52.0000', '50.0000', '52.0000']) await correct(nav);
    expect(await sale(id)).toMatchObject({ nav: 52, net: 5199.95 });
    expect(await rupeesAt(payoutDue())).toBe('5199.9500');
    expect(await transfers('sale_correction')).toHaveLength(3);
  });

  test('I5 · a sale whose load cannot be read is logged, and does not hold back the others', async () => {
    const days = ['2024-11-18', '2024-11-19', '2024-11-20'];
    const lots = days.map((on) => ({ on, units: '10', amount: '400.00' }));
    const four = await giveUnits(bench.api, me, FUNDS.equity, lots);
    const [first, broken, last] = [await place(10, four), await place(10, four), await place(10, four)];
    await sendAndPrice();
    await bench.api.db.query(
      `INSERT INTO exit_loads (code, applies_from, applies_to, load_text, source)
       VALUES ($1, '2024-11-19', '2024-11-19', 'as the trustee decides', 'test')`,
      [FUNDS.equity],
    );
    const logged = jest.spyOn(bench.api.ctx.log, 'error');
    await correct('52.0000');
    expect((await sale(first)).nav).toBe(52);
    expect((await sale(broken)).nav).toBe(50);
    expect((await sale(last)).nav).toBe(52);
    expect(logged.mock.calls.map(([about]) => about)).toMatchObject([
      { task: 'correctSales', item: { id: broken, leg: 'out' } },
      { task: 'correctSales', item: { id: broken, leg: 'out' } },
    ]);
    logged.mockRestore();
    await bench.api.db.query("DELETE FROM exit_loads WHERE load_text = 'as the trustee decides'");
    await correct('52.0000');
    expect((await sale(broken)).nav).toBe(52);
  });

  test('I5 · a switch that has not bought yet buys for what the corrected NAV gives', async () => {
    const id = await switchUnits();
    await correct('52.0000');
    expect((await last(id)).text).toBe(
      `${NEW_NAV} ₹50.0000 to ₹52.0000. The redemption amount is now ₹5,199.95 instead of ₹4,999.95; it will be invested in the other fund.`,
    );
    expect(await rupeesAt(cashInTransit())).toBe('5199.9500');
    await switchIn();
    expect(await rupeesAt(cashInTransit())).toBe('0.0000');
    expect((await sale(id)).switch_in).toMatchObject({ units: 259.9845, stamp_duty: 0.26 });
  });

  test('I5 · a switch that is over buys more of the other fund, in the same lot', async () => {
    const id = await switchUnits();
    await switchIn();
    await correct('52.0000');
    expect(await last(id)).toMatchObject({
      state: 'switched',
      text: `${NEW_NAV} ₹50.0000 to ₹52.0000. A further ₹200.00 was invested in ZZDT-GR: 9.9995 units.`,
    });
    expect(await sale(id)).toMatchObject({ net: 5199.95, switch_in: { units: 259.9845, stamp_duty: 0.26 } });
    const { db } = bench.api;
    expect(await balanceOf(db, unitsHeld(folio), FUNDS.debt, me.portfolioId)).toBe('259.9845');
    expect(await rupeesAt(cashInTransit())).toBe('0.0000');
    const { data } = (await me.call('holding', { params: { code: FUNDS.debt } })).body;
    expect(data.holding).toMatchObject({ units: 259.9845, total_invested: 5199.95 });
  });

  test('I5 · a switch whose NAV gave too much keeps what it bought', async () => {
    const id = await switchUnits();
    await switchIn();
    await correct('48.0000');
    expect((await last(id)).text).toContain('The AMC bears the difference');
    expect((await sale(id)).switch_in).toMatchObject({ units: 249.985 });
  });

  test('I5 · the NAV at which a switch bought is corrected in units, as that of a purchase', async () => {
    const id = await switchUnits();
    await switchIn();
    await correct('25.0000', FUNDS.debt, '2026-11-25');
    expect(await last(id)).toMatchObject({
      rule_id: 'nav-debt-2021',
      text: 'The AMC corrected the NAV of 25 Nov 2026 from ₹20.0000 to ₹25.0000. −49.9970 units of ZZDT-GR were adjusted; this switch now has 199.9880 units.',
    });
    expect(await balanceOf(bench.api.db, unitsHeld(folio), FUNDS.debt, me.portfolioId)).toBe('199.9880');
    expect(await kept()).toEqual([
      {
        ...{ leg: 'in', nav_before: '20.0000', nav_after: '25.0000' },
        ...{ amount: '0.00', units: '-49.9970' },
      },
    ]);
  });
});
