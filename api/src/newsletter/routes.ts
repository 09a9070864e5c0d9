import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/implement.ts';
import { minuteLimit } from '../platform/minuteLimit.ts';
import { subscribe } from './subscribe.ts';

/** Addresses that one node takes in a minute; browsers come back with what was not taken. */
const PER_MINUTE = 300;

export function newsletterRoutes(app: FastifyInstance, ctx: Context): void {
  const admit = minuteLimit(PER_MINUTE, () => ctx.now().getTime());
  // The same answer for new and known addresses: nobody learns who subscribed.
  implement(app, ctx, 'subscribeNewsletter', async ({ body }) => {
    admit();
    await subscribe(ctx.db, body.email, ctx.now());
    return {};
  });
}
