import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { ARCHIVE_JOB, makeArchive, sweepArchives } from './archive/service.ts';
import { openBusiness } from './closure/blockers.ts';
import { endKeeping } from './closure/endKeeping.ts';
import { closeDueAccounts } from './closure/service.ts';
import { profileRoutes } from './routes.ts';

/** Door of the profile: details that change, a copy of one's own data, and the end of an account. */
export const profileDomain = {
  name: 'profile',
  routes: profileRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [sweepArchives, closeDueAccounts, endKeeping] }],
  onClockMoved: { closures: closeDueAccounts, 'kept records': endKeeping },
  jobs: { [ARCHIVE_JOB]: makeArchive },
  provides: { openBusiness: () => openBusiness },
} satisfies Domain;
