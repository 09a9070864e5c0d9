import type { AddressInfo } from 'node:net';
import { openDb } from '../db/pool.ts';
import { endInOrder } from '../platform/process/lifecycle.ts';
import { logging } from '../platform/process/logging.ts';
import { databaseClock } from '../platform/process/businessClock.ts';
import { withSecretFiles } from '../platform/settings/secretFiles.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { createGateway } from './sandbox/app.ts';
import { depositRoutes } from './sandbox/deposits/depositRoutes.ts';
import { scheduleActions } from './sandbox/exchange/actions/inventedActions.ts';
import { exchangeRoutes } from './sandbox/exchange/exchangeRoutes.ts';
import { advanceExchange } from './sandbox/exchange/advance.ts';
import { keepMarketOpen } from './sandbox/numbered/keepOpen.ts';
import { brokerRoutes } from './sandbox/us-broker/brokerRoutes.ts';
import { scheduleUsActions } from './sandbox/us-broker/actions/inventedUsActions.ts';
import { advanceBroker } from './sandbox/us-broker/desk.ts';
import { esignRoutes } from './sandbox/esign/esignRoutes.ts';
import { registryRoutes } from './sandbox/kyc/registryRoutes.ts';
import { openIdRoutes } from './sandbox/openid/openIdRoutes.ts';
import { registrarRoutes } from './sandbox/registrar/registrarRoutes.ts';
import { remittanceRoutes } from './sandbox/remittances/remittanceRoutes.ts';

const settings = readSettings(withSecretFiles(process.env));
if (!settings.sandbox) throw new Error('the sandbox partners need SANCHAY_SANDBOX=1');

const db = openDb(settings.databaseUrl, { connections: 4 });
const gateway = { db, secrets: settings.partnerSecrets, now: () => new Date() };
const app = await createGateway(gateway, { logger: logging });
await openIdRoutes(app, { ...settings, openidSecret: settings.partnerSecrets.openid.current });
await registryRoutes(app, gateway);
await esignRoutes(app, gateway);
await depositRoutes(app, gateway);
await remittanceRoutes(app, gateway);
await exchangeRoutes(app, gateway);
await registrarRoutes(app, gateway);
await brokerRoutes(app, gateway);
await scheduleActions(db, await databaseClock(db, gateway.now).now());
await scheduleUsActions(db, await databaseClock(db, gateway.now).now());
keepMarketOpen(app, () => advanceExchange(gateway));
keepMarketOpen(app, () => advanceBroker(gateway));
endInOrder(async () => {
  await app.close();
  await db.close();
}, app.log);
await app.listen({ host: settings.host, port: settings.port });

const ready = { ready: true, port: (app.server.address() as AddressInfo).port };
if (process.send) process.send(ready);
else process.stdout.write(`${JSON.stringify(ready)}\n`);
