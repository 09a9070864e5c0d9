import type { AddressInfo } from 'node:net';
import { openBankStore, bankRoutes } from '../../partners/sandbox/bank/bankRoutes.ts';
import { createServer } from '../../platform/http/app.ts';
import type { TestApi } from '../testApi.ts';

/** The sandbox bank over HTTP, on the database and the clock of the test, at the origin that the API knows. */
export async function openSandboxBank(api: TestApi): Promise<{ close(): Promise<void> }> {
  await openBankStore(api.db);
  const app = createServer();
  await bankRoutes(app, {
    db: api.db,
    secrets: api.ctx.settings.partnerSecrets,
    now: () => api.clock.now(),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  api.ctx.settings.partnersOrigin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { close: () => app.close() };
}
