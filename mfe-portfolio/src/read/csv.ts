/** A text cell. One that begins like a formula gets an apostrophe, so that no spreadsheet computes it. */
export function quotedCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Lines of cells as a CSV file: CRLF, and the mark that makes spreadsheets read Hindi as UTF-8. */
export function csvLines(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}

/** An address that a link with `download` saves as a file. */
export function csvAddress(csv: string): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`;
}
