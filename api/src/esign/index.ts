import type { Domain } from '../platform/domain.ts';
import { esignRoutes } from './routes.ts';

/** Door of e-sign: the form as it is signed, the way through the provider's page, its news. */
export const esignDomain: Domain = { name: 'esign', routes: esignRoutes };
