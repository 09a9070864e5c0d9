import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { addList, removeList, renameList, setEntry, watchlistsOf } from './lists.ts';
import { unwatch, watch, watchlistOf } from './service.ts';
import { mostWatchedFunds } from './store.ts';

const TOP = 20;

/** What people watch: funds, stocks, US stocks and fixed deposits. */
export function watchlistRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'watchlist', async ({ actor }) => success(await watchlistOf(ctx.db, actor.userId)));

  for (const [name, change] of [
    ['watch', watch],
    ['unwatch', unwatch],
  ] as const) {
    implement(app, ctx, name, ({ actor, params, write }) =>
      write(async ({ tx, audit }) => {
        const changed = await change(ctx, tx, actor, params);
        await audit({ action: name, subject: `${params.kind}:${params.id}`, detail: { changed } });
        return success(await watchlistOf(tx, actor.userId));
      }),
    );
  }

  listRoutes(app, ctx);
  implement(app, ctx, 'topWatchlist', () => mostWatchedFunds(ctx.db, TOP));
}

/** Named lists and notes. */
function listRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'watchlists', async ({ actor }) => success(await watchlistsOf(ctx.db, actor.userId)));

  implement(app, ctx, 'addWatchlist', ({ actor, body, write }) =>
    write(async ({ tx, audit }) => {
      const id = await addList(ctx, tx, actor.userId, body);
      await audit({ action: 'addWatchlist', subject: id });
      return success(await watchlistsOf(tx, actor.userId));
    }),
  );

  implement(app, ctx, 'renameWatchlist', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      await renameList(tx, actor.userId, { ...params, ...body });
      await audit({ action: 'renameWatchlist', subject: params.list_id });
      return success(await watchlistsOf(tx, actor.userId));
    }),
  );

  implement(app, ctx, 'removeWatchlist', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      const changed = await removeList(tx, actor.userId, params.list_id);
      await audit({ action: 'removeWatchlist', subject: params.list_id, detail: { changed } });
      return success(await watchlistsOf(tx, actor.userId));
    }),
  );

  implement(app, ctx, 'setWatchEntry', ({ actor, params, body, write }) =>
    write(async ({ tx, audit }) => {
      await setEntry(tx, actor.userId, { ...params, ...body });
      await audit({
        action: 'setWatchEntry',
        subject: `${params.kind}:${params.id}`,
        detail: { lists: body.list_ids.length, note: body.note.trim() !== '' },
      });
      return success(await watchlistsOf(tx, actor.userId));
    }),
  );
}
