import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';

/** One folder of the API: its routes and the jobs it answers. */
export interface Domain {
  name: string;
  routes(app: FastifyInstance, ctx: Context): void | Promise<void>;
  jobs?: Record<string, (ctx: Context, data: never) => Promise<void>>;
}
