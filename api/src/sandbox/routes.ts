import { instantMillis } from '@sanchay/finance';
import { Type as T } from '@sinclair/typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { loadCalendar } from '../calendar/index.ts';
import { cspReports } from '../config/index.ts';
import type { Context } from '../platform/context.ts';
import { isOwnOrigin } from '../platform/http/origin.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import { success } from '../platform/http/success.ts';
import { ClockMover, clockState } from './clock.ts';
import { healthPage } from './healthPage.ts';
import { homePage } from './homePage.ts';
import { moves } from './moves.ts';
import { sentMessages } from './outbox.ts';
import { outboxPage } from './outboxPage.ts';
import { sendPage } from './page.ts';
import { stylesheet } from './style.ts';

const FORM = 'application/x-www-form-urlencoded';
const hide = { schema: { hide: true } };
const ClockBody = T.Object(
  { advance_ms: T.Optional(T.Integer({ minimum: 1 })), to: T.Optional(T.String({ maxLength: 40 })) },
  { additionalProperties: false, minProperties: 1, maxProperties: 1 },
);

/** Pages for people and JSON for tests. Nothing of it exists outside the sandbox. */
export function sandboxRoutes(app: FastifyInstance, ctx: Context): void {
  if (!ctx.settings.sandbox) return;
  const clock = new ClockMover(ctx);
  app.addContentTypeParser(
    FORM,
    { parseAs: 'string', bodyLimit: 1_024 },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.addHook('preHandler', async (request) => {
    const { origin } = request.headers;
    // Browsers send it with every POST; who sends none is no page.
    if (request.method === 'POST' && origin !== undefined && !isOwnOrigin(origin, ctx.settings)) {
      throw new Problem(403, 'failure', 'origin_refused', 'This request did not come from our pages.');
    }
  });

  app.get('/sandbox', hide, async (_request, reply) =>
    sendPage(reply, 'Business clock', await homePage(ctx)),
  );
  app.get<{ Querystring: { to?: string } }>('/sandbox/outbox', hide, async ({ query }, reply) =>
    sendPage(reply, 'Outbox', outboxPage(await sentMessages(ctx.db, query.to ?? null))),
  );
  app.get('/sandbox/health', hide, async (_request, reply) =>
    sendPage(reply, 'Health', await healthPage(ctx)),
  );
  app.get('/sandbox/failure-lab', hide, async (_request, reply) => {
    const { failureLabOrigin } = ctx.settings;
    if (!failureLabOrigin)
      throw new Problem(404, 'failure', 'no_failure_lab', 'The failure lab does not run here.');
    return reply.redirect(`${failureLabOrigin}/sandbox/failure-lab`, 303);
  });
  app.get('/sandbox/style.css', hide, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=60').send(stylesheet),
  );
  app.post<{ Body: { move?: string } | null }>('/sandbox/clock', hide, async ({ body }, reply) => {
    const name = body?.move ?? '';
    const move = Object.hasOwn(moves, name) ? moves[name] : undefined;
    if (!move)
      throw new Problem(400, 'params_invalid', 'params_invalid', 'There is no such move of the clock.');
    const calendar = await loadCalendar(ctx.db);
    await clock.move((now) => move.target(now, calendar));
    return reply.redirect('/sandbox', 303);
  });

  app.get('/api/v3/sandbox/clock.json', hide, () => clockState(ctx));
  app.post<{ Body: { advance_ms?: number; to?: string } }>(
    '/api/v3/sandbox/clock.json',
    { schema: { hide: true, body: ClockBody } },
    async ({ body }) =>
      clock.move((now) => (body.to === undefined ? ahead(now, body.advance_ms!) : instant(body.to))),
  );
  app.get<{ Querystring: { to?: string } }>('/api/v3/sandbox/outbox.json', hide, async ({ query }) =>
    success(await sentMessages(ctx.db, query.to ?? null)),
  );
  app.get('/api/v3/sandbox/csp_reports.json', hide, async () => success(await cspReports(ctx.db, 100)));
}

function ahead(now: Date, ms: number): Date {
  const to = new Date(now.getTime() + ms);
  if (Number.isNaN(to.getTime())) throw validationFailed('clock_too_far', 'That is too far ahead.');
  return to;
}

function instant(text: string): Date {
  try {
    return new Date(instantMillis(text));
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw validationFailed(
      'clock_invalid',
      'Please give an instant with its offset, such as 2026-11-23T09:00:00+05:30.',
    );
  }
}
