import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { applicationState, RegistryApplication, signedNews } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { noteEvent } from './applications.ts';
import { applyDecision } from './decision.ts';

const RegistryNews = T.Composite([
  T.Object({
    event_id: T.String({ pattern: '^[\\w-]{8,64}$' }),
    application_id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  }),
  RegistryApplication,
]);

/** The registry's news of forms. Each is applied once; late or repeated ones change nothing. */
export async function registryWebhook(app: FastifyInstance, ctx: Context): Promise<void> {
  await signedNews(app, ctx, {
    partner: 'kyc',
    path: '/api/v3/webhooks/kyc',
    news: RegistryNews,
    hear: async ({ event_id: eventId, application_id: subject, status, reason }) => {
      await ctx.db.tx(async (tx) => {
        if (!(await noteEvent(tx, { eventId, subject, status, at: ctx.now() }))) return;
        await applyDecision(ctx, tx, subject, applicationState({ status, reason }), `event:${eventId}`);
      });
    },
  });
}
