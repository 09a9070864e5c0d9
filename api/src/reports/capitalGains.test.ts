import readExcelFile from 'read-excel-file/node';
import type { CapitalGains, GainsFile } from '@sanchay/contracts';
import { formatDate, formatNumber } from '@sanchay/finance';
import { pdfText } from '../testing/pdfText.ts';
import { giveBank, giveUnits, stepUp } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

const DAY = '2026-11-20';

describe('capital gains of a financial year', () => {
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

  const report = async (query: { year?: string; exemption?: 'earliest_sale' } = {}) =>
    (await me.call('capitalGains', { query })).body.data;
  const moveTo = async (instant: string) => {
    await me.moveTo(instant);
    await bench.api.runJobs();
  };
  const price = async (nav = '50.0000') => {
    await moveTo('2026-11-20T14:30:00.000+05:30');
    await publishNav(bench.api.db, FUNDS.equity, DAY, nav);
    await moveTo('2026-11-20T23:00:00.000+05:30');
  };
  /** Sells units of the equity fund at a NAV of 50 on Friday, 20 November 2026. */
  async function sell(folio_no: string, units: number): Promise<string> {
    const body = { code: FUNDS.equity, folio_no, by: 'units' as const, units };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    const placed = await me.call('createRedemption', {
      body: { ...body, consent_hash: consent.hash, step_up },
    });
    return placed.body.data.id;
  }
  const OLD = { on: '2024-11-18', units: '100', amount: '4000.00' };
  const NEW = { on: '2026-03-02', units: '50', amount: '2250.00' };
  const correct = async (nav: string) => {
    await bench.api.db.query(
      'UPDATE navs SET nav = $3 WHERE date = $2 AND scheme_id = (SELECT id FROM schemes WHERE code = $1)',
      [FUNDS.equity, DAY, nav],
    );
    await bench.api.ctx.jobs.send(bench.api.db, 'navs-published', { date: DAY });
    await bench.api.runJobs();
  };

  test('P4 · each sold lot has its term, rate, cost and rule; the report is a draft while the year runs', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [OLD, NEW]);
    const sale = await sell(folio, 120);
    expect((await report()).reasons).toEqual(['year_running', 'sale_pending']);
    await price();
    const gains = await report();
    expect(gains).toMatchObject({
      financial_year: '2026-27',
      years: ['2026-27', '2025-26', '2024-25'],
      status: 'draft',
      reasons: ['year_running'],
      exemption: { limit: 125_000, used: 1000, rule_id: 'equity-exemption-2024' },
      tax: 20,
      carry_forward: { short: 0, long: 0 },
    });
    expect(gains.lots).toEqual([
      expect.objectContaining({
        ...{ sale_id: sale, kind: 'redemption', code: FUNDS.equity, folio_no: folio },
        ...{ bought_on: '2024-11-18', sold_on: DAY, units: 100, cost: 4000, proceeds: 5000, exit_load: 0 },
        ...{ tax_cost: 4000, gain: 1000, term: 'long', head: 'equity_long', rate_percentage: 12.5 },
        ...{ stt: 0.05, fair_value: null, cost_basis: null, rule_ids: ['equity-rates-2024'], gaps: [] },
      }),
      expect.objectContaining({
        ...{ bought_on: '2026-03-02', units: 20, cost: 900, proceeds: 1000, gain: 100, stt: 0.01 },
        ...{ term: 'short', head: 'equity_short', rate_percentage: 20 },
      }),
    ]);
    expect(gains.pools.map(({ head, taxable, exemption, tax }) => [head, taxable, exemption, tax])).toEqual([
      ['equity_short', 100, 0, 20],
      ['equity_long', 0, 1000, 0],
    ]);
    expect(gains.periods.map(({ head, amounts }) => [head, amounts.until_15_dec])).toEqual([
      ['equity_long', 1000],
      ['equity_short', 100],
    ]);
    expect((await report({ year: '2025-26' })).lots).toEqual([]);
  });

  test('P4 · a sale whose NAV was corrected is one row with the corrected proceeds', async () => {
    await sell(await giveUnits(bench.api, me, FUNDS.equity, [OLD]), 100);
    await price();
    await correct('51.0000');
    const { lots } = await report();
    expect(lots.map(({ units, cost, proceeds, gain }) => [units, cost, proceeds, gain])).toEqual([
      [100, 4000, 5100, 1100],
    ]);
  });

  test('P4 · units of before February 2018 cost what they were worth on 31 January 2018', async () => {
    await publishNav(bench.api.db, FUNDS.equity, '2018-01-31', '45.0000');
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2018-01-31', units: '100', amount: '1000.00' },
    ]);
    await sell(folio, 100);
    await price();
    const { lots } = await report();
    expect(lots[0]).toMatchObject({
      ...{ cost: 1000, tax_cost: 4500, gain: 500, cost_basis: 'grandfathered', fair_value: 45 },
      rule_ids: ['equity-rates-2024', 'grandfathering-2018'],
    });
    await bench.api.db.query("DELETE FROM navs WHERE date = '2018-01-31'");
    const without = await report();
    expect(without.lots[0]).toMatchObject({ tax_cost: 1000, gain: 4000, gaps: ['fair_value_missing'] });
    expect(without.reasons).toEqual(['year_running', 'fair_value_missing']);
  });

  test.each([
    ['2016-17', 'year_too_early'],
    ['2027-28', 'year_not_begun'],
    ['2025-27', 'year_unknown'],
  ])('P4 · there is no report for %s', async (year, code) => {
    const reply = await me.call('capitalGains', { query: { year } });
    expect(reply.http).toBe(422);
    expect(reply.body).toMatchObject({ code, errors: { year: [expect.any(String)] } });
  });

  test('P4 · an account that sold nothing has a report of zeros for the running year', async () => {
    expect(await report()).toMatchObject({
      ...{ years: ['2026-27'], lots: [], pools: [], tax: 0, interest: 0, carried_losses: [] },
    });
    expect((await report({ year: '2017-18' })).status).toBe('final');
  });

  test('P4 · a lot has its part of the stamp duty, and the parts of two sales add up to the whole', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [{ ...OLD, stampDuty: '0.25' }]);
    await sell(folio, 33);
    await sell(folio, 67);
    await price();
    const { lots } = await report();
    expect(lots.map(({ stamp_duty }) => stamp_duty).toSorted((a, b) => a - b)).toEqual([0.08, 0.17]);
  });

  test('P4 · a change of face value between purchase and sale makes the report a draft and is named', async () => {
    const scheme = '(SELECT id FROM schemes WHERE code = $1)';
    await bench.api.db.query(
      `INSERT INTO navs (scheme_id, date, nav) VALUES (${scheme}, '2018-01-31', 4500)`,
      [FUNDS.equity],
    );
    await bench.api.db.query("UPDATE schemes SET comparable_from = '2026-11-19' WHERE code = $1", [
      FUNDS.equity,
    ]);
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [{ ...OLD, on: '2018-01-30' }]);
    await sell(folio, 100);
    await price();
    const { lots, reasons } = await report();
    expect(lots[0]).toMatchObject({ tax_cost: 4000, gaps: ['fair_value_missing'], face_value_changed: true });
    expect(reasons).toEqual(['year_running', 'fair_value_missing']);
    await bench.api.db.query('UPDATE schemes SET comparable_from = NULL WHERE code = $1', [FUNDS.equity]);
    await bench.api.db.query(`DELETE FROM navs WHERE date = '2018-01-31' AND scheme_id = ${scheme}`, [
      FUNDS.equity,
    ]);
  });

  test('P4 · lots are first in first out within each folio, as counted unit by unit', async () => {
    const bought = [7, 13, 11, 5].map((units, index) => ({
      on: ['2026-03-02', '2024-11-18', '2025-11-20', '2024-11-18'][index]!,
      units: String(units),
      amount: (units * (30 + index)).toFixed(2),
    }));
    const folios = [
      await giveUnits(bench.api, me, FUNDS.equity, bought),
      await giveUnits(bench.api, me, FUNDS.equity, bought.toReversed()),
    ];
    for (const folio of folios) for (const units of [9, 4, 16]) await sell(folio, units);
    await price();
    const { lots } = await report();
    // One element a unit: its day and cost, in the order in which units leave a folio.
    const queueOf = (own: typeof bought) =>
      own
        .map((lot, order) => ({ ...lot, order }))
        .toSorted((a, b) => a.on.localeCompare(b.on) || a.order - b.order)
        .flatMap(({ on, units, amount }) =>
          Array.from({ length: Number(units) }, () => `${on} ${Number(amount) / Number(units)}`),
        );
    for (const [index, folio] of folios.entries()) {
      const queue = queueOf(index === 0 ? bought : bought.toReversed()).slice(0, 29);
      const left = lots
        .filter((lot) => lot.folio_no === folio)
        .flatMap(({ bought_on, units, cost }) =>
          Array.from({ length: units }, () => `${bought_on} ${cost / units}`),
        );
      expect(left.toSorted()).toEqual(queue.toSorted());
    }
  });

  describe('losses of earlier years', () => {
    const put = (losses: { financial_year: string; short: number; long: number }[]) =>
      me.call('setCarriedLosses', { body: { losses } });

    test('P4 · are stored by year, reduce the gains and are replaced as a whole', async () => {
      await sell(await giveUnits(bench.api, me, FUNDS.equity, [OLD, NEW]), 120);
      await price();
      await put([
        { financial_year: '2024-25', short: 30, long: 0 },
        { financial_year: '2017-18', short: 500, long: 500 },
        { financial_year: '2023-24', short: 0, long: 0 },
      ]);
      const gains = await report();
      expect(
        gains.carried_losses.map((loss) => [
          loss.financial_year,
          loss.usable,
          loss.used_short,
          loss.left_short,
        ]),
      ).toEqual([
        ['2017-18', false, 0, 500],
        ['2024-25', true, 30, 0],
      ]);
      expect(gains.tax).toBe(14);
      await put([]);
      expect((await report()).carried_losses).toEqual([]);
    });

    test('P4 · a form of another tab does not undo what this one saved', async () => {
      const save = (losses: object[], was: object[]) =>
        me.call('setCarriedLosses', { body: { losses, was } as never });
      const [first, second] = [
        { financial_year: '2023-24', short: 7, long: 8 },
        { financial_year: '2024-25', short: 1.5, long: 0 },
      ];
      expect((await save([first], [])).http).toBe(200);
      const late = await save([second], []);
      expect([late.http, late.body]).toEqual([409, expect.objectContaining({ code: 'losses_changed' })]);
      expect((await report()).carried_losses).toMatchObject([first]);
      expect((await save([first, second], [first])).http).toBe(200);
      expect((await report()).carried_losses).toMatchObject([first, second]);
    });

    test('P4 · what an earlier year took of a loss is gone in the next', async () => {
      await giveUnits(bench.api, me, FUNDS.equity, [NEW]);
      const folio = await giveUnits(bench.api, me, FUNDS.equity, [OLD, NEW]);
      await sell(folio, 120);
      await price();
      await put([{ financial_year: '2024-25', short: 1000, long: 5000 }]);
      // Long-term gains of 1,000 take the long-term loss, short-term ones of 100 the short-term loss.
      expect((await report()).carried_losses).toMatchObject([
        { earlier_short: 0, used_short: 100, used_long: 1000, left_short: 900, left_long: 4000 },
      ]);
      await moveTo('2027-04-02T10:00:00.000+05:30');
      expect((await report()).financial_year).toBe('2027-28');
      expect((await report()).carried_losses).toMatchObject([
        {
          ...{ short: 1000, long: 5000, earlier_short: 100, earlier_long: 1000 },
          ...{ used_short: 0, used_long: 0, left_short: 900, left_long: 4000 },
        },
      ]);
    });

    test.each([
      [[{ financial_year: '2026-27', short: 1, long: 0 }], 'losses.0.financial_year'],
      [[{ financial_year: '2008-09', short: 1, long: 0 }], 'losses.0.financial_year'],
      [[{ financial_year: '2024-26', short: 1, long: 0 }], 'losses.0.financial_year'],
      [
        [
          { financial_year: '2024-25', short: 1, long: 0 },
          { financial_year: '2024-25', short: 2, long: 0 },
        ],
        'losses.1.financial_year',
      ],
      [[{ financial_year: '2024-25', short: 1.005, long: 0 }], 'losses.0.short'],
    ])('P4 · %j is refused at its field, and nothing changes', async (losses, field) => {
      await put([{ financial_year: '2023-24', short: 7, long: 8 }]);
      const refused = await put(losses);
      expect([refused.http, Object.keys((refused.body as never as { errors: object }).errors)]).toEqual([
        422,
        [field],
      ]);
      expect((await report()).carried_losses).toMatchObject([
        { financial_year: '2023-24', short: 7, long: 8 },
      ]);
    });
  });

  describe('files', () => {
    const file = async (name: GainsFile, language = 'en'): Promise<Buffer> => {
      const reply = await bench.api.app.inject({
        url: `/api/v3/reports/capital-gains/${name}`,
        headers: { authorization: `Bearer ${me.token}`, 'accept-language': language },
      });
      expect(reply.statusCode).toBe(200);
      return reply.rawPayload;
    };
    let gains: CapitalGains;
    beforeEach(async () => {
      await sell(await giveUnits(bench.api, me, FUNDS.equity, [OLD, NEW]), 120);
      await price('40.1234');
      gains = await report();
    });

    test('P4 · the workbook has the lots and figures of the screen, cell by cell', async () => {
      const sheets = await readExcelFile(await file('capital-gains.xlsx'));
      expect(sheets.map(({ sheet }) => sheet)).toEqual([
        'About this report',
        'Summary',
        'Lots',
        'Schedule 112A',
        'Slab-rate gains',
        'Advance tax periods',
        'Losses brought forward',
        'Other figures',
        'Dividends',
        'Interest',
        'Deposits and TDS',
        'Digital gold',
        'Schedule FA',
      ]);
      const [, ...lots] = sheets[2]!.data;
      expect(lots.map((row) => [row[4], row[6], row[7], ...row.slice(10, 16)])).toEqual(
        gains.lots.map((lot) => [
          new Date(`${lot.bought_on}T00:00:00Z`),
          ...[lot.units, lot.cost, lot.tax_cost, lot.proceeds, lot.exit_load, lot.charges, lot.stt, lot.gain],
        ]),
      );
      const [, ...pools] = sheets[1]!.data;
      expect(pools.map((row) => row.slice(2, 9))).toEqual(
        gains.pools.map((pool) => [
          ...[
            pool.gains,
            pool.losses,
            pool.set_off,
            pool.brought_forward,
            pool.exemption,
            pool.taxable,
            pool.tax,
          ],
        ]),
      );
    });

    test('P4 · CSV files are the lots and the fifteen columns of Schedule 112A', async () => {
      const lots = (await file('lots.csv')).toString().replace('\uFEFF', '').trim().split('\r\n');
      expect(lots).toHaveLength(3);
      expect(lots[1]).toContain(`,${gains.lots[0]!.gain},`);
      const rows = (await file('schedule-112a.csv')).toString().trim().split('\r\n');
      expect(rows[0]!.split(',')).toHaveLength(16);
      expect(rows[1]).toMatch(/^AE,AE,/);
      expect(rows).toHaveLength(2);
    });

    test.each(['en', 'hi'] as const)(
      'P4 · the PDF in %s has every figure of every lot and pool',
      async (language) => {
        const text = pdfText(await file('capital-gains.pdf', language));
        const two = (value: number) => formatNumber(value, { decimals: 2 }).replace('\u2212', '-');
        const row = (...cells: string[]) => cells.join('').replaceAll(/\s/g, '');
        for (const lot of gains.lots) {
          const days = language === 'en' ? [lot.bought_on, lot.sold_on].map((day) => formatDate(day)) : [];
          const expenses = [lot.exit_load, lot.charges, lot.stt];
          const figures = [lot.tax_cost, lot.proceeds, ...expenses, lot.gain].map(two);
          const units = formatNumber(lot.units, { decimals: 4 });
          expect(text).toContain(row(units, two(lot.cost), two(lot.stamp_duty), ...figures));
          expect(text).toContain(row(...days, units));
        }
        for (const pool of gains.pools) {
          const { gains: won, losses, set_off, brought_forward, exemption, taxable, tax } = pool;
          const figures = [won, losses, set_off, brought_forward, exemption, taxable].map(two);
          expect(text).toContain(row(...figures, tax === null ? '' : two(tax)));
        }
        expect(text).toContain(two(gains.tax));
      },
    );

    test('P4 · the PDF and the Hindi workbook are written in both scripts', async () => {
      expect((await file('capital-gains.pdf', 'hi')).subarray(0, 5).toString()).toBe('%PDF-');
      const [cover, summary] = await readExcelFile(await file('capital-gains.xlsx', 'hi'));
      expect([cover!.sheet, summary!.sheet]).toEqual(['रिपोर्ट के बारे में', 'सारांश']);
    });

    test('P4 · a fund whose name looks like a formula stays text in every file', async () => {
      await bench.api.db.query('UPDATE schemes SET name = $2 WHERE code = $1', [
        FUNDS.equity,
        '=HYPERLINK("x"), "फ़ंड" 🚀',
      ]);
      const [, , lots] = await readExcelFile(await file('capital-gains.xlsx'));
      expect(lots!.data[1]![0]).toBe('=HYPERLINK("x"), "फ़ंड" 🚀');
      expect((await file('lots.csv')).toString()).toContain('"\'=HYPERLINK(""x""), ""फ़ंड"" 🚀"');
    });
  });
});
