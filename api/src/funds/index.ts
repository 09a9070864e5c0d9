import { publishUpTo } from '../market/publishUpTo.ts';
import type { Domain } from '../platform/domain.ts';
import { fundRoutes } from './routes.ts';

export { exitLoadsOn, latestNavs, navOn, schemeForOrder, schemesForOrder, trendOf } from './orderDoor.ts';
export type { DatedNav, OrderScheme } from './orderDoor.ts';
export { marketVersion, marketView } from './marketView.ts';
export type { ListedScheme, MarketView } from './marketView.ts';
export { bestFunds } from './searchFunds.ts';
export { tendMarket } from './tendMarket.ts';
export { publishNavs } from '../market/publishUpTo.ts';

/** Fund houses, schemes, NAVs and search. */
export const fundsDomain: Domain = {
  name: 'funds',
  routes: fundRoutes,
  onClockMoved: { navs: async (ctx, { to }) => void (await publishUpTo(ctx, to)) },
};
