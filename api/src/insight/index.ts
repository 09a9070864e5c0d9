import type { Domain } from '../platform/domain.ts';
import { insightRoutes } from './routes.ts';

/** Door of the insight domain: one search over everything, and what people choose from it. */
export const insightDomain: Domain = { name: 'insight', routes: insightRoutes };
