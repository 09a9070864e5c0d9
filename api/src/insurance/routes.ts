import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { healthQuotes } from './service.ts';

/** Calls of the insurance domain. */
export function insuranceRoutes(app: FastifyInstance, ctx: Context): void {
  implement(app, ctx, 'insuranceQuotes', async ({ query }) => ({
    status: 'success',
    data: await healthQuotes(ctx, query),
  }));
}
