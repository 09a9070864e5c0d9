import type { Domain } from '../platform/domain.ts';
import { netWorthRoutes } from './routes.ts';

export type { AssetSource, AllocatedAsset, SourceValue } from './assetSource.ts';
export { daysShown } from './daysShown.ts';

/** What an account owns less what it owes, over the sources that other domains declare. */
export const netWorthDomain = { name: 'net-worth', routes: netWorthRoutes } satisfies Domain;
