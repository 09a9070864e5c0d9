import type { YearRow } from '@sanchay/finance';

/**
 * The year table as a CSV file's text: plain figures in rupees with two decimals, comma-separated, CRLF lines, and
 * the mark that makes spreadsheets read Hindi heads as UTF-8.
 */
export function yearCsv(heads: readonly [string, string, string, string], rows: readonly YearRow[]): string {
  const quoted = heads.map((head) => `"${head.replaceAll('"', '""')}"`);
  const lines = rows.map(({ year, invested, value, gain }) =>
    [year, invested.toFixed(2), value.toFixed(2), gain.toFixed(2)].join(','),
  );
  return `\uFEFF${[quoted.join(','), ...lines].join('\r\n')}\r\n`;
}
