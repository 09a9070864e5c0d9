import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { processComingOfAge } from './comeOfAge.ts';
import { minorRoutes } from './routes.ts';
import { minorAccounts } from './status.ts';

export { MAJORITY_NOTICE_DAYS } from './comeOfAge.ts';
export { clubbedChildren, minorAccounts, minorsOfGuardian, type MinorAccount } from './status.ts';
export { ownMinor } from './ownMinor.ts';
export { kycPortfolio, lockMinor, markHandedOver } from './store.ts';

/** Accounts of minors, which the guardian holds and transacts until the minor is 18. */
export const minorsDomain = {
  name: 'minors',
  routes: minorRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [processComingOfAge] }],
  onClockMoved: { 'minors who turn 18': processComingOfAge },
  provides: { minorAccounts: (ctx) => (q, portfolioIds) => minorAccounts(ctx, q, portfolioIds) },
} satisfies Domain;
