import fc from 'fast-check';
import { casText, type CasScheme } from '../testing/casText.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { givePan, uploadStatement } from '../testing/people/importer.ts';
import { EPF_YEARS, epfText, NPS_YEARS, npsCsv } from '../testing/retirementText.ts';

const PAN = 'AAAPE1111A';
const OTHER_PAN = 'AAAPE2222B';
const ISIN = 'INF000Z01018';
const YEAR = { from: '2025-04-01', to: '2026-03-31' };
const line = (on: string, units: string, amount: string, what = 'Purchase') => ({
  ...{ on, units, amount, what },
  nav: '50.0000',
});
const scheme: CasScheme = {
  ...{ folio: '777001 / 0', pan: PAN, name: 'Zed Equity Fund - Direct Plan - Growth', isin: ISIN },
  lines: [line('2025-05-02', '100.000', '5,000.00'), line('2025-08-04', '60.000', '3,000.00')],
};
const cas = (over: Partial<CasScheme> = {}) => casText([{ ...scheme, ...over }], YEAR);
const book = (...rows: string[]) => ['ISIN,Date,Type,Quantity,Price,Client Code', ...rows].join('\n');
const transactions = (...rows: string[]) =>
  ['Date,Folio Number,Name of the Fund,Order,Units,NAV,Amount (INR)', ...rows].join('\n');

/** What a file ends in: a refusal with its code, or a preview with the status and reasons of each folio. */
type Expected = { refused: string } | { folios: [string, string[]][]; unread?: number };

