import type { Queries, Tx } from '../db/pool.ts';

/** The account of a minor; the date of birth is sealed about `applicant:<portfolio>:1`. */
export interface MinorRow {
  portfolio_id: string;
  /** Of the portfolio, in addresses. */
  number: number;
  guardian_id: string;
  guardian_name: string;
  name: string;
  relation: 'mother' | 'father' | 'legal_guardian';
  clubbed: boolean;
  came_of_age_on: string | null;
  birth_sealed: Buffer;
  /** When valid KYC in the own name was last checked. */
  own_kyc_at: Date | null;
  /** When the guardian removed the account. */
  removed_at: Date | null;
  /** When the holder took the account over. */
  handed_over_at: Date | null;
}

const SELECTED = `SELECT m.portfolio_id, p.number, m.guardian_id, u.name AS guardian_name, a.name, m.relation, m.clubbed,
    to_char(m.came_of_age_on, 'YYYY-MM-DD') AS came_of_age_on, a.birth_sealed, p.removed_at, m.handed_over_at,
    (SELECT max(k.checked_at) FROM kyc_records k WHERE k.portfolio_id = m.portfolio_id
       AND (k.form_status = 7 OR (k.form_status = 0 AND k.pan_kyc_status <> 0))) AS own_kyc_at
  FROM minors m JOIN portfolios p ON p.id = m.portfolio_id
  JOIN portfolio_applicants a ON a.portfolio_id = m.portfolio_id AND a.position = 1
  JOIN users u ON u.id = m.guardian_id`;

export function minorsAt(q: Queries, portfolioIds: readonly string[]): Promise<MinorRow[]> {
  return q.query<MinorRow>(`${SELECTED} WHERE m.portfolio_id = ANY ($1)`, [[...portfolioIds]]);
}

/** Accounts of the minors of a guardian, also removed ones. */
export function minorsOf(q: Queries, guardianId: string): Promise<MinorRow[]> {
  return q.query<MinorRow>(`${SELECTED} WHERE m.guardian_id = $1 ORDER BY m.added_at, m.portfolio_id`, [
    guardianId,
  ]);
}

/** Accounts whose holder has not turned 18 as far as is recorded. */
export function underage(q: Queries): Promise<MinorRow[]> {
  return q.query<MinorRow>(`${SELECTED} WHERE m.came_of_age_on IS NULL AND p.removed_at IS NULL
    ORDER BY m.added_at, m.portfolio_id`);
}

