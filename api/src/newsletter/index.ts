import type { Domain } from '../platform/domain.ts';
import { newsletterRoutes } from './routes.ts';

/** Public interface of the newsletter domain: its subscribers. */
export const newsletterDomain: Domain = { name: 'newsletter', routes: newsletterRoutes };
