import { casPdf } from '../../testing/casPdf.ts';
import { CDSL, NSDL } from '../../testing/dematText.ts';
import { EPF_YEARS, epfText, NPS_YEARS, npsText } from '../../testing/retirementText.ts';
import { readText } from '../formats/readFormats.ts';
import type { Statement } from '../formats/statement.ts';
import { readFile } from './readFile.ts';

const BROKER = [
  'Holdings as on 31-03-2026',
  'Stock Name\t\tISIN\t\tQuantity\t\tAverage Buy Price\t\tClosing Price',
  'Alpha\t\tINE000A01012\t\t10\t\t100.00\t\t120.00',
  'Beta\t\tINE002A01018\t\t4\t\t2,400.50\t\t2,500.00',
].join('\n');

const FILES = [
  ['nsdl_cas', NSDL, 'depository'],
  ['cdsl_cas', CDSL, 'depository'],
  ['broker_holdings', BROKER, 'wide'],
  ['nps', npsText(NPS_YEARS[1]!), 'nps'],
  ['epf', epfText(EPF_YEARS[1]!), 'epf'],
] as const;

const withoutLines = ({ holdings, ...rest }: Statement) => ({
  ...rest,
  holdings: holdings.map(({ rows, ...holding }) => ({
    ...holding,
    rows: rows.map(({ line: _line, ...row }) => row),
  })),
});

describe('passwords of PDFs in each layout', () => {
  test.each(FILES)('P6 · a PDF of %s is opened by its password alone', async (format, text, layout) => {
    const whole = readText(text)!;
    expect([whole.format, whole.unread]).toEqual([format, []]);
    const locked = await casPdf(text, { layout, password: 'AAAPE1111A' });
    expect(await readFile(locked, '')).toEqual({ refused: 'password_needed' });
    expect(await readFile(locked, 'aaape1111a')).toEqual({ refused: 'password_wrong' });
    const open = await casPdf(text, { layout });
    const found = [
      await readFile(locked, 'AAAPE1111A'),
      await readFile(open, ''),
      await readFile(open, 'not needed'),
    ];
    for (const outcome of found)
      expect('refused' in outcome ? outcome : withoutLines(outcome.statement)).toEqual(withoutLines(whole));
  });

  test('P6 · a line of a table in a PDF with an empty cell is not read, as its columns are not known', async () => {
    const { holdings, unread } = readText(BROKER.replace('\t\t100.00', ''))!;
    expect(holdings.map(({ isin }) => isin)).toEqual(['INE002A01018']);
    expect(unread.map(({ line }) => line)).toEqual([3]);
  });
});
