import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createServer } from '../../platform/http/app.ts';
import { bankRoutes, openBankStore } from './bank/bankRoutes.ts';
import { deliverDue } from './deliver.ts';
import type { Gateway } from './gateway.ts';
import { mandateRoutes } from './mandate/routes.ts';
import { merchantRoutes } from './merchantRoutes.ts';
import { payRoutes } from './payRoutes.ts';
import { openGatewayStore } from './store.ts';

const DELIVERY_MS = 500;

/**
 * The sandbox payment gateway: the merchant's calls, the user's page, and the delivery of notifications until closed.
 */
export async function createGateway(
  gateway: Gateway,
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  await openGatewayStore(gateway.db);
  const app = createServer(options);
  await merchantRoutes(app, gateway);
  await payRoutes(app, gateway);
  await mandateRoutes(app, gateway);
  await openBankStore(gateway.db);
  await bankRoutes(app, gateway);
  let delivering: Promise<void> | null = null;
  const timer = setInterval(() => {
    delivering ??= deliverDue(gateway)
      .catch((error: unknown) => app.log.warn({ err: error }, 'news not delivered'))
      .finally(() => (delivering = null));
  }, DELIVERY_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await delivering;
  });
  return app;
}
