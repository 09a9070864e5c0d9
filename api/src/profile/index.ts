import type { Domain } from '../platform/domain.ts';
import { ARCHIVE_JOB, makeArchive } from './archive/service.ts';
import { endKeeping } from './closure/endKeeping.ts';
import { closeDueAccounts } from './closure/service.ts';
import { profileRoutes } from './routes.ts';

/** Door of the profile: details that change, a copy of one's own data, and the end of an account. */
export const profileDomain: Domain = {
  name: 'profile',
  routes: profileRoutes,
  onClockMoved: { closures: closeDueAccounts, 'kept records': endKeeping },
  jobs: { [ARCHIVE_JOB]: makeArchive },
};

export { sweepArchives } from './archive/service.ts';
export { endKeeping } from './closure/endKeeping.ts';
export { closeDueAccounts } from './closure/service.ts';
