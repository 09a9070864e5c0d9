import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { CallQuery } from '@sanchay/contracts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { giveBank, giveUnits } from '../testing/people/holder.ts';
import { fileOf, rowsOf } from '../testing/transactionFiles.ts';

type Query = CallQuery<'transactionReport'>;

describe('files of the transactions report', () => {
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

  const report = async (query: Query = {}) => (await me.call('transactionReport', { query })).body.data;

  test('P4 · an account without transactions, and another account, have none', async () => {
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-04-01', units: '10', amount: '500.00' }]);
    me = await bench.newInvestor();
    const none = { total: 0, all: 0, page: 1, pages: 1, money_in: 0, money_out: 0, transactions: [] };
    expect(await report({ page: 9 })).toMatchObject(none);
    expect((await fileOf(bench.api, me, 'transactions.pdf')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await rowsOf((await fileOf(bench.api, me, 'transactions.xlsx')).bytes)).toEqual([]);
  });

  test('P4 · workbook and CSV hold exactly what is filtered, cell by cell, in both languages', async () => {
    const name = '=HYPERLINK("x"), "Zed" 🪙 फ़ंड';
    await bench.api.db.query('UPDATE schemes SET name = $2 WHERE code = $1', [FUNDS.liquid, name]);
    const folio = await giveUnits(bench.api, me, FUNDS.liquid, [
      { on: '2025-04-01', units: '1.2345', amount: '1234.56' },
      { on: '2025-04-02', units: '2', amount: '2000.10' },
    ]);
    await giveUnits(bench.api, me, FUNDS.debt, [{ on: '2025-04-02', units: '10', amount: '200.00' }]);
    const query = { search: folio, from: '2025-04-01' };
    const { transactions, money_in } = await report(query);
    const cells = transactions.map((row) => [
      ...['Mutual fund', 'Purchase', row.name, row.folio_no],
      ...[row.units, row.nav, row.amount, row.amount, null, row.stamp_duty, row.charges, row.order_id],
    ]);
    const { bytes } = await fileOf(bench.api, me, 'transactions.xlsx', query);
    const written = await rowsOf(bytes);
    expect(written.map((row) => row.slice(1))).toEqual(cells);
    expect(written.map(([date]) => (date as unknown as Date).toISOString().slice(0, 10))).toEqual([
      '2025-04-02',
      '2025-04-01',
    ]);
    expect(await rowsOf(bytes, 'Summary')).toEqual([
      ['Money in', money_in],
      ['Money out', 0],
    ]);
    expect(await rowsOf(bytes, 'Filters')).toEqual([
      ['Transactions', '2'],
      ['From', '1 Apr 2025'],
      ['Search', folio],
    ]);
    const csv = (await fileOf(bench.api, me, 'transactions.csv', query)).bytes
      .toString()
      .trim()
      .split('\r\n');
    expect(csv).toHaveLength(3);
    expect(csv[2]).toBe(
      `2025-04-01,Mutual fund,Purchase,"'=HYPERLINK(""x""), ""Zed"" 🪙 फ़ंड",${folio},1.2345,,1234.56,1234.56,,0,0,`,
    );
    const hindi = (await fileOf(bench.api, me, 'transactions.csv', query, 'hi')).bytes.toString();
    expect(hindi).toContain('तारीख,एसेट,प्रकार');
    expect(hindi).toContain('म्यूचुअल फ़ंड,खरीद');
    expect(
      (await fileOf(bench.api, me, 'transactions.pdf', query, 'hi')).bytes.subarray(0, 5).toString(),
    ).toBe('%PDF-');
    await bench.api.db.query("UPDATE schemes SET name = 'Zed Liquid Fund' WHERE code = $1", [FUNDS.liquid]);
  });

  test('P4 · 12,001 transactions are all in the workbook; a PDF of them comes in parts', async () => {
    const lots = Array.from({ length: 12_001 }, (_, index) => ({
      on: new Date(Date.UTC(1994, 0, 1 + (index % 11_000))).toISOString().slice(0, 10),
      ...{ units: '1.5', amount: '10.01' },
    }));
    await giveMany(bench, me, lots);
    const started = performance.now();
    const { total, pages, money_in, transactions } = await report({ search: 'zed' });
    if (process.env.SANCHAY_TIMES) process.stderr.write(`page ${performance.now() - started} ms\n`);
    expect([total, pages, money_in, transactions.length]).toEqual([12_001, 241, 120_130.01, 50]);
    const begun = performance.now();
    expect(await workbookRows((await fileOf(bench.api, me, 'transactions.xlsx')).bytes)).toBe(1 + 12_001);
    if (process.env.SANCHAY_TIMES)
      process.stderr.write(`workbook and reading ${performance.now() - begun} ms\n`);
    const pdf = await fileOf(bench.api, me, 'transactions.pdf');
    expect([pdf.http, pdf.json()]).toEqual([422, expect.objectContaining({ code: 'too_many_transactions' })]);
    const part = (number: number) =>
      bench.api.app.inject({
        url: `/api/v3/reports/transactions-part.pdf?part=${number}`,
        headers: { authorization: `Bearer ${me.token}` },
      });
    // The last part has one transaction, which is all that a PDF of it has to draw.
    const last = await part(7);
    expect([last.statusCode, last.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await part(8)).statusCode).toBe(404);
  });
});

/** How many rows the longest sheet of a workbook has. Counting them takes a tenth of the time of parsing their cells. */
async function workbookRows(bytes: Buffer): Promise<number> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  let most = 0;
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.startsWith('xl/worksheets/sheet')) continue;
    const xml = await text(await zip.openReadStreamPromise(entry));
    most = Math.max(most, xml.match(/<row\b/g)?.length ?? 0);
  }
  return most;
}

