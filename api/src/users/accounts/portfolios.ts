import type { PortfolioSummary } from '@sanchay/contracts';
import type { Actor, Context } from '../../platform/context.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { openPortfolio, portfolioById, portfolioKey } from './portfolioStore.ts';
import { sentence } from '../sentences.ts';
import { noteManagerAccess, setCurrentPortfolio } from '../sessions/sessionStore.ts';

/**
 * Makes another portfolio the current one of the session.
 * @param named its number, or the UUID that tabs of contracts 1 hold
 * @throws Problem 403 `not_your_account` for a portfolio that is neither own nor accepted, or does not exist
 */
export async function switchPortfolio(
  ctx: Context,
  { tx, audit }: WriteScope,
  actor: Actor,
  named: string,
): Promise<PortfolioSummary> {
  const key = portfolioKey(named);
  const portfolio = key && (await openPortfolio(tx, { userId: actor.userId, now: ctx.now() }, key));
  if (!portfolio) throw notYourAccount();
  await setCurrentPortfolio(tx, actor.sessionId, portfolio.id);
  await noteManagerAccess(tx, { userId: actor.userId, portfolioId: portfolio.id, now: ctx.now() });
  await audit({
    action: 'portfolio.switched',
    subject: `portfolio:${portfolio.id}`,
    investorId: portfolio.owner_id,
  });
  return (await portfolioById(tx, portfolio.id))!;
}

/** 403 for an account that the user may not act on. */
export function notYourAccount(): Problem {
  return new Problem(403, 'failure', 'not_your_account', sentence('not_your_account'));
}
