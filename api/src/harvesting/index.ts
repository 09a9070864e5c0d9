import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { followHarvests } from './run/follow.ts';
import { harvestingRoutes } from './routes.ts';

/** Tax harvesting: the units that save most, and the plan placed as orders and followed to the last purchase. */
export const harvestingDomain = {
  name: 'harvesting',
  routes: harvestingRoutes,
  periodic: [{ everyMs: MINUTELY_MS, tasks: [followHarvests] }],
  onClockMoved: { harvests: followHarvests },
} satisfies Domain;
