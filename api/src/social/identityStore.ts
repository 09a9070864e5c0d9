import type { Queries, Tx } from '../db/pool.ts';

/** The identity of a user as reported by a provider. */
export interface Identity {
  provider: string;
  subject: string;
  email: string;
}

/** Returns the user that a provider's identity is linked to, or null. */
export async function linkedUser(
  db: Queries,
  { provider, subject }: Pick<Identity, 'provider' | 'subject'>,
): Promise<string | null> {
  const [row] = await db.query<{ user_id: string }>(
    'SELECT user_id FROM social_identities WHERE provider = $1 AND subject = $2',
    [provider, subject],
  );
  return row?.user_id ?? null;
}

/** Links a provider's identity to a user; returns false when either already has another link there. */
export async function linkIdentity(
  tx: Tx,
  { provider, subject, email }: Identity,
  userId: string,
  now: Date,
): Promise<boolean> {
  const linked = await tx.query(
    `INSERT INTO social_identities (provider, subject, user_id, email, linked_at)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING user_id`,
    [provider, subject, userId, email, now],
  );
  return linked.length === 1;
}

export async function identitiesOf(
  db: Queries,
  userId: string,
): Promise<{ provider: 'google' | 'facebook'; email: string; linked_at: Date }[]> {
  return db.query(
    'SELECT provider, email, linked_at FROM social_identities WHERE user_id = $1 ORDER BY linked_at, provider',
    [userId],
  );
}

/** Takes a link away; false when there was none. */
export async function removeIdentity(tx: Tx, userId: string, provider: string): Promise<boolean> {
  const removed = await tx.query(
    'DELETE FROM social_identities WHERE user_id = $1 AND provider = $2 RETURNING user_id',
    [userId, provider],
  );
  return removed.length === 1;
}
