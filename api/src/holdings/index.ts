import type { Domain } from '../platform/domain.ts';
import { holdingRoutes } from './routes.ts';

/** What a portfolio holds, what it was paid for and what it is worth: read from the ledger, changed by nobody. */
export const holdingsDomain: Domain = { name: 'holdings', routes: holdingRoutes };
