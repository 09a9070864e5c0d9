import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { questionnaire, results, saveDraft, takeRiskProfile } from './service.ts';

export function riskRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'riskQuestionnaire', async ({ actor }) => success(await questionnaire(ctx, actor)));
  implement(app, ctx, 'riskProfile', async ({ actor }) => success(await results(ctx, actor)));
  implement(app, ctx, 'saveRiskDraft', async ({ actor, body, write }) =>
    success(await write((scope) => saveDraft(ctx, scope, actor, body))),
  );
  implement(app, ctx, 'takeRiskProfile', async ({ actor, body, write }) =>
    success(await write((scope) => takeRiskProfile(ctx, scope, actor, body))),
  );
}
