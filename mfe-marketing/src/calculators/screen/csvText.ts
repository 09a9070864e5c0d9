import { csvField } from '@sanchay/finance';

/**
 * A CSV file's text: comma-separated, CRLF lines, every field that needs it in quotes, and the mark that makes
 * spreadsheets read Hindi heads as UTF-8.
 */
export function csvText(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(csvField).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
