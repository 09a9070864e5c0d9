import { parse } from 'csv-parse/sync';

/** Rows above the heads that a file may begin with, such as its title. */
const MOST_TITLE_ROWS = 30;

/** A table with the places of its columns; `line` counts from 1. */
export interface Table<Head extends string> {
  places: Partial<Record<Head, number>>;
  rows: { cells: readonly string[]; line: number }[];
  /** The rows above the heads. */
  title: string;
}

/** The cells of a text with commas, or with the tabs of "Unicode text"; null where it is none. */
export function csvRows(text: string, delimiter: ',' | '\t' = ','): string[][] | null {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      bom: true,
    });
  } catch {
    return null;
  }
}

/**
 * The cells of a table in the text of a PDF. Only a line with as many cells as most others has a known place for each;
 * another one is a single cell, because an empty cell leaves no trace there.
 */
export function tabRows(text: string): string[][] {
  const lines = text.split(/\r?\n/).map((line) => line.split(/\t+/).map((cell) => cell.trim()));
  const counts = Map.groupBy(
    lines.filter((cells) => cells.length > 2),
    (cells) => cells.length,
  );
  const [width] = [...counts].toSorted(([a, one], [b, other]) => other.length - one.length || b - a)[0] ?? [
    0,
  ];
  return lines.map((cells) => (cells.length === width ? cells : [cells.join(' ')]));
}

const cleaned = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** Finds the row of heads, whose cells are words of `heads`, and the rows below it; null where `isWhole` accepts none. */
export function tableOf<Head extends string>(
  all: readonly (readonly string[])[],
  heads: Readonly<Record<Head, readonly string[]>>,
  isWhole: (places: Partial<Record<Head, number>>) => boolean,
): Table<Head> | null {
  for (const [at, row] of all.slice(0, MOST_TITLE_ROWS).entries()) {
    const found = row.map(cleaned);
    const places: Partial<Record<Head, number>> = {};
    for (const head of Object.keys(heads) as Head[]) {
      const place = heads[head].map((word) => found.indexOf(word)).find((index) => index !== -1);
      if (place !== undefined) places[head] = place;
    }
    if (!isWhole(places)) continue;
    const rows = all.slice(at + 1).map((cells, index) => ({ cells, line: at + index + 2 }));
    return {
      places,
      rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
      title: all
        .slice(0, at)
        .map((cells) => cells.join(' '))
        .join('\n'),
    };
  }
  return null;
}

/** The text of a cell by its head; empty where there is none. */
export const cellOf =
  <Head extends string>({ places }: Table<Head>, cells: readonly string[]) =>
  (head: Head): string =>
    places[head] === undefined ? '' : (cells[places[head]] ?? '').trim();
