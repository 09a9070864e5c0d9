import { brandName } from './brand.ts';
import { rowLines } from './rowLines.ts';
import { inCloseScripts, inScripts } from './scripts.ts';
import { writePdf } from './writePdf.ts';

interface Terms {
  title: string;
  /** Term and value of each line. */
  rows: readonly (readonly [string, string])[];
  /** Paragraphs below the table. */
  notes: readonly string[];
}

/** A page with a title and a table of terms and values as PDF: a certificate, a contract note. */
export function termsPdf({ title, rows, notes }: Terms): Promise<Buffer> {
  return writePdf({
    info: { title },
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 48],
    defaultStyle: { font: 'Latin', fontSize: 10, lineHeight: 1.25 },
    content: [
      { text: inScripts(brandName()), fontSize: 12, color: '#0a665b' },
      { text: inScripts(title), fontSize: 22, margin: [0, 4, 0, 16] },
      {
        layout: rowLines(),
        table: {
          widths: ['*', 'auto'],
          body: rows.map(([term, value]) => [
            { text: inCloseScripts(term), color: '#4a5955', margin: [0, 3, 24, 2] },
            { text: inCloseScripts(value), alignment: 'right' as const, margin: [0, 3, 0, 2] },
          ]),
        },
      },
      ...notes.map((note) => ({
        text: inScripts(note),
        margin: [0, 16, 0, 0] as [number, number, number, number],
      })),
    ],
  });
}
