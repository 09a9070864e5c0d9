import type { FastifyInstance } from 'fastify';
import type { Actor, Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { notFound } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { assess, assessed } from './assess.ts';
import { confirmSale, declineOrder, statusAt, takePurchase, withdrawOrder } from './decide.ts';
import { kindOf, notPreparing, storePrepared } from './prepare.ts';
import { sentence } from './sentences.ts';
import { preparedById, preparedOf } from './store.ts';
import { detailView, preparedView } from './view.ts';

/** Orders that a manager prepares and the owner confirms or declines. */
export function preparedOrderRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'prepareOrder', async ({ actor, body, write }) => {
    if (actor.scope !== 'prepare') throw notPreparing(actor);
    kindOf(body);
    const now = await assess(ctx, actor.portfolioId, body);
    return write(async (scope) =>
      success(preparedView(await storePrepared(ctx, scope, actor, body, now), ctx.now())),
    );
  });
  implement(app, ctx, 'preparedOrders', async ({ actor }) => {
    const rows = await preparedOf(ctx.db, actor.portfolioId, managerOf(actor));
    return success(rows.map((row) => preparedView(row, ctx.now())));
  });
  implement(app, ctx, 'preparedOrder', async ({ actor, params }) => {
    const row = await preparedById(ctx.db, actor.portfolioId, params.id);
    const manager = managerOf(actor);
    if (!row || (manager !== null && row.manager_id !== manager)) throw notFound(sentence('not_found'));
    const waits = statusAt(row, ctx.now()) === 'waiting';
    return success(
      detailView(row, ctx.now(), waits ? await assessed(ctx, row.portfolio_id, row.request) : null),
    );
  });
  implement(app, ctx, 'confirmPreparedSale', ({ actor, params, body, write }) =>
    write(async (scope) =>
      success(preparedView(await confirmSale(ctx, scope, actor, { ...body, id: params.id }), ctx.now())),
    ),
  );
  implement(app, ctx, 'takePreparedPurchase', ({ actor, params, write }) =>
    write(async (scope) =>
      success(preparedView(await takePurchase(ctx, scope, actor, params.id), ctx.now())),
    ),
  );
  implement(app, ctx, 'declinePreparedOrder', ({ actor, params, body, write }) =>
    write(async (scope) =>
      success(preparedView(await declineOrder(ctx, scope, actor, { ...body, id: params.id }), ctx.now())),
    ),
  );
  implement(app, ctx, 'withdrawPreparedOrder', ({ actor, params, write }) =>
    write(async (scope) =>
      success(preparedView(await withdrawOrder(ctx, scope, actor, params.id), ctx.now())),
    ),
  );
}

/** The manager whose orders alone are shown; null for the owner, who sees all. */
const managerOf = ({ userId, scope }: Actor): string | null => (scope === null ? null : userId);
