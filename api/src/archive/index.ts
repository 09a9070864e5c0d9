import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { archiveRoutes } from './routes.ts';
import { sweepPreviews } from './service.ts';

export { manifestOf, MANIFEST_FILE, PORTFOLIO_FILE } from './manifest.ts';
export { portableArchive } from './portable.ts';

/** The portable archive of an account: its content, and its import. Schema: `docs/archive.md`. */
export const archiveDomain: Domain = {
  name: 'archive',
  routes: archiveRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [sweepPreviews] }],
};
