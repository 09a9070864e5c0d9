import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Domain } from '../domain.ts';
import { followLanguage } from './language.ts';
import { measureRequests } from '../process/metrics.ts';
import { serveOpenApi } from './openApi.ts';
import { nothingHere, Problem } from './problem.ts';
import { problemOf } from './problemOf.ts';
import { guardRequests } from './requestGuard.ts';
import { checkStrictly } from './validation.ts';
import { ownScope } from '../access/scopes.ts';

/** A Fastify instance without routes: limits, request ids, structured log, problem answers. */
export function createServer(options: FastifyServerOptions = {}): FastifyInstance {
  const app = Fastify({
    bodyLimit: 256 * 1024,
    requestTimeout: 20_000,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    routerOptions: { maxParamLength: 600 },
    ...options,
  }) as unknown as FastifyInstance;
  checkStrictly(app);
  guardRequests(app);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = error instanceof Problem ? error : problemOf(error);
    if (problem.httpStatus >= 500) request.log.error({ err: error }, 'request failed');
    if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
    return reply.code(problem.httpStatus).send(problem.body(request.id));
  });
  app.setNotFoundHandler((request, reply) => reply.code(404).send(nothingHere().body(request.id)));
  return app;
}

/** The whole API: every domain's routes, measured, and its OpenAPI document and page. */
export async function createApp(
  ctx: Context,
  domains: readonly Domain[],
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const app = createServer(options);
  followLanguage(app);
  measureRequests(app);
  await app.register(cookie);
  await app.register(helmet, { contentSecurityPolicy: false, global: true });
  await serveOpenApi(app, { pages: ctx.settings.sandbox });
  for (const domain of domains) {
    if (domain.routes) await ownScope(app, domain.name, (scope) => domain.routes?.(scope, ctx));
  }
  return app;
}
