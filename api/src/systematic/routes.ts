import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { notFound } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { isUuid } from '../platform/uuid.ts';
import { pausePlan, resumePlan, skipNext, stopPlan } from './change.ts';
import { createPlan, previewPlan } from './create.ts';
import { editPlan } from './edit.ts';
import { planText } from './messages/planText.ts';
import { planView, planViews } from './planView.ts';
import { planRefusal } from './messages/refusals.ts';
import { sipHistoryOf } from './sipHistory.ts';
import { eventsOf, findPlan, plansOf } from './store.ts';

/** Plans of the actor's portfolio: list, one with its history, preview, registration and changes. */
export function systematicRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'systematicPlans', async ({ actor, query }) =>
    success(await planViews(ctx, ctx.db, await plansOf(ctx.db, actor.portfolioId, query.state ?? 'active'))),
  );
  implement(app, ctx, 'systematicPlan', async ({ actor, params }) => {
    const plan = isUuid(params.id) ? await findPlan(ctx.db, actor.portfolioId, params.id) : null;
    if (!plan) throw notFound(planRefusal('unknownPlan'));
    const history = (await eventsOf(ctx.db, plan)).map(
      ({ at, state, rule_id, order_id, text_key, text_values }) => ({
        at: at.toISOString(),
        state,
        rule_id,
        order_id,
        text: planText(text_key, text_values),
      }),
    );
    return success({ ...(await planView(ctx, ctx.db, plan)), history });
  });
  implement(app, ctx, 'sipHistory', async ({ actor, params }) =>
    success({ years: await sipHistoryOf(ctx.db, actor.portfolioId, params.code) }),
  );
  implement(app, ctx, 'previewSystematic', async ({ actor, query }) =>
    success(await previewPlan(ctx, actor, query)),
  );
  implement(app, ctx, 'createSystematic', ({ actor, body, write }) =>
    write(async (scope) => success(await planView(ctx, scope.tx, await createPlan(ctx, scope, actor, body)))),
  );
  implement(app, ctx, 'updateSystematic', ({ actor, params, body, write }) =>
    write(async (scope) =>
      success(await planView(ctx, scope.tx, await editPlan(ctx, scope, actor, params.id, body))),
    ),
  );
  implement(app, ctx, 'skipSystematic', ({ actor, params, body, write }) =>
    write(async (scope) =>
      success(await planView(ctx, scope.tx, await skipNext(ctx, scope, actor, params.id, body.version))),
    ),
  );
  implement(app, ctx, 'pauseSystematic', ({ actor, params, body, write }) =>
    write(async (scope) =>
      success(await planView(ctx, scope.tx, await pausePlan(ctx, scope, actor, params.id, body))),
    ),
  );
  implement(app, ctx, 'resumeSystematic', ({ actor, params, body, write }) =>
    write(async (scope) =>
      success(await planView(ctx, scope.tx, await resumePlan(ctx, scope, actor, params.id, body.version))),
    ),
  );
  implement(app, ctx, 'stopSystematic', ({ actor, params, body, write }) =>
    write(async (scope) =>
      success(await planView(ctx, scope.tx, await stopPlan(ctx, scope, actor, params.id, body.version))),
    ),
  );
}
