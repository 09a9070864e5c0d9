import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { changePreference, noticesOf, preferencesFor, readNotices, unreadOf } from './service.ts';

/** The notifications of the signed-in user, and their preferences. */
export function notificationRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'notices', ({ actor, query }) => noticesOf(ctx, actor.userId, query));
  implement(app, ctx, 'noticesUnread', async ({ actor }) =>
    success({ unread: await unreadOf(ctx, actor.userId) }),
  );
  implement(app, ctx, 'readNotices', ({ actor, body, write }) =>
    write(async (scope) => success({ unread: await readNotices(ctx, scope, actor.userId, body) })),
  );
  implement(app, ctx, 'noticePreferences', async ({ actor }) =>
    success(await preferencesFor(ctx.db, actor.userId)),
  );
  implement(app, ctx, 'setNoticePreference', ({ actor, body, write }) =>
    write(async (scope) => success(await changePreference(scope, actor.userId, body))),
  );
}
