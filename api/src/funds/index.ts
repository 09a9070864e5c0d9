import { publishNavs, publishUpTo } from '../market/index.ts';
import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { tendMarket } from './tendMarket.ts';
import { fundRoutes } from './routes.ts';

export {
  exitLoadsOn,
  LARGEST_ORDER,
  latestNavs,
  navOn,
  schemeForOrder,
  schemesForOrder,
  trendOf,
} from './orderDoor.ts';
export type { DatedNav, OrderScheme } from './orderDoor.ts';
export { disclosedHoldings, heldFunds } from './analysisDoor.ts';
export type { DisclosedHolding, HeldFund } from './analysisDoor.ts';
export { faceValueChanges } from './record/faceValue.ts';
export { isinsOf, navsOn, navsUntil } from './reportDoor.ts';
export { indexNav } from './indexNav.ts';
export { navOverlay } from './figures/navOverlay.ts';
export { marketVersion, marketView, sharesVersion, storedMarketVersion } from './marketView.ts';
export type { ListedScheme, MarketView } from './marketView.ts';
export { bestFunds } from './searchFunds.ts';

/** Fund houses, schemes, NAVs and search. */
export const fundsDomain: Domain = {
  name: 'funds',
  routes: fundRoutes,
  periodic: [{ everyMs: MINUTELY_MS, tasks: [publishNavs, tendMarket] }],
  onClockMoved: { navs: async (ctx, { to }) => void (await publishUpTo(ctx, to)) },
};
export { isUnchanged } from './freshness.ts';
