import type { Db } from '../../db/pool.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { openBankStore } from './bank/bankRoutes.ts';
import { openDecisionStore } from './decisions/store.ts';
import { openEsignStore } from './esign/store.ts';
import { exchangeActions } from './exchange/actions/actionStore.ts';
import { notices } from './exchange/notices/noticeStore.ts';
import { openExchangeStore } from './exchange/store.ts';
import { openRegistryStore } from './kyc/applications.ts';
import { openMandateStore } from './mandate/store.ts';
import { createPartnerTables } from './partnerTables.ts';
import { openGatewayStore } from './store.ts';
import { brokerActions } from './us-broker/actions/usActionRoutes.ts';
import { openBrokerStore } from './us-broker/store.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
  await api.db.query('DROP SCHEMA IF EXISTS partners_sandbox CASCADE');
});
afterEach(() => api.close());

const STORES: readonly (readonly [string, (db: Db) => Promise<void>])[] = [
  ['the bank', openBankStore],
  ['decisions', openDecisionStore],
  ['e-sign', openEsignStore],
  ['the exchange', openExchangeStore],
  ['corporate actions', exchangeActions.open],
  ['notices', notices.open],
  ['the KYC registry', openRegistryStore],
  ['mandates', openMandateStore],
  ['the payment gateway', openGatewayStore],
  ['the US broker', openBrokerStore],
  ['US corporate actions', brokerActions.open],
];

test.each(STORES)(
  'X7 · %s creates its tables although another process creates the schema at the same time',
  async (_, open) => {
    const waits = async (): Promise<boolean> => {
      const [row] = await api.db.query<{ waiting: boolean }>(
        `SELECT EXISTS (SELECT 1 FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock') AS waiting`,
      );
      return row!.waiting;
    };
    let opened = Promise.resolve();
    await createPartnerTables(api.db, async () => {
      opened = open(api.db);
      opened.catch(() => undefined);
      while (!(await waits())) await new Promise(setImmediate);
    });
    await expect(opened).resolves.toBeUndefined();
  },
);
