import { publishUpTo } from '../market/publishUpTo.ts';
import { onClockMoved } from '../sandbox/clockMoved.ts';
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
  routes(app, ctx) {
    if (ctx.settings.sandbox) onClockMoved('navs', async (of, { to }) => void (await publishUpTo(of, to)));
    fundRoutes(app, ctx);
  },
};
