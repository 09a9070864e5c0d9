import type { Db } from '../db/pool.ts';
import type { Vault } from './vault.ts';

/** Seals the dates of birth that a release before the vault stored in the clear. @returns how many there were */
export async function sealClearDates(db: Db, vault: Vault): Promise<number> {
  return db.tx(async (tx) => {
    const rows = await tx.query<{ holder: string; born: string }>(
      'SELECT holder, born FROM clear_birth_dates FOR UPDATE',
    );
    for (const { holder, born } of rows) {
      const [kind, id, position] = holder.split(':');
      const sealed = await vault.seal(holder, born);
      if (kind === 'user') await tx.query('UPDATE users SET birth_sealed = $2 WHERE id = $1', [id, sealed]);
      else
        await tx.query(
          'UPDATE portfolio_applicants SET birth_sealed = $3 WHERE portfolio_id = $1 AND position = $2',
          [id, position, sealed],
        );
    }
    await tx.query('DELETE FROM clear_birth_dates');
    return rows.length;
  });
}
