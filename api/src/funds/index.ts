import { publishUpTo } from '../market/publishUpTo.ts';
import type { Domain } from '../platform/domain.ts';
import { fundRoutes } from './routes.ts';

export { latestNavs, navOn, schemeForOrder, schemesForOrder, trendOf } from './orderDoor.ts';
export type { DatedNav, OrderScheme } from './orderDoor.ts';
export { publishUpTo } from '../market/publishUpTo.ts';

/** Name of the job that brings the sandbox's NAVs up to the business clock; to be sent every minute. */
export const PUBLISH_NAVS = 'publish-navs';

/** Fund houses, schemes, NAVs and search. */
export const fundsDomain: Domain = {
  name: 'funds',
  routes: fundRoutes,
  jobs: {
    [PUBLISH_NAVS]: async (ctx) => {
      await publishUpTo(ctx, await ctx.business.now());
    },
  },
};
