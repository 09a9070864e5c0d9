import type { Queries, Tx } from '../db/pool.ts';
import type { Actor } from '../platform/context.ts';
import { notYourAccount } from '../users/index.ts';
import { lockPortfolio, setupPortfolio, type SetupPortfolio } from './portfolioStore.ts';

/** The current portfolio, for its holder. @throws Problem 403 `not_your_account` for a manager */
export async function ownPortfolio(db: Queries, actor: Actor): Promise<SetupPortfolio> {
  return assertOwn(await setupPortfolio(db, actor.portfolioId), actor);
}

/** The same, locked until the transaction ends. */
export async function lockOwnPortfolio(tx: Tx, actor: Actor): Promise<SetupPortfolio> {
  return assertOwn(await lockPortfolio(tx, actor.portfolioId), actor);
}

function assertOwn(portfolio: SetupPortfolio | null, actor: Actor): SetupPortfolio {
  if (portfolio?.owner_id !== actor.userId) throw notYourAccount();
  return portfolio;
}
