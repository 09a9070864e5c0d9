import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { changeConsent, consentsOf } from './service.ts';

export function consentRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'consents', async ({ actor }) => success(await consentsOf(ctx, ctx.db, actor.userId)));
  implement(app, ctx, 'giveConsent', async ({ actor, params, body, write }) =>
    success(
      await write((scope) =>
        changeConsent(ctx, scope, actor, params.kind, { action: 'given', hash: body.hash }),
      ),
    ),
  );
  implement(app, ctx, 'withdrawConsent', async ({ actor, params, write }) =>
    success(await write((scope) => changeConsent(ctx, scope, actor, params.kind, { action: 'withdrawn' }))),
  );
}
