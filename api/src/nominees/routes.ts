import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { nomineesOf, replaceNominees } from './service.ts';

export function nomineesRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'nominees', async ({ actor }) => success(await nomineesOf(ctx, actor)));
  implement(app, ctx, 'replaceNominees', async ({ actor, body, write }) =>
    success(await write((scope) => replaceNominees(ctx, scope, actor, body))),
  );
}
