import { csvText } from '../../platform/csvText.ts';
import type { Sheet } from './sheet.ts';

/** A sheet as CSV that spreadsheets open: UTF-8 with a mark, days as YYYY-MM-DD, numbers as they are. */
export function csvFile({ columns, rows }: Sheet): Buffer {
  return Buffer.from(csvText([columns.map(({ title }) => title), ...rows]));
}
