import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { portfolioAnalysis } from './analysis/portfolioAnalysis.ts';
import { calculationOf } from './calculation.ts';
import { holdingComparison } from './comparison/holdingComparison.ts';
import { returnsOf } from './returns.ts';
import { holdingOf, holdingsOf } from './service.ts';

/** Holdings of the current portfolio. */
export function holdingRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'holdings', async ({ actor, query }) => ({
    status: 'success',
    data: await holdingsOf(ctx, actor.portfolioId, query),
  }));
  implement(app, ctx, 'holding', async ({ actor, params }) => ({
    status: 'success',
    data: await holdingOf(ctx, actor.portfolioId, params.code),
  }));
  implement(app, ctx, 'holdingComparison', async ({ actor, params, query }) => ({
    status: 'success',
    data: await holdingComparison(ctx, actor.portfolioId, params.code, query),
  }));
  implement(app, ctx, 'returnsCalculation', async ({ actor, query }) => ({
    status: 'success',
    data: await calculationOf(ctx, actor.portfolioId, query),
  }));
  implement(app, ctx, 'portfolioReturns', async ({ actor }) => ({
    status: 'success',
    data: await returnsOf(ctx, actor.portfolioId),
  }));
  implement(app, ctx, 'portfolioAnalysis', async ({ actor }) => ({
    status: 'success',
    data: await portfolioAnalysis(ctx, actor.portfolioId),
  }));
}
