import readExcelFile from 'read-excel-file/node';
import type { CapitalGains, GainsFile } from '@sanchay/contracts';
import { formatDate, formatNumber } from '@sanchay/finance';
import type { TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { GainsBench, NEW, OLD } from '../testing/people/gainsBench.ts';
import { giveUnits } from '../testing/people/holder.ts';
import { pdfText } from '../testing/pdfText.ts';

describe('files of capital gains', () => {
  const at = new GainsBench();
  const { report, price, sell } = at;
  let me: TestInvestor;
  beforeAll(at.open);
  beforeEach(async () => {
    await at.begin();
    ({ me } = at);
  });
  afterAll(at.close);

  const file = async (name: GainsFile, language = 'en'): Promise<Buffer> => {
    const reply = await at.orders.api.app.inject({
      url: `/api/v3/reports/capital-gains/${name}`,
      headers: { authorization: `Bearer ${me.token}`, 'accept-language': language },
    });
    expect(reply.statusCode).toBe(200);
    return reply.rawPayload;
  };
  let gains: CapitalGains;
  beforeEach(async () => {
    await sell(await giveUnits(at.orders.api, me, FUNDS.equity, [OLD, NEW]), 120);
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
    await at.orders.api.db.query('UPDATE schemes SET name = $2 WHERE code = $1', [
      FUNDS.equity,
      '=HYPERLINK("x"), "फ़ंड" 🚀',
    ]);
    const [, , lots] = await readExcelFile(await file('capital-gains.xlsx'));
    expect(lots!.data[1]![0]).toBe('=HYPERLINK("x"), "फ़ंड" 🚀');
    expect((await file('lots.csv')).toString()).toContain('"\'=HYPERLINK(""x""), ""फ़ंड"" 🚀"');
  });
});
