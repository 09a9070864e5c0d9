import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
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

  implement(app, ctx, 'topWatchlist', () => mostWatchedFunds(ctx.db, TOP));
}
