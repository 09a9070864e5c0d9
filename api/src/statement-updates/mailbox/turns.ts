import type { Queries } from '../../db/pool.ts';
import { later } from '../../platform/process/instants.ts';

const MINUTE_MS = 60_000;
/** A node that was killed leaves the mailbox to the others after this time. */
const LEASE_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MINUTES = 60;

/** What became of a mail. */
export type MailOutcome =
  | 'stored'
  | 'repeated'
  | 'too_many'
  | 'too_large'
  | 'no_file'
  | 'unknown_address'
  | 'unknown_sender'
  | 'set_aside';

/** How the mailbox is doing. */
export interface MailboxState {
  failures: number;
  failure: string | null;
  read_at: Date | null;
  counts: { outcome: MailOutcome; mails: number }[];
}

/** Takes the mailbox for one node. @returns whether it is due and no other node reads it */
export async function takeTurn(q: Queries, now: Date): Promise<boolean> {
  const taken = await q.query(
    `UPDATE statement_mailbox SET leased_until = $2
     WHERE (leased_until IS NULL OR leased_until <= $1) AND (next_at IS NULL OR next_at <= $1) RETURNING id`,
    [now, later(now, LEASE_MS)],
  );
  return taken.length > 0;
}

/** Ends a complete reading. */
export async function endTurn(q: Queries, now: Date): Promise<void> {
  await q.query(
    `UPDATE statement_mailbox SET leased_until = NULL, next_at = NULL, failures = 0, failure = NULL, read_at = $1`,
    [now],
  );
}

/** Ends a reading that failed. The next one waits 1, 2, 4 … minutes, an hour at most. */
export async function failTurn(q: Queries, now: Date, failure: string): Promise<void> {
  await q.query(
    `UPDATE statement_mailbox SET leased_until = NULL, failures = failures + 1, failure = $2,
       next_at = $1::timestamptz + make_interval(mins => least($3, power(2, least(failures, 10)))::integer)`,
    [now, failure, LONGEST_WAIT_MINUTES],
  );
}

/** Counts a mail and holds the mailbox for this node. */
export async function countMail(q: Queries, now: Date, outcome: MailOutcome): Promise<void> {
  await q.query(
    `INSERT INTO statement_mailbox_counts (outcome, mails) VALUES ($1, 1)
     ON CONFLICT (outcome) DO UPDATE SET mails = statement_mailbox_counts.mails + 1`,
    [outcome],
  );
  await q.query('UPDATE statement_mailbox SET leased_until = $1', [later(now, LEASE_MS)]);
}

/** How often a reading broke off at which mail. */
export async function faultsOf(q: Queries, uidValidity: string): Promise<Map<number, number>> {
  const rows = await q.query<{ uid: number; times: number }>(
    'SELECT uid::float8 AS uid, times FROM statement_mailbox_faults WHERE uid_validity = $1',
    [uidValidity],
  );
  return new Map(rows.map(({ uid, times }) => [uid, times]));
}

/** Records that a reading broke off at a mail. */
export async function addFault(q: Queries, uidValidity: string, uid: number): Promise<void> {
  await q.query(
    `INSERT INTO statement_mailbox_faults (uid_validity, uid, times) VALUES ($1, $2, 1)
     ON CONFLICT (uid_validity, uid) DO UPDATE SET times = statement_mailbox_faults.times + 1`,
    [uidValidity, uid],
  );
}

/** Removes the record of a mail that was dealt with. */
export async function clearFault(q: Queries, uidValidity: string, uid: number): Promise<void> {
  await q.query('DELETE FROM statement_mailbox_faults WHERE uid_validity = $1 AND uid = $2', [
    uidValidity,
    uid,
  ]);
}

/** The state of the mailbox, for health. */
export async function mailboxState(q: Queries): Promise<MailboxState> {
  const [row] = await q.query<Omit<MailboxState, 'counts'>>(
    'SELECT failures, failure, read_at FROM statement_mailbox',
  );
  const counts = await q.query<MailboxState['counts'][number]>(
    'SELECT outcome, mails::integer AS mails FROM statement_mailbox_counts ORDER BY outcome',
  );
  return { ...row!, counts };
}
