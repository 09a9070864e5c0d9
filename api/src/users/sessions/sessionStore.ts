import { USER_STATE } from '@sanchay/contracts';
import { columnsOf, type Inserted } from '../../db/columns.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import type { Actor } from '../../platform/context.ts';
import { liveGrant } from '../accounts/portfolioStore.ts';
import type { DeviceLabel } from './userAgent.ts';

interface StoredSession extends DeviceLabel {
  id: string;
  user_id: string;
  current_portfolio_id: string;
  /** A sign-in by a script: one long token, no cookie. */
  script: boolean;
  token_hash: Buffer;
  refresh_hash: Buffer | null;
  previous_refresh_hash: Buffer | null;
  renewal_salt: Buffer | null;
  renewed_at: Date | null;
  created_at: Date;
  expires_at: Date;
  refresh_expires_at: Date | null;
  revoked_at: Date | null;
  revoked_because: string | null;
  /** The network address with its end masked. */
  place: string;
  last_seen_at: Date;
}

/** A column of sessions is stated here and in `StoredSession`. */
const columns = columnsOf<StoredSession>()('sessions', {
  id: 'key',
  user_id: 'fixed',
  current_portfolio_id: 'changing',
  script: 'fixed',
  token_hash: 'changing',
  refresh_hash: 'changing',
  previous_refresh_hash: 'later',
  renewal_salt: 'later',
  renewed_at: 'later',
  created_at: 'fixed',
  expires_at: 'changing',
  refresh_expires_at: 'changing',
  revoked_at: 'later',
  revoked_because: 'later',
  device: 'fixed',
  browser: 'fixed',
  system: 'fixed',
  place: 'fixed',
  last_seen_at: 'changing',
});

export interface SessionRow extends StoredSession {
  user_state: number;
}

/** The current portfolio when it is still open to the user at $2, else the first of the user's own. */
const openPortfolio = `
  JOIN LATERAL (
    SELECT portfolio.id, portfolio.number, portfolio.owner_id, portfolio.onboarding_state, m.scope
    FROM portfolios portfolio
    LEFT JOIN managed_accounts m
      ON m.portfolio_id = portfolio.id AND m.manager_id = s.user_id AND portfolio.owner_id <> s.user_id
         AND ${liveGrant('m', '$2')}
    WHERE portfolio.removed_at IS NULL
      AND (portfolio.owner_id = s.user_id OR (portfolio.id = s.current_portfolio_id AND m.id IS NOT NULL))
    ORDER BY (portfolio.id = s.current_portfolio_id) DESC, portfolio.created_at, portfolio.id
    LIMIT 1
  ) p ON true`;

const actorColumns = `s.user_id AS "userId", s.id AS "sessionId", p.id AS "portfolioId", p.number AS "portfolioNumber", p.owner_id AS "ownerId",
  p.scope, p.onboarding_state AS "onboardingState", u.state AS "userState"`;

export async function actorByToken(
  db: Queries,
  tokenHash: Buffer,
  now: Date,
  renewedAfter: Date,
): Promise<(Actor & { seenAt: Date | null }) | null> {
  const [actor] = await db.query<Actor & { seenAt: Date | null }>(
    `SELECT ${actorColumns}, s.last_seen_at AS "seenAt" FROM sessions s JOIN users u ON u.id = s.user_id ${openPortfolio}
     WHERE s.revoked_at IS NULL AND u.state <> ${USER_STATE.BLOCKED}
       AND ((s.token_hash = $1 AND s.expires_at > $2) OR (s.previous_token_hash = $1 AND s.renewed_at > $3))`,
    [tokenHash, now, renewedAfter],
    { kept: true },
  );
  return actor ?? null;
}

/** What ended the session of a token, or null when nobody did: it is unknown, expired or live. */
export async function endOfToken(db: Queries, tokenHash: Buffer): Promise<string | null> {
  const [row] = await db.query<{ because: string | null }>(
    `SELECT CASE WHEN u.state = ${USER_STATE.BLOCKED} THEN 'blocked' ELSE s.revoked_because END AS because
     FROM sessions s JOIN users u ON u.id = s.user_id
     WHERE s.token_hash = $1 OR s.previous_token_hash = $1`,
    [tokenHash],
  );
  return row?.because ?? null;
}

/** Notes that a session is in use, and the access of a manager. */
export async function markSeen(
  db: Queries,
  { sessionId, userId, portfolioId, ownerId }: Actor,
  now: Date,
): Promise<void> {
  await db.query('UPDATE sessions SET last_seen_at = $2 WHERE id = $1', [sessionId, now]);
  if (ownerId !== userId) await noteManagerAccess(db, { userId, portfolioId, now });
}

