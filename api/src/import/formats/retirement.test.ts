import fc from 'fast-check';
import { EPF_YEARS, epfText, NPS_SCHEMES, NPS_YEARS, npsCsv, npsText } from '../../testing/retirementText.ts';
import { casPdf } from '../../testing/casPdf.ts';
import { readFile } from '../file/readFile.ts';
import { readText } from './readFormats.ts';
import type { Statement } from './statement.ts';

const rowsOf = ({ holdings }: Statement) =>
  holdings.map(({ name, opening, closing, rows }) => [
    name,
    opening,
    closing,
    rows.map(({ on, kind, amount, units }) => [on, kind, amount, Number(units)]),
  ]);
const faultsOf = (statement: Statement | null): string[] =>
  statement === null
    ? ['unknown']
    : [
        ...statement.holdings.flatMap(({ faults, rows }) => [
          ...faults,
          ...rows.flatMap(({ fault }) => fault ?? []),
        ]),
        ...statement.unread.map(() => 'unread'),
      ];

describe('statements of NPS and EPF', () => {
  test.each([
    ['CSV', npsCsv],
    ['text', npsText],
  ])('P6 · a statement of NPS as %s has schemes with units, NAV and transactions', (_what, write) => {
    const read = readText(write(NPS_YEARS[1]!))!;
    expect(read).toMatchObject({ format: 'nps', from: '2025-04-01', to: '2026-03-31', unread: [] });
    expect(rowsOf(read)).toEqual([
      [
        NPS_SCHEMES[0],
        '1000.0000',
        '1374.5000',
        [
          ['2025-04-07', 'charge', '-20.00', -0.5],
          ['2025-05-06', 'contribution', '20000.00', 500],
          ['2025-09-02', 'withdrawal', '-5125.00', -125],
        ],
      ],
      [NPS_SCHEMES[1], '1000.0000', '1022.4000', [['2025-05-06', 'contribution', '546.56', 22.4]]],
    ]);
    const [first] = read.holdings;
    expect(first).toMatchObject({
      ...{ asset: 'nps', folio: '110000000001', nav: '42.5000', valuedOn: '2026-03-31', faults: [] },
    });
  });

  test('P6 · a passbook of EPF has three shares, with interest, a transfer and a claim', () => {
    const read = readText(epfText(EPF_YEARS[1]!))!;
    expect(read).toMatchObject({ format: 'epf', from: '2025-04-01', to: '2026-03-31', unread: [] });
    expect(rowsOf(read)).toEqual([
      [
        'EPF employee share',
        '12800',
        '17900',
        [
          ['2025-05-15', 'contribution', '6000', 6000],
          ['2025-09-02', 'transfer_in', null, 3000],
          ['2025-10-20', 'withdrawal', '-5000', -5000],
          ['2026-03-31', 'interest', null, 1100],
        ],
      ],
      [
        'EPF employer share',
        '10100',
        '17750',
        [
          ['2025-05-15', 'contribution', '4750', 4750],
          ['2025-09-02', 'transfer_in', null, 2000],
          ['2026-03-31', 'interest', null, 900],
        ],
      ],
      ['EPS pension share', '2500', '3750', [['2025-05-15', 'contribution', '1250', 1250]]],
    ]);
    // The establishment has an ID of the same form that is shorter.
    expect(read.holdings.map(({ folio, asset, house, faults }) => [folio, asset, house, faults])).toEqual(
      ['epf', 'epf', 'eps'].map((asset) => ['BGBNG00000000000012345', asset, 'ZED PRIVATE LIMITED', []]),
    );
  });

  test.each([
    ['NPS', npsCsv(NPS_YEARS[1]!), '1,374.5000,42.5000', 'value'],
    ['EPF', epfText(EPF_YEARS[1]!), '17,900', 'closing'],
  ])('P6 · a wrong closing figure of %s is a fault', (_what, text, figure, fault) => {
    const wrong = text
      .replace(figure, figure.replace('7', '8'))
      .replace('"1,374.5000",42', '"1,384.5000",42');
    expect(faultsOf(readText(wrong))).toContain(fault);
  });

  test('P6 · payments that the passbook of a year counts after or before it are of its first or last day', () => {
    const late = epfText(EPF_YEARS[0]!)
      .replace('14-06-2024', '14-04-2025')
      .replace('15-05-2024', '28-03-2024');
    const [employee] = readText(late)!.holdings;
    expect(employee!.rows.map(({ on }) => on)).toEqual(['2024-04-01', '2025-03-31', '2025-03-31']);
    expect(employee!.faults).toEqual([]);
  });

  test.each([
    ['NPS as CSV', npsCsv(NPS_YEARS[1]!)],
    ['NPS as text', npsText(NPS_YEARS[1]!)],
    ['EPF', epfText(EPF_YEARS[1]!)],
  ])('P6 · a changed byte of %s never changes a balance without a fault', (_what, text) => {
    const balances = (read: Statement | null) =>
      (read?.holdings ?? []).map(
        ({ name, closing }) => [name.replaceAll(/[^A-Za-z]/g, ''), Number(closing)] as const,
      );
    /** Units are exact to 0.001. */
    const isSame = (one: ReturnType<typeof balances>, other: ReturnType<typeof balances>) =>
      one.length === other.length &&
      one.every(([name, units], index) => {
        const [also, same] = other[index]!;
        return name === also && Math.abs(units - same) <= 0.001;
      });
    const accountOf = (read: Statement | null) => read?.holdings[0]?.folio;
    const known = readText(text);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: text.length - 1 }),
        fc.constantFrom(...'0123456789.,-()AZ '),
        (at, character) => {
          const changed = readText(`${text.slice(0, at)}${character}${text.slice(at + 1)}`);
          const isOther = accountOf(changed) !== accountOf(known);
          const isNamed = text.slice(at).startsWith('ZED') || /^[A-Z /-]/.test(text.slice(at));
          const isSilent = !isSame(balances(changed), balances(known)) && faultsOf(changed).length === 0;
          // Another account number is another account, and letters of a name are no balance.
          expect(isSilent && !isOther && !isNamed).toBe(false);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['nps', npsText(NPS_YEARS[1]!)],
    ['epf', epfText(EPF_YEARS[1]!)],
  ] as const)('P6 · a PDF of %s is read as its text, with and without a password', async (layout, text) => {
    const whole = readText(text)!;
    for (const password of [undefined, 'secret']) {
      const pdf = await casPdf(text, { layout, ...(password && { password }) });
      const read = await readFile(pdf, password ?? '');
      expect(rowsOf((read as { statement: Statement }).statement)).toEqual(rowsOf(whole));
    }
  });
});
