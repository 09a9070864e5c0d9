import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { givePan, uploadStatement } from '../testing/people/importer.ts';
import { proveCalculation } from '../testing/proveCalculation.ts';

const PAN = 'AAAPE1111A';
const ALPHA = 'INE000A01012';
const BETA = 'INE000B01010';
const HEADS =
  'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,order_execution_time';
const trade = (isin: string, on: string, side: string, quantity: number, price: number) =>
  `X,${isin},${on},NSE,EQ,EQ,${side},false,${quantity},${price},${on}T10:00:00`;
const TRADES = [
  trade(ALPHA, '2024-01-10', 'buy', 10, 100),
  trade(ALPHA, '2024-01-10', 'buy', 10, 100),
  trade(ALPHA, '2024-03-12', 'sell', 4, 150),
  trade(BETA, '2024-05-02', 'buy', 3, 50),
];
const book = (...trades: string[]) => [HEADS, ...trades].join('\n');
const demat = [
  'National Securities Depository Limited',
  'Statement for the period from 01-Mar-2026 to 31-Mar-2026',
  `NSDL Demat Account\t\tACCOUNT HOLDER`,
  `ZED BROKING\t\tTEST INVESTOR (PAN:${PAN})`,
  'DP ID: IN300000 Client ID: 10000001',
  'Equities (E)',
  `${ALPHA}\t\tALPHA LIMITED\t\t1.00\t\t16\t\t90.00\t\t1,440.00`,
  'Total\t\t1,440.00',
].join('\n');

