import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { BATCHES, minuteLimit } from '../platform/http/minuteLimit.ts';
import { signedOut } from '../platform/http/problem.ts';
import { storeEvents } from './store.ts';

/** The one event that is counted for everybody (specification, section 6). */
const FOR_EVERYONE = 'app_installed';

export function analyticsRoutes(app: FastifyInstance, ctx: Context): void {
  const admit = minuteLimit(BATCHES, () => ctx.now().getTime());
  implement(app, ctx, 'analyticsEvents', async ({ body, actor, request }) => {
    if (!actor && body.events.some(({ name }) => name !== FOR_EVERYONE)) throw signedOut();
    admit(request.ip);
    await storeEvents(ctx, body.visit, body.events);
    return {};
  });
}
