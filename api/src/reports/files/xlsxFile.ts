import writeExcelFile from 'write-excel-file/node';
import { coverSheet, type ReportDocument } from './cover.ts';
import { DECIMALS, type Cell, type Column } from './sheet.ts';

const WIDTH = {
  text: 24,
  date: 12,
  rupees: 16,
  units: 14,
  shares: 16,
  nav: 14,
  dollars: 16,
  percent: 10,
} as const;

/**
 * A report as workbook, its cover first, in the language of the request. Numbers are numbers and texts are texts: nothing
 * in it is a formula.
 */
export async function xlsxFile(report: ReportDocument): Promise<Buffer> {
  return writeExcelFile(
    [coverSheet(report), ...report.sheets].map(({ name, columns, rows }) => ({
      sheet: name,
      columns: columns.map(({ kind }) => ({ width: WIDTH[kind] })),
      stickyRowsCount: 1,
      data: [
        columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const, wrap: true })),
        ...rows.map((row) => row.map((cell, index) => cellOf(cell, columns[index]!))),
      ],
    })),
  ).toBuffer();
}

function cellOf(cell: Cell, { kind }: Column) {
  if (cell === null) return null;
  if (kind === 'date') return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: 'dd-mm-yyyy' };
  if (typeof cell === 'string') return { value: cell, type: String };
  const decimals = DECIMALS[kind] ?? 0;
  return { value: cell, type: Number, format: decimals === 0 ? '0' : `#,##0.${'0'.repeat(decimals)}` };
}
