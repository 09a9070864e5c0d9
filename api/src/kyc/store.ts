import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import type { KycRow, Residency } from './record.ts';

export interface ApplicantRow {
  name: string;
  birth_sealed: Buffer;
  residency: Residency;
}

/** An applicant as far as the registry requires one, or null. */
export async function applicantAt(
  db: Queries,
  portfolioId: string,
  position: number,
): Promise<ApplicantRow | null> {
  const [row] = await db.query<ApplicantRow>(
    `SELECT name, birth_sealed, residency FROM portfolio_applicants
     WHERE portfolio_id = $1 AND position = $2 AND birth_sealed IS NOT NULL`,
    [portfolioId, position],
  );
  return row ?? null;
}

export async function recordById(db: Queries, id: string): Promise<KycRow | null> {
  const [row] = await db.query<KycRow>('SELECT * FROM kyc_records WHERE id = $1', [id]);
  return row ?? null;
}

export async function recordsOf(db: Queries, portfolioId: string): Promise<KycRow[]> {
  return db.query<KycRow>('SELECT * FROM kyc_records WHERE portfolio_id = $1 ORDER BY position', [
    portfolioId,
  ]);
}

/** Locks the portfolio first, as everybody does who changes what makes it ready, and then the record. */
export async function lockRecord(tx: Tx, id: string): Promise<KycRow | null> {
  await tx.query(
    `SELECT 1 FROM portfolios WHERE id = (SELECT portfolio_id FROM kyc_records WHERE id = $1) FOR NO KEY UPDATE`,
    [id],
  );
  const [row] = await tx.query<KycRow>('SELECT * FROM kyc_records WHERE id = $1 FOR UPDATE', [id]);
  return row ?? null;
}

export async function lockPortfolio(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR NO KEY UPDATE', [portfolioId]);
}

/** Writes what is known of an applicant, as a new record or over the one of this position. */
export async function putRecord(tx: Tx, row: KycRow, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO kyc_records (id, investor_id, portfolio_id, position, name, residence_status, pan_sealed, pan_index,
       pan_masked, registry_status, registry_name, birth_date_matches, kyc_source, kra_kyc_mode, kra_ipv_flag,
       gold_provider_status, pan_kyc_status, form_status, esign_status, name_by_documents, checked_at, created_at,
       updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $22)
     ON CONFLICT (portfolio_id, position) DO UPDATE SET
       name = excluded.name, residence_status = excluded.residence_status, pan_sealed = excluded.pan_sealed,
       pan_index = excluded.pan_index, pan_masked = excluded.pan_masked,
       registry_status = excluded.registry_status, registry_name = excluded.registry_name,
       birth_date_matches = excluded.birth_date_matches, kyc_source = excluded.kyc_source,
       kra_kyc_mode = excluded.kra_kyc_mode, kra_ipv_flag = excluded.kra_ipv_flag,
       gold_provider_status = excluded.gold_provider_status, pan_kyc_status = excluded.pan_kyc_status,
       form_status = excluded.form_status, esign_status = excluded.esign_status,
       name_by_documents = excluded.name_by_documents, checked_at = excluded.checked_at,
       updated_at = excluded.updated_at, revision = kyc_records.revision + 1`,
    [
      ...[row.id, row.investor_id, row.portfolio_id, row.position, row.name, row.residence_status],
      ...[row.pan_sealed, row.pan_index, row.pan_masked, row.registry_status, row.registry_name],
      ...[row.birth_date_matches, row.kyc_source, row.kra_kyc_mode, row.kra_ipv_flag],
      ...[row.gold_provider_status, row.pan_kyc_status, row.form_status, row.esign_status],
      ...[row.name_by_documents, row.checked_at, now],
    ],
  );
}

/** Whether another holder of the portfolio has this PAN. */
export async function hasOtherHolderPan(tx: Tx, row: KycRow): Promise<boolean> {
  const rows = await tx.query(
    'SELECT 1 FROM kyc_records WHERE portfolio_id = $1 AND position <> $2 AND pan_index = $3',
    [row.portfolio_id, row.position, row.pan_index],
  );
  return rows.length > 0;
}

/** Mode of a portfolio, and how many holders it has. */
export async function holdingOf(tx: Tx, portfolioId: string): Promise<{ mode: string; holders: number }> {
  const [row] = await tx.query<{ mode: string; holders: number }>(
    'SELECT mode_of_investment AS mode, holders FROM portfolios WHERE id = $1',
    [portfolioId],
  );
  return row!;
}

/** Takes a holding pattern for a portfolio. @returns false when another portfolio has it */
export async function takePattern(tx: Tx, portfolioId: string, pattern: Buffer): Promise<boolean> {
  const [row] = await tx.query<{ portfolio_id: string }>(
    `INSERT INTO kyc_holding_patterns (portfolio_id, pattern) VALUES ($1, $2)
     ON CONFLICT (pattern) DO UPDATE SET pattern = excluded.pattern RETURNING portfolio_id`,
    [portfolioId, pattern],
  );
  return row!.portfolio_id === portfolioId;
}

export async function dropPattern(tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('DELETE FROM kyc_holding_patterns WHERE portfolio_id = $1', [portfolioId]);
}

/** Gives an applicant the registry's name; the primary one is the user too. */
export async function renameApplicant(
  tx: Tx,
  row: KycRow,
  name: string,
  parts: { fname: string; mname: string; lname: string },
): Promise<void> {
  await tx.query('UPDATE portfolio_applicants SET name = $3 WHERE portfolio_id = $1 AND position = $2', [
    row.portfolio_id,
    row.position,
    name,
  ]);
  if (row.position !== 1) return;
  await tx.query('UPDATE users SET name = $2, fname = $3, mname = $4, lname = $5 WHERE id = $1', [
    ...[row.investor_id, name],
    ...[parts.fname, parts.mname, parts.lname],
  ]);
}

/** The PAN of the first holder of a portfolio, opened; null while there is none. Callers audit what it is used for. */
export async function holderPan(ctx: Context, q: Queries, portfolioId: string): Promise<string | null> {
  const [row] = await q.query<{ id: string; pan_sealed: Buffer }>(
    'SELECT id, pan_sealed FROM kyc_records WHERE portfolio_id = $1 ORDER BY position LIMIT 1',
    [portfolioId],
  );
  return row ? (await ctx.vault.open(`kyc:${row.id}`, row.pan_sealed)).toString() : null;
}
