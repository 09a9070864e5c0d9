import type { FastifyInstance } from 'fastify';
import type { Queries } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { goneSignal } from '../platform/http/gone.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { bestPlan, harvestInfo, planView } from './plan.ts';
import { buyBack, endLeg } from './run/decide.ts';
import { checkActive, startHarvest } from './run/start.ts';
import { runsOf, type RunRow } from './run/store.ts';
import { runViews } from './run/view.ts';

/** What could be saved this year, and the harvests of the current portfolio. */
export function harvestingRoutes(app: FastifyInstance, ctx: Context): void {
  const one = async (q: Queries, run: RunRow) => success((await runViews(ctx, q, [run]))[0]!);
  implement(app, ctx, 'taxHarvestingInfo', ({ actor }) => harvestInfo(ctx, actor.portfolioId));
  implement(app, ctx, 'taxHarvestingPlan', async ({ actor, reply }) => {
    await checkActive(ctx, actor.portfolioId);
    const plan = await planView(ctx, actor.portfolioId, goneSignal(reply));
    // The text names the bank account, and only the owner can agree to it.
    return success(actor.scope === null ? plan : { ...plan, consent: null });
  });
  implement(app, ctx, 'harvestRuns', async ({ actor }) =>
    success({ runs: await runViews(ctx, ctx.db, await runsOf(ctx.db, actor.portfolioId)) }),
  );
  implement(app, ctx, 'startHarvest', async ({ actor, body, reply, write }) => {
    const gone = goneSignal(reply);
    await checkActive(ctx, actor.portfolioId);
    const found = await bestPlan(ctx, actor.portfolioId, gone);
    return write(async (scope) => one(scope.tx, await startHarvest(ctx, scope, actor, body, found)));
  });
  implement(app, ctx, 'buyBackHarvest', ({ actor, params, write }) =>
    write(async (scope) => one(scope.tx, await buyBack(ctx, scope, actor, params))),
  );
  implement(app, ctx, 'endHarvestLeg', ({ actor, params, write }) =>
    write(async (scope) => one(scope.tx, await endLeg(ctx, scope, actor, params))),
  );
}
