import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/implement.ts';
import { success } from '../platform/success.ts';
import { onboardingOf, saveDraft, setPrimaryApplicant } from './service.ts';

export function onboardingRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'onboarding', async ({ actor }) => success(await onboardingOf(ctx, actor)));
  implement(app, ctx, 'saveOnboardingDraft', async ({ actor, body, write }) =>
    success(await write((scope) => saveDraft(ctx, scope, actor, body))),
  );
  implement(app, ctx, 'setPrimaryApplicant', async ({ actor, body, write }) =>
    success(await write((scope) => setPrimaryApplicant(ctx, scope, actor, body))),
  );
}
