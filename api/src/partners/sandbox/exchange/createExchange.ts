import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createServer } from '../../../platform/http/app.ts';
import { deliverWhileOpen } from '../deliverWhileOpen.ts';
import type { Gateway } from '../gateway.ts';
import { styleRoute } from '../partnerPage.ts';
import { openGatewayStore } from '../store.ts';
import { exchangeRoutes } from './exchangeRoutes.ts';
import { exchangePages } from './pages/exchangePages.ts';

/** The sandbox's stock exchange: its calls, its pages, and the delivery of its messages until closed. */
export async function createExchange(
  gateway: Gateway,
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  await openGatewayStore(gateway.db);
  const app = createServer(options);
  styleRoute(app);
  await exchangeRoutes(app, gateway);
  await exchangePages(app, gateway);
  deliverWhileOpen(app, gateway, ['exchange']);
  return app;
}
