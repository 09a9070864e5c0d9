import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { checkIdentity } from './checkIdentity.ts';
import { finishApplicant } from './finishApplicant.ts';
import { finishSetup } from './finishSetup.ts';
import { saveDraft } from './saveDraft.ts';
import { setupStateOf } from './setupState.ts';

export function onboardingRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'onboarding', async ({ actor }) => success(await setupStateOf(ctx, actor)));
  implement(app, ctx, 'saveOnboardingDraft', async ({ actor, body, write }) =>
    success(await write((scope) => saveDraft(ctx, scope, actor, body))),
  );
  implement(app, ctx, 'finishApplicant', async ({ actor, params, write, request }) => {
    const position = Number(params.position);
    const finished = await write((scope) => finishApplicant(ctx, scope, actor, position));
    await checkIdentity(ctx, actor, position, { requestId: request.id, address: request.ip });
    return success(finished);
  });
  implement(app, ctx, 'finishSetup', async ({ actor, write }) =>
    success(await write((scope) => finishSetup(ctx, scope, actor))),
  );
}
