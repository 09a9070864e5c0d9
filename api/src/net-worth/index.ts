import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { announceMaturities } from './maturityNotices.ts';
import { netWorthRoutes } from './routes.ts';

export type {
  AssetSource,
  AllocatedAsset,
  Maturing,
  PaidAsset,
  SourceSnapshot,
  SourceValue,
} from './assetSource.ts';
export { earnedFigures, sumKnown, type Earned } from './earned.ts';
export { entryFlows, entryReturns } from './entryFigures.ts';
export { interestBasis, plainBasis, quantityBasis } from './valueBasis.ts';
export { flowsWithPresentValues } from './presentValues.ts';
export { daysShown } from './daysShown.ts';
export { worthToday } from './netWorth.ts';
export { heldAssets } from './ownedAssets.ts';
export { NOT_ANNOUNCED } from './maturityNotices.ts';

/** What an account owns less what it owes, over the sources that other domains declare. */
export const netWorthDomain = {
  name: 'net-worth',
  routes: netWorthRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [announceMaturities] }],
  onClockMoved: { maturities: announceMaturities },
} satisfies Domain;
