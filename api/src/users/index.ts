import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { sweepSessions } from './sessions/sweep.ts';
import { applyHeldContact, CONTACT_JOB } from './contacts/confirmContact.ts';
import { usersRoutes } from './routes.ts';
import { whySignedOut } from './sessions/sessionEnds.ts';
import { actorOfToken } from './sessions/sessions.ts';

/** Public interface of the users domain: identity of users, sessions, codes, portfolios and managers. */
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

export { assertHolder } from './accounts/assertHolder.ts';
export { blockUser } from './sign-in/blocking.ts';
export { hashPassword } from './sign-in/passwords.ts';
export { splitName } from './accounts/personName.ts';
export { notYourAccount } from './accounts/portfolios.ts';
export { actorsOfSessions } from './sessions/sessions.ts';
export { sendMessage } from '../messages/index.ts';
export { notifySecurity } from './securityNotice.ts';
export { spendStepUp } from './step-up/stepUp.ts';
export { accountById, type Account } from './accounts/userStore.ts';
export { liveGrant } from './accounts/portfolioStore.ts';
export { leavePortfolio, setCurrentPortfolio as openInSession } from './sessions/sessionStore.ts';
export { callerOf } from './sessions/caller.ts';
export type { Caller } from './sessions/caller.ts';
export { signInOutside } from './sign-in/outsideSignIn.ts';
export { setRefreshCookie } from './sessions/refreshCookie.ts';
export type { SignedIn } from './sign-in/signedIn.ts';
