import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { CAS_LAYOUTS, casPdf } from '../../testing/casPdf.ts';
import { casText } from '../../testing/casText.ts';
import { readDetailedCas } from '../formats/detailedCas.ts';
import { compiledCode } from '../../platform/own-process/compiledCode.ts';
import { isPdf } from './isPdf.ts';
import type { FileLimits } from './fileTask.ts';
import { readFile } from './readFile.ts';

const lines = Array.from({ length: 90 }, (_, index) => ({
  on: `${2018 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-05`,
  what: index % 10 === 9 ? 'Redemption' : `Systematic Investment (${index + 1})`,
  amount: index % 10 === 9 ? '(250.00)' : '1,000.00',
  units: index % 10 === 9 ? '-5.000' : '20.000',
  nav: '50.0000',
}));
const text = casText(
  [
    {
      folio: '777001 / 0',
      pan: 'AAAPE1111A',
      name: 'Zed Equity Fund - Direct - Growth',
      isin: 'INF000Z01018',
      lines,
    },
    {
      folio: '777002 / 1',
      pan: 'AAAPE1111A',
      name: 'Zed Debt Fund - Direct - Growth',
      isin: null,
      opening: '10',
      lines: [],
    },
  ],
  { from: '2018-01-01', to: '2026-03-31' },
);
const withoutLines = (statement: ReturnType<typeof readDetailedCas>) => ({
  ...statement,
  holdings: statement.holdings.map((holding) => ({
    ...holding,
    rows: holding.rows.map(({ line: _line, ...row }) => row),
  })),
});
const PASSWORD = 'AAAPE1111A';
const SMALL: FileLimits = { ms: 60_000, cpuMs: 8_000, heapMb: 120, growthMb: 150, pages: 500 };

/** A PDF of raw objects, numbered from 1; the first one is the catalogue. */
function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const starts: number[] = [];
  for (const [index, body] of objects.entries()) {
    starts.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n'));
  }
  const at = parts.reduce((sum, part) => sum + part.length, 0);
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}
const PAGE = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R>>';
const stream = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}/Filter/FlateDecode>>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);

describe('text of a PDF', () => {
  test.each(Object.keys(CAS_LAYOUTS) as (keyof typeof CAS_LAYOUTS)[])(
    'P6 · a statement with a password in the layout %s is read as its text is',
    async (layout) => {
      const pdf = await casPdf(text, { layout, password: PASSWORD });
      expect(isPdf(pdf)).toBe(true);
      const outcome = await readFile(pdf, PASSWORD);
      if ('refused' in outcome) throw new Error(outcome.refused);
      const read = outcome.statement;
      expect(withoutLines(read)).toEqual(withoutLines(readDetailedCas(text)));
      expect(read.unread).toEqual([]);
      expect(read.holdings[0]!.faults).toEqual([]);
    },
  );

  test('P6 · a text that a spreadsheet program saved as UTF-16 is read as in UTF-8', async () => {
    const expected = await readFile(Buffer.from(text), '');
    expect('statement' in expected).toBe(true);
    const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
    for (const saved of [Buffer.from(`\uFEFF${text}`), little, Buffer.from(little).swap16()])
      expect(await readFile(saved, '')).toEqual(expected);
    expect(await readFile(Buffer.from(`\uFEFF${'\0'.repeat(9)}`, 'utf16le'), '')).toEqual({
      refused: 'unknown_format',
    });
  });

  test('P6 · a missing and a wrong password have different reasons', async () => {
    const pdf = await casPdf(text, { password: PASSWORD });
    expect(await readFile(pdf, '')).toEqual({ refused: 'password_needed' });
    expect(await readFile(pdf, 'aaape1111a')).toEqual({ refused: 'password_wrong' });
  });

  test('P6 · a PDF without a password is read, and a script in it does nothing', async () => {
    const script = rawPdf([
      '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(while\\(true\\){})>>>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      PAGE,
      stream(deflateSync(Buffer.from(' '))),
    ]);
    expect(await readFile(script, '')).toEqual({ refused: 'unknown_format' });
    expect('statement' in (await readFile(await casPdf(text), ''))).toBe(true);
  });

  test.each([
    ['cut off in the middle', async () => (await casPdf(text, { password: PASSWORD })).subarray(0, 4_000)],
    ['only a beginning', async () => Buffer.from('%PDF-1.7\nnothing else')],
    ['an HTML page', async () => Buffer.from('%PDF-1.7<html><body>404</body></html>')],
  ])('P6 · a file that is %s ends with a reason', async (_what, make) => {
    const outcome = await readFile(await make(), PASSWORD, SMALL);
    expect(outcome).toEqual({
      refused: expect.stringMatching(/^(?:not_a_pdf|password_wrong|password_needed)$/),
    });
  });

  test('P6 · ten thousand pages are refused before they are read', async () => {
    const kids = '3 0 R '.repeat(10_000);
    const pdf = rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids}]/Count 10000>>`,
      PAGE,
      stream(deflateSync(Buffer.from(' '))),
    ]);
    expect(await readFile(pdf, '', SMALL)).toEqual({ refused: 'too_many_pages' });
  });

  test('P6 · a stream that unpacks to a gigabyte, and objects nested a million deep, end within the limits', async () => {
    const bomb = deflateSync(Buffer.alloc(400 * 1024 * 1024, '1 '));
    const unpacked = await readFile(
      rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', PAGE, stream(bomb)]),
      '',
      SMALL,
    );
    const deep = await readFile(
      rawPdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        `<</Type/Pages/Kids[3 0 R]/Count 1/Deep ${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}>>`,
        PAGE,
        stream(deflateSync(Buffer.from(' '))),
      ]),
      '',
      SMALL,
    );
    expect([unpacked, deep]).toEqual([
      { refused: 'too_heavy' },
      { refused: expect.stringMatching(/^(?:too_heavy|not_a_pdf)$/) },
    ]);
    // Others are read as before.
    expect('statement' in (await readFile(await casPdf(text), ''))).toBe(true);
  });

  test('P6 · only two files are read at the same time', async () => {
    const pdf = await casPdf(text);
    const outcomes = await Promise.all([readFile(pdf, ''), readFile(pdf, ''), readFile(pdf, '')]);
    expect(outcomes[2]).toEqual({ refused: 'busy' });
    expect(outcomes.slice(0, 2).every((outcome) => 'statement' in outcome)).toBe(true);
  });

  test('P6 · the code that reads files is compiled once and kept for the next file', async () => {
    const folder = compiledCode()!;
    const read = () => readFile(Buffer.from(text), '');
    const first = await read();
    const files = async () => (await readdir(folder, { recursive: true })).toSorted();
    const kept = await files();
    expect(kept.filter((name) => path.basename(name) !== name).length).toBeGreaterThan(10);
    expect(await read()).toEqual(first);
    expect(await files()).toEqual(kept);
  });
});
