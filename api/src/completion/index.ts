import type { Domain } from '../platform/domain.ts';
import { completionRoutes } from './routes.ts';

export { completionFacts } from './facts.ts';

/** Door of completion: what a portfolio needs to be ready, and the move to state 13. */
export const completionDomain: Domain = { name: 'completion', routes: completionRoutes };
