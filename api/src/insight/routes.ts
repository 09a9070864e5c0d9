import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { minuteLimit } from '../platform/http/minuteLimit.ts';
import { success } from '../platform/http/success.ts';
import { countId } from './countStore.ts';
import { globalSearch } from './globalSearch.ts';
import { forgetIds, rememberId } from './recentStore.ts';
import { assertFindable, mostItems, recentItems } from './suggestions.ts';

/** Choices of strangers counted in a minute: enough to rank by, too few to fill a table. */
const COUNTS = { perClient: 60, perNode: 3_000 };

export function insightRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;
  const admit = minuteLimit(COUNTS, () => ctx.now().getTime());

  implement(app, ctx, 'globalSearch', async ({ query: { query, language = 'en' } }) =>
    success(await globalSearch(db, query, language)),
  );
  implement(app, ctx, 'recentSearches', async ({ actor, query: { language = 'en' } }) =>
    success(await recentItems(db, actor.userId, language)),
  );
  implement(app, ctx, 'rememberSearch', async ({ actor, params: { id }, write }) => {
    await assertFindable(db, id);
    return write(async ({ tx, audit }) => {
      await rememberId(tx, actor.userId, id, ctx.now());
      await audit({ action: 'search/remembered', subject: id });
      return {};
    });
  });
  implement(app, ctx, 'forgetSearches', async ({ actor, write }) =>
    write(async ({ tx, audit }) => {
      await forgetIds(tx, actor.userId);
      await audit({ action: 'search/forgotten', subject: `user:${actor.userId}` });
      return {};
    }),
  );
  implement(app, ctx, 'mostSearched', async ({ query: { language = 'en' } }) =>
    success(await mostItems(db, ctx.now(), language)),
  );
  implement(app, ctx, 'countSearch', async ({ params: { id }, request }) => {
    admit(request.ip);
    await assertFindable(db, id);
    await countId(db, id, ctx.now());
    return {};
  });
}
