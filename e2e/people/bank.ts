import type { Db } from '../../api/src/db/pool.ts';
import type { Investor } from './investor.ts';

/** Adds a verified bank account to a new user, like one of the personas'. */
export async function giveBank(db: Db, { email }: Investor): Promise<void> {
  await db.query(
    `INSERT INTO bank_accounts (id, investor_id, portfolio_id, place, ifsc, account_sealed, account_index,
       masked_account_no, type, status, is_default, holder_name, added_at, verified_at)
     SELECT gen_random_uuid(), p.owner_id, p.id, 1, b.ifsc, b.account_sealed, b.account_index, b.masked_account_no,
       b.type, 'verified', true, b.holder_name, now(), now()
     FROM portfolios p, (SELECT * FROM bank_accounts WHERE is_default ORDER BY added_at LIMIT 1) b
     WHERE p.owner_id = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );
}
