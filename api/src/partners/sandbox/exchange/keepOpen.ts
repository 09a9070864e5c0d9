import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { advanceExchange } from './advance.ts';

const TICK_MS = 1_000;

/** Runs the exchange until the server is closed. */
export function keepExchangeOpen(app: FastifyInstance, gateway: Gateway): void {
  let advancing: Promise<void> | null = null;
  const timer = setInterval(() => {
    advancing ??= advanceExchange(gateway)
      .catch((error: unknown) => app.log.warn({ err: error }, 'the exchange stood still'))
      .finally(() => (advancing = null));
  }, TICK_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await advancing;
  });
}
