/** A page of a statement as it was extracted: its text, and the cells of its tables. */
export interface PrintedPage {
  text: string;
  tables: (string | null)[][][];
}

/** The lines of a row whose cells have several: the first line of each cell, then the second, parted by tabs. */
function printedRow(row: (string | null)[]): string[] {
  const cells = row.map((cell) => (cell ?? '').split('\n'));
  const height = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((own) => own[line] ?? '')
      .filter((text) => text !== '')
      .join('\t\t'),
  );
}

/** The text of pages as a reader of PDFs sees it. */
export function printedPages(pages: readonly PrintedPage[]): string {
  return pages.flatMap(({ text, tables }) => [text, ...tables.flat().flatMap(printedRow)]).join('\n');
}
