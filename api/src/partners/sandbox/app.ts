import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { bankRoutes, openBankStore } from './bank/bankRoutes.ts';
import type { Gateway } from './gateway.ts';
import { mandateRoutes } from './mandate/routes.ts';
import { merchantRoutes } from './merchantRoutes.ts';
import { partnerServer } from './partnerServer.ts';
import { payRoutes } from './payRoutes.ts';

/**
 * The sandbox payment gateway: the merchant's calls, the user's page, and the delivery of notifications until closed.
 */
export async function createGateway(
  gateway: Gateway,
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  await openBankStore(gateway.db);
  return partnerServer(gateway, options, { routes: [merchantRoutes, payRoutes, mandateRoutes, bankRoutes] });
}
