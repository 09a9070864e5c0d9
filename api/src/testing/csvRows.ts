import { parse } from 'csv-parse/sync';

/** The rows of a CSV file with a byte order mark, its titles included. */
export function csvRows(text: string): string[][] {
  return parse(text, { bom: true });
}
