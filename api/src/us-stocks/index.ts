import type { Domain } from '../platform/domain.ts';
import { usStockRoutes } from './routes.ts';

/** Stocks of the United States: lists, pages, prices in dollars, exchange rate. */
export const usStocksDomain: Domain = { name: 'us-stocks', routes: usStockRoutes };
