import type { ImportState, StatementRunFailure, StatementTrigger } from '@sanchay/contracts';
import { columnsOf } from '../db/columns.ts';
import type { Queries, Tx } from '../db/pool.ts';
import type { Schedule } from './nextRun.ts';

export interface ScheduleRow extends Schedule {
  portfolio_id: string;
  auto_apply: boolean;
  next_on: string | null;
}

export interface RunRow {
  id: string;
  portfolio_id: string;
  trigger: StatementTrigger;
  due_on: string;
  state: 'requesting' | 'requested' | 'password_needed' | 'review' | 'applied' | 'failed';
  failure: StatementRunFailure | null;
  password_sealed: Buffer | null;
  import_id: string | null;
  created_at: Date;
  requested_at: Date | null;
  ended_at: Date | null;
}

/** A run with the state of its import. */
export interface ListedRun extends RunRow {
  import_state: ImportState | null;
  import_added: number | null;
}

const runColumns = columnsOf<RunRow>()('statement_runs', {
  id: 'key',
  portfolio_id: 'fixed',
  trigger: 'fixed',
  due_on: 'fixed',
  state: 'changing',
  failure: 'later',
  password_sealed: 'changing',
  import_id: 'later',
  created_at: 'fixed',
  requested_at: 'later',
  ended_at: 'later',
});

const SCHEDULE = 'portfolio_id, frequency, weekday, day, paused, auto_apply, next_on';

/** The schedule of a portfolio, or null. @param lock whether other writes of it wait */
export async function scheduleOf(q: Queries, portfolioId: string, lock = false): Promise<ScheduleRow | null> {
  const [row] = await q.query<ScheduleRow>(
    `SELECT ${SCHEDULE} FROM statement_schedules WHERE portfolio_id = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [portfolioId],
  );
  return row ?? null;
}

/** Stores the schedule of a portfolio in place of the one before. */
export async function storeSchedule(tx: Tx, row: ScheduleRow, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO statement_schedules (${SCHEDULE}, updated_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (portfolio_id) DO UPDATE SET frequency = excluded.frequency, weekday = excluded.weekday,
       day = excluded.day, paused = excluded.paused, auto_apply = excluded.auto_apply, next_on = excluded.next_on,
       updated_at = excluded.updated_at`,
    [
      ...[row.portfolio_id, row.frequency, row.weekday, row.day, row.paused, row.auto_apply, row.next_on],
      now,
    ],
  );
}

/** Locks a schedule that is due; others that another node works on are passed over. */
export async function nextDue(tx: Tx, today: string): Promise<ScheduleRow | null> {
  const [row] = await tx.query<ScheduleRow>(
    `SELECT ${SCHEDULE} FROM statement_schedules WHERE next_on <= $1
       AND NOT EXISTS (SELECT FROM portfolios p WHERE p.id = portfolio_id AND p.removed_at IS NOT NULL) ORDER BY next_on, portfolio_id
     LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [today],
  );
  return row ?? null;
}

/** Stores a run. @returns whether it is new: a schedule has one run a day */
export async function insertRun(tx: Tx, row: Parameters<typeof runColumns.insert>[0]): Promise<boolean> {
  const { text, values } = runColumns.insert(row);
  return (await tx.query(`${text} ON CONFLICT DO NOTHING RETURNING id`, values)).length > 0;
}

export async function updateRun(tx: Tx, row: RunRow): Promise<void> {
  const { text, values } = runColumns.update(row);
  await tx.query(text, values);
}

/** A run, or null. @param lock whether other writes of it wait */
export async function runOf(q: Queries, id: string, lock = false): Promise<RunRow | null> {
  const [row] = await q.query<RunRow>(
    `SELECT ${runColumns.selected} FROM statement_runs WHERE id::text = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [id],
  );
  return row ?? null;
}

/** The newest runs of a portfolio. */
export function runsOf(q: Queries, portfolioId: string, limit: number): Promise<ListedRun[]> {
  return q.query<ListedRun>(
    `SELECT ${runColumns.selectedOf('r')}, i.state AS import_state, i.added AS import_added
     FROM statement_runs r LEFT JOIN imports i ON i.id = r.import_id
     WHERE r.portfolio_id = $1 ORDER BY r.created_at DESC, r.id LIMIT $2`,
    [portfolioId, limit],
  );
}

const AWAITED = `(state IN ('requesting', 'requested')
  OR (state = 'failed' AND failure IN ('not_arrived', 'registrar_unavailable')))`;

/** Whether the statement of a run may still arrive; a further delivery of a read one is none. */
export function isAwaited({ state, failure }: Pick<RunRow, 'state' | 'failure'>): boolean {
  if (state === 'failed') return failure === 'not_arrived' || failure === 'registrar_unavailable';
  return state === 'requesting' || state === 'requested';
}

/** Requests whose password is still stored: those whose statement may still arrive first, the newest first. */
export function openableRuns(q: Queries, portfolioId: string): Promise<RunRow[]> {
  return q.query<RunRow>(
    `SELECT ${runColumns.selected} FROM statement_runs
     WHERE portfolio_id = $1 AND password_sealed IS NOT NULL ORDER BY ${AWAITED} DESC, created_at DESC, id`,
    [portfolioId],
  );
}

/** How many statements a portfolio has requested since an instant. */
export async function requestsSince(q: Queries, portfolioId: string, since: Date): Promise<number> {
  const [row] = await q.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM statement_runs
     WHERE portfolio_id = $1 AND trigger = 'request' AND created_at > $2`,
    [portfolioId, since],
  );
  return row!.count;
}

/** Ids of runs that have waited for a step since before an instant. */
export async function waitingRuns(
  q: Queries,
  state: 'requesting' | 'requested',
  before: Date,
): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    'SELECT id FROM statement_runs WHERE state = $1 AND created_at <= $2 ORDER BY created_at, id LIMIT 500',
    [state, before],
  );
  return rows.map(({ id }) => id);
}

/** Erases passwords of requests from before an instant: of statements that were read, and of those that did not arrive. */
export async function erasePasswords(
  q: Queries,
  { read, awaited }: { read: Date; awaited: Date },
): Promise<void> {
  await q.query(
    `UPDATE statement_runs SET password_sealed = NULL WHERE password_sealed IS NOT NULL
       AND CASE WHEN ${AWAITED} THEN state = 'failed' AND created_at <= $2 ELSE created_at <= $1 END`,
    [read, awaited],
  );
}
