import type { Queries } from '../db/pool.ts';
import { readMoment, type Cursor, type Moment } from './cursor.ts';

export interface OutboxEvent {
  id: number;
  /** Number of the transaction that wrote it. */
  tx: string;
  event: string;
  payload: unknown;
  user_id: string | null;
  portfolio_id: string | null;
}

/** Events in the order of their ids, all between the same two moments. */
export interface Page {
  events: OutboxEvent[];
  to: Moment;
  /** Nothing else became visible until that moment. */
  isLast: boolean;
}

/** Whose events are read: everybody's, and those of this user or portfolio. */
interface Audience {
  userId: string;
  portfolioId: string;
}

const PAGE = 500;

/** What is committed now. */
export async function momentNow(db: Queries): Promise<Moment> {
  const [row] = await db.query<{ now: string }>('SELECT pg_current_snapshot()::text AS now', [], {
    kept: true,
  });
  return readMoment(row!.now)!;
}

/**
 * All events that became visible between a place and a moment, each exactly once. A transaction that stays open holds
 * up no other: its events come when it is committed, though their ids are lower then. Rows of a transaction number that
 * the server has not reached (a copy of another server's data) are never read.
 * @param audience omitted: the events of all
 */
export async function* eventsBetween(
  db: Queries,
  { from, within }: Cursor,
  until: Moment,
  audience?: Audience,
): AsyncGenerator<Page> {
  const stretches = within ? [{ from, to: within.to, after: within.id }] : [];
  stretches.push({ from: within?.to ?? from, to: until, after: 0 });
  for (const { from: start, to, after } of stretches) {
    for (let last = after, isLast = false; !isLast;) {
      const events = await pageOf(db, start, to, last, audience);
      isLast = events.length < PAGE;
      last = events.at(-1)?.id ?? last;
      yield { events, to, isLast };
    }
  }
}

function pageOf(
  db: Queries,
  from: Moment,
  to: Moment,
  after: number,
  audience: Audience | undefined,
): Promise<OutboxEvent[]> {
  // Materialized, so that the index of transactions is used and not that of ids from the first row on.
  return db.query(
    `WITH new AS MATERIALIZED (
       SELECT id, tx, event, payload, user_id, portfolio_id FROM outbox
       WHERE tx >= pg_snapshot_xmin($1::pg_snapshot) AND tx < pg_snapshot_xmax($2::pg_snapshot)
         AND NOT pg_visible_in_snapshot(tx, $1::pg_snapshot) AND pg_visible_in_snapshot(tx, $2::pg_snapshot)
         AND id > $3 AND ($4::uuid IS NULL OR user_id IS NULL AND portfolio_id IS NULL
           OR user_id = $4 OR portfolio_id = $5::uuid))
     SELECT id, tx::text AS tx, event, payload, user_id, portfolio_id FROM new ORDER BY id LIMIT ${PAGE}`,
    [from.text, to.text, after, audience?.userId ?? null, audience?.portfolioId ?? null],
    { kept: true },
  );
}
