import type { Domain } from '../platform/domain.ts';
import { healthRoutes } from './routes.ts';

/** Door of the node's own health: liveness, readiness, metrics. */
export const healthDomain: Domain = { name: 'health', routes: healthRoutes };

export { jobCounts } from './jobCounts.ts';
