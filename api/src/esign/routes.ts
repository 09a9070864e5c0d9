import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { sendBytes } from '../documents/index.ts';
import { noteEvent } from '../kyc/index.ts';
import { ProviderEsign, signedNews } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { success } from '../platform/http/success.ts';
import { applyOutcome } from './outcome.ts';
import { esignOf, formDocument, startEsign } from './service.ts';

const EsignNews = T.Composite([
  T.Object({
    event_id: T.String({ pattern: '^[\\w-]{8,64}$' }),
    esign_id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  }),
  ProviderEsign,
]);

export async function esignRoutes(app: FastifyInstance, ctx: Context): Promise<void> {
  implement(app, ctx, 'esignDocument', async ({ actor, params, reply, request }) =>
    sendBytes(reply, await formDocument(ctx, actor, params.id, request.id)),
  );
  implement(app, ctx, 'startEsign', async ({ actor, params, request }) =>
    success(await startEsign(ctx, actor, params.id, request.id)),
  );
  implement(app, ctx, 'esign', async ({ actor, params, request }) =>
    success(await esignOf(ctx, actor, params.id, request.id)),
  );
  await signedNews(app, ctx, {
    partner: 'esign',
    path: '/api/v3/webhooks/esign',
    news: EsignNews,
    hear: async ({ event_id: eventId, esign_id: subject, ...response }) => {
      await ctx.db.tx(async (tx) => {
        const at = ctx.now();
        if (!(await noteEvent(tx, { eventId, subject, status: response.status, at }))) return;
        await applyOutcome(ctx, tx, subject, response, `event:${eventId}`);
      });
    },
  });
}
