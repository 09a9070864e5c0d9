import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { BankMandateShape, signedNews } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { applyNews } from './move.ts';
import { recordMandateEvent } from './store.ts';

const BankEvent = T.Composite([
  T.Object({
    event_id: T.String({ pattern: '^[\\w-]{8,64}$' }),
    mandate_id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  }),
  BankMandateShape,
]);

/** The bank's news of mandates: signed over the raw body, at most five minutes old, each event applied once. */
export async function mandateWebhook(app: FastifyInstance, ctx: Context): Promise<void> {
  await signedNews(app, ctx, {
    partner: 'mandates',
    path: '/api/v3/webhooks/mandates',
    news: BankEvent,
    hear: async (event) => {
      await ctx.db.tx(async (tx) => {
        const { event_id: eventId, mandate_id: mandateId, status } = event;
        if (!(await recordMandateEvent(tx, { eventId, mandateId, status, receivedAt: ctx.now() }))) return;
        await applyNews(ctx, tx, mandateId, event);
      });
    },
  });
}
