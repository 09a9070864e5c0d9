import type { AddressInfo } from 'node:net';
import { createGateway } from '../../partners/sandbox/app.ts';
import { depositRoutes } from '../../partners/sandbox/deposits/depositRoutes.ts';
import { brokerRoutes } from '../../partners/sandbox/us-broker/brokerRoutes.ts';
import { exchangeRoutes } from '../../partners/sandbox/exchange/exchangeRoutes.ts';
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
  await exchangeRoutes(app, gateway);
  await registrarRoutes(app, gateway);
  await brokerRoutes(app, gateway);
  await app.listen({ host: '127.0.0.1', port: 0 });
  api.ctx.settings.partnersOrigin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { close: () => app.close() };
}
