import { formatDate, formatNumber } from '@sanchay/finance';
import type { Alignment, Content, ContentTable, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { requestLanguage } from '../../platform/http/language.ts';
import { brandName } from '../../platform/pdf/brand.ts';
import { rowLines } from '../../platform/pdf/rowLines.ts';
import { inCloseScripts } from '../../platform/pdf/scripts.ts';
import { writePdf } from '../../platform/pdf/writePdf.ts';
import { accountLines, type ReportDocument } from './cover.ts';
import { DECIMALS, type Cell, type Column, type Sheet } from './sheet.ts';

type Paper = Pick<TDocumentDefinitions, 'pageSize' | 'pageOrientation'>;

/** The smallest paper on which a table of so many columns is read without breaking its figures. */
const PAPERS: readonly (readonly [columns: number, paper: Paper])[] = [
  [8, { pageSize: 'A4', pageOrientation: 'portrait' }],
  [12, { pageSize: 'A4', pageOrientation: 'landscape' }],
  [Infinity, { pageSize: 'A3', pageOrientation: 'landscape' }],
];
const INK_2 = '#4a5955';

/**
 * A report as PDF, in the language of the request; empty sheets are left out. A table that goes on at the next page
 * repeats its title and heads there.
 */
export function reportPdf({ title, account, lines, sheets }: ReportDocument): Promise<Buffer> {
  const shown = sheets.filter(({ rows }) => rows.length > 0);
  const widest = Math.max(0, ...shown.map(({ columns }) => columns.length));
  return writePdf({
    ...PAPERS.find(([most]) => widest <= most)![1],
    info: { title },
    pageMargins: [32, 32, 32, 48],
    defaultStyle: { font: 'Latin', fontSize: 8, lineHeight: 1.2 },
    footer: (page, pages) => ({ text: `${page} / ${pages}`, alignment: 'center', fontSize: 8 }),
    content: [
      { text: inCloseScripts(brandName()), fontSize: 11, color: '#0a665b' },
      { text: inCloseScripts(title), fontSize: 18, margin: [0, 0, 0, 6] },
      ...[...accountLines(account), ...lines].map((line): Content => ({
        text: inCloseScripts(line),
        fontSize: 9,
        margin: [0, 0, 0, 2],
      })),
      ...shown.map((sheet) => (isStatement(sheet) ? statementOf(sheet) : tableOf(sheet))),
    ],
  });
}

const SPACE_ABOVE = 14;
const titleOf = (name: string) => ({ text: inCloseScripts(name), fontSize: 12 });

/** Whether a sheet only states that there is nothing, below its own name. */
const isStatement = ({ name, columns }: Sheet): boolean => columns.length === 1 && columns[0]!.title === name;

function statementOf({ name, rows }: Sheet): Content {
  return {
    unbreakable: true,
    margin: [0, SPACE_ABOVE, 0, 0],
    stack: [
      titleOf(name),
      ...rows.map(([line]) => ({ text: inCloseScripts(String(line)), margin: [0, 4, 0, 0] as never })),
    ],
  };
}

/** The title is the first row of the heads, so that it is never parted from its table. */
function tableOf({ name, columns, rows }: Sheet): ContentTable {
  const acrossAll = (content: object) => [
    { ...content, colSpan: columns.length },
    ...columns.slice(1).map(() => ({})),
  ];
  return {
    margin: [0, SPACE_ABOVE, 0, 0],
    layout: rowLines(2),
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(() => 'auto'),
      body: [
        acrossAll(titleOf(name)),
        columns.map((column) => ({
          text: inCloseScripts(column.title),
          alignment: alignmentOf(column),
          color: INK_2,
        })),
        ...rows.map((row) =>
          isRemark(row)
            ? acrossAll({ text: inCloseScripts(String(row[0])) })
            : row.map((cell, index) => ({
                text: inCloseScripts(written(cell, columns[index]!)),
                alignment: alignmentOf(columns[index]!),
                noWrap: columns[index]!.kind !== 'text',
              })),
        ),
      ],
    },
  };
}

/** Whether a row is a sentence below the figures: a text and nothing beside it. */
const isRemark = ([first, ...others]: readonly Cell[]): boolean =>
  typeof first === 'string' && others.length > 0 && others.every((cell) => cell === null);

const alignmentOf = ({ kind }: Column): Alignment => (kind === 'text' || kind === 'date' ? 'left' : 'right');

function written(cell: Cell, { kind }: Column): string {
  if (cell === null) return '';
  if (kind === 'date') return formatDate(String(cell), requestLanguage());
  // The minus sign of screens is not in the font.
  return typeof cell === 'string'
    ? cell
    : formatNumber(cell, { decimals: DECIMALS[kind] ?? 0 }).replace('\u2212', '-');
}
