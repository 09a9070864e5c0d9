import type { Queries, Tx } from '../db/pool.ts';

export interface HousingCode {
  id: string;
  lead: string;
  mobile_sealed: Buffer;
  code_hash: Buffer;
  wrong_tries: number;
  sends: number;
  expires_at: Date;
  used_at: Date | null;
}

export interface NewHousingCode {
  id: string;
  lead: string;
  mobileSealed: Buffer;
  codeHash: Buffer;
  verificationHash: Buffer;
  resendHash: Buffer;
  now: Date;
  expiresAt: Date;
}

const columns = 'id, lead, mobile_sealed, code_hash, wrong_tries, sends, expires_at, used_at';

/** Codes of a lead since an instant, so that nobody is sent too many. */
export async function codesOfLead(db: Queries, lead: string, since: Date): Promise<number> {
  const [row] = await db.query<{ sent: number }>(
    'SELECT coalesce(sum(sends), 0)::int AS sent FROM housing_codes WHERE lead = $1 AND created_at > $2',
    [lead, since],
  );
  return row!.sent;
}

/** One lead at a time, so that requests at once cannot pass its limit together. */
export async function lockLead(tx: Tx, lead: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`housing:${lead}`]);
}

export async function insertCode(tx: Tx, code: NewHousingCode): Promise<void> {
  await tx.query(
    `INSERT INTO housing_codes (id, lead, mobile_sealed, code_hash, verification_hash, resend_hash, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[code.id, code.lead, code.mobileSealed, code.codeHash, code.verificationHash, code.resendHash],
      ...[code.now, code.expiresAt],
    ],
  );
}

/** The code that a token of one call stands for, locked until the transaction ends. */
export async function lockCode(
  tx: Tx,
  token: 'verification_hash' | 'resend_hash',
  hash: Buffer,
): Promise<HousingCode | null> {
  const [row] = await tx.query<HousingCode>(
    `SELECT ${columns} FROM housing_codes WHERE ${token} = $1 FOR UPDATE`,
    [hash],
  );
  return row ?? null;
}

export async function countWrongTry(tx: Tx, id: string): Promise<void> {
  await tx.query('UPDATE housing_codes SET wrong_tries = wrong_tries + 1 WHERE id = $1', [id]);
}

export async function spendCode(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query('UPDATE housing_codes SET used_at = $2 WHERE id = $1', [id, now]);
}

/** Another code in place of the one that was sent. */
export async function renewCode(
  tx: Tx,
  { id, codeHash, expiresAt }: { id: string; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  await tx.query(
    `UPDATE housing_codes SET code_hash = $2, expires_at = $3, sends = sends + 1, wrong_tries = 0 WHERE id = $1`,
    [id, codeHash, expiresAt],
  );
}
