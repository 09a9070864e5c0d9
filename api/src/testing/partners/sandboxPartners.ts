import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createGateway } from '../../partners/sandbox/app.ts';
import { depositRoutes } from '../../partners/sandbox/deposits/depositRoutes.ts';
import { brokerRoutes } from '../../partners/sandbox/us-broker/brokerRoutes.ts';
import { createExchange } from '../../partners/sandbox/exchange/createExchange.ts';
import { esignRoutes } from '../../partners/sandbox/esign/esignRoutes.ts';
import { registryRoutes } from '../../partners/sandbox/kyc/registryRoutes.ts';
import { registrarRoutes } from '../../partners/sandbox/registrar/registrarRoutes.ts';
import { remittanceRoutes } from '../../partners/sandbox/remittances/remittanceRoutes.ts';
import type { TestApi } from '../testApi.ts';

/** All partners of the sandbox over HTTP, on the database and the clock of the test, at the origin that the API knows. */
export async function sandboxPartners(api: TestApi): Promise<{ close(): Promise<void> }> {
  const gateway = { db: api.db, secrets: api.ctx.settings.partnerSecrets, now: () => api.clock.now() };
  const app = await createGateway(gateway);
  await registryRoutes(app, gateway);
  await esignRoutes(app, gateway);
  await depositRoutes(app, gateway);
  await remittanceRoutes(app, gateway);
  await registrarRoutes(app, gateway);
  await brokerRoutes(app, gateway);
  const exchange = await createExchange(gateway);
  api.ctx.settings.partnersOrigin = await listening(app);
  api.ctx.settings.exchangeOrigin = await listening(exchange);
  return {
    async close() {
      await exchange.close();
      await app.close();
    },
  };
}

async function listening(app: FastifyInstance): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
