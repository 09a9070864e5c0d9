import type { Queries } from '../db/pool.ts';

export interface OutboxEvent {
  id: number;
  /** Number of the transaction that wrote it. */
  tx: string;
  event: string;
  payload: unknown;
  user_id: string | null;
  portfolio_id: string | null;
}

/** A place in the outbox: everything up to this row has been seen. */
export interface Position {
  tx: string;
  id: number;
}

export const BEGINNING: Position = { tx: '0', id: 0 };
const PAGE = 500;

/**
 * Number of the oldest transaction that may still be open in this database: rows of those before it are settled, and
 * no more rows can appear among them. Other databases of the server do not count, however long they take. Query it in
 * a statement before the one that reads rows: a transaction that ends between the two is then seen by the second.
 * `pg_stat_activity` has the short form of the numbers; their distance from the next one gives the full number.
 */
async function settledBefore(db: Queries): Promise<string> {
  const [row] = await db.query<{ tx: string }>(
    `WITH snapshot AS (SELECT pg_snapshot_xmax(pg_current_snapshot())::text::numeric AS next),
          running AS (SELECT mod(next - backend_xid::text::numeric + 8589934592, 4294967296) AS distance
                      FROM snapshot, pg_stat_activity
                      WHERE datname = current_database() AND backend_xid IS NOT NULL)
     SELECT (next - coalesce((SELECT max(distance) FROM running WHERE distance < 2147483648), 0))::text AS tx
     FROM snapshot`,
  );
  return row!.tx;
}

/** True when the row comes after the position in the order in which rows are read. */
export function isAfter(row: Position, position: Position): boolean {
  const [a, b] = [BigInt(row.tx), BigInt(position.tx)];
  return a === b ? row.id > position.id : a > b;
}

/** The next settled events after a position, at most 500; fewer than that means that there are no more. */
export async function eventsAfter(db: Queries, position: Position): Promise<OutboxEvent[]> {
  return db.query(
    `SELECT id, tx::text AS tx, event, payload, user_id, portfolio_id FROM outbox
     WHERE (tx, id) > ($1::text::xid8, $2::bigint) AND tx < $3::text::xid8 ORDER BY tx, id LIMIT ${PAGE}`,
    [position.tx, position.id, await settledBefore(db)],
  );
}

/** Whether events are stored that wait for another transaction to end. */
export async function anyUnsettled(db: Queries): Promise<boolean> {
  const [row] = await db.query<{ waiting: boolean }>(
    'SELECT EXISTS (SELECT 1 FROM outbox WHERE tx >= $1::text::xid8) AS waiting',
    [await settledBefore(db)],
  );
  return row!.waiting;
}

/** The place of the newest settled event. */
export async function newestPosition(db: Queries): Promise<Position> {
  const [row] = await db.query<Position>(
    'SELECT tx::text AS tx, id FROM outbox WHERE tx < $1::text::xid8 ORDER BY tx DESC, id DESC LIMIT 1',
    [await settledBefore(db)],
  );
  return row ?? BEGINNING;
}

/** The place of an event by its id; when it has been removed, that of the one before it. */
export async function positionOf(db: Queries, id: number): Promise<Position> {
  const [row] = await db.query<Position>(
    'SELECT tx::text AS tx, id FROM outbox WHERE id <= $1 ORDER BY id DESC LIMIT 1',
    [id],
  );
  return row ?? BEGINNING;
}

/** Seconds that the oldest event has waited for other transactions to end before it can be read; 0 when none waits. */
export async function outboxLag(db: Queries): Promise<number> {
  const [row] = await db.query<{ seconds: number }>(
    `SELECT coalesce(greatest(0, extract(epoch FROM clock_timestamp() - min(at))), 0)::float8 AS seconds
     FROM outbox WHERE tx >= $1::text::xid8`,
    [await settledBefore(db)],
  );
  return row!.seconds;
}
