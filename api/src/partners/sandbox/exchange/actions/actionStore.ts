import type { Db, Queries } from '../../../../db/pool.ts';
import type { AnnouncedAction } from '../../../shareActions.ts';

const SETUP_LOCK = 7_266_249;
const TABLE = 'partners_sandbox.exchange_actions';

/** An announcement before it is numbered. */
export type ActionDraft = AnnouncedAction extends infer Each
  ? Each extends AnnouncedAction
    ? Omit<Each, 'number'>
    : never
  : never;

/** Creates the table of announcements where it is missing. */
export async function openActionStore(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [SETUP_LOCK]);
    await tx.query('CREATE SCHEMA IF NOT EXISTS partners_sandbox');
    await tx.query(`CREATE TABLE IF NOT EXISTS ${TABLE} (number bigint PRIMARY KEY, body jsonb NOT NULL)`);
  });
}

/** Numbers and stores an announcement. @returns its number */
export async function announceAction(db: Db, draft: ActionDraft): Promise<number> {
  return db.tx(async (tx) => {
    await tx.query('SELECT pg_advisory_xact_lock($1)', [SETUP_LOCK]);
    const [row] = await tx.query<{ number: string | number }>(
      `SELECT coalesce(max(number), 0) + 1 AS number FROM ${TABLE}`,
    );
    const number = Number(row!.number);
    await tx.query(`INSERT INTO ${TABLE} (number, body) VALUES ($1, $2)`, [
      number,
      JSON.stringify({ number, ...draft }),
    ]);
    return number;
  });
}

/** Announcements after a number, in order. */
export async function actionsAfter(q: Queries, after: number, most: number): Promise<AnnouncedAction[]> {
  const rows = await q.query<{ body: AnnouncedAction }>(
    `SELECT body FROM ${TABLE} WHERE number > $1 ORDER BY number LIMIT $2`,
    [after, most],
  );
  return rows.map(({ body }) => body);
}
