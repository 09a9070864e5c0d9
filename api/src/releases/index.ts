import type { Domain } from '../platform/domain.ts';
import { releasesRoutes } from './routes.ts';

/** Door of the releases domain: the ledger of releases, its signed document, and what browsers say of releases. */
export const releasesDomain: Domain = { name: 'releases', routes: releasesRoutes };

export { failureCounts, sweepFailures } from './failures.ts';
export { sweepMounts } from './mounts.ts';
export { renewRegistry } from './publishLedger.ts';
export { latestRegistry } from './registryDocuments.ts';
export { releaseHealth } from './releaseHealth.ts';
export type { ReleaseHealth } from './releaseHealth.ts';
export { recordSecurityEvent, sweepSecurityEvents } from './securityEvents.ts';
export { sweepVisits } from './visits.ts';
