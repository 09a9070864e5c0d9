import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import readExcelFile from 'read-excel-file/node';
import type { CallQuery, TransactionFile } from '@sanchay/contracts';
import { addDays } from '@sanchay/finance';
import { GOLD } from '../gold/index.ts';
import { cashInTransit, post, providerPayable, unitsHeld, unitsIssued } from '../ledger/index.ts';
import { giveBank, giveUnits, stepUp } from '../testing/people/holder.ts';
import { newsOf, sendNews } from '../testing/partners/fakeGateway.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

type Query = CallQuery<'transactionReport'>;
const DAYS = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];

describe('transactions report', () => {
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
  async function file(name: TransactionFile, query: Record<string, string> = {}, language = 'en') {
    const reply = await bench.api.app.inject({
      url: `/api/v3/reports/transactions/${name}?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${me.token}`, 'accept-language': language },
    });
    return { http: reply.statusCode, bytes: reply.rawPayload, json: () => reply.json() };
  }
  const rowsOf = async (bytes: Buffer, name = 'Transactions') =>
    (await readExcelFile(bytes)).find(({ sheet }) => sheet === name)!.data.slice(1);

  async function pass(day: string) {
    await publishNav(bench.api.db, FUNDS.equity, day, '50.0000');
    await publishNav(bench.api.db, FUNDS.debt, day, '20.0000');
    await me.moveTo(`${day}T23:30:00.000+05:30`);
    await bench.api.runJobs();
  }
  async function sell(folio_no: string, units: number) {
    const body = { code: FUNDS.equity, folio_no, by: 'units' as const, units };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    const placed = await me.call('createRedemption', {
      body: { ...body, consent_hash: consent.hash, step_up },
    });
    return placed.body.data.id;
  }
  async function change(folio_no: string, units: number) {
    const body = { code: FUNDS.equity, to_code: FUNDS.debt, folio_no, by: 'units' as const, units };
    const { consent } = (await me.call('previewSwitch', { body })).body.data;
    const step_up = await stepUp(bench.api, me, 'redeem', consent.hash);
    const placed = await me.call('createSwitch', { body: { ...body, consent_hash: consent.hash, step_up } });
    return placed.body.data.id;
  }
  /** Gold that is booked, as the payment of an order books it. */
  const buyGold = (on: string, total: string, grams: string) =>
    bench.api.db.tx((tx) =>
      post(tx, {
        ...{ kind: 'gold_purchase', investorId: me.userId, portfolioId: me.portfolioId },
        ...{ subjectId: randomUUID(), valueDate: on, at: new Date(`${on}T10:00:00+05:30`) },
        entries: [
          { account: cashInTransit(), commodity: 'INR', amount: `-${total}` },
          { account: providerPayable('gold'), commodity: 'INR', amount: total },
          { account: unitsIssued(), commodity: GOLD, amount: `-${grams}` },
          { account: unitsHeld(GOLD), commodity: GOLD, amount: grams },
        ],
      }),
    );

  test('P4 · purchases, sales, both legs of a switch and gold are listed, newest first, and the money adds up', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
      { on: '2025-03-03', units: '50', amount: '2000.55' },
    ]);
    await buyGold('2026-01-05', '1500.25', '0.1234');
    const sale = await sell(folio, 20);
    const moved = await change(folio, 30);
    for (const day of DAYS) await pass(day);
    const { transactions, ...sums } = await report();
    expect(
      transactions.map(({ date, type, units, amount, money, nav }) => [
        date,
        type,
        units,
        amount,
        money,
        nav,
      ]),
    ).toEqual([
      [expect.stringMatching(/^2026-11-2/), 'switch_in', expect.any(Number), 1499.98, 'none', 20],
      ...['redemption', 'switch_out']
        .map((type) => [
          DAYS[0],
          type,
          type === 'redemption' ? -20 : -30,
          type === 'redemption' ? 1000 : 1500,
          type === 'redemption' ? 'out' : 'none',
          50,
        ])
        .toSorted(() => 0),
      ['2026-01-05', 'purchase', 0.1234, 1500.25, 'in', null],
      ['2025-03-03', 'purchase', 50, 2000.55, 'in', null],
      ['2024-11-18', 'purchase', 100, 4000, 'in', null],
    ]);
    expect(sums).toMatchObject({ total: 6, all: 6, page: 1, pages: 1, money_in: 7500.8, money_out: 1000 });
    expect(transactions.find(({ type }) => type === 'redemption')!.order_id).toBe(sale);
    expect(
      transactions.filter(({ type }) => type.startsWith('switch')).map(({ order_id }) => order_id),
    ).toEqual([moved, moved]);
    // The page of the holding lists the same bookings.
    const { transactions: held } = (await me.call('holding', { params: { code: FUNDS.equity } })).body.data;
    const own = transactions.filter(({ code }) => code === FUNDS.equity);
    expect(own.map(({ id, date, amount, units }) => [id, date, amount, units]).toSorted()).toEqual(
      held.map(({ id, date, amount, units }) => [id, date, amount, units]).toSorted(),
    );
  });

  test('P4 · a report over two periods equals the reports of the two, wherever they meet; lots add up to the holding', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-02-29', units: '100', amount: '4000.00' },
      { on: '2024-03-31', units: '33.333', amount: '1500.01' },
      { on: '2024-04-01', units: '50', amount: '2000.55' },
    ]);
    await buyGold('2026-01-05', '1500.25', '0.1234');
    await sell(folio, 120.5);
    for (const day of DAYS.slice(0, 3)) await pass(day);
    const [from, to] = ['2024-01-01', DAYS[2]!];
    const whole = await report({ from, to });
    expect(whole.transactions).toHaveLength(5);
    const paise = (amount: number) => Math.round(amount * 100);
    for (const { date } of whole.transactions)
      for (const until of [addDays(date, -1), date].filter((day) => day < to)) {
        const before = await report({ from, to: until });
        const after = await report({ from: addDays(until, 1), to });
        expect([...after.transactions, ...before.transactions]).toEqual(whole.transactions);
        for (const sum of ['money_in', 'money_out'] as const)
          expect(paise(before[sum]) + paise(after[sum])).toBe(paise(whole[sum]));
      }
    const { holding } = (await me.call('holding', { params: { code: FUNDS.equity } })).body.data;
    const { lots } = (await me.call('heldUnits', { params: { code: FUNDS.equity } })).body.data;
    const sumOf = (key: 'units' | 'cost', digits: number) =>
      Math.round(lots.reduce((sum, lot) => sum + lot[key], 0) * digits) / digits;
    expect(sumOf('units', 1e4)).toBe(holding.units);
    expect(sumOf('cost', 100)).toBe(holding.total_invested);
  });

  test('P4 · SIP instalments, withdrawals, transfers and reversals have types of their own', async () => {
    const order = { code: FUNDS.equity, amount: 5000, type: 'sip', start_date: '2026-12-05' };
    expect((await me.place({ ...order, sip_firstorderflag: 'Y' })).http).toBe(200);
    const payment = await me.payAll();
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
    const [withdrawn, moved] = [await sell(folio, 20), await change(folio, 30)];
    for (const day of DAYS) await pass(day);
    await bench.api.db.query(
      "UPDATE redemptions SET plan_id = gen_random_uuid(), instalment_date = '2026-11-20' WHERE id = ANY($1)",
      [[withdrawn, moved]],
    );
    expect((await sendNews(bench.api, newsOf(bench.gateway, payment, { status: 'charged_back' }))).http).toBe(
      200,
    );
    const { transactions, money_in, money_out } = await report();
    const sip = transactions.find(({ type }) => type === 'sip')!;
    const reversal = transactions.find(({ type }) => type === 'reversal')!;
    expect(transactions.map(({ type }) => type).toSorted()).toEqual([
      ...['purchase', 'reversal', 'sip', 'stp_in', 'stp_out', 'swp'],
    ]);
    expect([sip.amount, sip.money, sip.stamp_duty, reversal.amount, reversal.money]).toEqual([
      ...[5000, 'in', 0.25, 5000, 'out'],
    ]);
    expect([reversal.units, reversal.order_id]).toEqual([-sip.units, sip.order_id]);
    expect([money_in, money_out]).toEqual([9000, 6000]);
    expect((await report({ type: 'stp_in' })).transactions.map(({ order_id }) => order_id)).toEqual([moved]);
  });

  test('P4 · filters by asset, type, days and text restrict rows and money together', async () => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2025-03-31', units: '100', amount: '4000.00' },
      { on: '2025-04-01', units: '50', amount: '2000.00' },
    ]);
    await giveUnits(bench.api, me, FUNDS.debt, [{ on: '2025-04-02', units: '10', amount: '200.00' }]);
    await buyGold('2026-01-05', '1500.00', '0.1200');
    const seen = async (query: Query) => {
      const { total, all, money_in } = await report(query);
      return [total, all, money_in];
    };
    expect(await seen({})).toEqual([4, 4, 7700]);
    expect(await seen({ asset: 'gold' })).toEqual([1, 4, 1500]);
    expect(await seen({ asset: 'mutual_fund' })).toEqual([3, 4, 6200]);
    expect(await seen({ type: 'redemption' })).toEqual([0, 4, 0]);
    expect(await seen({ from: '2025-04-01', to: '2025-04-01' })).toEqual([1, 4, 2000]);
    expect(await seen({ to: '2025-03-31' })).toEqual([1, 4, 4000]);
    expect(await seen({ search: 'zed DEBT' })).toEqual([1, 4, 200]);
    expect(await seen({ search: ` ${folio.toLowerCase()} ` })).toEqual([2, 4, 6000]);
    expect(await seen({ search: 'digital' })).toEqual([1, 4, 1500]);
    expect(await seen({ search: '   ' })).toEqual([4, 4, 7700]);
  });

  test.each(['%', '_', '\\', '=1+1', "'; DROP TABLE orders", '"', '🪙', 'सोना'])(
    'P4 · a search for %j finds nothing and breaks nothing',
    async (search) => {
      await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-04-01', units: '10', amount: '500.00' }]);
      expect(await report({ search })).toMatchObject({ total: 0, all: 1, money_in: 0, transactions: [] });
    },
  );

  test.each([
    [{ from: '2026-11-21' }, 'date_in_future'],
    [{ to: '2026-11-21' }, 'date_in_future'],
    [{ from: '2026-02-02', to: '2026-02-01' }, 'dates_reversed'],
  ])('P4 · %j is refused', async (query, code) => {
    const reply = await me.call('transactionReport', { query });
    expect([reply.http, reply.body]).toEqual([422, expect.objectContaining({ code })]);
    expect((await file('transactions.csv', query as Record<string, string>)).http).toBe(422);
  });

  test.each([
    { asset: 'stocks' },
    { type: 'bonus' },
    { from: '2026-02-30' },
    { to: 'soon' },
    { page: 0 },
    { search: 'a\0b' },
  ])('P4 · %j is no filter', async (query) => {
    const reply = await me.call('transactionReport', { query: query as Query });
    expect([400, 422]).toContain(reply.http);
  });

  test('P4 · an account without transactions, and another account, have none', async () => {
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-04-01', units: '10', amount: '500.00' }]);
    me = await bench.newInvestor();
    const none = { total: 0, all: 0, page: 1, pages: 1, money_in: 0, money_out: 0, transactions: [] };
    expect(await report({ page: 9 })).toMatchObject(none);
    expect((await file('transactions.pdf')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await rowsOf((await file('transactions.xlsx')).bytes)).toEqual([]);
  });

  test('P4 · pages have 50 rows; a page behind the last one is the last one', async () => {
    const lots = Array.from({ length: 120 }, (_, index) => ({
      on: new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
      ...{ units: '1', amount: '10.00' },
    }));
    await giveUnits(bench.api, me, FUNDS.equity, lots);
    const pages = [await report(), await report({ page: 2 }), await report({ page: 3 })];
    const days = pages.flatMap(({ transactions }) => transactions.map(({ date }) => date));
    expect(days).toEqual(lots.map(({ on }) => on).toReversed());
    expect(pages.map(({ pages: count, money_in }) => [count, money_in])).toEqual(Array(3).fill([3, 1200]));
    expect(await report({ page: 99 })).toEqual(pages[2]);
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
    const { bytes } = await file('transactions.xlsx', query);
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
    const csv = (await file('transactions.csv', query)).bytes.toString().trim().split('\r\n');
    expect(csv).toHaveLength(3);
    expect(csv[2]).toBe(
      `2025-04-01,Mutual fund,Purchase,"'=HYPERLINK(""x""), ""Zed"" 🪙 फ़ंड",${folio},1.2345,,1234.56,1234.56,,0,0,`,
    );
    const hindi = (await file('transactions.csv', query, 'hi')).bytes.toString();
    expect(hindi).toContain('तारीख,एसेट,प्रकार');
    expect(hindi).toContain('म्यूचुअल फ़ंड,खरीद');
    expect((await file('transactions.pdf', query, 'hi')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
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
    expect(await workbookRows((await file('transactions.xlsx')).bytes)).toBe(1 + 12_001);
    if (process.env.SANCHAY_TIMES)
      process.stderr.write(`workbook and reading ${performance.now() - begun} ms\n`);
    const pdf = await file('transactions.pdf');
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
