import { Type as T } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { BankMandateShape } from '../partners/httpMandateBank.ts';
import { signedNews } from '../partners/signedNews.ts';
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
const isEvent = new Ajv().compile<Static<typeof BankEvent>>(BankEvent);

/** The bank's news of mandates: signed over the raw body, at most five minutes old, each event applied once. */
export async function mandateWebhook(app: FastifyInstance, ctx: Context): Promise<void> {
  await signedNews(app, ctx, '/api/v3/webhooks/mandates', isEvent, async (event) => {
    await ctx.db.tx(async (tx) => {
      const { event_id: eventId, mandate_id: mandateId, status } = event;
      if (!(await recordMandateEvent(tx, { eventId, mandateId, status, receivedAt: ctx.now() }))) return;
      await applyNews(ctx, tx, mandateId, event);
    });
  });
}
