import type { Db } from '../../api/src/db/pool.ts';
import { giveUnits as bookUnits, type LotInput } from '../../api/src/testing/people/holder.ts';
import type { Investor } from './investor.ts';

/** Adds lots of a fund to a new user, as if bought on these days. @returns the folio's number. */
export async function giveUnits(
  db: Db,
  { email }: Investor,
  code: string,
  lots: readonly LotInput[],
): Promise<string> {
  const [owner] = await db.query<{ userId: string; portfolioId: string }>(
    `SELECT u.id AS "userId", p.id AS "portfolioId" FROM users u JOIN portfolios p ON p.owner_id = u.id
     WHERE u.email = $1`,
    [email],
  );
  return bookUnits({ db }, owner!, code, lots);
}
