import { publishUpTo } from '../market/publishUpTo.ts';
import { onClockMoved } from '../sandbox/clockMoved.ts';
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
  routes(app, ctx) {
    if (ctx.settings.sandbox) onClockMoved('navs', async (of, { to }) => void (await publishUpTo(of, to)));
    fundRoutes(app, ctx);
  },
  jobs: {
    [PUBLISH_NAVS]: async (ctx) => {
      await publishUpTo(ctx, await ctx.business.now());
    },
  },
};