describe('imports of shares', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query(
      `INSERT INTO stocks (isin, symbol, slug, name, sector, industry, price, previous_price, price_date, market_cap)
       VALUES ($1, 'ALPHA', 'alpha', 'Alpha', 'Energy', 'Oil', 120, 118, '2026-11-19', 1000)`,
      [ALPHA],
    );
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await givePan(bench, me, PAN);
  });
  afterAll(() => bench.close());

  async function applied(text: string, account?: string) {
    const started = await uploadStatement(me, text);
    expect(started.body.message).toBeUndefined();
    const { id } = started.body.data;
    const preview = (await me.call('importPreview', { params: { id } })).body.data;
    if (account) await me.call('answerImport', { params: { id }, body: { account } });
    return { id, preview, done: (await me.call('applyImport', { params: { id } })).body.data };
  }
  const held = async () =>
    (await me.call('importedHoldings')).body.data.holdings
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ name, units, current_value, total_invested, status, reasons }) => [
        ...[name, units, current_value, total_invested, status, reasons],
      ]);

  test('P6 · a tradebook gives shares at their newest price, beside a share that is not listed', async () => {
    const { done, preview } = await applied(book(...TRADES));
    expect(preview.folios.map(({ match, asset, taken }) => [match, asset, taken])).toEqual([
      ['isin', 'stock', true],
      ['unlisted', 'stock', true],
    ]);
    expect(done).toMatchObject({ format: 'broker_trades', state: 'applied', added: 4 });
    expect(await held()).toEqual([
      ['Alpha', 16, 1920, 1600, 'amber', ['unchecked']],
      ['X', 3, 150, 150, 'amber', ['unchecked', 'unlisted']],
    ]);
    const owned = (await me.call('ownedAssets', { query: { class: 'stocks' } })).body.data;
    expect(owned.assets.map(({ name, value, invested, gain }) => [name, value, invested, gain])).toEqual([
      ['Alpha', 1920, 1600, 520],
      ['X', 150, 150, 0],
    ]);
    await proveCalculation(bench.api, me.token);
  });

  test('P6 · parts of a tradebook in any order, twice, give the same shares', async () => {
    await applied(book(...TRADES));
    const whole = await held();
    for (const { id } of (await me.call('imports')).body.data)
      await me.call('undoImport', { params: { id } });
    expect(await held()).toEqual([]);
    const [one, two, three, four] = TRADES as [string, string, string, string];
    for (const part of [book(three, four), book(one, two, three), book(three, four), book(one, two)])
      await applied(part);
    expect(await held()).toEqual(whole);
  });

  test('P6 · shares of a depository and of a broker are not counted twice', async () => {
    const { id } = await applied(demat);
    expect(await held()).toEqual([['Alpha', 16, 1920, null, 'amber', ['no_cost']]]);
    const { preview } = await applied(book(...TRADES));
    expect(preview.folios[0]).toMatchObject({ taken: false, reasons: ['held_twice'], status: 'red' });
    expect((await held()).map(([name, units]) => [name, units])).toEqual([
      ['Alpha', 16],
      ['X', 3],
    ]);
    await me.call('undoImport', { params: { id } });
    expect((await applied(book(...TRADES))).done.added).toBe(3);
    expect(await held()).toContainEqual(['Alpha', 16, 1920, 1600, 'amber', ['unchecked']]);
  });

  test('P6 · a list of holdings of a broker confirms its tradebook, and counts nothing twice', async () => {
    await applied(book(...TRADES));
    const list = (quantity: number) =>
      `Holdings as on 31-03-2026\nStock Name,ISIN,Quantity,Average Buy Price\nAlpha,${ALPHA},${quantity},100\n`;
    const { preview, done } = await applied(list(16), ' zerodha');
    expect(preview.account).toEqual({ name: null, known: ['Zerodha'] });
    expect(done.added).toBe(0);
    expect(await held()).toContainEqual(['Alpha', 16, 1920, 1600, 'green', []]);
    await applied(list(15), 'Zerodha');
    expect((await held()).filter(([name]) => name === 'Alpha')).toHaveLength(1);
    expect((await held())[0]).toMatchObject({ 4: 'red' });
  });

  test('P6 · more sold than bought is red and listed, and never less than nothing', async () => {
    await applied(
      book(trade(ALPHA, '2024-01-10', 'buy', 10, 100), trade(ALPHA, '2024-02-10', 'sell', 15, 120)),
    );
    expect(await held()).toEqual([['Alpha', 0, 0, null, 'red', ['oversold', 'unchecked']]]);
    expect((await me.call('ownedAssets', { query: { class: 'stocks' } })).body.data.assets).toEqual([]);
    await proveCalculation(bench.api, me.token);
  });

  test('P6 · shares of a file without prices are held, with a value that is not known', async () => {
    await applied(`Holdings as on 31-03-2026\nStock Name,ISIN,Quantity\nBeta,${BETA},10\n`, 'Groww');
    expect(await held()).toEqual([['Beta', 10, 0, null, 'amber', ['no_transactions', 'unlisted']]]);
    expect((await me.call('netWorth')).body.data).toMatchObject({ as_of: '2026-03-31' });
  });

  test('P6 · holdings without transactions are amber, and the newest list counts', async () => {
    const list = (quantity: number, day: string) =>
      `Holdings as on ${day}\nStock Name,ISIN,Quantity,Average Buy Price\nAlpha,${ALPHA},${quantity},100\n`;
    await applied(list(10, '31-03-2026'), 'Zed');
    await applied(list(12, '30-09-2026'), 'Zed');
    await applied(list(11, '30-06-2026'), 'Zed');
    expect(await held()).toEqual([['Alpha', 12, 1440, 1200, 'amber', ['no_transactions']]]);
    const gains = (await me.call('capitalGains', { query: { year: '2025-26' } })).body.data;
    expect(gains.import_gaps.map(({ reasons }) => reasons)).toEqual([['no_transactions']]);
  });

  test('P6 · a file without account number needs the name of its broker, and two brokers stay apart', async () => {
    const list = (quantity: number) =>
      `Holdings as on 31-03-2026\nStock Name,ISIN,Quantity,Average Buy Price\nAlpha,${ALPHA},${quantity},100\n`;
    const { id, preview, done } = await applied(list(10));
    expect([preview.import.state, preview.account]).toEqual(['needs_attention', { name: null, known: [] }]);
    expect(done).toBeUndefined();
    const refused = await me.call('applyImport', { params: { id } });
    expect([refused.http, refused.body.code]).toEqual([422, 'import_unanswered']);
    const answered = await me.call('answerImport', { params: { id }, body: { account: '  Zed  Broking ' } });
    expect(answered.body.data).toMatchObject({
      import: { state: 'reconciled' },
      account: { name: 'Zed Broking', known: [] },
      folios: [{ folio_no: 'DEMAT Zed Broking', counts: { accepted: 0 } }],
    });
    await me.call('applyImport', { params: { id } });
    const other = await applied(list(5), 'Yes Broking');
    expect(other.preview.account).toEqual({ name: null, known: ['Zed Broking'] });
    const rows = (await me.call('importedHoldings')).body.data.holdings;
    expect(rows.map(({ folio_no, units }) => [folio_no, units])).toEqual([
      ['DEMAT Yes Broking', 5],
      ['DEMAT Zed Broking', 10],
    ]);
    // The same shares from the depository are not counted a third time.
    expect((await applied(demat)).preview.folios[0]).toMatchObject({ taken: false, reasons: ['held_twice'] });
  });

  test.each([' ', 'a/b', 'x'.repeat(41)])('P6 · %j is no name of an account', async (account) => {
    const { id } = await applied(`Stock Name,ISIN,Quantity,Average Buy Price\nAlpha,${ALPHA},10,100\n`);
    const refused = await me.call('answerImport', { params: { id }, body: { account } });
    expect(refused.http).toBe(400);
  });

  test('P6 · more shares sold than bought are red, and shares of another PAN are refused', async () => {
    await applied(book(trade(ALPHA, '2024-01-10', 'sell', 4, 100)));
    expect(await held()).toEqual([['Alpha', 0, 0, null, 'red', ['oversold', 'unchecked']]]);
    const refused = await uploadStatement(me, demat.replace(PAN, 'AAAPE2222B'));
    expect(refused.body.code).toBe('import_other_pan');
  });

  test('P8 · each kind of holding earns coins once, however often it is imported', async () => {
    const coins = async () => (await me.call('coins')).body.data.total_coins;
    const { id } = await applied(book(...TRADES));
    expect(await coins()).toBe(25);
    await me.call('undoImport', { params: { id } });
    await applied(book(...TRADES));
    expect(await coins()).toBe(25);
  });
});
