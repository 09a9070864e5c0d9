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

/** Rows of transactions that ended before the oldest one still open: nothing can appear before these any more. */
const SETTLED = 'tx < pg_snapshot_xmin(pg_current_snapshot())';

/** True when the row comes after the position in the order in which rows are read. */
export function isAfter(row: Position, position: Position): boolean {
  const [a, b] = [BigInt(row.tx), BigInt(position.tx)];
  return a === b ? row.id > position.id : a > b;
}

/** The next settled events after a position, at most 500; fewer than that means that there are no more. */
export async function eventsAfter(db: Queries, position: Position): Promise<OutboxEvent[]> {
  return db.query(
    `SELECT id, tx::text AS tx, event, payload, user_id, portfolio_id FROM outbox
     WHERE (tx, id) > ($1::text::xid8, $2::bigint) AND ${SETTLED} ORDER BY tx, id LIMIT ${PAGE}`,
    [position.tx, position.id],
  );
}

/** Whether events are stored that wait for another transaction to end. */
export async function anyUnsettled(db: Queries): Promise<boolean> {
  const [row] = await db.query<{ waiting: boolean }>(
    `SELECT EXISTS (SELECT 1 FROM outbox WHERE NOT ${SETTLED}) AS waiting`,
  );
  return row!.waiting;
}

/** The place of the newest settled event. */
export async function newestPosition(db: Queries): Promise<Position> {
  const [row] = await db.query<Position>(
    `SELECT tx::text AS tx, id FROM outbox WHERE ${SETTLED} ORDER BY tx DESC, id DESC LIMIT 1`,
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
     FROM outbox WHERE NOT ${SETTLED}`,
  );
  return row!.seconds;
}
