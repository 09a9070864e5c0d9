import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { portfolioAnalysis } from './analysis/portfolioAnalysis.ts';
import { asBooked, bookedHolding, bookedHoldings } from './bookedView.ts';
import { calculationOf } from './calculation.ts';
import { holdingComparison } from './comparison/holdingComparison.ts';
import { returnsOf } from './returns.ts';
import { holdingOf, holdingsOf } from './service.ts';

/** Holdings of the current portfolio. */
export function holdingRoutes(app: FastifyInstance, ctx: Context): void {
  bookedRoutes(app, ctx);
  implement(app, ctx, 'everyHolding', async ({ actor, query }) => ({
    status: 'success',
    data: await holdingsOf(ctx, actor.portfolioId, query),
  }));
  implement(app, ctx, 'anyHolding', async ({ actor, params: { code }, query: { external = 'include' } }) => ({
    status: 'success',
    data: await holdingOf(ctx, actor.portfolioId, { code, external }),
  }));
  implement(app, ctx, 'holdingComparison', async ({ actor, params, query }) => ({
    status: 'success',
    data: await holdingComparison(ctx, actor.portfolioId, params.code, query),
  }));
  implement(app, ctx, 'anyCalculation', async ({ actor, query }) => ({
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

/** The calls of what is booked here, without imported folios. */
function bookedRoutes(app: FastifyInstance, ctx: Context): void {
  const external = 'exclude';
  implement(app, ctx, 'holdings', async ({ actor, query }) => {
    const found = await holdingsOf(ctx, actor.portfolioId, { ...query, external });
    return { status: 'success', data: bookedHoldings(found) };
  });
  implement(app, ctx, 'holding', async ({ actor, params: { code } }) => {
    const found = await holdingOf(ctx, actor.portfolioId, { code, external });
    return { status: 'success', data: bookedHolding(found) };
  });
  implement(app, ctx, 'returnsCalculation', async ({ actor, query }) => {
    const found = await calculationOf(ctx, actor.portfolioId, { ...query, external });
    return { status: 'success', data: { ...found, figures: asBooked(found.figures) } };
  });
}
