import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDetailedCas } from './detailedCas.ts';
import { readText } from './readFormats.ts';
import { printedPages, type PrintedPage } from '../../testing/printedPages.ts';

const FOLDER = path.join(process.env.SANCHAY_REAL_DATA ?? '', 'cas');
const file = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

interface Expected {
  schemes: (Record<string, string | number | null> & {
    isin?: string;
    transactions: number;
    close: number;
  })[];
}

(existsSync(FOLDER) ? describe : describe.skip)('statements of registrars', () => {
  test('P6 · a real statement of CAMS and KFintech is read with every folio and balance', () => {
    const statement = readDetailedCas(file('cams_kfin_detailed_2021_anonymised.txt'));
    const expected = JSON.parse(file('cams_kfin_detailed_2021_expected.json')) as Expected & {
      period: string[];
    };
    expect([statement.from, statement.to]).toEqual(expected.period);
    expect(statement.unread).toEqual([]);
    expect(
      statement.holdings.map(({ folio, pan, rtaCode, registrar, opening, closing, nav, rows, faults }) => ({
        ...{ folio, pan, rta_code: rtaCode, rta: registrar },
        ...{ open: Number(opening), close: Number(closing), nav: Number(nav), transactions: rows.length },
        faults,
      })),
    ).toEqual(
      expected.schemes.map(({ folio, pan, rta_code, rta, open, close, nav, transactions }) => ({
        ...{ folio, pan, rta_code, rta, open, close, nav, transactions },
        faults: [],
      })),
    );
    const sips = statement.holdings[1]!.rows;
    expect(
      sips.map(({ on, kind, amount, stampDuty, fault }) => [on, kind, amount, stampDuty, fault]),
    ).toEqual(
      ['2021-04-27', '2021-05-27', '2021-06-25', '2021-07-27', '2021-08-26', '2021-09-28'].map((on) => [
        ...[on, 'sip', '10000.50', '0.5', null],
      ]),
    );
    expect(statement.holdings[5]!.name).toBe(
      'Kotak Credit Risk Fund - Growth (Regular Plan) (Erstwhile Kotak Income Opp.)',
    );
  });

  const cases = existsSync(FOLDER)
    ? (
        JSON.parse(file('cas_variants_synthetic.json')) as {
          cases: { id: string; text: string; expected: Expected }[];
        }
      ).cases
    : [];
  test.each(cases.map((one) => [one.id, one] as const))(
    'P6 · the layout %s is read',
    (_id, { text, expected }) => {
      const statement = readDetailedCas(text);
      expect(statement.unread).toEqual([]);
      expect(statement.holdings.map(({ faults }) => faults)).toEqual(expected.schemes.map(() => []));
      for (const [index, scheme] of expected.schemes.entries()) {
        const found = statement.holdings[index]!;
        expect(found.isin).toBe(scheme.isin);
        expect(found.rows).toHaveLength(scheme.transactions);
        expect(Number(found.closing)).toBe(scheme.close);
        expect(found.rows.map(({ fault }) => fault)).toEqual(found.rows.map(() => null));
        if ('name' in scheme) expect([found.name, found.folio]).toEqual([scheme.name, scheme.folio]);
        if ('first_amount' in scheme) expect(Number(found.rows[0]!.amount)).toBe(scheme.first_amount);
        const sold = found.rows.find(({ kind }) => kind === 'redemption');
        if ('redemption_units' in scheme)
          expect([sold!.units, sold!.amount].map(Number)).toEqual([
            scheme.redemption_units,
            scheme.redemption_amount,
          ]);
        const bonus = found.rows.find(({ kind }) => kind === 'bonus');
        if ('bonus_units' in scheme) expect(Number(bonus!.units)).toBe(scheme.bonus_units);
      }
    },
  );

  const pagesOf = (name: string) => (JSON.parse(file(name)) as { pages: PrintedPage[] }).pages;
  const shown = (text: string) => {
    const statement = readText(text)!;
    const holdings = statement.holdings.map((holding) => [
      ...[holding.asset, holding.folio, holding.isin, holding.opening, holding.closing, holding.nav],
      holding.rows.map(({ on, units, balance, fault }) => [on, units, balance, fault]),
      holding.faults.toSorted(),
    ]);
    return { ...statement, holdings };
  };

  test('P6 · a statement of NSDL is read with its accounts, folios and transactions', () => {
    // The text of the last page repeats the rows of its table with another balance; the table is left out.
    const text = printedPages(
      pagesOf('nsdl_ecas_2026_synthetic.json').map((page, at) => ({
        ...page,
        tables: at === 6 ? [] : page.tables,
      })),
    );
    expect(shown(text)).toEqual({
      format: 'nsdl_cas',
      from: '2026-03-01',
      to: '2026-03-31',
      unread: [],
      holdings: [
        ['mutual_fund', '70000001', 'INF000A01AB9', '100.000', '100.000', '40.0000', [], ['no_transactions']],
        ['mutual_fund', '70000002', 'INF000B01CD9', '120.000', '120.000', '50.0000', [], ['no_transactions']],
        [
          'stock',
          'IN30000010000001',
          'INE000A01012',
          '5',
          '10',
          '100.00',
          [['2026-03-05', '5', '10', null]],
          ['no_cost'],
        ],
        ['stock', 'IN30000010000001', 'INE000B01010', '200', '200', '10.00', [], ['no_cost']],
        [
          'stock',
          '1200000020000001',
          'INE000C01018',
          '10.000',
          '20.000',
          '100.00',
          [
            ['2026-03-04', '5', '15.000', null],
            ['2026-03-10', '5', '20.000', null],
          ],
          ['no_cost'],
        ],
        ['stock', 'IN30000110000002', 'INE000D01016', '50', '50', '100.00', [], ['no_cost']],
      ],
    });
    expect(
      readText(text)!
        .holdings.map(({ pan, house }) => [pan, house])
        .slice(2),
    ).toEqual([
      ['ABCDE1234F', 'EXAMPLE NSDL DEPOSITORY PARTICIPANT'],
      ['ABCDE1234F', 'EXAMPLE NSDL DEPOSITORY PARTICIPANT'],
      ['ABCDE1234F', 'EXAMPLE CDSL DEPOSITORY PARTICIPANT'],
      ['ABCDE1234F', 'EXAMPLE NSDL DEPOSITORY PARTICIPANT'],
    ]);
  });

  test('P6 · a row of NSDL that contradicts the balance is a fault of its share alone', () => {
    const { holdings } = shown(printedPages(pagesOf('nsdl_ecas_2026_synthetic.json')));
    expect(holdings.map((holding) => holding.at(-1))).toEqual([
      ['no_transactions'],
      ['no_transactions'],
      ['no_cost'],
      ['no_cost'],
      ['closing', 'no_cost'],
      ['no_cost'],
    ]);
  });

  test('P6 · a statement of CDSL is read, and units that do not come to the holding are a fault', () => {
    const [alpha, beta] = ['11223344556677881111111111111111', '11223344556677882222222222222222'];
    expect(shown(printedPages(pagesOf('cdsl_ecas_2026_synthetic.json')))).toEqual({
      format: 'cdsl_cas',
      from: '2026-04-01',
      to: '2026-04-30',
      unread: [],
      holdings: [
        ['mutual_fund', '10000001', 'INF000A01AB9', '100.000', '100.000', '60.0000', [], ['no_transactions']],
        ['mutual_fund', '10000002', 'INF000B01CD9', '200.000', '200.000', '35.0000', [], ['no_transactions']],
        [
          'stock',
          alpha,
          'INE000A01012',
          '0.000',
          '8.000',
          '125.000',
          [
            ['2026-04-02', '10', '10.000', null],
            ['2026-04-09', '-2', '8.000', null],
          ],
          ['no_cost'],
        ],
        [
          'stock',
          alpha,
          'INE000B01028',
          '0.000',
          '5.000',
          '400.000',
          [['2026-04-07', '5', '5.000', null]],
          ['no_cost'],
        ],
        // Three transactions lead to 24 shares, and 20 are held.
        [
          'stock',
          beta,
          'INE000C01034',
          '0.000',
          '20.000',
          '200.000',
          [
            ['2026-04-03', '20', '20.000', null],
            ['2026-04-05', '3', '23.000', null],
            ['2026-04-06', '1', '24.000', null],
          ],
          ['closing', 'no_cost'],
        ],
        ['stock', beta, 'INE000D01040', '10.000', '10.000', '500.000', [], ['no_cost']],
        ['mutual_fund', beta, 'INF000E01EF4', '40.000', '40.000', '100.000', [], ['no_cost']],
      ],
    });
  });

  const trade = (on: string, units: string, amount: string) => [on, units, amount];
  test.each([
    ['groww_holdings', 'broker_holdings', 'DEMAT', 'INE002A01018', '10', '24005.00', []],
    [
      'upstox_tradebook',
      'broker_trades',
      'Upstox',
      'INE002A01018',
      null,
      null,
      [trade('2024-01-10', '10', '24005.00'), trade('2024-03-12', '-4', '-10800.00')],
    ],
    [
      'icici_tradebook',
      'broker_trades',
      'ICICI Direct',
      'INE009A01021',
      null,
      null,
      [trade('2024-01-15', '12', '18000.00')],
    ],
    [
      'backoffice_register',
      'broker_trades',
      'CLIENT01',
      'INE002A01018',
      null,
      null,
      [
        trade('2024-01-05', '10', '24005.00'),
        trade('2024-03-12', '-4', '-10800.00'),
        trade('2024-03-20', '2', '5000.00'),
        trade('2024-03-20', '-1', '-2650.00'),
      ],
    ],
  ])('P6 · the file %s of a broker is read', (id, ...expected) => {
    const { cases: files } = JSON.parse(file('broker_csv_variants.json')) as {
      cases: { id: string; csv: string }[];
    };
    const statement = readText(files.find((one) => one.id === id)!.csv)!;
    expect(statement.unread).toEqual([]);
    expect(
      statement.holdings.map(({ folio, isin, closing, cost, rows }) => [
        ...[statement.format, folio, isin, closing, cost],
        rows.map(({ on, units, amount }) => [on, units, amount]),
      ]),
    ).toEqual([expected]);
  });
});
