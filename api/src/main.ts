import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import { auditSigner } from './audit/index.ts';
import { seedCalendar } from './calendar/index.ts';
import { assertDurable } from './db/migrate.ts';
import { tablesReady } from './db/prepareTables.ts';
import { openDb } from './db/pool.ts';
import { domains } from './domains.ts';
import { createApp, createServer } from './platform/http/app.ts';
import { databaseClock } from './platform/process/businessClock.ts';
import { openJobs } from './platform/process/jobs.ts';
import { endInOrder } from './platform/process/lifecycle.ts';
import { logging } from './platform/process/logging.ts';
import { Schedule, startBackground } from './platform/nodeTasks.ts';
import { publish } from './platform/process/publish.ts';
import { withSecretFiles } from './platform/settings/secretFiles.ts';
import { readSettings } from './platform/settings/settings.ts';
import { openRules, seedRules } from './rules/index.ts';
import { masterKeys, openVault, sealClearDates } from './vault/index.ts';
import { wire } from './wire.ts';

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
await db.tx((tx) => seedCalendar(tx, { sandbox: settings.sandbox }));
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
const stopBackground = await startBackground(ctx, domains);
const schedule = new Schedule(ctx, domains);
endInOrder(async () => {
  schedule.stop();
  await app.close();
  await jobs.stop();
  await stopBackground();
  await keysDb.close();
  await db.close();
}, log);

await jobs.work(ctx, domains);
await app.listen({ host: settings.host, port: settings.port });
schedule.start();

const ready = { ready: true, port: (app.server.address() as AddressInfo).port };
if (process.send) process.send(ready);
else process.stdout.write(`${JSON.stringify(ready)}\n`);
