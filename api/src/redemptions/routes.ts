import { REDEMPTION_STATUSES } from '@sanchay/contracts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { notFound } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { isUuid } from '../platform/uuid.ts';
import { cancelSale } from './cancelSale.ts';
import { heldUnitsOf } from './heldUnits.ts';
import { placeSale } from './place.ts';
import { previewSale } from './previewSale.ts';
import { refusalText } from './messages/refusals.ts';
import { sellableOf, switchTargetsOf } from './sellable.ts';
import { findRedemption, listRedemptions } from './store.ts';
import { saleView, saleViews } from './view.ts';
import { presentMoment } from './context.ts';

/** Selling and switching units of the current portfolio. */
export function redemptionRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'sellable', async ({ actor, params }) =>
    success(await sellableOf(ctx.db, actor.portfolioId, params.code, await presentMoment(ctx, ctx.db))),
  );
  implement(app, ctx, 'heldUnits', async ({ actor, params }) =>
    success(await heldUnitsOf(ctx.db, actor.portfolioId, params.code, await presentMoment(ctx, ctx.db))),
  );
  implement(app, ctx, 'switchTargets', async ({ params }) =>
    success(await switchTargetsOf(ctx.db, params.code)),
  );
  implement(app, ctx, 'previewRedemption', async ({ actor, body }) =>
    success(await previewSale(ctx, actor.portfolioId, body)),
  );
  implement(app, ctx, 'previewSwitch', async ({ actor, body }) =>
    success(await previewSale(ctx, actor.portfolioId, body)),
  );
  implement(app, ctx, 'createRedemption', ({ actor, body, write }) =>
    write(async (scope) => success(await saleView(ctx, scope.tx, await placeSale(ctx, scope, actor, body)))),
  );
  implement(app, ctx, 'createSwitch', ({ actor, body, write }) =>
    write(async (scope) => success(await saleView(ctx, scope.tx, await placeSale(ctx, scope, actor, body)))),
  );
  implement(app, ctx, 'redemptions', async ({ actor, query }) => {
    const { status = '', code = null, page = 1, per_page: perPage = 50 } = query;
    const known: readonly string[] = REDEMPTION_STATUSES;
    const statuses = status.split(',').filter((key) => known.includes(key));
    const listed = { statuses, code, page, perPage };
    const { rows, total } = await listRedemptions(ctx.db, actor.portfolioId, listed);
    return {
      status: 'success',
      data: await saleViews(ctx, ctx.db, rows),
      meta: { page, per_page: perPage, total },
    };
  });
  implement(app, ctx, 'redemption', async ({ actor, params }) => {
    const sale = isUuid(params.id) ? await findRedemption(ctx.db, actor.portfolioId, params.id) : null;
    if (!sale) throw notFound(refusalText('unknown_sale'));
    return success(await saleView(ctx, ctx.db, sale));
  });
  implement(app, ctx, 'cancelRedemption', ({ actor, params, write }) =>
    write(async (scope) =>
      success(await saleView(ctx, scope.tx, await cancelSale(ctx, scope, actor, params.id))),
    ),
  );
}
