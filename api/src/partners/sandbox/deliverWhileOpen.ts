import type { FastifyInstance } from 'fastify';
import type { Partner } from '../../platform/settings/partnerSecrets.ts';
import { deliverDue } from './deliver.ts';
import type { Gateway } from './gateway.ts';

const DELIVERY_MS = 500;

/** Delivers the notifications of these partners, by default of all but the exchange, until the server is closed. */
export function deliverWhileOpen(
  app: FastifyInstance,
  gateway: Gateway,
  partners?: readonly Partner[],
): void {
  let delivering: Promise<void> | null = null;
  const timer = setInterval(() => {
    delivering ??= deliverDue(gateway, partners)
      .catch((error: unknown) => app.log.warn({ err: error }, 'news not delivered'))
      .finally(() => (delivering = null));
  }, DELIVERY_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await delivering;
  });
}
