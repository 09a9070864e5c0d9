import type { Domain } from '../platform/domain.ts';
import { newsletterRoutes } from './routes.ts';

/** Door of the newsletter domain: who asked for it. */
export const newsletterDomain: Domain = { name: 'newsletter', routes: newsletterRoutes };
