import type { Domain } from '../platform/domain.ts';
import { analyticsRoutes } from './routes.ts';

/** Door of the analytics domain: events of people who agreed to be counted. */
export const analyticsDomain: Domain = { name: 'analytics', routes: analyticsRoutes };

export { sweepAnalytics } from './store.ts';
