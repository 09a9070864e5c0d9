import type { Queries, Tx } from '../db/pool.ts';

/** An account that the family view can show. */
export interface FamilyAccount {
  /** The UUID of the portfolio, and the number that clients know it by. */
  id: string;
  portfolio_id: number;
  portfolio_name: string;
  name: string;
  relation: 'own' | 'minor' | 'managed';
  included: boolean;
}

/**
 * Own accounts, the oldest first, then accounts that the user manages at this moment, by the owner's name. Access that
 * has ended leaves the view by itself; with a new grant the account is included anew.
 * @param live the condition of a grant that gives access
 */
export function familyAccounts(
  q: Queries,
  userId: string,
  now: Date,
  live: (m: string, now: string) => string,
): Promise<FamilyAccount[]> {
  return q.query<FamilyAccount>(
    `SELECT p.id, p.number AS portfolio_id, p.name AS portfolio_name,
            CASE WHEN minor.portfolio_id IS NULL THEN u.name ELSE p.name END AS name,
            CASE WHEN p.owner_id <> $1 THEN 'managed' WHEN minor.portfolio_id IS NULL THEN 'own' ELSE 'minor' END AS relation,
            p.owner_id = $1 OR (f.added_at IS NOT NULL AND f.added_at >= m.answered_at) AS included
     FROM portfolios p
     JOIN users u ON u.id = p.owner_id
     LEFT JOIN minors minor ON minor.portfolio_id = p.id AND minor.handed_over_at IS NULL
     LEFT JOIN managed_accounts m
       ON m.manager_id = $1 AND m.portfolio_id = p.id AND p.owner_id <> $1 AND ${live('m', '$2')}
     LEFT JOIN family_members f ON f.user_id = $1 AND f.portfolio_id = p.id
     WHERE p.removed_at IS NULL AND (p.owner_id = $1 OR m.id IS NOT NULL)
     ORDER BY (p.owner_id = $1) DESC, CASE WHEN p.owner_id = $1 THEN '' ELSE u.name END, p.created_at, p.id`,
    [userId, now],
  );
}

export async function includeMember(tx: Tx, userId: string, portfolioId: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO family_members (user_id, portfolio_id, added_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, portfolio_id) DO UPDATE SET added_at = $3`,
    [userId, portfolioId, now],
  );
}

export async function leaveOutMember(tx: Tx, userId: string, portfolioId: string): Promise<void> {
  await tx.query('DELETE FROM family_members WHERE user_id = $1 AND portfolio_id = $2', [
    userId,
    portfolioId,
  ]);
}
