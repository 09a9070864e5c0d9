import type { Db, Queries, Tx } from '../../../db/pool.ts';
import { createPartnerTables } from '../partnerTables.ts';

/** Of the numbers, which have no gaps. */
const NUMBERS_LOCK = 7_266_249;
const SCHEDULE = 'partners_sandbox.announcement_schedule';

/** An announcement before it is numbered. */
export type Draft<Announced> = Announced extends infer Each
  ? Each extends Announced
    ? Omit<Each, 'number'>
    : never
  : never;

/** Announcements of a partner as its routes need them. */
export interface Announcements<Announced> {
  /** Creates the tables where they are missing. */
  open: (db: Db) => Promise<void>;
  /** Numbers and stores an announcement. @returns its number */
  announce: (db: Db, draft: Draft<Announced>) => Promise<number>;
  /** Stores announcements that the partner makes at their `announced_at`, unless there were some before. */
  scheduleFirst: (db: Db, drafts: readonly Draft<Announced>[]) => Promise<void>;
  /** Announces what was scheduled up to an instant of the business clock, in the order of time. */
  announceDue: (db: Db, now: Date) => Promise<void>;
  /** Announcements after a number, in order. */
  after: (q: Queries, after: number, most: number) => Promise<Announced[]>;
}

/** What a partner of the sandbox announces, with numbers from 1 without gaps, in a table of the schema of the partners. */
export function announcements<Announced extends { number: number; announced_at: string }>(
  name: 'exchange_actions' | 'exchange_notices' | 'us_broker_actions',
): Announcements<Announced> {
  const table = `partners_sandbox.${name}`;
  const store = async (tx: Tx, body: unknown): Promise<number> => {
    const [row] = await tx.query<{ number: string | number }>(
      `SELECT coalesce(max(number), 0) + 1 AS number FROM ${table}`,
    );
    const number = Number(row!.number);
    await tx.query(`INSERT INTO ${table} (number, body) VALUES ($1, $2)`, [
      number,
      JSON.stringify({ number, ...(body as object) }),
    ]);
    return number;
  };
  const locked = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
    db.tx(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [NUMBERS_LOCK]);
      return work(tx);
    });
  return {
    open: (db) => createPartnerTables(db, (tx) => createTables(tx, table)),
    announce: (db, draft) => locked(db, (tx) => store(tx, draft)),
    scheduleFirst: (db, drafts) =>
      locked(db, async (tx) => {
        const [known] = await tx.query(
          `SELECT 1 FROM ${table} UNION ALL SELECT 1 FROM ${SCHEDULE} WHERE of = $1 LIMIT 1`,
          [name],
        );
        if (known) return;
        await tx.query(
          `INSERT INTO ${SCHEDULE} (of, due_at, body)
           SELECT $1, (body->>'announced_at')::timestamptz, body FROM jsonb_array_elements($2::jsonb) AS drafts (body)
           ON CONFLICT DO NOTHING`,
          [name, JSON.stringify(drafts)],
        );
      }),
    announceDue: (db, now) =>
      locked(db, async (tx) => {
        const due = await tx.query<{ body: unknown }>(
          `DELETE FROM ${SCHEDULE} WHERE of = $1 AND due_at <= $2 RETURNING body, due_at`,
          [name, now],
        );
        const byTime = due.toSorted((one, other) => timeOf(one.body) - timeOf(other.body));
        for (const { body } of byTime) await store(tx, body);
      }),
    after: async (q, after, most) => {
      const rows = await q.query<{ body: Announced }>(
        `SELECT body FROM ${table} WHERE number > $1 ORDER BY number LIMIT $2`,
        [after, most],
      );
      return rows.map(({ body }) => body);
    },
  };
}

const timeOf = (body: unknown): number => Date.parse((body as { announced_at: string }).announced_at);

async function createTables(tx: Tx, table: string): Promise<void> {
  await tx.query(`CREATE TABLE IF NOT EXISTS ${table} (number bigint PRIMARY KEY, body jsonb NOT NULL)`);
  await tx.query(
    `CREATE TABLE IF NOT EXISTS ${SCHEDULE} (of text NOT NULL, due_at timestamptz NOT NULL, body jsonb NOT NULL,
     PRIMARY KEY (of, due_at, body))`,
  );
}
