import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createServer } from '../../platform/http/app.ts';
import type { Partner } from '../../platform/settings/partnerSecrets.ts';
import { deliverWhileOpen } from './deliverWhileOpen.ts';
import type { Gateway } from './gateway.ts';
import { styleRoute } from './partnerPage.ts';
import { openGatewayStore } from './store.ts';

/** Calls and pages of a partner. */
export type PartnerRoutes = (app: FastifyInstance, gateway: Gateway) => Promise<void>;

/** A server of partners: calls, pages, and the delivery of the messages of `partners` until closed; by default all but the exchange. */
export async function partnerServer(
  gateway: Gateway,
  options: FastifyServerOptions,
  { routes, partners }: { routes: readonly PartnerRoutes[]; partners?: readonly Partner[] },
): Promise<FastifyInstance> {
  await openGatewayStore(gateway.db);
  const app = createServer(options);
  styleRoute(app);
  for (const add of routes) await add(app, gateway);
  deliverWhileOpen(app, gateway, partners);
  return app;
}
