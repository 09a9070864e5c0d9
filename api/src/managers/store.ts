import type { AccountManager, ManagementRequest } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';

/** A grant with the names of both sides. */
export interface GrantRow {
  id: string;
  /** The numbers that clients know the grant and the portfolio by. */
  number: number;
  portfolio_number: number;
  investor_id: string;
  owner_name: string;
  /** Whose account it is: the owner's, or a child's whose guardian the owner is. */
  account_name: string;
  portfolio_id: string;
  portfolio_name: string;
  manager_id: string | null;
  manager_email: string;
  manager_name: string | null;
  request_status: AccountManager['request_status'];
  scope: AccountManager['scope'];
  created_at: Date;
  answer_by: Date | null;
  expires_at: Date | null;
  answered_at: Date | null;
  ended_at: Date | null;
  ended_by: ManagementRequest['ended_by'];
  last_access_at: Date | null;
}

const SELECT = `
  SELECT m.id, m.number, p.number AS portfolio_number, m.investor_id, owner.name AS owner_name,
         coalesce((SELECT a.name FROM minors c JOIN portfolio_applicants a ON a.portfolio_id = c.portfolio_id AND a.position = 1
           WHERE c.portfolio_id = m.portfolio_id), owner.name) AS account_name, m.portfolio_id, p.name AS portfolio_name, m.manager_id,
         m.manager_email, manager.name AS manager_name, m.request_status, m.scope, m.created_at, m.answer_by,
         m.expires_at, m.answered_at, m.ended_at, m.ended_by, m.last_access_at
  FROM managed_accounts m
  JOIN users owner ON owner.id = m.investor_id
  JOIN portfolios p ON p.id = m.portfolio_id
  LEFT JOIN users manager ON manager.id = m.manager_id`;

/** Whom a grant is for: the accepted manager, or who owns the verified address of an invitation. */
const FOR_USER = `(m.manager_id = $1 OR (m.manager_id IS NULL AND EXISTS (
  SELECT 1 FROM users u WHERE u.id = $1 AND u.email = m.manager_email AND u.state = 2)))`;

/** Grants of the user's own accounts, newest first. */
export function grantsOfOwner(q: Queries, ownerId: string): Promise<GrantRow[]> {
  return q.query<GrantRow>(`${SELECT} WHERE m.investor_id = $1 ORDER BY m.created_at DESC, m.id`, [ownerId]);
}

/** Grants that the user has, had or is offered, newest first. */
export function grantsOfManager(q: Queries, managerId: string): Promise<GrantRow[]> {
  return q.query<GrantRow>(`${SELECT} WHERE ${FOR_USER} ORDER BY m.created_at DESC, m.id`, [managerId]);
}

/** A grant that the user gave, locked, or null. */
export async function lockOwnersGrant(tx: Tx, ownerId: string, id: string): Promise<GrantRow | null> {
  return lock(tx, 'm.investor_id = $1', ownerId, id);
}

/** A grant that the user has or is offered, locked, or null. */
export async function lockManagersGrant(tx: Tx, managerId: string, id: string): Promise<GrantRow | null> {
  return lock(tx, FOR_USER, managerId, id);
}

/** Any grant, locked, or null. */
export async function lockGrant(tx: Tx, id: string): Promise<GrantRow | null> {
  const [row] = await tx.query<GrantRow>(`${SELECT} WHERE m.id::text = $1 FOR UPDATE OF m`, [id]);
  return row ?? null;
}

async function lock(tx: Tx, whose: string, userId: string, id: string): Promise<GrantRow | null> {
  const [row] = await tx.query<GrantRow>(`${SELECT} WHERE ${whose} AND m.id::text = $2 FOR UPDATE OF m`, [
    userId,
    id,
  ]);
  return row ?? null;
}

export interface NewGrant {
  id: string;
  investorId: string;
  portfolioId: string;
  email: string;
  scope: AccountManager['scope'];
  now: Date;
  answerBy: Date;
  expiresAt: Date | null;
}

export async function insertInvitation(tx: Tx, grant: NewGrant): Promise<void> {
  await tx.query(
    `INSERT INTO managed_accounts (id, investor_id, portfolio_id, manager_email, request_status, scope, created_at,
                                   answer_by, expires_at)
     VALUES ($1, $2, $3, $4, 'waiting', $5, $6, $7, $8)`,
    [
      ...[grant.id, grant.investorId, grant.portfolioId, grant.email, grant.scope],
      ...[grant.now, grant.answerBy, grant.expiresAt],
    ],
  );
}

/** Records the answer of an invited user, who is the manager of the grant from then on. */
export async function answerGrant(
  tx: Tx,
  {
    id,
    managerId,
    status,
    now,
  }: { id: string; managerId: string; status: 'accepted' | 'rejected'; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE managed_accounts SET request_status = $2, manager_id = $3, answered_at = $4,
       ended_at = CASE WHEN $2 = 'rejected' THEN $4::timestamptz END,
       ended_by = CASE WHEN $2 = 'rejected' THEN 'manager' END
     WHERE id = $1`,
    [id, status, managerId, now],
  );
}

export async function endGrantRow(
  tx: Tx,
  { id, by, now }: { id: string; by: NonNullable<GrantRow['ended_by']>; now: Date },
): Promise<void> {
  await tx.query(
    `UPDATE managed_accounts SET request_status = 'deleted', ended_at = $2, ended_by = $3 WHERE id = $1`,
    [id, now, by],
  );
}

/** Ids of grants whose access or time to answer is over and that are not marked as ended yet. */
export async function expiredGrants(q: Queries, now: Date): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `SELECT id FROM managed_accounts
     WHERE (request_status = 'waiting' AND answer_by <= $1) OR (request_status = 'accepted' AND expires_at <= $1)
     ORDER BY created_at, id LIMIT 500`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** The name of a child whose account a grant is of, for the notices of its guardian and manager; null for an own account. */
export function childOf({ account_name: account, owner_name: owner }: GrantRow): string | null {
  return account === owner ? null : account;
}
