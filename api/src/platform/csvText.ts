import { stringify } from 'csv-stringify/sync';

/** A cell: text, a figure, or nothing. */
export type CsvCell = string | number | null;

/**
 * Rows as the text of a CSV file (RFC 4180) with the mark that makes spreadsheets read it as UTF-8. Text that a
 * spreadsheet would run as a formula gets an apostrophe in front. Source: OWASP, "CSV injection".
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(rows as CsvCell[][], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    quoted_match: /^ | $|[\r\n]/,
  });
}
