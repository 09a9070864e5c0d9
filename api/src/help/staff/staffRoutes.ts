import type { FastifyInstance } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { implement } from '../../platform/http/implement.ts';
import { success } from '../../platform/http/success.ts';
import { requireStaff } from './staffRoles.ts';

export function staffRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'staffMe', async ({ actor }) => {
    const { name, roles } = await requireStaff(ctx.db, actor, 'support', 'kyc', 'rules');
    return success({ name, roles });
  });
}
