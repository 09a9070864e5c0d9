import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { EXCHANGE_PARTNERS } from '../../../platform/settings/partnerSecrets.ts';
import type { Gateway } from '../gateway.ts';
import { partnerServer } from '../partnerServer.ts';
import { exchangeRoutes } from './exchangeRoutes.ts';
import { exchangePages } from './pages/exchangePages.ts';

/** The sandbox's stock exchange: its calls, its pages, and the delivery of its messages until closed. */
export const createExchange = (
  gateway: Gateway,
  options: FastifyServerOptions = {},
): Promise<FastifyInstance> =>
  partnerServer(gateway, options, { routes: [exchangeRoutes, exchangePages], partners: EXCHANGE_PARTNERS });
