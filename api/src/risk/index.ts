import type { Domain } from '../platform/domain.ts';
import { riskRoutes } from './routes.ts';

/** Door of the risk profile: a questionnaire by dated weights, results with their day, the newest one counts. */
export const riskDomain: Domain = { name: 'risk', routes: riskRoutes };

export { seedRiskProfiles } from './seed.ts';
export { latestResult as riskProfileOf } from './store.ts';
