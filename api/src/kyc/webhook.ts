import { Type as T } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { applicationState, RegistryApplication } from '../partners/kycRegistry.ts';
import { signedNews } from '../partners/signedNews.ts';
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

const isRegistryNews = new Ajv().compile<Static<typeof RegistryNews>>(RegistryNews);

/** The registry's news of forms. Each is applied once; late or repeated ones change nothing. */
export async function registryWebhook(app: FastifyInstance, ctx: Context): Promise<void> {
  await signedNews(app, ctx, '/api/v3/webhooks/kyc', isRegistryNews, async (news) => {
    const { event_id: eventId, application_id: subject, status, reason } = news;
    await ctx.db.tx(async (tx) => {
      if (!(await noteEvent(tx, { eventId, subject, status, at: ctx.now() }))) return;
      await applyDecision(ctx, tx, subject, applicationState({ status, reason }), `event:${eventId}`);
    });
  });
}
