import readExcelFile from 'read-excel-file/node';
import type { CallQuery } from '@sanchay/contracts';
import { pdfText } from '../testing/pdfText.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { giveUnits } from '../testing/people/holder.ts';
import { givePan, uploadStatement } from '../testing/people/importer.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { giveTrades } from '../testing/people/shares.ts';

const ALPHA = 'INE000A01012';
const BETA = 'INE000B01010';

describe('transactions of shares', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let ids: string[];
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query(
      `INSERT INTO stocks (isin, symbol, slug, name, sector, industry, price, previous_price, price_date, market_cap)
       VALUES ($1, 'ALPHA', 'alpha', '+Alpha "A" अल्फ़ा 🙂', 'Energy', 'Oil', 120, 118, '2026-11-19', 1000)`,
      [ALPHA],
    );
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    ids = await giveTrades(bench.api, me, [
      { isin: ALPHA, side: 'buy', on: '2024-11-04', quantity: 7, price: 333.35 },
      { isin: ALPHA, side: 'sell', on: '2025-11-05', quantity: 3, price: 401.05 },
      { isin: ALPHA, side: 'sell', on: '2026-11-20', settles: '2026-11-23', quantity: 1, price: 400 },
    ]);
  });
  afterAll(() => bench.close());

  const report = async (query: CallQuery<'transactionReport'> = {}) =>
    (await me.call('transactionReport', { query })).body.data;
  const download = async (file: string, language: string) =>
    (
      await bench.api.app.inject({
        url: `/api/v3/reports/transactions/${file}?asset=stock`,
        headers: { authorization: `Bearer ${me.token}`, 'accept-language': language },
      })
    ).rawPayload;

  test('P4 · settled orders of shares are listed with what was paid and received, and every charge', async () => {
    const { transactions, ...sums } = await report();
    expect(transactions).toMatchObject([
      {
        date: '2025-11-05',
        asset: 'stock',
        type: 'sale',
        units: -3,
        nav: 401.05,
        money: 'out',
        order_id: ids[1],
      },
      {
        date: '2024-11-04',
        asset: 'stock',
        type: 'purchase',
        units: 7,
        nav: 333.35,
        money: 'in',
        order_id: ids[0],
      },
    ]);
    for (const { order_id: id, amount, stamp_duty: duty, charges } of transactions) {
      const order = (await me.call('stockOrder', { params: { id: id! } })).body.data;
      expect(amount).toBe(order.net);
      const all = order.charges.reduce((sum, { amount: one }) => sum + one, 0);
      expect(Math.round((duty + charges - all) * 100)).toBe(0);
    }
    expect(sums).toMatchObject({
      total: 2,
      money_in: transactions[1]!.amount,
      money_out: transactions[0]!.amount,
    });
  });

  test('P4 · filters by asset, type, days and the number of the demat account', async () => {
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2024-11-18', units: '100', amount: '4000.00' }]);
    const found = async (query: CallQuery<'transactionReport'>) =>
      (await report(query)).transactions.map(({ date, asset }) => [date, asset]);
    expect(await found({ asset: 'stock', type: 'sale' })).toEqual([['2025-11-05', 'stock']]);
    expect(await found({ asset: 'mutual_fund' })).toEqual([['2024-11-18', 'mutual_fund']]);
    expect(await found({ type: 'purchase', to: '2024-11-10' })).toEqual([['2024-11-04', 'stock']]);
    expect(await found({ search: '12099900' })).toHaveLength(2);
    expect(await found({ asset: 'gold' })).toEqual([]);
  });

  test('P4 · trades of an imported tradebook are listed with their source', async () => {
    await givePan(bench, me, 'AAAPE1111A');
    const heads =
      'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,order_execution_time';
    const line = (on: string, side: string, price: number) =>
      `X,${BETA},${on},NSE,EQ,EQ,${side},false,4,${price},${on}T10:00:00`;
    const { id } = (
      await uploadStatement(
        me,
        [heads, line('2019-01-10', 'buy', 100), line('2020-07-22', 'sell', 150)].join('\n'),
      )
    ).body.data;
    await me.call('applyImport', { params: { id } });
    const { transactions } = await report({ to: '2021-01-01' });
    expect(
      transactions.map((row) => [row.type, row.code, row.source, row.units, row.amount, row.charges]),
    ).toEqual([
      ['sale', BETA, 'imported', -4, 600, 0],
      ['purchase', BETA, 'imported', 4, 400, 0],
    ]);
  });

  test.each(['en', 'hi'])(
    'P4 · the workbook, CSV and PDF in %s have the rows of the screen to the paisa',
    async (language) => {
      const { transactions } = await report({ asset: 'stock' });
      const [, sheet] = await readExcelFile(await download('transactions.xlsx', language));
      const [, ...rows] = sheet!.data;
      expect(rows.map((row) => [row[3], row[4], ...row.slice(5, 8), ...row.slice(10)])).toEqual(
        transactions.map((row) => [
          ...[row.name, row.folio_no, row.units, row.nav, row.amount, row.stamp_duty, row.charges],
          row.order_id,
        ]),
      );
      const csv = (await download('transactions.csv', language)).toString('utf8');
      expect(csv).toContain(`"'+Alpha ""A"" अल्फ़ा 🙂"`);
      const text = pdfText(await download('transactions.pdf', language));
      for (const { charges } of transactions) expect(text).toContain(charges.toFixed(2));
      for (const { order_id: id } of transactions) expect(text).not.toContain(id);
    },
  );
});
