import type { Domain } from '../platform/domain.ts';
import { insuranceRoutes } from './routes.ts';

export { seedInsurance } from './seedInsurance.ts';

/** Health insurance: quotes from plans and rates kept as rows. */
export const insuranceDomain: Domain = { name: 'insurance', routes: insuranceRoutes };
