import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { sweepSessions } from './sweep.ts';
import { applyHeldContact, CONTACT_JOB } from './confirmContact.ts';
import { usersRoutes } from './routes.ts';
import { whySignedOut } from './sessionEnds.ts';
import { actorOfToken } from './sessions.ts';

/** Door of the users domain: who a person is, sessions, codes, portfolios and managers. */
export const usersDomain = {
  name: 'users',
  routes: usersRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [sweepSessions] }],
  jobs: { [CONTACT_JOB]: applyHeldContact },
  provides: {
    authenticate: (ctx) => (token) => actorOfToken(ctx, token),
    whySignedOut: (ctx) => (token) => whySignedOut(ctx, token),
  },
} satisfies Domain;

export { assertHolder } from './assertHolder.ts';
export { blockUser } from './blocking.ts';
export { hashPassword } from './passwords.ts';
export { splitName } from './personName.ts';
export { notYourAccount } from './portfolios.ts';
export { actorsOfSessions } from './sessions.ts';
export { sendMessage } from '../messages/index.ts';
export { notifySecurity } from './securityNotice.ts';
export { spendStepUp } from './stepUp.ts';
export { callerOf } from './caller.ts';
export type { Caller } from './caller.ts';
export { signInOutside } from './outsideSignIn.ts';
export { setRefreshCookie } from './refreshCookie.ts';
export type { SignedIn } from './signedIn.ts';
