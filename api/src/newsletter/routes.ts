import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { minuteLimit } from '../platform/http/minuteLimit.ts';
import { subscribe } from './subscribe.ts';

/** E-mail addresses taken in a minute; browsers come back with what was not taken. */
const LIMITS = { perClient: 30, perNode: 1_000 };

export function newsletterRoutes(app: FastifyInstance, ctx: Context): void {
  const admit = minuteLimit(LIMITS, () => ctx.now().getTime());
  // The same answer for new and known addresses: nobody learns who subscribed.
  implement(app, ctx, 'subscribeNewsletter', async ({ body, request }) => {
    admit(request.ip);
    await subscribe(ctx.db, body.email, ctx.now());
    return {};
  });
}