/** Notes when a manager last opened or used an account; nothing for an own one. */
export async function noteManagerAccess(
  db: Queries,
  { userId, portfolioId, now }: { userId: string; portfolioId: string; now: Date },
): Promise<void> {
  await db.query(
    `UPDATE managed_accounts SET last_access_at = $3
     WHERE manager_id = $1 AND portfolio_id = $2 AND request_status = 'accepted'`,
    [userId, portfolioId, now],
  );
}

export function actorsBySession(db: Queries, sessionIds: readonly string[], now: Date): Promise<Actor[]> {
  return db.query<Actor>(
    `SELECT ${actorColumns} FROM sessions s JOIN users u ON u.id = s.user_id ${openPortfolio}
     WHERE s.id = ANY ($1) AND s.revoked_at IS NULL AND s.expires_at > $2 AND u.state <> ${USER_STATE.BLOCKED}`,
    [sessionIds, now],
  );
}

/** Stores a new session. */
export async function insertSession(tx: Tx, session: Inserted<typeof columns>): Promise<void> {
  const { text, values } = columns.insert(session);
  await tx.query(text, values);
}

/** The session, locked until the transaction ends, so that renewals of it queue. */
export async function lockSession(tx: Tx, id: string): Promise<SessionRow | null> {
  const [row] = await tx.query<SessionRow>(
    `SELECT ${columns.selectedOf('s')}, u.state AS user_state
     FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1 FOR UPDATE OF s`,
    [id],
  );
  return row ?? null;
}

export interface Renewal {
  id: string;
  tokenHash: Buffer;
  refreshHash: Buffer;
  salt: Buffer;
  now: Date;
  expiresAt: Date;
  refreshExpiresAt: Date;
}

/** Puts a new pair in place; the one before stays known for the grace time. An expired token is not kept. */
export async function renewSessionRow(tx: Tx, renewal: Renewal): Promise<void> {
  await tx.query(
    `UPDATE sessions SET previous_token_hash = CASE WHEN expires_at > $5 THEN token_hash END, token_hash = $2,
       previous_refresh_hash = refresh_hash, refresh_hash = $3, renewal_salt = $4, renewed_at = $5,
       expires_at = $6, refresh_expires_at = $7
     WHERE id = $1`,
    [
      ...[renewal.id, renewal.tokenHash, renewal.refreshHash, renewal.salt, renewal.now],
      ...[renewal.expiresAt, renewal.refreshExpiresAt],
    ],
  );
}

/** Ends live sessions and notifies every API node, which closes their streams. Returns their ids. */
export async function revokeSessions(
  tx: Tx,
  which: { id: string } | { userId: string; except?: string },
  because: string,
  now: Date,
): Promise<string[]> {
  const [column, value] = 'id' in which ? ['id', which.id] : ['user_id', which.userId];
  const except = 'id' in which ? null : (which.except ?? null);
  const ended = await tx.query<{ id: string }>(
    `UPDATE sessions SET revoked_at = $2, revoked_because = $3
     WHERE ${column} = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $4 RETURNING id`,
    [value, now, because, except],
  );
  for (const { id } of ended) await notifySessionChanged(tx, id);
  return ended.map(({ id }) => id);
}

export async function setCurrentPortfolio(tx: Tx, sessionId: string, portfolioId: string): Promise<void> {
  await tx.query('UPDATE sessions SET current_portfolio_id = $2 WHERE id = $1', [sessionId, portfolioId]);
  await notifySessionChanged(tx, sessionId);
}

/**
 * Moves the sessions that have a portfolio open which is no longer open to their user to the first of the user's own,
 * so that a later grant does not open it again by itself.
 */
export async function leavePortfolio(tx: Tx, userId: string, portfolioId: string): Promise<void> {
  const moved = await tx.query<{ id: string }>(
    `UPDATE sessions SET current_portfolio_id =
       (SELECT p.id FROM portfolios p WHERE p.owner_id = $1 AND p.removed_at IS NULL ORDER BY p.created_at, p.id LIMIT 1)
     WHERE user_id = $1 AND current_portfolio_id = $2 RETURNING id`,
    [userId, portfolioId],
  );
  for (const { id } of moved) await notifySessionChanged(tx, id);
}

async function notifySessionChanged(tx: Tx, sessionId: string): Promise<void> {
  await tx.query(`SELECT pg_notify('sessions', $1)`, [sessionId]);
}
