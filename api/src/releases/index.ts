import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { sweepFailures } from './failures.ts';
import { sweepMounts } from './mounts.ts';
import { renewRegistry } from './publishLedger.ts';
import { sweepSecurityEvents } from './securityEvents.ts';
import { sweepVisits } from './visits.ts';
import { releasesRoutes } from './routes.ts';

/** The registry is issued anew before it expires and when keys have changed. */
const RENEWAL_EVERY_MS = 5_000;

/**
 * Public interface of the releases domain: the ledger of releases, its signed document, and browser reports on
 * releases.
 */
export const releasesDomain: Domain = {
  name: 'releases',
  routes: releasesRoutes,
  periodic: [
    { everyMs: RENEWAL_EVERY_MS, tasks: [renewRegistry] },
    { everyMs: HOURLY_MS, tasks: [sweepSecurityEvents, sweepFailures, sweepMounts, sweepVisits] },
  ],
};

export { failureCounts } from './failures.ts';
export { latestRegistry } from './registryDocuments.ts';
export { releaseHealth } from './releaseHealth.ts';
export type { ReleaseHealth } from './releaseHealth.ts';
export { recordSecurityEvent } from './securityEvents.ts';
