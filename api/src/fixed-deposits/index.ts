import type { Domain } from '../platform/domain.ts';
import { fixedDepositRoutes } from './routes.ts';

/** Fixed deposits of partner issuers. */
export const fixedDepositsDomain: Domain = { name: 'fixed-deposits', routes: fixedDepositRoutes };
