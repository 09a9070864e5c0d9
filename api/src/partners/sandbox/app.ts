import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createServer } from '../../platform/http/app.ts';
import { bankRoutes, openBankStore } from './bank/bankRoutes.ts';
import { deliverWhileOpen } from './deliverWhileOpen.ts';
import type { Gateway } from './gateway.ts';
import { mandateRoutes } from './mandate/routes.ts';
import { merchantRoutes } from './merchantRoutes.ts';
import { styleRoute } from './partnerPage.ts';
import { payRoutes } from './payRoutes.ts';
import { openGatewayStore } from './store.ts';

/**
 * The sandbox payment gateway: the merchant's calls, the user's page, and the delivery of notifications until closed.
 */
export async function createGateway(
  gateway: Gateway,
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  await openGatewayStore(gateway.db);
  const app = createServer(options);
  styleRoute(app);
  await merchantRoutes(app, gateway);
  await payRoutes(app, gateway);
  await mandateRoutes(app, gateway);
  await openBankStore(gateway.db);
  await bankRoutes(app, gateway);
  deliverWhileOpen(app, gateway);
  return app;
}
