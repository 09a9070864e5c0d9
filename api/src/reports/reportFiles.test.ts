import readExcelFile from 'read-excel-file/node';
import { MISSING_SIGN } from '../platform/pdf/scripts.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { pdfText } from '../testing/pdfText.ts';
import { givePan } from '../testing/people/importer.ts';
import { giveBank, giveUnits, stepUp } from '../testing/people/holder.ts';

const NAMES = [
  '=HYPERLINK("http://x","y")',
  '+91 Fund',
  '-5% Fund',
  '@SUM(A1)',
  'Zed "Growth", Plan',
  'निवेश शुद्ध फ़ंड',
  'Zed ₹ Łódź 🚀',
];
/** Each report with its CSV file and with what selects the data of the test. */
const REPORTS = [
  ['transactions', 'transactions.csv', 'transactions', ''],
  ['holdings', 'holdings.csv', 'holdings', ''],
  ['elss', 'investments.csv', 'elss', 'year=2025-26'],
  ['income', 'income.csv', 'income', 'year=2026-27'],
  ['capital-gains', 'lots.csv', 'capital-gains', 'year=2026-27'],
] as const;

describe('names in the files of every report', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query("UPDATE schemes SET sub_category = 'ELSS' WHERE code = $1", [FUNDS.other]);
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
    await bench.api.db.query(
      `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, residency)
       VALUES ($1, $2, 1, 'Zoë Nair', 'resident_individual')`,
      [me.userId, me.portfolioId],
    );
    await givePan(bench, me, 'ZNAPN1111A');
    await giveUnits(bench.api, me, FUNDS.other, [{ on: '2025-06-02', units: '10', amount: '1000.00' }]);
    const folio_no = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
    await me.call('createOtherAsset', {
      body: {
        ...{
          type: 'bank_deposit',
          name: 'FD',
          rate_percentage: 8,
          compounding: 4,
          matures_on: null,
          grams: null,
        },
        entries: [{ on: '2024-04-01', kind: 'paid_in', amount: 100_000 }],
      },
    });
    const body = { code: FUNDS.equity, folio_no, by: 'units' as const, units: 10 };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    await me.call('createRedemption', { body: { ...body, consent_hash: consent.hash, step_up } });
    await moveTo('2026-11-20T14:30:00.000+05:30');
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await moveTo('2026-11-20T23:00:00.000+05:30');
  });
  afterAll(() => bench.close());

  const moveTo = async (instant: string) => {
    await me.moveTo(instant);
    await bench.api.runJobs();
  };
  const rename = async (name: string) => {
    await bench.api.db.query('UPDATE schemes SET name = $1, short_name = $1', [name]);
    await bench.api.db.query('UPDATE other_assets SET name = $1', [name]);
  };
  const file = async (report: string, name: string, query: string) => {
    const reply = await bench.api.app.inject({
      url: `/api/v3/reports/${report}/${name}?${query}`,
      headers: { authorization: `Bearer ${me.token}` },
    });
    // A browser refuses a file that ends before this length.
    expect([reply.statusCode, Number(reply.headers['content-length'])]).toEqual([
      200,
      reply.rawPayload.length,
    ]);
    return reply.rawPayload;
  };

  test.each(REPORTS)(
    'P4 · %s: workbook and PDF name holder, masked PAN and account, and the PDF has no identifiers of rows',
    async (report, _csv, base, query) => {
      const sheets = await readExcelFile(await file(report, `${base}.xlsx`, query));
      expect(sheets[0]!.data.slice(2, 5)).toEqual([
        ['Investor', 'Zoë Nair'],
        ['PAN', '••••••111A'],
        ['Account', 'Personal'],
      ]);
      const pdf = pdfText(await file(report, `${base}.pdf`, query));
      expect(pdf).toContain('Investor:ZoëNair(PAN••••••111A)Account:Personal');
      expect(pdf).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
    },
  );

  describe.each(NAMES)('%s', (name) => {
    beforeAll(() => rename(name));

    test.each(REPORTS)(
      'P4 · %s: text in CSV and XLSX, every sign in PDF',
      async (report, csv, base, query) => {
        const quoted = (/^[=+\-@]/.test(name) ? `'${name}` : name).replaceAll('"', '""');
        expect((await file(report, csv, query)).toString()).toContain(quoted);
        const sheets = await readExcelFile(await file(report, `${base}.xlsx`, query));
        expect(sheets.flatMap(({ data }) => data.flat())).toContain(name);
        const pdf = pdfText(await file(report, `${base}.pdf`, query));
        if (!/[\u0900-\u097f]/u.test(name))
          expect(pdf).toContain(name.replace('🚀', MISSING_SIGN).replaceAll(' ', ''));
      },
    );
  });
});
