import type { Queries, Tx } from '../../db/pool.ts';

/** Whether a user signed in to the account on this device before. */
export async function isKnownDevice(db: Queries, userId: string, device: string | null): Promise<boolean> {
  if (device === null) return false;
  const rows = await db.query('SELECT 1 FROM known_devices WHERE user_id = $1 AND device_hash = $2', [
    userId,
    device,
  ]);
  return rows.length > 0;
}

/** Remembers a device after a full sign-in on it; scripts have none. */
export async function rememberDevice(
  tx: Tx,
  userId: string,
  device: string | null,
  now: Date,
): Promise<void> {
  if (device === null) return;
  await tx.query(
    `INSERT INTO known_devices (user_id, device_hash, first_seen, last_seen) VALUES ($1, $2, $3, $3)
     ON CONFLICT (user_id, device_hash) DO UPDATE SET last_seen = excluded.last_seen`,
    [userId, device, now],
  );
}

/** Forgets every device of an account: an attacker who knew the old password may have signed in on one of them. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.query('DELETE FROM known_devices WHERE user_id = $1', [userId]);
}
