import { csvText, type CsvCell } from '../../platform/csvText.ts';

/** A value of a row as a cell. */
function cell(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'number' ? value : String(value as string | boolean);
}

/** Rows as CSV with a head line and the mark by which spreadsheets know UTF-8. */
export function csv(rows: readonly Record<string, unknown>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return csvText([columns, ...rows.map((row) => columns.map((name) => cell(row[name])))]);
}
