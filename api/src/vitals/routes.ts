import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/implement.ts';
import { countMeasurements } from './histograms.ts';
import { minuteLimit } from '../platform/minuteLimit.ts';

/** Batches that one node takes in a minute; what is stored is bounded anyway, this bounds the work. */
const PER_MINUTE = 600;

export function vitalsRoutes(app: FastifyInstance, ctx: Context): void {
  const admit = minuteLimit(PER_MINUTE, () => ctx.now().getTime());
  implement(app, ctx, 'vitals', async ({ body }) => {
    admit();
    await countMeasurements(ctx.db, body.measurements);
    return {};
  });
}
