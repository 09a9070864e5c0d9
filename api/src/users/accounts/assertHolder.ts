import type { Queries } from '../../db/pool.ts';
import type { Actor } from '../../platform/context.ts';
import { notYourAccount } from './portfolios.ts';

/** Some things only the holder of an account does, never a manager. @throws Problem 403 `not_your_account` */
export async function assertHolder(db: Queries, actor: Actor): Promise<void> {
  const own = await db.query('SELECT 1 FROM portfolios WHERE id = $1 AND owner_id = $2', [
    actor.portfolioId,
    actor.userId,
  ]);
  if (own.length === 0) throw notYourAccount();
}
