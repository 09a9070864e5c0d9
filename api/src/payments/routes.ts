import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { cancelPayment } from './cancel.ts';
import { checkUpiId, paymentOptions } from './gateway/options.ts';
import { razorpayWebhook } from './gateway/razorpayWebhook.ts';
import { paymentOf } from './service.ts';
import { paymentPage } from './store.ts';
import { paymentView } from './view.ts';
import { webhookRoute } from './gateway/webhook.ts';

/** Payments and the ways of paying, and the gateways' webhooks. Payments are started by the domains they are for. */
export async function paymentRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  implement(app, ctx, 'payment', async ({ params, actor }) =>
    success(paymentView(await paymentOf(ctx, actor, params.id), ctx.now())),
  );
  implement(app, ctx, 'cancelPayment', async ({ params, actor, write }) => {
    const known = await paymentOf(ctx, actor, params.id);
    return write(async (scope) =>
      success(paymentView(await cancelPayment(ctx, scope, actor, known), ctx.now())),
    );
  });
  implement(app, ctx, 'payments', async ({ actor, query }) => {
    const { page = 1, per_page: perPage = 20 } = query;
    const { rows, total } = await paymentPage(ctx.db, actor.portfolioId, { page, perPage });
    const data = rows.map((row) => paymentView(row, ctx.now()));
    return { status: 'success', data, meta: { page, per_page: perPage, total } };
  });
  implement(app, ctx, 'paymentOptions', async ({ actor, query }) =>
    success(await paymentOptions(ctx, actor, query)),
  );
  implement(app, ctx, 'checkUpiId', async ({ body }) => success(await checkUpiId(ctx, body.upi_id)));
  await webhookRoute(app, ctx);
  await razorpayWebhook(app, ctx);
}
