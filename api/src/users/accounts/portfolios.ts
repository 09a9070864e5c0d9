import type { PortfolioSummary } from '@sanchay/contracts';
import type { Actor } from '../../platform/context.ts';
import { ownerOf } from '../../platform/access/portfolioOwner.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { WriteScope } from '../../platform/writes/write.ts';
import { openPortfolio } from './portfolioStore.ts';
import { sentence } from '../sentences.ts';
import { setCurrentPortfolio } from '../sessions/sessionStore.ts';
import { isUuid } from '../../platform/uuid.ts';

/**
 * Makes another portfolio the current one of the session.
 * @throws Problem 403 `not_your_account` for a portfolio that is neither own nor accepted, or does not exist
 */
export async function switchPortfolio(
  { tx, audit }: WriteScope,
  actor: Actor,
  portfolioId: string,
): Promise<PortfolioSummary> {
  const portfolio = isUuid(portfolioId) ? await openPortfolio(tx, actor.userId, portfolioId) : null;
  if (!portfolio) throw notYourAccount();
  await setCurrentPortfolio(tx, actor.sessionId, portfolio.id);
  await audit({
    action: 'portfolio.switched',
    subject: `portfolio:${portfolio.id}`,
    investorId: await ownerOf(tx, portfolio.id),
  });
  return portfolio;
}

/** 403 for an account that the user may not act on. */
export function notYourAccount(): Problem {
  return new Problem(403, 'failure', 'not_your_account', sentence('not_your_account'));
}