const CASES: readonly (readonly [string, string | Uint8Array<ArrayBuffer>, Expected])[] = [
  ['of another PAN', cas({ pan: OTHER_PAN }), { refused: 'import_other_pan' }],
  ['of another PAN in lower case', cas({ pan: 'aaape2222b' }), { refused: 'import_other_pan' }],
  ['of another PAN with a blank', cas({ pan: 'AAAPE 2222B' }), { refused: 'import_other_pan' }],
  ['of another PAN cut short', cas({ pan: 'AAAPE2222' }), { refused: 'import_other_pan' }],
  ['of a PAN with a wrong sign', cas({ pan: 'AAAPE22221' }), { refused: 'import_other_pan' }],
  ['of the own PAN cut short', cas({ pan: 'AAAPE1111' }), { refused: 'import_other_pan' }],
  ['of the own PAN in lower case', cas({ pan: 'aaape1111a' }), { folios: [['green', []]] }],
  ['of the own PAN with a blank', cas({ pan: 'AAAPE 1111A' }), { folios: [['green', []]] }],
  [
    'of two holders',
    casText([scheme, { ...scheme, folio: '777002 / 1', pan: OTHER_PAN }], YEAR),
    {
      folios: [
        ['green', []],
        ['red', ['other_pan']],
      ],
    },
  ],
  [
    'with a merged scheme',
    cas({ lines: [...scheme.lines, line('2025-12-01', '-160.000', '(8,000.00)', 'Merger - Switch Out')] }),
    { folios: [['amber', ['merged']]] },
  ],
  [
    'with negative units',
    cas({ lines: [line('2025-05-02', '-100.000', '(5,000.00)', 'Redemption')] }),
    { folios: [['red', ['closing', 'negative']]] },
  ],
  [
    'with a reversal without its purchase',
    cas({ opening: '100', lines: [line('2025-05-02', '-20.000', '(1,000.00)', 'Reversal - Purchase')] }),
    { folios: [['red', ['history', 'reversal']]] },
  ],
  [
    'with units and NAV in swapped columns',
    cas().replace('100.000\t\t50.0000', '50.0000\t\t100.000'),
    { folios: [['red', ['balance', 'closing']]] },
  ],
  ['with an amount in lakh', cas().replace('5,000.00', '0.05'), { folios: [['red', ['amount', 'closing']]] }],
  ['that ends in the middle', cas().split('Closing')[0]!, { folios: [['red', ['closing_missing']]] }],
  [
    'with a script in the name of a scheme',
    cas({ name: '<script>alert(1)</script> Fund - Direct Plan - Growth' }),
    { folios: [['green', []]] },
  ],
  [
    'that is a picture with the name of a PDF',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]),
    { refused: 'import_unknown_format' },
  ],
  ['that begins as a PDF and is none', '%PDF-1.7 <html>404</html>', { refused: 'import_not_a_pdf' }],
  [
    'of trades with the month before the day in some rows',
    book('INE000A01012,03/25/2025,buy,10,100,C1', 'INE000A01012,04/05/2025,buy,10,100,C1'),
    { refused: 'import_unread' },
  ],
  [
    'of fund transactions with the month before the day and a time in some rows',
    transactions(
      '03/25/2025 10:15,777001,Zed Fund,buy,100,50,5000',
      '04/05/2025 10:15,777001,Zed Fund,buy,100,50,5000',
    ),
    { refused: 'import_unread' },
  ],
  [
    'whose days run backwards',
    cas({ lines: [line('2025-08-04', '100.000', '5,000.00'), line('2025-05-02', '60.000', '3,000.00')] }),
    { folios: [['red', ['dates']]] },
  ],
  [
    'with days that are written in two ways',
    cas().replace('04-Aug-2025', '04/08/2025'),
    { folios: [['red', ['dates']]] },
  ],
  [
    'of holdings with a price in lakh',
    'Stock Name,ISIN,Quantity,Average Buy Price\nAlpha,INE000A01012,10,2.4 L\nBeta,INE000B01010,5,100',
    { folios: [['amber', ['no_transactions', 'unlisted']]], unread: 1 },
  ],
  [
    'with a day in another order than the others',
    cas().replace('02-May-2025', '2025/05/02'),
    { folios: [['red', ['balance', 'closing', 'unreadable']]], unread: 1 },
  ],
  [
    'of trades with a negative quantity',
    book('INE000A01012,25-03-2025,buy,-10,100,C1', 'INE000A01012,26-03-2025,buy,10,100,C1'),
    { folios: [['amber', ['unchecked', 'unlisted']]], unread: 1 },
  ],
  [
    'of fund transactions in lakh',
    transactions('2025-05-02,777001,Zed Fund,buy,100,50,0.05'),
    { folios: [['red', ['amount', 'pan_missing', 'unchecked', 'unknown_scheme']]] },
  ],
  [
    'of NPS with NAV and units in swapped columns',
    npsCsv(NPS_YEARS[0]!).replace('38.0000,"1,000.0000"', '"1,000.0000",39.0000'),
    {
      folios: [
        ['red', ['amount', 'closing']],
        ['green', []],
      ],
    },
  ],
  [
    'of NPS that ends before the transactions of its second scheme',
    npsCsv(NPS_YEARS[0]!).split('\n').slice(0, -7).join('\n'),
    {
      folios: [
        ['green', []],
        ['amber', ['no_transactions']],
      ],
    },
  ],
  [
    'of EPF that ends before its closing balance',
    epfText(EPF_YEARS[0]!).split('Int. Updated upto 31/03/2025')[0]!,
    { folios: [1, 2, 3].map(() => ['red', ['closing_missing']]) },
  ],
  [
    'of EPF with a month that no calendar has',
    epfText(EPF_YEARS[0]!).replace('14-06-2024', '14-16-2024'),
    { folios: [1, 2, 3].map(() => ['red', ['balance', 'closing', 'unreadable']]), unread: 1 },
  ],
];

