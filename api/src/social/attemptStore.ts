import type { Queries, Tx } from '../db/pool.ts';

/** A sign-in that a browser began and a provider has not answered yet. */
export interface Attempt {
  provider: string;
  nonce: string;
  code_verifier: string;
  /** Path of this site to go on to. */
  next: string | null;
  consents: string[];
  expires_at: Date;
}

export async function insertAttempt(
  db: Queries,
  attempt: Attempt & { stateHash: Buffer; bindingHash: Buffer; now: Date },
): Promise<void> {
  const { stateHash, bindingHash, provider, nonce, code_verifier, next, consents, now, expires_at } = attempt;
  await db.query(
    `INSERT INTO social_attempts
       (state_hash, binding_hash, provider, nonce, code_verifier, next, consents, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [stateHash, bindingHash, provider, nonce, code_verifier, next, consents, now, expires_at],
  );
}

/** Takes the attempt of a state and a browser, once: a second time there is none. */
export async function takeAttempt(
  tx: Tx,
  { stateHash, bindingHash, now }: { stateHash: Buffer; bindingHash: Buffer; now: Date },
): Promise<Attempt | null> {
  const [row] = await tx.query<Attempt>(
    `UPDATE social_attempts SET used_at = $3
     WHERE state_hash = $1 AND binding_hash = $2 AND used_at IS NULL
     RETURNING provider, nonce, code_verifier, next, consents, expires_at`,
    [stateHash, bindingHash, now],
  );
  return row ?? null;
}

/** Forgets attempts that nobody can finish any more. */
export async function removeOldAttempts(tx: Tx, now: Date): Promise<void> {
  await tx.query(`DELETE FROM social_attempts WHERE expires_at < $1::timestamptz - interval '1 day'`, [now]);
}
