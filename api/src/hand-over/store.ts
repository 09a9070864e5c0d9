import { USER_STATE, type HandOverStatus } from '@sanchay/contracts';
import { columnsOf } from '../db/columns.ts';
import type { Queries, Tx } from '../db/pool.ts';

/** A hand-over of the account of a child who is 18. */
export interface HandOverRow {
  id: string;
  portfolio_id: string;
  guardian_id: string;
  email: string;
  /** Ten digits. */
  mobile: string;
  status: HandOverStatus;
  created_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  sent: number;
  sent_at: Date;
  attempts: number;
  heir_id: string | null;
}

/** A column of hand_overs is stated here and in `HandOverRow`. */
const columns = columnsOf<HandOverRow>()('hand_overs', {
  id: 'key',
  portfolio_id: 'fixed',
  guardian_id: 'fixed',
  email: 'fixed',
  mobile: 'fixed',
  status: 'changing',
  created_at: 'fixed',
  expires_at: 'changing',
  ended_at: 'later',
  sent: 'changing',
  sent_at: 'changing',
  attempts: 'changing',
  heir_id: 'later',
});

export async function latestHandOver(q: Queries, portfolioId: string): Promise<HandOverRow | null> {
  const [row] = await q.query<HandOverRow>(
    `SELECT ${columns.selected} FROM hand_overs WHERE portfolio_id = $1
     ORDER BY (status = 'waiting') DESC, created_at DESC, id LIMIT 1`,
    [portfolioId],
  );
  return row ?? null;
}

export async function handOverById(q: Queries, id: string): Promise<HandOverRow | null> {
  const [row] = await q.query<HandOverRow>(`SELECT ${columns.selected} FROM hand_overs WHERE id = $1`, [id]);
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockHandOver(tx: Tx, id: string): Promise<HandOverRow | null> {
  const [row] = await tx.query<HandOverRow>(
    `SELECT ${columns.selected} FROM hand_overs WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row ?? null;
}

/** The open or else the newest one of an account, locked. */
export async function lockLatestHandOver(tx: Tx, portfolioId: string): Promise<HandOverRow | null> {
  const latest = await latestHandOver(tx, portfolioId);
  return latest && lockHandOver(tx, latest.id);
}

export async function insertHandOver(tx: Tx, row: HandOverRow): Promise<void> {
  const { text, values } = columns.insert(row);
  await tx.query(text, values);
}

export async function markSent(
  tx: Tx,
  row: Pick<HandOverRow, 'id' | 'expires_at' | 'sent_at'>,
): Promise<void> {
  await tx.query(
    `UPDATE hand_overs SET status = 'waiting', ended_at = NULL, expires_at = $2, sent_at = $3, sent = sent + 1
     WHERE id = $1`,
    [row.id, row.expires_at, row.sent_at],
  );
}

export async function countAttempt(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE hand_overs SET attempts = attempts + 1 WHERE id = $1', [id]);
}

/** Ends an open hand-over. */
export async function endRow(
  tx: Tx,
  {
    id,
    status,
    now,
    heirId = null,
  }: { id: string; status: HandOverStatus; now: Date; heirId?: string | null },
): Promise<void> {
  await tx.query('UPDATE hand_overs SET status = $2, ended_at = $3, heir_id = $4 WHERE id = $1', [
    ...[id, status, now, heirId],
  ]);
}

export async function overdue(q: Queries, now: Date): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `SELECT id FROM hand_overs WHERE status = 'waiting' AND expires_at <= $1 ORDER BY expires_at, id`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** An account that is offered to a login. */
export interface Offer {
  id: string;
  guardian_name: string;
  expires_at: Date;
}

/** Open offers to the confirmed e-mail address of a user, the one that expires first in front. */
export function offersTo(q: Queries, userId: string, now: Date): Promise<Offer[]> {
  return q.query<Offer>(
    `SELECT h.id, g.name AS guardian_name, h.expires_at FROM hand_overs h
     JOIN users u ON u.email = h.email AND u.state = $3 JOIN users g ON g.id = h.guardian_id
     WHERE u.id = $1 AND h.status = 'waiting' AND h.expires_at > $2 ORDER BY h.expires_at, h.id`,
    [userId, now, USER_STATE.VERIFIED],
  );
}

/** Gives the account with all its rows to the login of the heir. */
export async function moveAccount(
  tx: Tx,
  { portfolioId, heirId, email }: { portfolioId: string; heirId: string; email: string },
): Promise<void> {
  await tx.query('SELECT hand_over_account($1, $2)', [portfolioId, heirId]);
  await tx.query('UPDATE portfolios SET email = $2 WHERE id = $1', [portfolioId, email]);
  await tx.query('DELETE FROM family_members WHERE portfolio_id = $1', [portfolioId]);
}

/** Notifications of the guardian lead to pages of the account, which no longer opens. */
export async function closeNotices(tx: Tx, userId: string, portfolioId: string): Promise<void> {
  await tx.query('UPDATE notices SET path = NULL WHERE user_id = $1 AND portfolio_id = $2', [
    userId,
    portfolioId,
  ]);
}

/** Removes accounts that the heir got by signing up and never began to set up: the one taken over is in their place. */
export async function removeUnused(
  tx: Tx,
  { heirId, portfolioId, now }: { heirId: string; portfolioId: string; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE portfolios p SET removed_at = $3 FROM portfolios taken
     WHERE taken.id = $2 AND p.owner_id = $1 AND p.id <> $2 AND p.removed_at IS NULL
       AND p.created_at > taken.created_at
       AND NOT EXISTS (SELECT FROM minors m WHERE m.portfolio_id = p.id)
       AND NOT EXISTS (SELECT FROM portfolio_applicants a WHERE a.portfolio_id = p.id)
       AND NOT EXISTS (SELECT FROM setup_answers a WHERE a.portfolio_id = p.id)
       AND NOT EXISTS (SELECT FROM kyc_records k WHERE k.portfolio_id = p.id)
       AND NOT EXISTS (SELECT FROM orders o WHERE o.portfolio_id = p.id)
       AND NOT EXISTS (SELECT FROM imports i WHERE i.portfolio_id = p.id)
       AND NOT EXISTS (SELECT FROM other_assets o WHERE o.portfolio_id = p.id)
       AND NOT EXISTS (SELECT FROM goals g WHERE g.portfolio_id = p.id)
       AND NOT EXISTS (SELECT FROM managed_accounts m WHERE m.portfolio_id = p.id)`,
    [heirId, portfolioId, now],
  );
}

/** Dates of birth of first holders of the heir's own accounts, sealed about `applicant:<portfolio>:1`. */
export function ownBirths(
  q: Queries,
  userId: string,
): Promise<{ portfolio_id: string; birth_sealed: Buffer }[]> {
  return q.query(
    `SELECT a.portfolio_id, a.birth_sealed FROM portfolio_applicants a JOIN portfolios p ON p.id = a.portfolio_id
     WHERE p.owner_id = $1 AND a.position = 1 AND a.birth_sealed IS NOT NULL
       AND NOT EXISTS (SELECT FROM minors m WHERE m.portfolio_id = p.id AND m.handed_over_at IS NULL)`,
    [userId],
  );
}
