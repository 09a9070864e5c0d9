import { giveBank, giveUnits, stepUp } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

const DAY = '2026-11-20';
const OLD_LOT = [{ on: '2024-11-18', units: '100', amount: '4000.00' }];
const pct = (fraction: number) => Number((fraction * 100).toFixed(2));
/** The yearly rate that turns one payment into one receipt, in percent. */
const yearly = (paid: number, received: number, days: number) => pct((received / paid) ** (365 / days) - 1);

describe('gains of units that were sold', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
  });
  afterAll(() => bench.close());

  const returns = async () => (await me.call('portfolioReturns')).body.data;
  const holdings = async () => (await me.call('holdings', { query: {} })).body.data;
  const holding = async (code: string) => (await me.call('holding', { params: { code } })).body.data.holding;
  const moveTo = async (instant: string) => {
    await me.moveTo(instant);
    await bench.api.runJobs();
  };
  /** Sells units, or all, at a NAV of 50 on Friday; paid out on Wednesday, 25 November. */
  async function sell(folio_no: string, units: number): Promise<string> {
    const body = { code: FUNDS.equity, folio_no, by: 'units' as const, units };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    const placed = await me.call('createRedemption', {
      body: { ...body, consent_hash: consent.hash, step_up },
    });
    expect(placed.body).toMatchObject({ status: 'success' });
    await price();
    return placed.body.data.id;
  }
  async function price() {
    await moveTo('2026-11-20T14:30:00.000+05:30');
    await publishNav(bench.api.db, FUNDS.equity, DAY, '50.0000');
    await moveTo('2026-11-20T23:00:00.000+05:30');
  }
  async function switchAll(folio_no: string): Promise<void> {
    const body = { code: FUNDS.equity, folio_no, by: 'all' as const, to_code: FUNDS.debt };
    const { consent } = (await me.call('previewSwitch', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    await me.call('createSwitch', { body: { ...body, consent_hash: consent.hash, step_up } });
    await price();
  }
  const switchIn = async () => {
    await publishNav(bench.api.db, FUNDS.debt, '2026-11-25', '20.0000');
    await moveTo('2026-11-26T09:00:00.000+05:30');
  };
  const payOut = () => moveTo('2026-11-25T11:00:00.000+05:30');
  /** The fund house corrects the NAV of the equity fund. */
  const correct = async (nav: string) => {
    await bench.api.db.query(
      'UPDATE navs SET nav = $3 WHERE date = $2 AND scheme_id = (SELECT id FROM schemes WHERE code = $1)',
      [FUNDS.equity, DAY, nav],
    );
    await bench.api.ctx.jobs.send(bench.api.db, 'navs-published', { date: DAY });
    await bench.api.runJobs();
  };
  /** The sums hold whatever was sold: every part, of the holdings and of the kinds of asset, makes the totals. */
  const expectSums = async () => {
    const { totals, assets } = await returns();
    const held = await holdings();
    expect(held.totals).toEqual(totals);
    const parts = [...held.holdings, ...(held.sold_out ?? []), ...(held.in_transit ? [held.in_transit] : [])];
    for (const rows of [parts, assets])
      for (const key of [
        'current_value',
        'unrealised_gain',
        'realised_gain',
        'income',
        'overall_gain',
      ] as const)
        expect([key, rows.reduce((sum, row) => sum + row[key]!, 0).toFixed(2)]).toEqual([
          key,
          totals[key]!.toFixed(2),
        ]);
    return totals;
  };

  test('P2 · stay part of the overall gain: realised after exit load and STT, beside the unrealised one', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      ...OLD_LOT,
      { on: '2026-03-02', units: '50', amount: '2250.00' },
    ]);
    await bench.api.db.query(
      `INSERT INTO exit_loads (code, applies_from, load_text, source)
       VALUES ($1, '2026-01-01', '1% if redeemed within 1 year; nil after that', 'test')`,
      [FUNDS.equity],
    );
    await sell(folio, 120);
    await bench.api.db.query('DELETE FROM exit_loads');
    const gains = {
      // 6,000 less 1 % of 20 × 50, less STT of 0.001 %, less a cost of 4,000 and of 20/50 × 2,250.
      realised_gain: 1089.94,
      // 30 units at 50 less 30/50 × 2,250.
      unrealised_gain: 150,
      income: 0,
      overall_gain: 1239.94,
      // Of the 6,250 that was paid for all units.
      absolute_percentage: 19.84,
    };
    expect(await holding(FUNDS.equity)).toMatchObject({
      ...gains,
      current_value: 1500,
      total_invested: 1350,
    });
    // The money on its way is part of the value, and no gain of its own.
    expect(await expectSums()).toMatchObject({ ...gains, current_value: 7489.94 });
    await payOut();
    expect(await expectSums()).toMatchObject({ ...gains, current_value: 1500 });
    expect((await holdings()).sold_out).toBeUndefined();
  });

  test('P2 · count in totals, in their kind of asset and in XIRR after everything was sold and paid out', async () => {
    await sell(await giveUnits(bench.api, me, FUNDS.equity, OLD_LOT), 100);
    await payOut();
    // 5,000 less STT of 0.05, two years and seven days after 4,000 were paid.
    const gains = {
      realised_gain: 999.95,
      unrealised_gain: 0,
      overall_gain: 999.95,
      absolute_percentage: 25,
    };
    const xirr_percentage = yearly(4000, 4999.95, 737);
    expect(await expectSums()).toMatchObject({ ...gains, current_value: 0, xirr_percentage });
    const { assets, allocation, history } = await returns();
    expect(assets).toMatchObject([{ asset: 'mutual_fund', ...gains, xirr_percentage }]);
    expect([allocation, history.at(-1)]).toEqual([[], { date: '2026-11-25', value: 0, invested: 0 }]);
    const { holdings: held, sold_out: sold } = await holdings();
    expect(held).toEqual([]);
    expect(sold).toMatchObject([{ fundInfo: { code: FUNDS.equity }, units: 0, ...gains, folioData: [] }]);
    expect(await holding(FUNDS.equity)).toMatchObject({ ...gains, xirr_percentage });
  });

  test('P2 · are in the absolute return of the first 30 days', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2026-11-02', units: '100', amount: '6000.00' },
    ]);
    await sell(folio, 40);
    expect(await expectSums()).toMatchObject({
      ...{ return_basis: 'absolute', xirr_percentage: null, xirr_problem: null },
      // 2,000 less STT of 0.02 and a cost of 2,400; 60 units at 50 that cost 3,600; of 6,000.
      ...{
        realised_gain: -400.02,
        unrealised_gain: -600,
        overall_gain: -1000.02,
        absolute_percentage: -16.67,
      },
    });
  });

  test('P2 · of a switch are realised in one fund, and the whole counts its money once', async () => {
    await switchAll(await giveUnits(bench.api, me, FUNDS.equity, OLD_LOT));
    expect(await expectSums()).toMatchObject({ realised_gain: 999.95, current_value: 4999.95 });
    await switchIn();
    // Then a stamp duty of 0.25; 249.985 units at 20.
    const totals = await expectSums();
    expect(totals).toMatchObject({ realised_gain: 999.95, unrealised_gain: -0.25, overall_gain: 999.7 });
    expect(totals.absolute_percentage).toBe(pct(999.7 / 4000));
    expect(totals.xirr_percentage).toBe(yearly(4000, 4999.7, 738));
    expect(await holding(FUNDS.debt)).toMatchObject({ realised_gain: 0, overall_gain: -0.25 });
    expect(await holding(FUNDS.equity)).toMatchObject({ overall_gain: 999.95, absolute_percentage: 25 });
  });

  test('P2 · follow a corrected NAV of a switch, which is no payment to the investor', async () => {
    await switchAll(await giveUnits(bench.api, me, FUNDS.equity, OLD_LOT));
    await correct('52.0000');
    await switchIn();
    // 5,200 less STT of 0.05; then a stamp duty of 0.26.
    const totals = await expectSums();
    expect(totals).toMatchObject({ realised_gain: 1199.95, unrealised_gain: -0.26, current_value: 5199.69 });
    expect(totals.xirr_percentage).toBe(yearly(4000, 5199.69, 738));
  });

  test('P2 · follow a corrected NAV of a sale, paid out on a later day', async () => {
    await sell(await giveUnits(bench.api, me, FUNDS.equity, OLD_LOT), 100);
    await payOut();
    await moveTo('2027-11-25T11:00:00.000+05:30');
    await correct('90.0000');
    const { realised_gain, xirr_percentage } = await expectSums();
    // 9,000 less STT of 0.09.
    expect(realised_gain).toBe(4999.91);
    // 4,999.95 after 737 days and 3,999.96 after another 365 are worth 4,000 then.
    const growth = 1 + xirr_percentage! / 100;
    expect(4999.95 / growth ** (737 / 365) + 3999.96 / growth ** (1102 / 365)).toBeCloseTo(4000, -1);
  });

  test('P2 · of a non-resident are before the tax deducted at source, which is the investor’s credit', async () => {
    await bench.api.db.query(
      `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, residency)
       VALUES ($1, $2, 1, 'Test Investor', 'non_resident_individual')`,
      [me.userId, me.portfolioId],
    );
    await bench.api.db.query("UPDATE bank_accounts SET type = 'nre' WHERE portfolio_id = $1", [
      me.portfolioId,
    ]);
    const id = await sell(await giveUnits(bench.api, me, FUNDS.equity, OLD_LOT), 100);
    await payOut();
    // 1,000 at 12.5 % with a cess of 4 %.
    const sale = (await me.call('redemption', { params: { id } })).body.data;
    expect([sale.status, sale.tds, sale.net]).toEqual(['paid_out', 130, 4869.95]);
    expect(await expectSums()).toMatchObject({
      ...{ realised_gain: 999.95, overall_gain: 999.95 },
      xirr_percentage: yearly(4000, 4999.95, 737),
    });
  });

  test('P2 · have the interest for a late payout apart, as income', async () => {
    await sell(await giveUnits(bench.api, me, FUNDS.equity, OLD_LOT), 100);
    await bench.api.db.query(
      `INSERT INTO calendar_days (date, exchange_open, settlement_open, funds_open, note, source)
       SELECT day, false, false, false, 'late notice', 'test'
       FROM unnest('{2026-11-25,2026-11-26,2026-11-27}'::date[]) AS day
       ON CONFLICT (date) DO UPDATE SET settlement_open = false`,
    );
    await moveTo('2026-11-30T11:00:00.000+05:30');
    await bench.api.db.query(`DELETE FROM calendar_days WHERE note = 'late notice'`);
    // 4,999.95 × 15 % × 4 days / 365.
    expect(await expectSums()).toMatchObject({
      ...{ realised_gain: 999.95, income: 8.22, overall_gain: 1008.17 },
      xirr_percentage: yearly(4000, 5008.17, 742),
    });
  });

  test.each(['N', 'Y'])(
    'P2 · of an IDCW option (%s) are not known, because its distributions are not',
    async (option) => {
      const { db } = bench.api;
      await giveUnits(bench.api, me, FUNDS.debt, OLD_LOT);
      await giveUnits(bench.api, me, FUNDS.equity, OLD_LOT);
      await db.query('UPDATE schemes SET reinvestment = $2 WHERE code = $1', [FUNDS.debt, option]);
      const unknown = {
        ...{ income: null, overall_gain: null, absolute_percentage: null },
        ...{ xirr_percentage: null, xirr_problem: 'distributions_unknown' },
      };
      expect(await holding(FUNDS.debt)).toMatchObject({ ...unknown, current_value: 2000 });
      expect((await returns()).totals).toMatchObject(unknown);
      expect(await holding(FUNDS.equity)).toMatchObject({ overall_gain: 950, xirr_problem: null });
      await db.query("UPDATE schemes SET reinvestment = 'Z' WHERE code = $1", [FUNDS.debt]);
    },
  );
});
