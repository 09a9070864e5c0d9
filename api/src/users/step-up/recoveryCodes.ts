import { createHash } from 'node:crypto';
import type { Queries, Tx } from '../../db/pool.ts';

const COUNT = 10;
/** Crockford's base 32: no I, L, O or U, which are read as other signs. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Ten signs as they are compared: capitals, with the letters that are read as digits made digits. */
function plain(typed: string): string {
  return typed.toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0');
}

function hashOfCode(userId: string, code: string): Buffer {
  return createHash('sha256').update(`${userId}:${code}`).digest();
}

/**
 * Makes ten recovery codes of 50 random bits each; the former ones go. They are answered this once only, and only
 * their hashes are kept.
 * @returns codes like "7K3QX-M2V8D"
 */
export async function newRecoveryCodes(
  tx: Tx,
  { userId, now, randomBytes }: { userId: string; now: Date; randomBytes: (size: number) => Buffer },
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () =>
    Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join(''),
  );
  await dropRecoveryCodes(tx, userId);
  for (const code of codes) {
    await tx.query('INSERT INTO recovery_codes (code_hash, user_id, created_at) VALUES ($1, $2, $3)', [
      hashOfCode(userId, code),
      userId,
      now,
    ]);
  }
  return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
}

/** Uses a recovery code up; false when it is none of the user's, or was used. */
export async function takeRecoveryCode(tx: Tx, userId: string, typed: string, now: Date): Promise<boolean> {
  const taken = await tx.query(
    'UPDATE recovery_codes SET used_at = $3 WHERE code_hash = $2 AND user_id = $1 AND used_at IS NULL RETURNING user_id',
    [userId, hashOfCode(userId, plain(typed)), now],
  );
  return taken.length === 1;
}

export async function recoveryCodesLeft(db: Queries, userId: string): Promise<number> {
  const [row] = await db.query<{ left: number }>(
    'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL',
    [userId],
  );
  return row!.left;
}

export async function dropRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
}
