import { databaseClock } from '../platform/process/businessClock.ts';
import { logging } from '../platform/process/logging.ts';
import { EXCHANGE_PARTNERS } from '../platform/settings/partnerSecrets.ts';
import { runPartnerProcess } from './partnerProcess.ts';
import { scheduleActions } from './sandbox/exchange/actions/inventedActions.ts';
import { advanceExchange } from './sandbox/exchange/advance.ts';
import { createExchange } from './sandbox/exchange/createExchange.ts';
import { keepMarketOpen } from './sandbox/numbered/keepOpen.ts';

// The stock exchange of the sandbox, beside the process of the other partners.
await runPartnerProcess(EXCHANGE_PARTNERS, async (gateway) => {
  const app = await createExchange(gateway, { logger: logging });
  await scheduleActions(gateway.db, await databaseClock(gateway.db, gateway.now).now());
  keepMarketOpen(app, () => advanceExchange(gateway));
  return app;
});
