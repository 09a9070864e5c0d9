import { casPdf } from '../testing/casPdf.ts';
import { casText } from '../testing/casText.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { givePan, uploadStatement } from '../testing/people/importer.ts';

const PAN = 'AAAPE1111A';
const ISIN = 'INF000Z01018';
const text = casText(
  [
    {
      ...{ folio: '777001 / 0', pan: PAN, name: 'Zed Equity Fund - Direct - Growth', isin: ISIN },
      lines: [
        { on: '2025-05-02', what: 'Purchase', amount: '5,000.00', units: '100.000', nav: '50.0000' },
        { on: '2025-08-04', what: 'Redemption', amount: '(500.00)', units: '-10.000', nav: '50.0000' },
      ],
    },
  ],
  { from: '2025-04-01', to: '2026-03-31' },
);

describe('upload of a statement as PDF', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query('UPDATE schemes SET isin = $2 WHERE code = $1', [FUNDS.equity, ISIN]);
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await givePan(bench, me, PAN);
  });
  afterAll(() => bench.close());

  const pdf = async (password: string | null = 'Open#1') =>
    new Uint8Array(await casPdf(text, password === null ? {} : { password }));

  test('P6 · a PDF is opened by its password, which is stored and logged nowhere', async () => {
    const file = await pdf();
    const missing = await uploadStatement(me, file);
    expect([missing.http, missing.body.code, Object.keys(missing.body.errors!)]).toEqual([
      ...[422, 'import_password_needed', ['password']],
    ]);
    const reply = await uploadStatement(me, file, { password: 'Open#1' });
    expect([reply.http, reply.body.data.state]).toEqual([200, 'reconciled']);
    const tables = await bench.api.db.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    );
    for (const { name } of tables) {
      const rows = await bench.api.db.query(`SELECT 1 FROM ${name} AS t WHERE t::text LIKE '%Open#1%'`);
      expect([name, rows]).toEqual([name, []]);
    }
  });

  test('P6 · after 20 wrong passwords no further one is tried until the next day', async () => {
    const file = await pdf();
    for (let count = 0; count < 20; count += 1)
      expect((await uploadStatement(me, file, { password: `wrong${count}` })).body.code).toBe(
        'import_password_wrong',
      );
    const refused = await uploadStatement(me, file, { password: 'Open#1' });
    expect([refused.http, refused.body.code]).toEqual([429, 'import_password_limit']);
    // A file that needs none can still be imported.
    expect((await uploadStatement(me, file)).body.code).toBe('import_password_needed');
    expect((await uploadStatement(me, await pdf(null))).http).toBe(200);
    const other = await bench.newInvestor();
    await givePan(bench, other, PAN);
    expect((await uploadStatement(other, file, { password: 'Open#1' })).http).toBe(200);
    await me.moveTo('2026-11-21T10:00:01.000+05:30');
    expect((await uploadStatement(me, file, { password: 'Open#1' })).http).toBe(200);
  });

  test('P6 · wrong passwords that are sent at once are limited as one after another', async () => {
    const file = await pdf();
    await bench.api.db.query(
      `INSERT INTO import_password_failures (portfolio_id, at)
       SELECT $1, $2::timestamptz FROM generate_series(1, 19)`,
      [me.portfolioId, bench.api.clock.now()],
    );
    const tries = Array.from({ length: 20 }, (_, nth) =>
      uploadStatement(me, file, { password: `wrong${nth}` }),
    );
    const codes = (await Promise.all(tries)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'import_password_wrong')).toHaveLength(1);
    expect([...new Set(codes)].toSorted()).toEqual(['import_busy', 'import_password_wrong']);
    const refused = await uploadStatement(me, file, { password: 'Open#1' });
    expect([refused.http, refused.body.code]).toEqual([429, 'import_password_limit']);
  });

  test('P6 · a password that opens the file, and one that a crash cut off, do not count', async () => {
    const file = await pdf();
    await bench.api.db.query(
      `INSERT INTO import_password_failures (portfolio_id, at, trying_until)
       SELECT $1, $2::timestamptz, $2::timestamptz + interval '1 minute' FROM generate_series(1, 20)`,
      [me.portfolioId, bench.api.clock.now()],
    );
    const waits = await uploadStatement(me, file, { password: 'Open#1' });
    expect([waits.http, waits.body.code]).toEqual([503, 'import_busy']);
    await me.moveTo('2026-11-20T10:02:00.000+05:30');
    for (let count = 0; count < 2; count += 1)
      expect((await uploadStatement(me, file, { password: 'Open#1' })).http).toBe(200);
    const counted = 'SELECT 1 FROM import_password_failures WHERE portfolio_id = $1 AND trying_until IS NULL';
    expect(await bench.api.db.query(counted, [me.portfolioId])).toEqual([]);
  });

  test.each([
    ['a cut PDF', async () => (await pdf()).slice(0, 3000), 'import_not_a_pdf'],
    [
      'a PDF without a statement',
      async () => new Uint8Array(await casPdf('Invoice\t\t20.00')),
      'import_unknown_format',
    ],
    [
      'a file named .pdf that is none',
      async () => new TextEncoder().encode('hello'),
      'import_unknown_format',
    ],
  ])('P6 · %s is refused with a reason', async (_what, make, code) => {
    const reply = await uploadStatement(me, await make(), { password: 'Open#1' });
    expect([reply.http, reply.body.code]).toEqual([422, code]);
    expect((await me.call('imports')).body.data).toEqual([]);
  });

  test('P6 · imported transactions are part of the transactions report, with their source', async () => {
    const { id } = (await uploadStatement(me, text)).body.data;
    await me.call('applyImport', { params: { id } });
    const report = (await me.call('transactionReport', { query: {} })).body.data;
    expect(report).toMatchObject({ total: 2, all: 2, money_in: 5000, money_out: 500 });
    expect(
      report.transactions.map(({ date, type, source, units, amount }) => [date, type, source, units, amount]),
    ).toEqual([
      ['2025-08-04', 'redemption', 'imported', -10, 500],
      ['2025-05-02', 'purchase', 'imported', 100, 5000],
    ]);
    await me.call('undoImport', { params: { id } });
    expect((await me.call('transactionReport', { query: {} })).body.data.all).toBe(0);
  });

  test('P6 · imported sales are part of the capital gains, and a folio that does not add up keeps them a draft', async () => {
    const gains = async () => (await me.call('capitalGains', { query: { year: '2025-26' } })).body.data;
    const { id } = (await uploadStatement(me, text)).body.data;
    await me.call('applyImport', { params: { id } });
    expect(await gains()).toMatchObject({
      status: 'final',
      reasons: [],
      import_gaps: [],
      years: ['2026-27', '2025-26'],
      lots: [
        { bought_on: '2025-05-02', sold_on: '2025-08-04', units: 10, cost: 500, proceeds: 500, gain: 0 },
      ],
    });
    await me.call('undoImport', { params: { id } });
    expect((await gains()).lots).toEqual([]);
    const wrong = (await uploadStatement(me, text.replace('-10.000', '-11.000'))).body.data;
    await me.call('applyImport', { params: { id: wrong.id } });
    const draft = await gains();
    expect(draft).toMatchObject({ status: 'draft', reasons: ['import_incomplete'] });
    expect(draft.import_gaps).toEqual([
      { name: 'Zed Equity Fund', folio_no: '777001 / 0', reasons: ['balance', 'closing'] },
    ]);
  });
});
