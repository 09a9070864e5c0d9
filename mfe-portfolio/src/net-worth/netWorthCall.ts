import type { CallReply } from '@sanchay/contracts';
import type { useCall } from '@sanchay/remote-kit';

/** Totals, split and history of the portfolio, requested once by the dashboard. */
export type ReturnsCall = ReturnType<typeof useCall<'portfolioReturns'>>;
export type PortfolioReturns = CallReply<'portfolioReturns'>['data'];

/** Whether nothing has been bought yet. */
export function isEmpty(returns: Pick<PortfolioReturns, 'assets'>): boolean {
  return returns.assets.length === 0;
}
