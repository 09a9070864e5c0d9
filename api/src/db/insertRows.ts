import type { Queries } from './pool.ts';

const ROWS_A_STATEMENT = 500;

/** Inserts rows given as objects; all have the columns of the first. Names are of our own code, never of a request. */
export async function insertRows(q: Queries, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await q.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows.slice(start, start + ROWS_A_STATEMENT))],
    );
  }
}
