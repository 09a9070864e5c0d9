import { STREAM_PATH } from '@sanchay/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { bearerOf } from '../platform/http/implement.ts';
import { localize } from '../platform/http/language.ts';
import { Problem, signedOut } from '../platform/http/problem.ts';
import { actorsOfSessions } from '../users/index.ts';
import { batched } from './batched.ts';
import { readCursor, type Cursor } from './cursor.ts';
import { EventStream } from './eventStream.ts';
import { Hub } from './hub.ts';

const HEARTBEAT_MS = 15_000;
/** Thousands of streams check their sessions at each heartbeat: those of a moment are one query. */
const CHECK_WAIT_MS = 100;
/** Streams of one session at once: one tab leads, others come and go while it changes. */
const MOST_STREAMS = 6;

/** `GET /api/v3/stream`: server-sent events over fetch, because EventSource cannot send the bearer. */
export function streamRoutes(app: FastifyInstance, ctx: Context): void {
  const hub = new Hub(ctx);
  const open = new Set<EventStream>();
  const actorsOf = (ids: string[]) => actorsOfSessions(ctx, ids);
  const checked = batched(actorsOf, CHECK_WAIT_MS);
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
    await hub.close();
  });

  app.get(
    STREAM_PATH,
    { schema: { summary: 'Live events', tags: ['stream'], security: [{ bearer: [] }] } },
    async (request, reply) => {
      const token = bearerOf(request);
      const actor = token ? await ctx.authenticate(token) : null;
      if (!actor) throw signedOut(token ? await ctx.whySignedOut(token) : undefined);
      await hub.start();
      if (hub.streamsOf(actor.sessionId) >= MOST_STREAMS) {
        throw new Problem(
          429,
          'failure',
          'rate_limited',
          localize({ en: 'Too many pages are open in this session.', hi: 'इस सेशन में बहुत सारे पेज खुले हैं।' }),
          {
            retryAfter: 5,
          },
        );
      }
      sendHeaders(request, reply);
      const stream = new EventStream({
        db: ctx.db,
        hub,
        actor,
        response: reply.raw,
        heartbeatMs: HEARTBEAT_MS,
        currentActor: async (why) =>
          why === 'heartbeat'
            ? checked(actor.sessionId)
            : ((await actorsOf([actor.sessionId])).get(actor.sessionId) ?? null),
        onProblem: (error) => request.log.warn({ err: error }, 'a stream could not check its session'),
      });
      open.add(stream);
      reply.raw.on('close', () => {
        stream.end();
        open.delete(stream);
      });
      await stream.begin(lastPlace(request.headers['last-event-id'])).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a stream could not be resumed');
        reply.raw.destroy();
      });
    },
  );
}

/** Takes the reply over from Fastify and sets the headers of a stream that no cache stores. */
function sendHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  const headers = {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
  };
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
}

function lastPlace(header: string | string[] | undefined): Cursor | null {
  return typeof header === 'string' ? readCursor(header) : null;
}
