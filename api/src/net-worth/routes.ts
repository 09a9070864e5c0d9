import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { assetCalculationOf, netWorthCalculationOf } from './calculation.ts';
import { flowMarks } from './flowMarks.ts';
import { netWorthFlowsOf, netWorthOf } from './netWorth.ts';
import { ownedAssetsOf } from './ownedAssets.ts';

/** The net worth of the current portfolio. */
export function netWorthRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'netWorth', async ({ actor, query }) =>
    success(await netWorthOf(ctx, actor.portfolioId, query.external ?? 'include')),
  );
  implement(app, ctx, 'ownedAssets', async ({ actor, query }) =>
    success(await ownedAssetsOf(ctx, actor.portfolioId, query)),
  );
  implement(app, ctx, 'netWorthCalculation', async ({ actor, query }) =>
    success(await netWorthCalculationOf(ctx, actor.portfolioId, query)),
  );
  implement(app, ctx, 'assetCalculation', async ({ actor, query }) =>
    success(await assetCalculationOf(ctx, actor.portfolioId, query)),
  );
  implement(app, ctx, 'netWorthMarks', async ({ actor, query }) => {
    const { flows, as_of: today } = await netWorthFlowsOf(
      ctx,
      actor.portfolioId,
      query.external ?? 'include',
    );
    return success(flowMarks(flows, today));
  });
  implement(app, ctx, 'netWorthFlows', async ({ actor, query }) =>
    success(await netWorthFlowsOf(ctx, actor.portfolioId, query.external ?? 'include')),
  );
}
