import type { Tx } from '../db/pool.ts';
import { kycRefused } from './problems.ts';
import type { KycRow } from './record.ts';

/**
 * Claims a first holder's PAN for their login; PANs that no account of theirs has any more are released. Of two
 * simultaneous logins the second waits for the first at the unique index. Call it after the record is written.
 * @throws Problem 422 `kyc_pan_taken` at the field `pan`; it does not name the owner
 */
export async function takePan(
  tx: Tx,
  { investor_id: investor, position, pan_index: pan }: Pick<KycRow, 'investor_id' | 'position' | 'pan_index'>,
): Promise<void> {
  if (position !== 1) return;
  await tx.query(
    `DELETE FROM kyc_pan_owners o WHERE investor_id = $1 AND NOT EXISTS (
       SELECT 1 FROM kyc_records r WHERE r.investor_id = $1 AND r.position = 1 AND r.pan_index = o.pan_index)`,
    [investor],
  );
  const [owner] = await tx.query<{ investor_id: string }>(
    `INSERT INTO kyc_pan_owners (pan_index, investor_id) VALUES ($1, $2)
     ON CONFLICT (pan_index) DO UPDATE SET pan_index = excluded.pan_index RETURNING investor_id`,
    [pan, investor],
  );
  if (owner!.investor_id !== investor) throw kycRefused('pan_taken', 'pan');
}
