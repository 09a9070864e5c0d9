import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    /** What this node measures about itself, in the Prometheus format at `/metrics`. */
    metrics: Registry;
  }
}

/** Seconds. The gates of the product lie at 0.06 (order), 0.3 and 2 (busy database). */
const BUCKETS = [0.005, 0.01, 0.025, 0.06, 0.1, 0.3, 1, 2, 5, 20];

/** A response of this type lasts as long as its page and does not indicate how fast the node is. */
const STREAM_TYPE = /^text\/event-stream/;

/**
 * Counts and times every request by route template, method and status. Requested addresses are not used as labels:
 * they contain ids, and strangers could invent endlessly many.
 */
export function measureRequests(app: FastifyInstance): void {
  const registers = [new Registry()];
  const inFlight = new Gauge({
    name: 'sanchay_http_requests_in_flight',
    help: 'Requests that are being answered, streams included',
    registers,
  });
  const duration = new Histogram({
    name: 'sanchay_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, streams left out',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const refused = new Counter({
    name: 'sanchay_http_requests_refused_total',
    help: 'Requests that a limit refused',
    labelNames: ['route'] as const,
    registers,
  });
  app.decorate('metrics', registers[0]!);
  app.addHook('onRequest', async (_request, { raw }) => {
    inFlight.inc();
    // `close` comes once for every answer: one that ended, one that was broken off, and a stream that left Fastify.
    raw.once('close', () => inFlight.dec());
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    if (reply.statusCode === 429) refused.inc({ route });
    if (STREAM_TYPE.test(String(reply.raw.getHeader('content-type') ?? ''))) return;
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1_000,
    );
  });
}
