import pg from 'pg';

/** What a query needs; a pool and an open transaction both have it. */
export interface Queries {
  /** Rows of one statement. Decimals arrive as strings, dates as `YYYY-MM-DD`, instants as Date. */
  query<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** An open transaction. */
export interface Tx extends Queries {
  readonly client: pg.PoolClient;
}

export interface Db extends Queries {
  readonly pool: pg.Pool;
  /** Runs `work` in one transaction; it is rolled back whole when `work` throws. */
  tx<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.DATE) return (value: string) => value;
    if (oid === pg.types.builtins.INT8) return (value: string) => Number(value);
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/** A pool of connections to the PostgreSQL server that `url` names; who gets none within `connectMs` is refused. */
export function openDb(
  url: string,
  { connections = 10, connectMs = 2_000 }: { connections?: number; connectMs?: number } = {},
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types: types as pg.CustomTypesConfig,
    connectionTimeoutMillis: connectMs,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 20_000,
  });
  // A connection that the server ends while idle must not end the process.
  pool.on('error', () => undefined);

  return {
    pool,
    async query<Row extends object>(text: string, values?: unknown[]) {
      return (await pool.query<Row>(text, values)).rows;
    },
    async tx(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      // The server may go between two statements: the next one fails then, and nobody else is told.
      const lost = (error: Error) => (broken = error);
      client.on('error', lost);
      try {
        await client.query('BEGIN');
        const result = await work({
          client,
          async query<Row extends object>(text: string, values?: unknown[]) {
            return (await client.query<Row>(text, values)).rows;
          },
        });
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
        throw error;
      } finally {
        client.off('error', lost);
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
