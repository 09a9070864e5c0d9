/** A table that is readable in a terminal and in Markdown: a head and rows of the same number of cells. */
export interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What one figure found. */
export interface Finding {
  title: string;
  /** How it was measured, and what it is held to. */
  about: string;
  tables: readonly Table[];
}

/** The table in Markdown, cells filled up so that it is readable as it stands. */
export function markdownTable({ head, rows }: Table): string {
  const cells = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => [...(row[column] ?? '')].length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell + ' '.repeat(widths[column]! - [...cell].length)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  );
}

export const milliseconds = (value: number): string => `${Math.round(value)} ms`;
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
export const times = (value: number): string => value.toFixed(3);
/** An interval of ratios, both ends. */
export const between = (low: number, high: number): string => `${low.toFixed(3)} to ${high.toFixed(3)}`;

/** `yes` where a value keeps its limit. */
export const kept = (value: number, limit: number): string => (value <= limit ? 'yes' : 'NO');
