import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/implement.ts';
import { countMeasurements } from './histograms.ts';
import { minuteLimit } from '../platform/minuteLimit.ts';

/** Batches taken in a minute; what is stored is bounded anyway, this bounds the work. */
const LIMITS = { perClient: 600, perNode: 6_000 };

export function vitalsRoutes(app: FastifyInstance, ctx: Context): void {
  const admit = minuteLimit(LIMITS, () => ctx.now().getTime());
  implement(app, ctx, 'vitals', async ({ body, request }) => {
    admit(request.ip);
    await countMeasurements(ctx.db, body.measurements);
    return {};
  });
}
