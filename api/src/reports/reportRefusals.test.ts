import type { CallName } from '@sanchay/contracts';
import { giveUnits } from '../testing/people/holder.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';

type Row = readonly [what: string, call: CallName, query: Record<string, string>, files: string, end: object];

const refused = (code: string) => ({ http: 422, code });
const shown = (data: object) => ({ http: 200, data });

/** Bad input of every report, on screen and as a file. The day is 20 November 2026. */
const ROWS: readonly Row[] = [
  ...(
    [
      ['capitalGains', 'capital-gains/capital-gains.xlsx'],
      ['incomeReport', 'income/income.xlsx'],
      ['elssReport', 'elss/elss.xlsx'],
    ] as const
  ).flatMap(([call, files]): Row[] => [
    ['a year that is none', call, { year: '2025-27' }, files, refused('year_unknown')],
    ['a year to come', call, { year: '2027-28' }, files, refused('year_not_begun')],
    ['a year without data', call, { year: '2019-20' }, files, shown({})],
  ]),
  [
    'before 2017-18',
    'capitalGains',
    { year: '2016-17' },
    'capital-gains/lots.csv',
    refused('year_too_early'),
  ],
  ['before 2017-18', 'incomeReport', { year: '2016-17' }, 'income/income.csv', refused('year_too_early')],
  ['the running year', 'capitalGains', {}, 'capital-gains/lots.csv', shown({ status: 'draft' })],
  ['the running year', 'incomeReport', {}, 'income/income.csv', shown({ status: 'draft' })],
  [
    'a day to come',
    'dayHoldings',
    { date: '2026-11-21' },
    'every-holding/holdings.csv',
    refused('date_in_future'),
  ],
  [
    'a day before all',
    'dayHoldings',
    { date: '1999-01-01' },
    'every-holding/holdings.csv',
    shown({ holdings: [] }),
  ],
  [
    'a filter that nothing meets',
    'transactionReport',
    { search: 'nothing like it' },
    'transactions/transactions.csv',
    shown({ total: 0, transactions: [], money_in: 0 }),
  ],
  [
    'days in the wrong order',
    'transactionReport',
    { from: '2026-02-02', to: '2026-02-01' },
    'transactions/transactions.xlsx',
    refused('dates_reversed'),
  ],
];

describe('bad input of reports', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    me = await bench.newInvestor();
    await giveUnits(bench.api, me, FUNDS.equity, [{ on: '2025-06-02', units: '10', amount: '500.00' }]);
  });
  afterAll(() => bench.close());

  test.each(ROWS)('P4 · %s: %s with %j, and its file %s', async (_what, call, query, files, end) => {
    const { http, body } = await me.call(call, { query } as never);
    expect({ http, ...(body as object) }).toMatchObject(end);
    if (http === 422) expect(Object.keys((body as never as { errors: object }).errors).length).toBe(1);
    const reply = await bench.api.app.inject({
      url: `/api/v3/reports/${files}?${new URLSearchParams(query).toString()}`,
      headers: { authorization: `Bearer ${me.token}` },
    });
    expect(reply.statusCode).toBe(http);
    if (http === 200) expect(reply.rawPayload.length).toBeGreaterThan(0);
  });

  test.each([
    ['2017-18', '2025-26', false],
    ['2018-19', '2026-27', true],
  ])(
    'P4 · a carried loss of %s can be used until FY %s; in the report of 2026-27: %s',
    async (financial_year, usable_until, usable) => {
      const { carried_losses: was } = (await me.call('capitalGains', {})).body.data;
      const saved = was.map(({ financial_year: year, short, long }) => ({
        financial_year: year,
        short,
        long,
      }));
      const losses = [{ financial_year, short: 1, long: 0 }];
      expect((await me.call('setCarriedLosses', { body: { losses, was: saved } })).http).toBe(200);
      expect((await me.call('capitalGains', {})).body.data.carried_losses).toMatchObject([
        { financial_year, usable_until, usable, used_short: 0, left_short: 1 },
      ]);
    },
  );
});
