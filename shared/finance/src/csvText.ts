/** A cell: words, a figure, or nothing. */
export type CsvCell = string | number | null;

const FORMULA = /^[=+\-@\t\r]/;

/** Words that a spreadsheet would take for a formula get an apostrophe in front. Source: OWASP, "CSV injection". */
function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as the text of a CSV file (RFC 4180) with the mark that makes spreadsheets read it as UTF-8. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
}
