import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { changeGoal, createGoal, goalAssetsOf, goalsOf, heldToday, removeGoal } from './service.ts';

/** Goals of the current portfolio. */
export function goalRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'goals', async ({ actor }) => success(await goalsOf(ctx, actor.portfolioId)));
  implement(app, ctx, 'goalAssets', async ({ actor }) => success(await goalAssetsOf(ctx, actor.portfolioId)));
  implement(app, ctx, 'createGoal', async ({ actor, body, write }) => {
    const held = await heldToday(ctx, actor.portfolioId);
    return write(async ({ tx, audit }) => {
      const goal = await createGoal(ctx, tx, { ...actor, ...held }, body);
      await audit({ action: 'createGoal', subject: goal.id, detail: { handle: goal.handle } });
      return success(goal);
    });
  });
  implement(app, ctx, 'changeGoal', async ({ actor, params, body, write }) => {
    const held = await heldToday(ctx, actor.portfolioId);
    return write(async ({ tx, audit }) => {
      const { portfolioId } = actor;
      const goal = await changeGoal(tx, { portfolioId, id: params.id, ...held }, body);
      await audit({ action: 'changeGoal', subject: goal.id, detail: { version: goal.version } });
      return success(goal);
    });
  });
  implement(app, ctx, 'removeGoal', ({ actor, params, write }) =>
    write(async ({ tx, audit }) => {
      await removeGoal(tx, actor.portfolioId, params.id);
      await audit({ action: 'removeGoal', subject: params.id });
      return { status: 'success' };
    }),
  );
}
