import readExcelFile from 'read-excel-file/node';
import type { CallQuery, HoldingsFile, OtherAssetDraft } from '@sanchay/contracts';
import { encodeNavs } from '@sanchay/finance';
import { bookGold, giveBank, giveUnits, stepUp } from '../testing/people/holder.ts';
import { givePan, uploadStatement } from '../testing/people/importer.ts';
import { giveTrades } from '../testing/people/shares.ts';
import { NPS_YEARS, npsCsv } from '../testing/retirementText.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

const TODAY = '2026-11-20';

describe('holdings on a day', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    for (const [day, nav] of [
      ['2025-03-31', '40.0000'],
      ['2025-04-01', '41.2345'],
      ['2026-11-03', '44.0000'],
    ] as const)
      await publishNav(bench.api.db, FUNDS.equity, day, nav);
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
  });
  afterAll(() => bench.close());

  const report = async (date?: string) =>
    (await me.call('holdingsReport', { query: date === undefined ? {} : { date } })).body.data;
  async function file(name: HoldingsFile, date: string, language = 'en'): Promise<Buffer> {
    const reply = await bench.api.app.inject({
      url: `/api/v3/reports/holdings/${name}?date=${date}`,
      headers: { authorization: `Bearer ${me.token}`, 'accept-language': language },
    });
    expect(reply.statusCode).toBe(200);
    return reply.rawPayload;
  }

  test('P4 · units at the end of the day have the NAV of that day or the last one before, which is marked when old', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2025-03-31', units: '100', amount: '4000.00' },
      { on: '2025-04-01', units: '10.123', amount: '420.55' },
    ]);
    const one = { code: FUNDS.equity, folios: [folio], price_is_old: false };
    expect((await report('2025-03-31')).holdings).toEqual([
      expect.objectContaining({
        ...one,
        units: 100,
        invested: 4000,
        value: 4000,
        gain: 0,
        gain_percentage: 0,
      }),
    ]);
    expect((await report('2025-04-01')).holdings).toEqual([
      expect.objectContaining({
        ...{ ...one, units: 110.123, price: { nav: 41.2345, date: '2025-04-01' } },
        ...{ invested: 4420.55, value: 4540.87, gain: 120.32, gain_percentage: 2.72 },
      }),
    ]);
    const marks = async (date: string) =>
      (await report(date)).holdings.map((row) => [row.price?.date, row.price_is_old]);
    expect(await marks('2025-04-08')).toEqual([['2025-04-01', false]]);
    expect(await marks('2025-04-09')).toEqual([['2025-04-01', true]]);
  });

  test('P4 · nothing is held before the first purchase, and by an account without any', async () => {
    expect(await report()).toMatchObject({
      date: TODAY,
      first_day: null,
      holdings: [],
      value: 0,
      gain_percentage: null,
    });
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-03-31', units: '100', amount: '4000.00' }]);
    expect(await report('2025-03-30')).toMatchObject({ first_day: '2025-03-31', holdings: [], value: 0 });
    expect(await report('1999-01-01')).toMatchObject({ holdings: [] });
  });

  test('P4 · a fund without a NAV by that day is shown without a value and left out of the totals', async () => {
    await giveUnits(bench.api, me, FUNDS.debt, [{ on: '2025-03-31', units: '10', amount: '200.00' }]);
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-03-31', units: '100', amount: '3900.00' }]);
    const { holdings, ...totals } = await report('2025-04-01');
    expect(holdings.map(({ code, value, gain, price }) => [code, value, gain, price?.nav ?? null])).toEqual([
      [FUNDS.equity, 4123.45, 223.45, 41.2345],
      [FUNDS.debt, null, null, null],
    ]);
    expect(totals).toMatchObject({ unpriced: 1, invested: 3900, value: 4123.45, gain: 223.45 });
  });

  test('P4 · units of before a change of face value have no value at NAVs of after it', async () => {
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-03-31', units: '100', amount: '3900.00' }]);
    const scheme = '(SELECT id FROM schemes WHERE code = $1)';
    const set = (day: string | null) =>
      bench.api.db.query('UPDATE schemes SET comparable_from = $2 WHERE code = $1', [FUNDS.equity, day]);
    await bench.api.db.query(
      `INSERT INTO navs (scheme_id, date, nav) VALUES (${scheme}, '2025-04-20', 4.1)`,
      [FUNDS.equity],
    );
    await set('2025-04-20');
    const values = [(await report('2025-04-01')).holdings[0]!.value, await report('2025-04-20')] as const;
    await bench.api.db.query(`DELETE FROM navs WHERE date = '2025-04-20' AND scheme_id = ${scheme}`, [
      FUNDS.equity,
    ]);
    await set(null);
    expect(values[0]).toBe(4123.45);
    expect(values[1]).toMatchObject({ unpriced: 1, value: 0, holdings: [{ value: null, price: null }] });
  });

  test.each([
    ['2026-11-21', 422],
    ['2026-02-30', 400],
    ['yesterday', 400],
  ])('P4 · there are no holdings on %s', async (date, http) => {
    const reply = await me.call('holdingsReport', { query: { date } });
    expect(reply.http).toBe(http);
    if (http === 422)
      expect(reply.body).toMatchObject({ code: 'date_in_future', errors: { date: [expect.any(String)] } });
  });

  test('P4 · today equals the holdings, to the paisa, after a sale and with gold; the day before the sale is as it was', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2025-03-31', units: '100', amount: '4000.10' },
      { on: '2025-04-01', units: '50.555', amount: '2100.33' },
    ]);
    await giveUnits(bench.api, me, FUNDS.other, [{ on: '2025-05-05', units: '7.777', amount: '99.99' }]);
    await bookGold(bench.api, me, '2026-01-05', '1500.25', '0.1234');
    await bench.api.db.query(
      "INSERT INTO gold_prices VALUES ('2026-11-18', 12345.67), ('2026-11-19', 12400.01)",
    );
    const body = { code: FUNDS.equity, folio_no: folio, by: 'units' as const, units: 120.5 };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    await me.call('createRedemption', { body: { ...body, consent_hash: consent.hash, step_up } });
    await publishNav(bench.api.db, FUNDS.equity, TODAY, '50.1234');
    await me.moveTo(`${TODAY}T23:00:00.000+05:30`);
    await bench.api.runJobs();

    const { holdings, totals } = (await me.call('holdings', { query: { asset: 'mutual_fund' } })).body.data;
    const gold = (await me.call('holdings', { query: { asset: 'gold' } })).body.data;
    const all = [...holdings, ...gold.holdings];
    const today = await report();
    expect(all).toHaveLength(3);
    expect(
      today.holdings.map((row) => [row.code, row.units, row.invested, row.value, row.gain]).toSorted(),
    ).toEqual(
      all
        .map((row) => [
          row.fundInfo.code,
          row.units,
          row.total_invested,
          row.current_value,
          row.unrealised_gain,
        ])
        .toSorted(),
    );
    expect(today.value).toBeCloseTo(totals.current_value + gold.totals.current_value, 6);
    expect(today.gain).toBeCloseTo(totals.unrealised_gain + gold.totals.unrealised_gain, 6);
    const before = (await report('2026-11-19')).holdings.find(({ code }) => code === FUNDS.equity)!;
    expect([before.units, before.invested, before.value]).toEqual([150.555, 6100.43, 7452.47]);
  });

  test('P4 · recorded assets have their value of the day, a loan is subtracted, and files have them too', async () => {
    const plain = { rate_percentage: null, compounding: null, matures_on: null, grams: null };
    const drafts: OtherAssetDraft[] = [
      {
        ...plain,
        ...{ type: 'bank_deposit', name: 'FD', rate_percentage: 7, compounding: 4, matures_on: '2027-11-20' },
        entries: [{ on: '2025-11-20', kind: 'paid_in', amount: 100_000 }],
      },
      {
        ...plain,
        type: 'property',
        name: 'Flat',
        entries: [{ on: '2024-01-01', kind: 'value', amount: 900 }],
      },
      { ...plain, type: 'loan', name: 'Loan', entries: [{ on: '2025-04-01', kind: 'value', amount: 250.5 }] },
    ];
    for (const body of drafts) expect((await me.call('createOtherAsset', { body })).http).toBe(200);
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-03-31', units: '100', amount: '4000.00' }]);
    const on = async (date: string, external?: 'only' | 'exclude') =>
      (await me.call('dayHoldings', { query: { date, ...(external && { external }) } })).body.data;
    const early = await on('2025-04-01');
    expect(early.recorded.map(({ name, value, invested }) => [name, value, invested])).toEqual([
      ['Flat', 900, null],
      ['Loan', -250.5, null],
    ]);
    expect(early).toMatchObject({
      value: 4772.95,
      gain: 123.45,
      uncosted: 1,
      unpriced: 0,
      has_external: true,
    });
    expect(await on('2025-04-01', 'exclude')).toMatchObject({ value: 4123.45, has_external: true });
    const worth = (await me.call('netWorth', { query: { external: 'only' } })).body.data;
    const only = await on(TODAY, 'only');
    expect(only.value).toBe(worth.value);
    expect(only.holdings).toEqual([]);
    expect(only.recorded.find(({ asset }) => asset === 'bank_deposit')).toMatchObject({
      sources: ['manual'],
      invested: 100_000,
    });
    const csv = await bench.api.app.inject({
      url: `/api/v3/reports/every-holding/holdings.csv?date=2025-04-01`,
      headers: { authorization: `Bearer ${me.token}` },
    });
    expect(csv.body).toContain('Loan,Loan,,,,,,-250.5,,,Added by you,Reduces the value only');
  });

  describe('with stocks, cash, NPS and recorded assets', () => {
    const ALPHA = 'INE000A01012';
    beforeAll(async () => {
      await bench.api.db.query(
        `INSERT INTO stocks (isin, symbol, slug, name, sector, industry, price, previous_price, price_date, market_cap)
         VALUES ($1, 'ALPHA', 'alpha', 'Alpha Limited', 'Energy', 'Oil', 120, 118, '2026-11-19', 1000)`,
        [ALPHA],
      );
      const prices = [
        { date: '2025-04-02', nav: 100 },
        { date: '2026-11-18', nav: 118 },
        { date: '2026-11-19', nav: 120 },
      ];
      await bench.api.db.query(
        `INSERT INTO price_histories (market, security, last_date, packed) VALUES ('IN', $1, '2026-11-19', $2)`,
        [ALPHA, Buffer.from(encodeNavs(prices))],
      );
    });
    beforeEach(async () => {
      await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-03-31', units: '100', amount: '4000.00' }]);
      await giveTrades(bench.api, me, [
        { isin: ALPHA, side: 'buy', on: '2025-04-02', quantity: 10, price: 100 },
        { isin: ALPHA, side: 'sell', on: '2025-06-02', quantity: 4, price: 110 },
      ]);
      await givePan(bench, me, 'AAAPE1111A');
      for (const year of NPS_YEARS) {
        const { id } = (await uploadStatement(me, npsCsv(year))).body.data;
        await me.call('applyImport', { params: { id } });
      }
      const terms = { rate_percentage: 8, compounding: 4 as const, matures_on: null, grams: null };
      await me.call('createOtherAsset', {
        body: {
          ...{ ...terms, type: 'bank_deposit', name: 'FD' },
          entries: [{ on: '2025-05-02', kind: 'paid_in', amount: 100_000 }],
        },
      });
    });
    const day = async (query: CallQuery<'dayHoldings'>) =>
      (await me.call('dayHoldings', { query })).body.data;

    test('P4 · the total of a day is the net worth of that day, whichever assets are shown', async () => {
      for (const external of ['include', 'exclude', 'only'] as const) {
        const { history, value } = (await me.call('netWorth', { query: { external } })).body.data;
        expect(history.length).toBeGreaterThan(2);
        for (const { date, value: worth } of history)
          expect([date, (await day({ date, external })).value]).toEqual([date, worth]);
        expect((await day({ external })).value).toBe(value);
      }
    });

    test('P4 · money in transit is a row until its units are allotted, and part of the total', async () => {
      await me.place({ code: FUNDS.other, type: 'buy', amount: 5000 });
      await me.payAll();
      const { classes, value } = await day({});
      expect(classes.find(({ asset }) => asset === 'in_transit')).toMatchObject({
        ...{ source: 'sanchay', value: 5000, invested: 5000, gain: 0 },
      });
      expect(value).toBe((await me.call('netWorth', { query: {} })).body.data.value);
      const before = await day({ date: '2026-01-01' });
      expect(before.classes.some(({ asset }) => asset === 'in_transit')).toBe(false);
      expect((await day({ external: 'only' })).classes.map(({ asset }) => asset)).toEqual(['nps']);
    });

    test('P4 · each class is a row with its source, on screen and in the files, and not before its first purchase', async () => {
      const { classes, holdings, value, first_day } = await day({ date: '2026-11-20' });
      expect(classes.map(({ asset, source }) => [asset, source])).toEqual([
        ['nps', 'imported'],
        ['stock', 'sanchay'],
        ['stock_cash', 'sanchay'],
      ]);
      expect(classes[2]).toMatchObject({ gain: 0, invested: classes[2]!.value });
      expect(classes[1]).toMatchObject({ value: 720, gain: 119.29, invested: 600.71 });
      expect(holdings).toHaveLength(1);
      expect(first_day! <= '2025-04-02').toBe(true);
      expect((await day({ date: '2025-04-01', external: 'exclude' })).classes).toEqual([]);
      const reply = await bench.api.app.inject({
        url: `/api/v3/reports/every-holding/holdings.xlsx?date=2026-11-20`,
        headers: { authorization: `Bearer ${me.token}` },
      });
      const sheets = await readExcelFile(reply.rawPayload);
      const rows = (name: string) => sheets.find(({ sheet }) => sheet === name)!.data.slice(1);
      expect(rows('Holdings').find(([asset]) => asset === 'Stocks')).toEqual([
        ...['Stocks', 'Stocks', null, null, null, null],
        ...[classes[1]!.invested, 720, classes[1]!.gain, classes[1]!.gain_percentage, 'Sanchay', null],
      ]);
      expect(rows('Total')[0]![1]).toBe(value);
      // The call of funds and gold alone has no other assets in its totals.
      expect(await report('2026-11-20')).toMatchObject({ value: holdings[0]!.value, invested: 4000 });
    });
  });

  test('P4 · the files hold what the screen shows, cell by cell, in both languages', async () => {
    const name = '=HYPERLINK("x"), "Zed" 🪙 फ़ंड';
    await bench.api.db.query('UPDATE schemes SET name = $2 WHERE code = $1', [FUNDS.equity, name]);
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-03-31', units: '100.5', amount: '4300.10' }]);
    const day = '2025-04-09';
    const { holdings, invested, value, gain, gain_percentage } = await report(day);
    const [row] = holdings;
    const sheets = await readExcelFile(await file('holdings.xlsx', day));
    const rows = (sheet: string) => sheets.find((one) => one.sheet === sheet)!.data.slice(1);
    expect(rows('Holdings')).toEqual([
      [
        ...[
          'Mutual fund',
          name,
          row!.folios[0],
          row!.units,
          row!.price!.nav,
          new Date('2025-04-01T00:00:00Z'),
        ],
        ...[row!.invested, row!.value, row!.gain, row!.gain_percentage, 'Sanchay', 'NAV older than 7 days'],
      ],
    ]);
    expect(row!.gain).toBeLessThan(0);
    expect(rows('Total')).toEqual([[invested, value, gain, gain_percentage]]);
    const csv = (await file('holdings.csv', day)).toString();
    expect(csv).toContain(
      `Mutual fund,"'=HYPERLINK(""x""), ""Zed"" 🪙 फ़ंड",${row!.folios[0]},100.5,41.2345,2025-04-01,4300.1,${row!.value},${row!.gain},`,
    );
    expect((await file('holdings.csv', day, 'hi')).toString()).toContain('NAV 7 दिन से पुरानी');
    expect((await file('holdings.pdf', day, 'hi')).subarray(0, 5).toString()).toBe('%PDF-');
    await bench.api.db.query("UPDATE schemes SET name = 'Zed Equity Fund' WHERE code = $1", [FUNDS.equity]);
  });
});
