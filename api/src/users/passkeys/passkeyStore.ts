import type { Passkey } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import type { Queries, Tx } from '../../db/pool.ts';
import { later } from '../../platform/process/instants.ts';
import { isUuid } from '../../platform/uuid.ts';
import { lifetimes } from '../sessions/lifetimes.ts';

/** A passkey as it is stored. */
export interface PasskeyRow {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  synced: boolean;
  created_at: Date;
  last_used_at: Date | null;
}

const columns =
  'id, user_id, credential_id, public_key, counter, transports, name, synced, created_at, last_used_at';

export function shownPasskey(row: PasskeyRow): Passkey {
  const { id, name, synced } = row;
  return {
    id,
    name,
    synced,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

/** The user's passkeys, oldest first. */
export async function passkeyRows(db: Queries, userId: string): Promise<PasskeyRow[]> {
  return db.query(`SELECT ${columns} FROM passkeys WHERE user_id = $1 ORDER BY created_at, id`, [userId]);
}

export async function passkeysOf(db: Queries, userId: string): Promise<Passkey[]> {
  return (await passkeyRows(db, userId)).map(shownPasskey);
}

/** The passkey of a credential, locked, so that two sign-ins at once cannot use one counter. */
export async function lockPasskey(tx: Tx, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx.query<PasskeyRow>(
    `SELECT ${columns} FROM passkeys WHERE credential_id = $1 FOR UPDATE`,
    [credentialId],
  );
  return row ?? null;
}

/** Stores a passkey; null when the credential is registered already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<PasskeyRow, 'id' | 'last_used_at'>,
): Promise<PasskeyRow | null> {
  const [row] = await tx.query<PasskeyRow>(
    `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, name, synced, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING ${columns}`,
    [
      ...[randomUUID(), passkey.user_id, passkey.credential_id, passkey.public_key, passkey.counter],
      ...[passkey.transports, passkey.name, passkey.synced, passkey.created_at],
    ],
  );
  return row ?? null;
}

export async function markPasskeyUsed(
  tx: Tx,
  id: string,
  { counter, synced, now }: { counter: number; synced: boolean; now: Date },
): Promise<void> {
  await tx.query('UPDATE passkeys SET counter = $2, synced = $3, last_used_at = $4 WHERE id = $1', [
    id,
    counter,
    synced,
    now,
  ]);
}

export async function renamePasskeyRow(
  tx: Tx,
  { id, userId, name }: { id: string; userId: string; name: string },
): Promise<PasskeyRow | null> {
  const [row] = await tx.query<PasskeyRow>(
    `UPDATE passkeys SET name = $3 WHERE id = $1 AND user_id = $2 RETURNING ${columns}`,
    [id, userId, name],
  );
  return row ?? null;
}

export async function deletePasskey(tx: Tx, id: string, userId: string): Promise<boolean> {
  const gone = await tx.query('DELETE FROM passkeys WHERE id = $1 AND user_id = $2 RETURNING id', [
    id,
    userId,
  ]);
  return gone.length > 0;
}

/** Keeps a challenge for five minutes; without a user it is of a sign-in. */
export async function insertChallenge(
  tx: Queries,
  { userId, challenge, now }: { userId: string | null; challenge: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  await tx.query(
    'INSERT INTO passkey_challenges (id, user_id, challenge, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [id, userId, challenge, now, later(now, lifetimes.passkeyChallenge)],
  );
  return id;
}

/** Uses a challenge up and gives it; null when it is used, over, or another's. */
export async function takeChallenge(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string | null; now: Date },
): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await tx.query<{ challenge: string }>(
    `UPDATE passkey_challenges SET used_at = $3
     WHERE id = $1 AND user_id IS NOT DISTINCT FROM $2 AND used_at IS NULL AND expires_at > $3
     RETURNING challenge`,
    [id, userId, now],
  );
  return row?.challenge ?? null;
}
