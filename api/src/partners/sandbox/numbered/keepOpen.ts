import type { FastifyInstance } from 'fastify';

const TICK_MS = 1_000;

/** Advances a market of the sandbox until the server is closed; at most one advance runs at a time. */
export function keepMarketOpen(app: FastifyInstance, advance: () => Promise<void>): void {
  let advancing: Promise<void> | null = null;
  const timer = setInterval(() => {
    advancing ??= advance()
      .catch((error: unknown) => app.log.warn({ err: error }, 'a market stood still'))
      .finally(() => (advancing = null));
  }, TICK_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await advancing;
  });
}
