import type { Domain } from '../platform/domain.ts';
import { otherAssetRoutes } from './routes.ts';

/** Assets that are held elsewhere, as their owners recorded them. */
export const otherAssetsDomain: Domain = { name: 'other-assets', routes: otherAssetRoutes };
