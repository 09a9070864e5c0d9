import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { nothingHere } from '../platform/http/problem.ts';
import { vitalsHistograms } from '../vitals/index.ts';
import { measureState } from './gauges.ts';
import { vitalsText } from './vitalsText.ts';

const hide = { schema: { hide: true } };

/**
 * `/healthz`: the process answers. `/readyz`: so does its database. `/metrics`: for the operator's collector, which
 * queries each node itself; a request through a gateway gets a 404.
 */
export function healthRoutes(app: FastifyInstance, ctx: Context): void {
  app.get('/healthz', hide, async () => ({ status: 'success' }));

  app.get('/readyz', hide, async (_request, reply) => {
    const started = performance.now();
    try {
      await ctx.db.query('SELECT 1');
    } catch {
      return reply.code(503).send({ status: 'failure', database: 'unreachable' });
    }
    return { status: 'success', database: 'reachable', database_ms: Math.round(performance.now() - started) };
  });

  app.get('/metrics', hide, async (request, reply) => {
    if (isForwarded(request)) throw nothingHere();
    await measureState(ctx, app.metrics);
    const text = `${await app.metrics.metrics()}\n${vitalsText(await vitalsHistograms(ctx.db))}`;
    return reply.type(app.metrics.contentType).send(text);
  });
}

function isForwarded({ headers }: FastifyRequest): boolean {
  return ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'].some((name) => name in headers);
}
