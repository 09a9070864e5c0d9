import { Type as T } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { sendBytes } from '../documents/index.ts';
import { noteEvent } from '../kyc/index.ts';
import { ProviderEsign } from '../partners/esignProvider.ts';
import { signedNews } from '../partners/signedNews.ts';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/implement.ts';
import { success } from '../platform/success.ts';
import { applyOutcome } from './outcome.ts';
import { esignOf, formDocument, startEsign } from './service.ts';

const EsignNews = T.Composite([
  T.Object({
    event_id: T.String({ pattern: '^[\\w-]{8,64}$' }),
    esign_id: T.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  }),
  ProviderEsign,
]);

const isEsignNews = new Ajv().compile<Static<typeof EsignNews>>(EsignNews);

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
  await signedNews(app, ctx, '/api/v3/webhooks/esign', isEsignNews, async (news) => {
    const { event_id: eventId, esign_id: subject, ...said } = news;
    await ctx.db.tx(async (tx) => {
      const at = ctx.now();
      if (!(await noteEvent(tx, { eventId, subject, status: said.status, at }))) return;
      await applyOutcome(ctx, tx, subject, said, `event:${eventId}`);
    });
  });
}
