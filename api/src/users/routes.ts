import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { bearerOf, implement } from '../platform/http/implement.ts';
import { Problem, signedOut } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { ownPortfolios } from './accounts/portfolioStore.ts';
import { switchPortfolio } from './accounts/portfolios.ts';
import { clearRefreshCookie, refreshCookieOf, setRefreshCookie } from './sessions/refreshCookie.ts';
import { securityRoutes } from './securityRoutes.ts';
import { whySignedOut } from './sessions/sessionEnds.ts';
import { endSession, renewSession } from './sessions/sessions.ts';
import { signInRoutes } from './sign-in/signInRoutes.ts';
import { setPreferences } from './accounts/preferences.ts';
import { userInfo } from './accounts/userInfo.ts';

/** Calls of sign-in, session, the user and the user's portfolios. */
export function usersRoutes(app: FastifyInstance, ctx: Context): void {
  signInRoutes(app, ctx);
  securityRoutes(app, ctx);

  implement(app, ctx, 'refreshSession', async ({ request, reply }) => {
    const cookie = refreshCookieOf(request, ctx.settings);
    if (!cookie) {
      const token = bearerOf(request);
      throw signedOut(token ? await whySignedOut(ctx, token) : undefined);
    }
    const grant = await renewSession(ctx, cookie, request.id).catch((error: unknown) => {
      // Not when our records are out of reach: the cookie is still good then.
      if (error instanceof Problem) clearRefreshCookie(reply, ctx.settings);
      throw error;
    });
    if (grant.refreshCookie) setRefreshCookie(reply, ctx.settings, grant.refreshCookie);
    return success({ token: grant.token, expires_at: grant.expiresAt.toISOString() });
  });
  implement(app, ctx, 'logout', async ({ actor, request, reply }) => {
    await endSession(ctx, { actor, cookie: refreshCookieOf(request, ctx.settings) }, request.id);
    clearRefreshCookie(reply, ctx.settings);
    return success({});
  });

  implement(app, ctx, 'userInfo', ({ actor }) => userInfo(ctx, actor));
  implement(app, ctx, 'setPreferences', ({ actor, body, write }) =>
    write(async (scope) => success(await setPreferences(scope, actor.userId, body))),
  );
  implement(app, ctx, 'portfolioList', async ({ actor }) =>
    success(await ownPortfolios(ctx.db, actor.userId)),
  );
  implement(app, ctx, 'switchPortfolio', async ({ actor, params, write }) =>
    success({ current_portfolio: await write((scope) => switchPortfolio(ctx, scope, actor, params.id)) }),
  );
}