/** Records that the guardian is notified of the coming birthday. @returns false when that is recorded already */
export async function noteMajorityNotice(tx: Tx, portfolioId: string, on: string): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE minors SET majority_notified_on = $2
     WHERE portfolio_id = $1 AND majority_notified_on IS NULL RETURNING 1`,
    [portfolioId, on],
  );
  return rows.length > 0;
}

/** The guardian is notified anew: the birthday is another than before. */
export async function forgetMajorityNotice(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('UPDATE minors SET majority_notified_on = NULL WHERE portfolio_id = $1', [portfolioId]);
}

/** Records that the holder has turned 18. @returns false when that is recorded already */
export async function noteComingOfAge(tx: Tx, portfolioId: string, on: string): Promise<boolean> {
  const rows = await tx.query(
    'UPDATE minors SET came_of_age_on = $2 WHERE portfolio_id = $1 AND came_of_age_on IS NULL RETURNING 1',
    [portfolioId, on],
  );
  return rows.length > 0;
}

/** The owner of a portfolio that is the first of the owner's own ones; null for another portfolio. */
export async function ownerOfFirst(q: Queries, portfolioId: string): Promise<string | null> {
  const [row] = await q.query<{ id: string; owner_id: string }>(
    `SELECT f.id, f.owner_id FROM portfolios p JOIN portfolios f ON f.owner_id = p.owner_id
     WHERE p.id = $1 AND NOT EXISTS (SELECT 1 FROM minors m WHERE m.portfolio_id = f.id AND m.handed_over_at IS NULL)
     ORDER BY f.created_at, f.id LIMIT 1`,
    [portfolioId],
  );
  return row?.id === portfolioId ? row.owner_id : null;
}

/** The first account of a user in the own name, with how far its set-up is. Additions of minors queue behind it. */
export async function lockGuardian(
  tx: Tx,
  userId: string,
): Promise<{ id: string; onboarding_state: number; email: string | null; created_at: Date }> {
  const [row] = await tx.query<{
    id: string;
    onboarding_state: number;
    email: string | null;
    created_at: Date;
  }>(
    `SELECT id, onboarding_state, email, created_at FROM portfolios p
     WHERE owner_id = $1 AND NOT EXISTS (SELECT 1 FROM minors m WHERE m.portfolio_id = p.id AND m.handed_over_at IS NULL)
     ORDER BY created_at, id LIMIT 1 FOR NO KEY UPDATE`,
    [userId],
  );
  return row!;
}

/** The UUID of a portfolio by its number in addresses; null for a text that names none. */
export async function portfolioOfNumber(q: Queries, number: string): Promise<string | null> {
  if (!/^[1-9]\d{0,14}$/.test(number)) return null;
  const [row] = await q.query<{ id: string }>('SELECT id FROM portfolios WHERE number = $1', [number]);
  return row?.id ?? null;
}

/** Locks the account of a minor, so that nothing is booked in it meanwhile. */
export async function lockMinor(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR UPDATE', [portfolioId]);
}

/** Whether anything was ordered or booked in an account. */
export async function wasUsed(q: Queries, portfolioId: string): Promise<boolean> {
  const [row] = await q.query<{ used: boolean }>(
    `SELECT EXISTS (SELECT FROM orders WHERE portfolio_id = $1 AND status <> 'draft')
       OR EXISTS (SELECT FROM systematic_plans WHERE portfolio_id = $1)
       OR EXISTS (SELECT FROM folios WHERE portfolio_id = $1) AS used`,
    [portfolioId],
  );
  return row!.used;
}

/** Counts of imported folios and recorded assets of an account. */
export async function heldElsewhere(
  q: Queries,
  portfolioId: string,
): Promise<Record<'imported' | 'other_assets', number>> {
  const [row] = await q.query<Record<'imported' | 'other_assets', number>>(
    `SELECT (SELECT count(*)::int FROM imported_folios WHERE portfolio_id = $1) AS imported,
       (SELECT count(*)::int FROM other_assets WHERE portfolio_id = $1) AS other_assets`,
    [portfolioId],
  );
  return row!;
}

/** Renames an account that has the name of its holder. */
export async function renameAccount(
  tx: Tx,
  { portfolioId, from, to }: { portfolioId: string; from: string; to: string },
): Promise<void> {
  await tx.query('UPDATE portfolios SET name = $3 WHERE id = $1 AND name = $2', [portfolioId, from, to]);
}

export async function markRemoved(tx: Tx, portfolioId: string, now: Date): Promise<void> {
  await tx.query('UPDATE portfolios SET removed_at = $2 WHERE id = $1', [portfolioId, now]);
}

export async function markHandedOver(tx: Tx, portfolioId: string, now: Date): Promise<void> {
  await tx.query('UPDATE minors SET handed_over_at = $2 WHERE portfolio_id = $1', [portfolioId, now]);
}

export interface NewMinor {
  portfolioId: string;
  guardianId: string;
  name: string;
  email: string | null;
  relation: MinorRow['relation'];
  clubbed: boolean;
  state: number;
  now: Date;
  /** Later than the accounts of the guardian, of which the first one is the guardian's own. */
  createdAt: Date;
}

/** Stores the account and returns its number; its holder is added by the domain of the applicants. */
export async function insertMinor(tx: Tx, minor: NewMinor): Promise<number> {
  const [row] = await tx.query<{ number: number }>(
    `INSERT INTO portfolios (id, owner_id, name, email, onboarding_state, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING number`,
    [minor.portfolioId, minor.guardianId, minor.name, minor.email, minor.state, minor.createdAt],
  );
  await tx.query(
    `INSERT INTO minors (portfolio_id, guardian_id, relation, clubbed, added_at) VALUES ($1, $2, $3, $4, $5)`,
    [minor.portfolioId, minor.guardianId, minor.relation, minor.clubbed, minor.now],
  );
  return row!.number;
}

/**
 * SQL of the portfolio whose KYC counts for the portfolio of the parameter: that of the guardian for a minor, else
 * itself.
 */
export function kycPortfolio(parameter: string): string {
  return `coalesce((SELECT g.id FROM minors m JOIN portfolios g ON g.owner_id = m.guardian_id
    WHERE m.portfolio_id = ${parameter} AND m.came_of_age_on IS NULL
      AND NOT EXISTS (SELECT 1 FROM minors x WHERE x.portfolio_id = g.id AND x.handed_over_at IS NULL)
    ORDER BY g.created_at, g.id LIMIT 1), ${parameter})`;
}
