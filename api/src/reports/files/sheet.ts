/** How the values of a column are written. */
export type ColumnKind = 'text' | 'date' | 'rupees' | 'units' | 'shares' | 'nav' | 'dollars' | 'percent';

/** A column of a sheet: its title in the language of the file. */
export interface Column {
  title: string;
  kind: ColumnKind;
}

/** Text, a number, an ISO day, or nothing. */
export type Cell = string | number | null;

/** A table of a report in one language: the files are written from it, each in its own way. */
export interface Sheet {
  name: string;
  columns: readonly Column[];
  rows: readonly (readonly Cell[])[];
}

/** Decimal places of each kind of number. */
export const DECIMALS: Partial<Record<ColumnKind, number>> = {
  rupees: 2,
  units: 4,
  shares: 6,
  nav: 4,
  dollars: 2,
  percent: 2,
};

/** A column of a sheet by the name of its title, with the value that a row has in it. */
export type ColumnOf<Row, Title> = readonly [title: Title, kind: ColumnKind, value: (row: Row) => Cell];

/** A sheet of rows, its titles written by `message`. */
export function sheetOf<Row, Title>(
  message: (title: Title) => string,
  { name, rows, columns }: { name: Title; rows: readonly Row[]; columns: readonly ColumnOf<Row, Title>[] },
): Sheet {
  return {
    name: message(name),
    columns: columns.map(([title, kind]) => ({ title: message(title), kind })),
    rows: rows.map((row) => columns.map(([, , value]) => value(row))),
  };
}
