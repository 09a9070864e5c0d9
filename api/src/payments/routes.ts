import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/implement.ts';
import { paymentOf } from './service.ts';
import { paymentView } from './view.ts';
import { webhookRoute } from './webhook.ts';

/** The state of a payment, and the gateway's webhook. Payments are started by the domains they are for. */
export async function paymentRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  implement(app, ctx, 'payment', async ({ params, actor }) => ({
    status: 'success' as const,
    data: paymentView(await paymentOf(ctx, actor, params.id), ctx.now()),
  }));
  await webhookRoute(app, ctx);
}
