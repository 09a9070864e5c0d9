import type { Domain } from '../platform/domain.ts';
import { goalRoutes } from './routes.ts';

export { restoreGoal } from './service.ts';
export { deleteGoal, goalRows } from './store.ts';

/** Goals of an account: terms, holdings that are set aside for them, and how far they get. */
export const goalsDomain: Domain = { name: 'goals', routes: goalRoutes };
