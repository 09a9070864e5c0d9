import type { Domain } from '../platform/domain.ts';
import { recordedSource } from './recordedSource.ts';
import { otherAssetRoutes } from './routes.ts';

export { assetYears } from './assetYears.ts';
export { recordedAccounts, replaceByImport, restoreRecorded } from './importedAs.ts';
export { recordedOn, type RecordedHolding } from './recordedOn.ts';
export { createAsset } from './service.ts';
export { assetRows, deleteAsset } from './store.ts';

/** Assets that are held elsewhere, as their owners recorded them. */
export const otherAssetsDomain = {
  name: 'other-assets',
  routes: otherAssetRoutes,
  assetSources: { recorded: recordedSource },
} satisfies Domain;
