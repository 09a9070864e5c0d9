import type { CallBody } from '@sanchay/contracts';
import type { WriteScope } from '../../platform/writes/write.ts';

/** Stores what a user chose to see; the other preferences stay as they are. */
export async function setPreferences(
  { tx, audit }: WriteScope,
  userId: string,
  chosen: CallBody<'setPreferences'>,
): Promise<CallBody<'setPreferences'>> {
  await tx.query('UPDATE users SET preferences = preferences || $2::jsonb WHERE id = $1', [
    userId,
    JSON.stringify(chosen),
  ]);
  await audit({ action: 'preferences_set', subject: userId, detail: { ...chosen } });
  return chosen;
}
