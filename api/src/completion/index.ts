import type { Domain } from '../platform/domain.ts';
import { accountChanged } from './accountChanged.ts';
import { completionRoutes } from './routes.ts';

export { completionFacts } from './facts.ts';

/** Door of completion: what a portfolio needs to be ready, and the move to state 13. */
export const completionDomain = {
  name: 'completion',
  routes: completionRoutes,
  provides: { accountChanged: (ctx) => (tx, portfolioId) => accountChanged(ctx, tx, portfolioId) },
} satisfies Domain;
