export { addList, setEntry } from './lists.ts';
export { deleteList, entryRows, listRows } from './listStore.ts';
export { unwatch, watch } from './service.ts';
import type { Domain } from '../platform/domain.ts';
import { watchlistRoutes } from './routes.ts';

/** Watchlists. */
export const watchlistDomain: Domain = { name: 'watchlist', routes: watchlistRoutes };
