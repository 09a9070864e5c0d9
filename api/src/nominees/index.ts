import type { Domain } from '../platform/domain.ts';
import { nomineesRoutes } from './routes.ts';

/** Door of the nominees: whole sets, one counts, each for folios created a business day later. */
export const nomineesDomain: Domain = { name: 'nominees', routes: nomineesRoutes };

export { isMask, maskNominee, unmaskedNominees } from './masked.ts';
export { setNominees } from './setNominees.ts';
export { seedNominees } from './seedNominees.ts';
export { currentSet as currentNominees } from './store.ts';
