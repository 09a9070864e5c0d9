import type { Db } from '../../../api/src/db/pool.ts';
import { pause } from '../careful.ts';
import { moveClock } from '../shares/shareMarket.ts';
import type { DepositClient } from './depositClient.ts';

const DEPOSITS_EACH = 6;
const AMOUNT = 8_000;
/** Issuers let nobody withdraw in the first week. */
const AGE_MS = 9 * 86_400_000;
const POLL_MS = 250;

/** Adds a verified bank account to a new user, like that of a persona. @returns its id */
export async function giveBank(db: Db, portfolioId: string): Promise<string> {
  const [bank] = await db.query<{ id: string }>(
    `INSERT INTO bank_accounts (id, investor_id, portfolio_id, place, ifsc, account_sealed, account_index,
       masked_account_no, type, status, is_default, holder_name, added_at, verified_at)
     SELECT gen_random_uuid(), p.owner_id, p.id, 1, b.ifsc, b.account_sealed, b.account_index, b.masked_account_no,
       b.type, 'verified', true, b.holder_name, now(), now()
     FROM portfolios p, (SELECT * FROM bank_accounts WHERE is_default ORDER BY added_at LIMIT 1) b
     WHERE p.id = $1 RETURNING id`,
    [portfolioId],
  );
  return bank!.id;
}

/** Gives every client deposits that the issuer has accepted and that may be withdrawn by now. */
export async function ageDeposits(origin: string, db: Db, savers: readonly DepositClient[]): Promise<void> {
  await Promise.all(
    savers.map(async (saver) => {
      for (let n = 0; n < DEPOSITS_EACH; n += 1) await saver.book(AMOUNT + 100 * n);
    }),
  );
  const open = "SELECT 1 FROM deposits WHERE state IN ('payment_pending', 'booking') LIMIT 1";
  while ((await db.query(open)).length > 0) await pause(POLL_MS);
  await moveClock(origin, { advance_ms: AGE_MS });
}
