import { logging } from '../platform/process/logging.ts';
import { databaseClock } from '../platform/process/businessClock.ts';
import { OTHER_PARTNERS } from '../platform/settings/partnerSecrets.ts';
import { runPartnerProcess } from './partnerProcess.ts';
import { createGateway } from './sandbox/app.ts';
import { depositRoutes } from './sandbox/deposits/depositRoutes.ts';
import { keepMarketOpen } from './sandbox/numbered/keepOpen.ts';
import { brokerRoutes } from './sandbox/us-broker/brokerRoutes.ts';
import { scheduleUsActions } from './sandbox/us-broker/actions/inventedUsActions.ts';
import { advanceBroker } from './sandbox/us-broker/desk.ts';
import { esignRoutes } from './sandbox/esign/esignRoutes.ts';
import { registryRoutes } from './sandbox/kyc/registryRoutes.ts';
import { openIdRoutes } from './sandbox/openid/openIdRoutes.ts';
import { registrarRoutes } from './sandbox/registrar/registrarRoutes.ts';
import { remittanceRoutes } from './sandbox/remittances/remittanceRoutes.ts';

// All partners but the stock exchange, which is a process of its own: `exchange.ts`.
await runPartnerProcess(OTHER_PARTNERS, async (gateway, settings) => {
  const app = await createGateway(gateway, { logger: logging });
  await openIdRoutes(app, { ...settings, openidSecret: settings.partnerSecrets.openid.current });
  await registryRoutes(app, gateway);
  await esignRoutes(app, gateway);
  await depositRoutes(app, gateway);
  await remittanceRoutes(app, gateway);
  await registrarRoutes(app, gateway);
  await brokerRoutes(app, gateway);
  await scheduleUsActions(gateway.db, await databaseClock(gateway.db, gateway.now).now());
  keepMarketOpen(app, () => advanceBroker(gateway));
  return app;
});
