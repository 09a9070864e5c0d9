import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { GatewayPayment, signedNews } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { takeNews } from './takeNews.ts';

const GatewayEvent = T.Composite([
  T.Object({
    event_id: T.String({ pattern: '^[\\w-]{8,64}$' }),
    payment_id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  }),
  GatewayPayment,
]);

/** The gateway's news of payments: signed over the raw body, at most five minutes old, each event applied once. */
export async function webhookRoute(app: FastifyInstance, ctx: Context): Promise<void> {
  await signedNews(app, ctx, {
    partner: 'payments',
    path: '/api/v3/webhooks/payments',
    news: GatewayEvent,
    hear: async (event) => {
      const { status, amount, reason, paid_at: paidAt, payer = null } = event;
      await takeNews(ctx, event, {
        status,
        amount,
        reason,
        payer,
        paidAt: paidAt === null ? null : new Date(paidAt),
        redirectUrl: null,
      });
    },
  });
}
