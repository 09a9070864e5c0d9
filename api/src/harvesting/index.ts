import type { Domain } from '../platform/domain.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { harvestInfo, planView } from './plan.ts';

/** Tax harvesting: what could be saved this year, and the units that save most. Reads only. */
export const harvestingDomain: Domain = {
  name: 'harvesting',
  routes(app, ctx) {
    implement(app, ctx, 'taxHarvestingInfo', ({ actor }) => harvestInfo(ctx, actor.portfolioId));
    implement(app, ctx, 'taxHarvestingPlan', async ({ actor }) =>
      success(await planView(ctx, actor.portfolioId)),
    );
  },
};
