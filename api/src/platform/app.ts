import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Context } from './context.ts';
import type { Domain } from './domain.ts';
import { followLanguage } from './language.ts';
import { measureRequests } from './metrics.ts';
import { serveOpenApi } from './openApi.ts';
import { Problem } from './problem.ts';
import { checkStrictly } from './validation.ts';

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
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send(
        new Problem(404, 'params_invalid', 'not_found', 'There is nothing at this address.').body(request.id),
      ),
  );
  return app;
}

/** The whole API: every domain's routes, measured, and its OpenAPI document and page. */
export async function createApp(
  ctx: Context,
  domains: Domain[],
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  const app = createServer(options);
  followLanguage(app);
  measureRequests(app);
  await app.register(cookie);
  await app.register(helmet, { contentSecurityPolicy: false, global: true });
  await serveOpenApi(app);
  for (const domain of domains) {
    const routes = async (scope: FastifyInstance) => domain.routes(scope, ctx);
    // Fastify looks for an unnamed plugin among all files that were ever loaded.
    await app.register(Object.assign(routes, { [Symbol.for('fastify.display-name')]: domain.name }));
  }
  return app;
}

const databaseDown =
  /^(ECONN|ETIMEDOUT|EPIPE|57P0|08|53)|timeout exceeded when trying to connect|Connection terminated/;

function problemOf(error: FastifyError): Problem {
  if (error.validation) {
    const place = error.validation[0]?.instancePath.split('/').filter(Boolean).join('.') ?? '';
    const missing = (error.validation[0]?.params as { missingProperty?: string } | undefined)
      ?.missingProperty;
    const field = missing ?? (place || 'request');
    return new Problem(
      400,
      'params_invalid',
      'params_invalid',
      `The request is not complete or not understood (${field}).`,
      {
        errors: { [field]: [error.validation[0]?.message ?? 'is not valid'] },
      },
    );
  }
  if (error.statusCode === 413) {
    return new Problem(413, 'params_invalid', 'too_large', 'That is more than can be sent at once.');
  }
  if (error.statusCode === 429) {
    return new Problem(429, 'failure', 'rate_limited', 'Too many requests. Please wait a little.');
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem(
      error.statusCode,
      'params_invalid',
      'params_invalid',
      'The request was not understood.',
    );
  }
  if (databaseDown.test(error.code ?? '') || databaseDown.test(error.message)) {
    return new Problem(
      503,
      'failure',
      'unavailable',
      'We cannot reach our records right now. Nothing was changed. Please try again in a moment.',
      {
        retryAfter: 2,
        cause: error,
      },
    );
  }
  return new Problem(
    500,
    'failure',
    'server_error',
    'Something went wrong on our side. Nothing was changed by half.',
    {
      cause: error,
    },
  );
}