describe('statements that are not as they should be', () => {
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

  const preview = async (id: string) => (await me.call('importPreview', { params: { id } })).body.data;
  const held = async () => (await me.call('importedHoldings')).body.data.holdings;

  test.each(CASES)(
    'P6 · a file %s ends with its reason and changes nothing',
    async (_what, content, expected) => {
      const { http, body } = await uploadStatement(me, content);
      if ('refused' in expected) expect([http, body.code]).toEqual([422, expected.refused]);
      else {
        const { folios, unread_lines } = await preview(body.data.id);
        expect(folios.map(({ status, reasons }) => [status, reasons])).toEqual(expected.folios);
        expect(unread_lines).toBe(expected.unread ?? 0);
      }
      expect(await held()).toEqual([]);
    },
  );

  test('P6 · a statement of another PAN is imported once that holder is part of the account', async () => {
    await givePan(bench, me, OTHER_PAN, 2);
    const { id } = (await uploadStatement(me, cas({ pan: OTHER_PAN }))).body.data;
    expect((await preview(id)).folios).toMatchObject([{ status: 'green', counts: { accepted: 2 } }]);
  });

  test('P6 · a renamed scheme is the same folio', async () => {
    for (const name of ['Zed Equity Fund - Direct Plan - Growth', 'Zed Large Cap Fund - Direct - Growth']) {
      const { id } = (await uploadStatement(me, cas({ name }))).body.data;
      await me.call('applyImport', { params: { id } });
    }
    expect((await held()).map(({ units }) => units)).toEqual([160]);
  });

  test.each([
    ['the statement first', [0, 1]],
    ['the transactions first', [1, 0]],
    ['the transactions twice', [1, 0, 1]],
  ])('P6 · transactions of a platform and a statement of the same folio merge, %s', async (_which, order) => {
    const name = 'Zed Equity Fund - Direct Plan - Growth';
    const files = [
      cas(),
      transactions(`2025-05-02,777001,${name},buy,100,50,5000`, `2025-08-04,777001,${name},buy,60,50,3000`),
    ];
    const apply = async (file: string) => {
      const { id } = (await uploadStatement(me, file)).body.data;
      const { folios } = (await me.call('importPreview', { params: { id } })).body.data;
      if (folios[0]!.match === 'unknown')
        await me.call('answerImport', {
          params: { id },
          body: { answers: [{ folio: 0, scheme: FUNDS.equity }] },
        });
      await me.call('applyImport', { params: { id } });
      return id;
    };
    const shown = async () =>
      (await held()).map(({ units, total_invested, status, reasons }) => [
        ...[units, total_invested, status, reasons],
      ]);
    const alone = await apply(files[0]!);
    const expected = await shown();
    expect(expected).toMatchObject([[160, 8_000, 'green', []]]);
    await me.call('undoImport', { params: { id: alone } });
    for (const place of order) await apply(files[place]!);
    expect(await shown()).toEqual(expected);
  });

  test('P6 · overlapping parts of fund transactions in any order, twice, give the same holdings', async () => {
    const rows = [1, 2, 3, 4, 5].map(
      (month) => `2025-0${month}-03,777001,Zed Fund,buy,10${month},10,10${month}0`,
    );
    rows.push(`2025-06-03,777001,Zed Fund,sell,50,10,500`);
    const apply = async (text: string) => {
      const { id } = (await uploadStatement(me, text)).body.data;
      await me.call('answerImport', {
        params: { id },
        body: { answers: [{ folio: 0, scheme: FUNDS.equity }] },
      });
      await me.call('applyImport', { params: { id } });
      return id;
    };
    const shown = async () =>
      (await held()).map(({ units, total_invested, gain, status }) => [units, total_invested, gain, status]);
    const whole = await apply(transactions(...rows));
    const expected = await shown();
    expect(expected.map(([units]) => units)).toEqual([465]);
    await me.call('undoImport', { params: { id: whole } });
    const parts = [rows.slice(0, 4), rows.slice(2, 5), rows.slice(3)];
    const [order] = fc.sample(fc.shuffledSubarray([...parts, ...parts], { minLength: 6 }), {
      numRuns: 1,
      seed: 3,
    });
    for (const part of order!) await apply(transactions(...part));
    expect(await shown()).toEqual(expected);
  });
});
