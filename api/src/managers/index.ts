import { MINUTELY_MS, type Domain } from '../platform/domain.ts';
import { deliverInvitation, INVITATION_JOB } from './deliverInvitation.ts';
import { endExpiredGrants } from './expire.ts';
import { managerRoutes } from './routes.ts';

export { endAccess } from './endAccess.ts';

/** Managers whom owners invite to their accounts: invitation, answer, end. Sessions read the grants themselves. */
export const managersDomain = {
  name: 'managers',
  routes: managerRoutes,
  jobs: { [INVITATION_JOB]: deliverInvitation },
  periodic: [{ everyMs: MINUTELY_MS, tasks: [endExpiredGrants] }],
} satisfies Domain;
