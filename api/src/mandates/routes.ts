import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { skipDebit } from './debits.ts';
import { reconcileMandate } from './reconcile.ts';
import { actOnMandate, createMandate, mandateOf } from './service.ts';
import { findMandate, mandatesOf } from './store.ts';
import { mandateTerms } from './terms.ts';
import { mandateViews } from './view.ts';
import { mandateWebhook } from './webhook.ts';

const ACTIONS = [
  ['pauseMandate', 'pause'],
  ['resumeMandate', 'resume'],
  ['revokeMandate', 'revoke'],
] as const;

/** Mandates of the current portfolio, and the bank's news of them. */
export async function mandateRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  const shown = async (id: string) => {
    const [view] = await mandateViews(ctx.db, [(await findMandate(ctx.db, id))!], ctx.now());
    return success(view!);
  };
  implement(app, ctx, 'mandates', async ({ actor }) => {
    const data = await mandateViews(ctx.db, await mandatesOf(ctx.db, actor.portfolioId), ctx.now());
    return { status: 'success', data, meta: { page: 1, per_page: 100, total: data.length } };
  });
  implement(app, ctx, 'mandateTerms', async ({ actor }) => success(await mandateTerms(ctx, actor)));
  implement(app, ctx, 'mandate', async ({ actor, params }) => {
    const { id } = await mandateOf(ctx.db, actor, params.id);
    await reconcileMandate(ctx, id);
    return shown(id);
  });
  implement(app, ctx, 'createMandate', async ({ actor, body, write }) => {
    const { id } = await write(async (scope) => ({ id: await createMandate(ctx, scope, actor, body) }));
    return shown(id);
  });
  for (const [call, action] of ACTIONS) {
    implement(app, ctx, call, async ({ actor, params, body, write }) => {
      const { id } = params;
      await write(async (scope) => {
        await actOnMandate(ctx, scope, actor, { id, action, stepUp: body.step_up });
        return {};
      });
      return shown(id);
    });
  }
  implement(app, ctx, 'skipDebit', async ({ actor, params, write }) => {
    const { id } = await mandateOf(ctx.db, actor, params.id);
    await write(async ({ tx, audit }) => {
      await skipDebit(ctx, tx, { mandateId: id, debitId: params.debit });
      await audit({ action: 'debit_called_off', subject: params.debit });
      return {};
    });
    return shown(id);
  });
  await mandateWebhook(app, ctx);
}
