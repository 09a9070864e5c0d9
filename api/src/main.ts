import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import { auditSigner, keepSealing } from './audit/index.ts';
import { seedCalendar } from './calendar/index.ts';
import { sweepAnalytics } from './analytics/index.ts';
import { sweepCspReports } from './config/index.ts';
import { assertDurable } from './db/migrate.ts';
import { tablesReady } from './db/prepareTables.ts';
import { openDb } from './db/pool.ts';
import { domains } from './domains.ts';
import { publishNavs, tendMarket } from './funds/index.ts';
import { publishGoldPrices } from './gold/index.ts';
import { sweepEnquiries, wakeForms } from './kyc/index.ts';
import { wakeMandates } from './mandates/index.ts';
import { proveWhenDue, wakeOrders } from './orders/index.ts';
import { createApp, createServer } from './platform/app.ts';
import { databaseClock } from './platform/businessClock.ts';
import { openJobs } from './platform/jobs.ts';
import { endInOrder } from './platform/lifecycle.ts';
import { logging } from './platform/logging.ts';
import { publish } from './platform/publish.ts';
import { closeDueAccounts, endKeeping, sweepArchives } from './profile/index.ts';
import { sweepReplies } from './platform/sweepReplies.ts';
import { withSecretFiles } from './platform/secretFiles.ts';
import { readSettings } from './platform/settings.ts';
import {
  renewRegistry,
  sweepFailures,
  sweepMounts,
  sweepSecurityEvents,
  sweepVisits,
} from './releases/index.ts';
import { keepRules, openRules, seedRules } from './rules/index.ts';
import { publishPrices } from './stocks/index.ts';
import { sweepOutbox } from './stream/index.ts';
import { sweepSessions } from './users/index.ts';
import { masterKeys, openVault, sealClearDates } from './vault/index.ts';
import { wire } from './wire.ts';

const UPKEEP_MS = 3_600_000;
const NAVS_EVERY_MS = 60_000;
const RENEWAL_EVERY_MS = 5_000;
/** How long a node may go on sealing under a data key after a newer one was made. */
const KEYS_EVERY_MS = 30_000;

const env = withSecretFiles(process.env);
const settings = readSettings(env);
// Fastify brings its logger along; the queue needs one before the app is there.
const { log } = createServer({ logger: logging });
const db = openDb(settings.databaseUrl, { connections: settings.connections });
await assertDurable(db);
const masters = masterKeys(env.VAULT_KEY ?? '', env.VAULT_OLD_KEYS);
await tablesReady(db, settings.databaseUrl, { masters, log });
// A connection of its own: transactions that wait for a key must not wait for one another's connections.
const keysDb = openDb(settings.databaseUrl, { connections: 1 });
const vault = await openVault(keysDb, masters);
await sealClearDates(db, vault);
await seedRules(db, { now: new Date() });
const jobs = await openJobs(settings.databaseUrl, log);
const now = () => new Date();
const ctx = wire({
  db,
  settings,
  log,
  now,
  business: databaseClock(db, now),
  randomBytes,
  jobs,
  rules: await openRules(db),
  vault,
  auditSigner: auditSigner(masters),
  publish,
});
const app = await createApp(ctx, domains, { loggerInstance: log, trustProxy: settings.trustedProxies });
collectDefaultMetrics({ register: app.metrics });
const stopSealing = keepSealing(ctx);
const stopRules = await keepRules(ctx);
const upkeep = setInterval(() => void keepUp(), UPKEEP_MS);
const navs = setInterval(() => void bringNavs(), NAVS_EVERY_MS);
const renewal = setInterval(() => void renew(), RENEWAL_EVERY_MS);
const keys = setInterval(() => void learnKeys(), KEYS_EVERY_MS);
endInOrder(async () => {
  clearInterval(upkeep);
  clearInterval(navs);
  clearInterval(renewal);
  clearInterval(keys);
  await app.close();
  await stopRules();
  await jobs.stop();
  await stopSealing();
  await keysDb.close();
  await db.close();
}, log);

await db.tx((tx) => seedCalendar(tx, { sandbox: settings.sandbox }));
await jobs.work(ctx, domains);
await wakeOrders(ctx);
await wakeMandates(ctx);
await app.listen({ host: settings.host, port: settings.port });
void keepUp();
void bringNavs();
void renew();

const ready = { ready: true, port: (app.server.address() as AddressInfo).port };
if (process.send) process.send(ready);
else process.stdout.write(`${JSON.stringify(ready)}\n`);

/** What is no longer needed goes, and today's gold price is there. */
async function keepUp(): Promise<void> {
  for (const task of [
    sweepSessions,
    proveWhenDue,
    sweepOutbox,
    sweepReplies,
    sweepCspReports,
    sweepSecurityEvents,
    sweepFailures,
    sweepMounts,
    sweepVisits,
    sweepEnquiries,
    sweepAnalytics,
    sweepArchives,
    closeDueAccounts,
    endKeeping,
    publishGoldPrices,
    wakeForms,
    wakeOrders,
    wakeMandates,
  ]) {
    await task(ctx).catch((error: unknown) => log.error({ err: error, task: task.name }, 'upkeep failed'));
  }
}

/** The NAVs and closing prices of the days whose hour has come on the business clock. */
async function bringNavs(): Promise<void> {
  await publishNavs(ctx).catch((error: unknown) => log.error({ err: error }, 'NAVs were not published'));
  await publishPrices(ctx).catch((error: unknown) => log.error({ err: error }, 'prices were not published'));
  await tendMarket(ctx).catch((error: unknown) => log.error({ err: error }, 'the market was not tended'));
}

/** The registry is issued anew before it expires and when keys have changed. */
async function renew(): Promise<void> {
  await renewRegistry(ctx).catch((error: unknown) =>
    log.error({ err: error }, 'the registry was not renewed'),
  );
}

/** The data key of a rotation that ran elsewhere. */
async function learnKeys(): Promise<void> {
  await vault.refresh().catch((error: unknown) => log.error({ err: error }, 'the keys were not read'));
}
