import type { Content } from 'pdfmake/interfaces.js';
import { brandName } from './brand.ts';
import { rowLines } from './rowLines.ts';
import { inCloseScripts, inScripts } from './scripts.ts';
import { writePdf } from './writePdf.ts';

interface Terms {
  title: string;
  /** Term and value of each line. */
  rows: readonly (readonly [string, string])[];
  /** A table between the terms, after so many of them: heads, and rows of as many cells; the first column is text, the others are figures. */
  table?: { heads: readonly string[]; rows: readonly (readonly string[])[]; before: number };
  /** Paragraphs below the table. */
  notes: readonly string[];
}

/** A page with a title and a table of terms and values as PDF: a certificate, a contract note. */
export function termsPdf({ title, rows, table, notes }: Terms): Promise<Buffer> {
  const before = table?.before ?? rows.length;
  return writePdf({
    info: { title },
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 48],
    defaultStyle: { font: 'Latin', fontSize: 10, lineHeight: 1.25 },
    content: [
      { text: inScripts(brandName()), fontSize: 12, color: '#0a665b' },
      { text: inScripts(title), fontSize: 22, margin: [0, 4, 0, 16] },
      termRows(rows.slice(0, before)),
      ...(table ? [figures(table), termRows(rows.slice(before))] : []),
      ...notes.map((note) => ({
        text: inScripts(note),
        margin: [0, 16, 0, 0] as [number, number, number, number],
      })),
    ],
  });
}

const INK_2 = '#4a5955';

const termRows = (rows: Terms['rows']): Content => ({
  layout: rowLines(),
  table: {
    widths: ['*', 'auto'],
    body: rows.map(([term, value]) => [
      { text: inCloseScripts(term), color: INK_2, margin: [0, 3, 24, 2] },
      { text: inCloseScripts(value), alignment: 'right' as const, margin: [0, 3, 0, 2] },
    ]),
  },
});

function figures({ heads, rows }: NonNullable<Terms['table']>): Content {
  const line = (cells: readonly string[], color?: string) =>
    cells.map((cell, place) => ({
      text: inCloseScripts(cell),
      alignment: place === 0 ? ('left' as const) : ('right' as const),
      margin: [0, 3, 0, 2] as [number, number, number, number],
      ...(color !== undefined && { color }),
    }));
  return {
    layout: rowLines(1),
    margin: [0, 14, 0, 14],
    table: {
      headerRows: 1,
      widths: ['*', ...heads.slice(1).map(() => 'auto')],
      body: [line(heads, INK_2), ...rows.map((row) => line(row))],
    },
  };
}
