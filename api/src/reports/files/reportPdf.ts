import { formatDate, formatNumber } from '@sanchay/finance';
import type { Alignment, Content } from 'pdfmake/interfaces.js';
import { requestLanguage } from '../../platform/http/language.ts';
import { inScripts } from '../../platform/pdf/scripts.ts';
import { writePdf } from '../../platform/pdf/writePdf.ts';
import { accountLines, type ReportDocument } from './cover.ts';
import { DECIMALS, type Cell, type Column, type Sheet } from './sheet.ts';

/** A report as PDF, in the language of the request; empty sheets are left out. */
export function reportPdf({ title, account, lines, sheets }: ReportDocument): Promise<Buffer> {
  return writePdf({
    info: { title },
    pageOrientation: 'landscape',
    pageSize: 'A3',
    pageMargins: [32, 32, 32, 40],
    defaultStyle: { font: 'Latin', fontSize: 8, lineHeight: 1.2 },
    footer: (page, pages) => ({ text: `${page} / ${pages}`, alignment: 'center', fontSize: 8 }),
    content: [
      { text: inScripts('Sanchay'), fontSize: 11, color: '#0a665b' },
      { text: inScripts(title), fontSize: 18, margin: [0, 0, 0, 6] },
      ...[...accountLines(account), ...lines].map((line): Content => ({
        text: inScripts(line),
        fontSize: 9,
        margin: [0, 0, 0, 2],
      })),
      ...sheets.filter(({ rows }) => rows.length > 0).flatMap(tableOf),
    ],
  });
}

function tableOf({ name, columns, rows }: Sheet): Content[] {
  const isText = ({ kind }: Column) => kind === 'text' || kind === 'date';
  const alignment = (column: Column): Alignment => (isText(column) ? 'left' : 'right');
  return [
    { text: inScripts(name), fontSize: 12, margin: [0, 14, 0, 4] },
    {
      layout: 'lightHorizontalLines',
      table: {
        headerRows: 1,
        widths: columns.map(() => 'auto'),
        body: [
          columns.map((column) => ({
            text: inScripts(column.title),
            alignment: alignment(column),
            color: '#4a5955',
          })),
          ...rows.map((row) =>
            row.map((cell, index) => ({
              text: inScripts(written(cell, columns[index]!)),
              alignment: alignment(columns[index]!),
            })),
          ),
        ],
      },
    },
  ];
}

function written(cell: Cell, { kind }: Column): string {
  if (cell === null) return '';
  if (kind === 'date') return formatDate(String(cell), requestLanguage());
  // The minus sign of screens is not in the font.
  return typeof cell === 'string'
    ? cell
    : formatNumber(cell, { decimals: DECIMALS[kind] ?? 0 }).replace('\u2212', '-');
}
