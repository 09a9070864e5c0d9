import type { Domain } from '../platform/domain.ts';
import { familyRoutes } from './routes.ts';

export { familyAccounts, type FamilyAccount } from './store.ts';

/** The combined view of a user's own accounts and of accounts of others whose owners gave access. */
export const familyDomain: Domain = { name: 'family', routes: familyRoutes };
