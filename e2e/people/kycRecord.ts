import type { Db } from '../../api/src/db/pool.ts';
import type { Investor } from './investor.ts';

/**
 * Adds a KYC record of the first holder to a new user, like that of one of the personas. It is sealed for that one, so its
 * PAN is never queried at the registry again.
 */
export async function giveKyc(db: Db, { email }: Investor): Promise<void> {
  await db.query(
    `INSERT INTO kyc_records SELECT (jsonb_populate_record(k, jsonb_build_object('id', n.id, 'investor_id', p.owner_id,
       'portfolio_id', p.id, 'position', 1, 'pan_index', '\\x' || replace(n.id::text, '-', ''),
       'rechecked_on', '2999-01-01'))).*
     FROM portfolios p, (SELECT gen_random_uuid() AS id) n, kyc_records k
     WHERE p.owner_id = (SELECT id FROM users WHERE email = $1)
       AND k.id = (SELECT id FROM kyc_records WHERE position = 1 AND registry_status = 'validated' ORDER BY created_at, id LIMIT 1)`,
    [email],
  );
}