/** Gives lots in a few statements, because one call for each takes too long. */
async function giveMany(
  { api: { db } }: OrderBench,
  me: TestInvestor,
  lots: readonly { on: string; units: string; amount: string }[],
): Promise<void> {
  const folio = await giveUnits({ db }, me, FUNDS.equity, [lots[0]!]);
  await db.tx(async (tx) => {
    await tx.query(
      `WITH lots AS (
         SELECT gen_random_uuid() AS id, gen_random_uuid() AS subject, l.* FROM jsonb_to_recordset($3::jsonb) AS l("on" date, units numeric, amount numeric)
       ), transfers AS (
         INSERT INTO ledger_transfers (investor_id, id, portfolio_id, kind, subject_id, at, value_date)
         SELECT $1, id, $2, 'allotment', subject, "on"::timestamptz, "on" FROM lots RETURNING id
       ), accounts AS (
         SELECT (SELECT id FROM ledger_accounts WHERE portfolio_id = $2 AND role = 'units_held' AND reference = $4) AS held,
           (SELECT id FROM ledger_accounts WHERE portfolio_id = $2 AND role = 'cash_in_transit') AS cash,
           (SELECT id FROM ledger_accounts WHERE role = 'units_issued') AS issued,
           (SELECT id FROM ledger_accounts WHERE role = 'amc_payable' LIMIT 1) AS amc
       )
       INSERT INTO ledger_entries (investor_id, transfer_id, line, account_id, commodity, amount)
       SELECT $1, lots.id, e.line, e.account, e.commodity, e.amount FROM lots, accounts, LATERAL (VALUES
         (1, held, $5, units), (2, issued, $5, -units), (3, cash, 'INR', -lots.amount), (4, amc, 'INR', lots.amount)
       ) AS e(line, account, commodity, amount)
       WHERE lots.id IN (SELECT id FROM transfers)`,
      [me.userId, me.portfolioId, JSON.stringify(lots.slice(1)), folio, FUNDS.equity],
    );
  });
}
