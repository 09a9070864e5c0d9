import readExcelFile from 'read-excel-file/node';
import { decimal, roundRupees, rupees } from '@sanchay/finance';
import { UsOrderBench } from '../testing/partners/usOrderBench.ts';

/** A session soon after the purchase; one more than 24 months after it; and times after the settlement of each. */
const NEXT = '2026-11-25T21:00:00.000+05:30';
const NEXT_SETTLED = '2026-12-02T06:00:00.000+05:30';
const LATER = '2028-11-22T21:00:00.000+05:30';
const LATER_SETTLED = '2028-11-28T06:00:00.000+05:30';

describe('capital gains of US shares', () => {
  let bench: UsOrderBench;
  beforeEach(async () => {
    bench = await UsOrderBench.open();
  });
  afterEach(() => bench.close());

  const report = async (year: string) =>
    (await bench.api.call('capitalGains', { token: bench.token, query: { year } })).body.data;
  const rateOn = (day: string, price: number) =>
    bench.api.db.query(
      `INSERT INTO exchange_rates (source_currency, target_currency, at, price)
       VALUES ('USD', 'INR', ($1 || 'T18:00:00+05:30')::timestamptz, $2)`,
      [day, price],
    );
  const download = async (file: string, year: string, language = 'en') =>
    (
      await bench.api.app.inject({
        url: `/api/v3/reports/capital-gains/${file}?year=${year}`,
        headers: { authorization: `Bearer ${bench.token}`, 'accept-language': language },
      })
    ).rawPayload;

  test('P4 · dollars become rupees at the rates of the months before purchase and sale, to the paisa', async () => {
    await bench.settled({ amount: 200 });
    await bench.moveTo(NEXT);
    const sold = await bench.settled({ side: 'sell', quantity: 0.5 }, NEXT_SETTLED);
    expect(sold.state).toBe('filled');
    await rateOn('2026-10-31', 85);
    const gains = await report('2026-27');
    const [lot] = gains.lots;
    expect(lot).toMatchObject({
      ...{
        asset: 'us_stock',
        kind: 'sale',
        code: bench.share.symbol,
        isin: null,
        term: 'short',
        head: 'slab',
      },
      ...{
        rate_percentage: null,
        rule_ids: ['foreign-shares-2024', 'rule-115'],
        exit_load: 0,
        stt: 0,
        gaps: [],
      },
      dollars: { bought: { date: '2026-10-31', rate: 85 }, sold: { date: '2026-10-31', rate: 85 } },
    });
    const { cost, proceeds, charges } = lot!.dollars!;
    const at = (usd: number) => Number(roundRupees(rupees(decimal(usd).times(85))).toFixed(2));
    expect([lot!.cost, lot!.proceeds, lot!.charges]).toEqual([at(cost), at(proceeds), at(charges)]);
    expect(Math.round((lot!.proceeds - lot!.charges - lot!.cost - lot!.gain) * 100)).toBeCloseTo(0);
    expect(lot!.units).toBe(sold.filled);
    expect(proceeds - charges).toBeCloseTo(sold.net, 6);
  });

  test('P4 · each file has the figures of the screen, and the sheet of US shares their dollars and rates', async () => {
    await bench.settled({ amount: 200 });
    const [held] = await bench.holdings();
    await bench.moveTo(NEXT);
    await bench.settled({ side: 'sell', quantity: held!.quantity }, NEXT_SETTLED);
    const { lots, pools } = await report('2026-27');
    const [lot] = lots;
    const csv = (await download('us-shares.csv', '2026-27')).toString('utf8').trim().split('\r\n');
    expect(csv).toHaveLength(2);
    for (const figure of [
      lot!.dollars!.cost,
      lot!.dollars!.proceeds,
      lot!.cost,
      lot!.proceeds,
      lot!.gain,
      lot!.units,
    ])
      expect(csv[1]!.split(',')).toContain(String(figure));
    const book = await readExcelFile(await download('capital-gains.xlsx', '2026-27'));
    const sheet = book.find(({ sheet: name }) => name === 'US shares')!.data;
    expect(sheet[1]).toEqual(expect.arrayContaining([lot!.name, lot!.dollars!.proceeds, lot!.gain]));
    // The sheet of the income report has the same assets as the table of the return.
    expect(book.map(({ sheet: name }) => name).filter((name) => name.startsWith('Schedule FA'))).toEqual([
      'Schedule FA A3',
    ]);
    expect(pools[0]!.gains - pools[0]!.losses).toBeCloseTo(lot!.gain, 2);
    for (const language of ['en', 'hi'])
      expect((await download('capital-gains.pdf', '2026-27', language)).subarray(0, 4).toString()).toBe(
        '%PDF',
      );
  });

  test('P4 · the gain is long-term after the anniversary of 24 months, and short-term on it', async () => {
    await bench.settled({ amount: 200 });
    const { rows } = {
      rows: await bench.api.db.query<{ bought_on: string }>('SELECT bought_on FROM us_lots'),
    };
    expect(rows).toEqual([{ bought_on: '2026-11-20' }]);
    const [held] = await bench.holdings();
    await bench.moveTo(LATER);
    await bench.settled({ side: 'sell', quantity: held!.quantity }, LATER_SETTLED);
    const sell = (on: string) => bench.api.db.query('UPDATE us_sales SET sold_on = $1', [on]);
    await sell('2028-11-20');
    expect((await report('2028-29')).lots[0]).toMatchObject({ term: 'short', head: 'slab' });
    await sell('2028-11-21');
    expect((await report('2028-29')).lots[0]).toMatchObject({
      ...{ term: 'long', head: 'other_long', rate_percentage: 12.5 },
      rule_ids: ['foreign-shares-2024', 'rule-115'],
    });
  });

  test('P4 · a sale that has not settled keeps the year a draft, and a missing rate leaves the gain unknown', async () => {
    await bench.settled({ amount: 200 });
    const [held] = await bench.holdings();
    await bench.moveTo(NEXT);
    await bench.traded({ side: 'sell', quantity: held!.quantity });
    const open = await report('2026-27');
    expect([open.lots, open.reasons]).toEqual([[], ['year_running', 'sale_pending']]);
    await bench.moveTo(NEXT_SETTLED);
    await bench.api.db.query("DELETE FROM exchange_rates WHERE at < '2026-11-01'");
    const { lots, reasons, tax } = await report('2026-27');
    expect(lots[0]).toMatchObject({ head: 'unknown', gaps: ['rate_missing'], cost: 0, proceeds: 0 });
    expect(reasons).toContain('rate_missing');
    expect(tax).toBe(0);
  });
});
