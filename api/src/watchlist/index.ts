import type { Domain } from '../platform/domain.ts';
import { watchlistRoutes } from './routes.ts';

/** Watchlists. */
export const watchlistDomain: Domain = { name: 'watchlist', routes: watchlistRoutes };
