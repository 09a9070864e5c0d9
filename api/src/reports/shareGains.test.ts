import readExcelFile from 'read-excel-file/node';
import type { GainsFile } from '@sanchay/contracts';
import { pdfText } from '../testing/pdfText.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { givePan, uploadStatement } from '../testing/people/importer.ts';
import { giveBank } from '../testing/people/holder.ts';
import { giveTrades, type ShareTrade } from '../testing/people/shares.ts';

const ALPHA = 'INE000A01012';
const BETA = 'INE000B01010';
const HEADS =
  'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,order_execution_time';

describe('capital gains of shares', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query(
      `INSERT INTO stocks (isin, symbol, slug, name, sector, industry, price, previous_price, price_date, market_cap)
       VALUES ($1, 'ALPHA', 'alpha', 'Alpha Limited', 'Energy', 'Oil', 120, 118, '2026-11-19', 1000),
         ($2, 'BETA', 'beta', '=Beta "B" बीटा 🙂', 'Energy', 'Oil', 60, 58, '2026-11-19', 1000)`,
      [ALPHA, BETA],
    );
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
  });
  afterAll(() => bench.close());

  const trade = (side: 'buy' | 'sell', on: string, quantity: number, price: number): ShareTrade => ({
    ...{ isin: ALPHA, side, on, quantity, price },
  });
  const trades = (...all: ShareTrade[]) => giveTrades(bench.api, me, all);
  const report = async (year?: string) =>
    (await me.call('capitalGains', { query: { ...(year && { year }) } })).body.data;
  const imported = async (...lines: string[]) => {
    await givePan(bench, me, 'AAAPE1111A');
    const { id } = (await uploadStatement(me, [HEADS, ...lines].join('\n'))).body.data;
    await me.call('applyImport', { params: { id } });
  };
  const line = (isin: string, on: string, side: string, quantity: number, price: number) =>
    `X,${isin},${on},NSE,EQ,EQ,${side},false,${quantity},${price},${on}T10:00:00`;
  const download = async (file: GainsFile, language = 'en') =>
    (
      await bench.api.app.inject({
        url: `/api/v3/reports/capital-gains/${file}?year=2025-26`,
        headers: { authorization: `Bearer ${me.token}`, 'accept-language': language },
      })
    ).rawPayload;

  test('P4 · a sale takes the oldest lots first, deducts charges but no STT, and names rate and rule of each', async () => {
    await trades(
      trade('buy', '2024-11-04', 10, 100),
      trade('buy', '2025-06-02', 10, 150),
      trade('sell', '2025-11-05', 15, 200),
    );
    const gains = await report('2025-26');
    expect(gains.lots).toMatchObject([
      {
        ...{ asset: 'stock', kind: 'sale', code: ALPHA, isin: ALPHA, name: 'Alpha Limited', units: 10 },
        ...{ bought_on: '2024-11-04', sold_on: '2025-11-05', proceeds: 2000, exit_load: 0 },
        ...{ head: 'equity_long', rate_percentage: 12.5, rule_ids: ['equity-rates-2024'] },
      },
      { units: 5, proceeds: 1000, head: 'equity_short', rate_percentage: 20 },
    ]);
    for (const lot of gains.lots)
      expect(Math.round((lot.proceeds - lot.charges - lot.tax_cost - lot.gain) * 100)).toBe(0);
    expect(gains.status).toBe('final');
    expect(gains.exemption!.used).toBe(gains.lots[0]!.gain);
    expect(gains.pools.map(({ head, gains: sum }) => [head, sum])).toEqual([
      ['equity_short', gains.lots[1]!.gain],
      ['equity_long', gains.lots[0]!.gain],
    ]);
    const [long] = gains.periods.filter(({ head }) => head === 'equity_long');
    expect(long!.amounts.until_15_dec).toBe(gains.lots[0]!.gain);
  });

  test('P4 · what the lots of a sale and of a purchase add up to is what was traded, to the paisa', async () => {
    const [bought, , first, second] = await trades(
      trade('buy', '2025-06-02', 7, 333.35),
      trade('buy', '2025-06-03', 3, 333.33),
      trade('sell', '2025-07-01', 3, 401.05),
      trade('sell', '2025-07-02', 6, 398.15),
    );
    const { lots } = await report('2025-26');
    const sum = (values: readonly number[]) => Math.round(values.reduce((a, b) => a + b, 0) * 100) / 100;
    for (const id of [first!, second!]) {
      const order = (await me.call('stockOrder', { params: { id } })).body.data;
      const own = lots.filter((lot) => lot.sale_id === id);
      expect(sum(own.map(({ proceeds }) => proceeds))).toBe(order.value);
      const without = order.charges.filter(({ kind }) => kind !== 'stt').map(({ amount }) => amount);
      expect(sum(own.map(({ charges }) => charges))).toBe(sum(without));
      expect(sum(own.map(({ stt }) => stt))).toBe(order.charges.find(({ kind }) => kind === 'stt')!.amount);
    }
    const order = (await me.call('stockOrder', { params: { id: bought! } })).body.data;
    const own = lots.filter((lot) => lot.lot_id === bought);
    const stt = order.charges.find(({ kind }) => kind === 'stt')!.amount;
    expect(sum(own.map(({ cost }) => cost))).toBe(sum([order.net, -stt]));
    const duty = order.charges.find(({ kind }) => kind === 'stamp_duty')!.amount;
    expect(sum(own.map(({ stamp_duty: part }) => part))).toBe(duty);
  });

  test.each([
    ['the anniversary', '2026-06-02', 'equity_short', 20],
    ['the day after it', '2026-06-03', 'equity_long', 12.5],
  ])('P4 · sold on %s of the purchase', async (_what, on, head, rate) => {
    await trades(trade('buy', '2025-06-02', 1, 100), trade('sell', on, 1, 200));
    expect((await report('2026-27')).lots).toMatchObject([{ head, rate_percentage: rate }]);
  });

  test('P4 · shares sold on the last day of a year and settled in the next one are a gain of the first', async () => {
    await trades(trade('buy', '2025-06-02', 2, 100), {
      ...trade('sell', '2026-03-31', 2, 90),
      settles: '2026-04-01',
    });
    expect((await report('2025-26')).lots).toHaveLength(1);
    expect((await report('2026-27')).lots).toEqual([]);
  });

  test('P4 · a sale before its settlement makes the year a draft', async () => {
    await trades(trade('buy', '2026-06-02', 2, 100), {
      ...trade('sell', '2026-11-20', 2, 90),
      settles: '2026-11-23',
    });
    expect(await report()).toMatchObject({ lots: [], reasons: ['year_running', 'sale_pending'] });
  });

  test('P4 · the sales of an imported tradebook are gains, by the rate of each day', async () => {
    await imported(
      line(ALPHA, '2019-01-10', 'buy', 10, 100),
      line(ALPHA, '2024-07-22', 'sell', 4, 150),
      line(ALPHA, '2024-07-23', 'sell', 4, 150),
    );
    const { lots, reasons } = await report('2024-25');
    expect(lots.map((lot) => [lot.asset, lot.head, lot.rate_percentage, lot.gain, lot.charges])).toEqual([
      ['stock', 'equity_long', 10, 200, 0],
      ['stock', 'equity_long', 12.5, 200, 0],
    ]);
    expect(reasons).toEqual([]);
  });

  test('P4 · an imported share has its listed name in gains, gaps, transactions and cash flows', async () => {
    await imported(line(ALPHA, '2019-01-10', 'buy', 4, 100), line(ALPHA, '2024-07-22', 'sell', 5, 150));
    const { lots, import_gaps: gaps } = await report('2024-25');
    const { transactions } = (await me.call('transactionReport', { query: {} })).body.data;
    const { flows } = (await me.call('netWorthFlows', { query: {} })).body.data;
    expect([lots, gaps, transactions, flows].map((rows) => new Set(rows.map(({ name }) => name)))).toEqual(
      Array.from({ length: 4 }, () => new Set(['Alpha Limited'])),
    );
  });

  test('P4 · a share from before 1 February 2018 has no known price of that day, and the year is a draft', async () => {
    await imported(
      line(ALPHA, '2018-01-31', 'buy', 2, 100),
      line(ALPHA, '2018-02-01', 'buy', 2, 100),
      line(ALPHA, '2025-05-05', 'sell', 4, 150),
    );
    const { lots, reasons } = await report('2025-26');
    expect(lots.map(({ gaps, tax_cost: cost }) => [gaps, cost])).toEqual([
      [['fair_value_missing'], 200],
      [[], 200],
    ]);
    expect(reasons).toEqual(['fair_value_missing']);
  });

  test('P4 · the price of 31 January 2018 that is entered is the cost of old shares, in every file, until it is removed', async () => {
    await imported(
      line(ALPHA, '2018-01-31', 'buy', 2, 100),
      line(ALPHA, '2018-02-01', 'buy', 2, 100),
      line(ALPHA, '2025-05-05', 'sell', 4, 150),
    );
    const set = (price: number | null, was: number | null) =>
      me.call('setFairValue', { body: { isin: ALPHA, price, was } });
    expect((await set(130.5, null)).body.data.values).toEqual([
      { isin: ALPHA, price: 130.5, entered_on: '2026-11-20' },
    ]);
    const { lots, reasons, status } = await report('2025-26');
    expect(
      lots.map(({ gaps, tax_cost, fair_value, cost_basis }) => [gaps, tax_cost, fair_value, cost_basis]),
    ).toEqual([
      [[], 261, 130.5, 'grandfathered'],
      [[], 200, null, null],
    ]);
    expect([reasons, status]).toEqual([[], 'final']);
    expect(lots.map((lot) => lot.fair_value_entered)).toEqual([true, undefined]);
    const marked = 'price of 31 January 2018 entered by you';
    const sheets = await readExcelFile(await download('capital-gains.xlsx'));
    const written = sheets.find(({ sheet }) => sheet === 'Lots')!.data.slice(1);
    expect(written.map((row) => row.at(-1))).toEqual([marked, null]);
    expect((await download('lots.csv')).toString()).toContain(marked);
    expect(pdfText(await download('capital-gains.pdf'))).toContain(marked.replaceAll(' ', ''));
    expect((await download('schedule-112a.csv')).toString()).toContain('130.5');
    // A form of another tab does not undo it.
    expect((await set(99, null)).http).toBe(409);
    expect((await set(99, 130)).http).toBe(409);
    expect((await set(null, 130.5)).body.data.values).toEqual([]);
    expect((await report('2025-26')).reasons).toEqual(['fair_value_missing']);
  });

  test.each([0, -1, 1.00001, 1_000_001])('P4 · a price of %d is refused at its field', async (price) => {
    const { http, body } = await me.call('setFairValue', { body: { isin: ALPHA, price, was: null } });
    expect([http, body]).toEqual([
      422,
      expect.objectContaining({ code: 'fair_value_wrong', errors: { price: [expect.any(String)] } }),
    ]);
    expect((await me.call('fairValues', {})).body.data.values).toEqual([]);
  });

  test('P4 · the entered price of another account is not in the report', async () => {
    await me.call('setFairValue', { body: { isin: ALPHA, price: 500, was: null } });
    me = await bench.newInvestor();
    expect((await me.call('fairValues', {})).body.data.values).toEqual([]);
  });

  test('P4 · shares bought and sold on one day are no capital gain, and the year is a draft', async () => {
    await imported(
      line(ALPHA, '2025-05-02', 'buy', 1, 100),
      line(ALPHA, '2025-05-05', 'buy', 4, 100),
      line(ALPHA, '2025-05-05', 'sell', 4, 150),
    );
    const { lots, reasons, tax } = await report('2025-26');
    expect(lots.map(({ head, gaps, units }) => [units, head, gaps])).toEqual([
      [1, 'equity_short', ['same_day']],
      [3, 'unknown', ['same_day']],
    ]);
    expect(reasons).toEqual(['same_day']);
    expect(tax).toBe(10);
  });

  test('P4 · another account sees none of it', async () => {
    await trades(trade('buy', '2024-11-04', 10, 100), trade('sell', '2025-11-05', 10, 200));
    const other = await bench.newInvestor();
    expect((await other.call('capitalGains', { query: { year: '2025-26' } })).body.data.lots).toEqual([]);
  });

  test('P4 · CSV, workbook and Schedule 112A have the figures of the screen, and a name is no formula', async () => {
    await trades(
      { isin: BETA, side: 'buy', on: '2024-11-04', quantity: 3, price: 33.35 },
      { isin: BETA, side: 'sell', on: '2025-11-05', quantity: 3, price: 66.65 },
    );
    const { lots } = await report('2025-26');
    const [lot] = lots;
    const csv = (await download('lots.csv')).toString('utf8');
    expect(csv).toContain(`'=Beta ""B"" बीटा 🙂`);
    const schedule = (await download('schedule-112a.csv')).toString('utf8').trim().split('\r\n')[1]!;
    const both = Math.round((lot!.tax_cost + lot!.charges) * 100) / 100;
    expect(schedule.split(',').slice(-4).map(Number)).toEqual([0, lot!.charges, both, lot!.gain]);
    const sheets = await readExcelFile(await download('capital-gains.xlsx', 'hi'));
    const sheet = sheets.find(({ sheet: name }) => name === 'लॉट')!.data;
    const cell = (title: string) => sheet[1]![sheet[0]!.indexOf(title)];
    expect([cell('गेन'), cell('STT के बिना चार्ज'), cell('बिक्री मूल्य')]).toEqual([
      ...[lot!.gain, lot!.charges, lot!.proceeds],
    ]);
    expect(cell('फ़ंड या शेयर')).toBe('=Beta "B" बीटा 🙂');
  });
});
