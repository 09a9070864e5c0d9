import { HOURLY_MS, type Domain } from '../platform/domain.ts';
import { sweepOutbox } from './sweep.ts';
import { streamRoutes } from './routes.ts';

/** Door of the stream: events of the outbox, live to browsers. */
export const streamDomain: Domain = {
  name: 'stream',
  routes: streamRoutes,
  periodic: [{ everyMs: HOURLY_MS, tasks: [sweepOutbox] }],
};

export { sweepOutbox } from './sweep.ts';
