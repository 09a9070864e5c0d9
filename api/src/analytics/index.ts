import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { sweepAnalytics } from './store.ts';
import { analyticsRoutes } from './routes.ts';

/** Door of the analytics domain: events of people who agreed to be counted. */
export const analyticsDomain: Domain = {
  name: 'analytics',
  routes: analyticsRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [sweepAnalytics] }],
};
