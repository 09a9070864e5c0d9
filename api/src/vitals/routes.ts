import type { FastifyInstance } from 'fastify';
import type { Context } from '../platform/context.ts';
import { implement } from '../platform/http/implement.ts';
import { countMeasurements } from './histograms.ts';
import { BATCHES, minuteLimit } from '../platform/http/minuteLimit.ts';

export function vitalsRoutes(app: FastifyInstance, ctx: Context): void {
  const admit = minuteLimit(BATCHES, () => ctx.now().getTime());
  implement(app, ctx, 'vitals', async ({ body, request }) => {
    admit(request.ip);
    await countMeasurements(ctx.db, body.measurements);
    return {};
  });
}
