import pg from 'pg';

/** What a query needs; a pool and an open transaction both have it. */
export interface Queries {
  /** Rows of one statement. Decimals arrive as strings, dates as `YYYY-MM-DD`, instants as Date. */
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: unknown[],
    options?: QueryOptions,
  ): Promise<Row[]>;
}

export interface QueryOptions {
  /**
   * The server keeps the parsed statement: for one that every request runs. A pipelined transaction keeps all of its.
   */
  kept?: boolean;
}

/** An open transaction. */
export interface Tx extends Queries {
  readonly client: pg.PoolClient;
}

export interface TxOptions {
  /**
   * Statements are sent without waiting for the results of those before: statements issued together travel together
   * and run in that order. Not for COPY.
   */
  pipelined?: boolean;
}

export interface Db extends Queries {
  readonly pool: pg.Pool;
  /**
   * Runs `work` in one transaction; it is rolled back whole when `work` throws, or a statement of it fails that it did
   * not wait for. What failed and was rolled back to a savepoint undoes nothing else.
   */
  tx<Result>(work: (tx: Tx) => Promise<Result>, options?: TxOptions): Promise<Result>;
  close(): Promise<void>;
}

const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === pg.types.builtins.DATE) return (value: string) => value;
    if (oid === pg.types.builtins.INT8) return (value: string) => Number(value);
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/**
 * How the server plans statements for us: its data lies in memory or on solid-state disks, where a row found by its key
 * costs little more than the next one; and requests come many at a time, so that none is compiled or spread over
 * several processors. With the settings for rotating disks, an account reads the tables of everybody once they are large.
 */
const PLANNING = '-c random_page_cost=1.1 -c jit=off -c max_parallel_workers_per_gather=0';

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
    options: PLANNING,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 20_000,
  });
  // A connection that the server ends while idle must not end the process.
  pool.on('error', () => undefined);
  // Nor one that it ends when the pool has just handed it out and nobody has begun to use it: the first query fails then.
  pool.on('connect', (client) => client.on('error', () => undefined));

  return {
    pool,
    async query<Row extends object>(text: string, values?: unknown[], { kept = false }: QueryOptions = {}) {
      const name = kept ? statementName(text) : undefined;
      return (await pool.query<Row>(name ? { text, name, values: values ?? [] } : text, values)).rows;
    },
    tx: (work, { pipelined = false } = {}) => runTransaction(pool, work, pipelined),
    close: () => pool.end(),
  };
}

async function runTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<Result>,
  pipelined: boolean,
): Promise<Result> {
  const client = await pool.connect();
  setPipeline(client, pipelined);
  let failure: unknown;
  const send = <Row extends object>(text: string, values?: unknown[]) => {
    const name = pipelined && values ? statementName(text) : undefined;
    if (pipelined) sendTogether(client);
    const answer = client.query<Row>({ text, ...(values && { values }), ...(name && { name }) });
    answer.catch((error: { code?: string }) => {
      if (!AFTERMATH.has(error.code ?? '')) failure = error;
    });
    return answer;
  };
  const query = <Row extends object>(text: string, values?: unknown[]): Promise<Row[]> => {
    const rows = send<Row>(text, values).then((answer) => answer.rows);
    // An awaited statement reports its failure; that of another is reported at the end of the transaction.
    rows.catch(() => undefined);
    return rows;
  };
  let broken: Error | undefined;
  // The server may go down between two statements: the next one fails then, and nothing else reports it.
  const lost = (error: Error) => (broken = error);
  client.on('error', lost);
  try {
    const begun = send('BEGIN');
    if (!pipelined) await begun;
    const result = await work({ client, query });
    // The server answers the end of a transaction in which something failed, and was not undone, by undoing it.
    if ((await send('COMMIT')).command !== 'COMMIT') throw failure;
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    // What followed a failure in the same packet failed for it.
    throw failure !== undefined && AFTERMATH.has((error as { code?: string }).code ?? '') ? failure : error;
  } finally {
    client.off('error', lost);
    setPipeline(client, false);
    client.release(broken);
  }
}

/** The server's errors for statements after a failed one: the transaction is over, or their text was never parsed. */
const AFTERMATH = new Set(['25P02', '26000']);

/** Statements that the server keeps parsed, a name each. A program has so many texts, not one a value. */
const MOST_STATEMENTS = 300;
/**
 * The server refuses a prepared statement whose columns a migration changed: those that name no columns are not
 * prepared.
 */
const ALL_COLUMNS = /(SELECT|RETURNING|,)\s+(\w+\.)?\*/i;
const statementNames = new Map<string, string>();

function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known || statementNames.size >= MOST_STATEMENTS || ALL_COLUMNS.test(text)) return known;
  const name = `kept_${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

const gathering = new WeakSet<pg.PoolClient>();

/** Statements issued in one turn leave in one packet: a write of its own for each costs both sides a system call. */
function sendTogether(client: pg.PoolClient): void {
  if (gathering.has(client)) return;
  gathering.add(client);
  const { stream } = (client as unknown as { connection: pg.Connection }).connection;
  stream.cork();
  process.nextTick(() => {
    gathering.delete(client);
    stream.uncork();
  });
}

/** Switches a connection on which nothing is under way. `pg` reads it with each query; its types have it read-only. */
function setPipeline(client: pg.PoolClient, on: boolean): void {
  (client as { pipeline: boolean }).pipeline = on;
}
