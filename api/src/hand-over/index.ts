import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { endExpiredHandOvers } from './end.ts';
import { handOverRoutes } from './routes.ts';

export { offersTo, type Offer } from './store.ts';
export { openHandOver } from './view.ts';

/** Accounts of children who are 18: guardians offer them to the children's own logins, which take them over. */
export const handOverDomain = {
  name: 'hand-over',
  routes: handOverRoutes,
  periodic: [{ everyMs: MINUTELY_MS, tasks: [endExpiredHandOvers] }],
} satisfies Domain;
