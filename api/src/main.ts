import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { seedCalendar } from './calendar/index.ts';
import { followBuiltRegistry, publishBuiltRegistry, renewRegistry, sweepCspReports } from './config/index.ts';
import { assertDurable, migrate } from './db/migrate.ts';
import { openDb } from './db/pool.ts';
import { domains } from './domains.ts';
import { publishNavs } from './funds/index.ts';
import { publishGoldPrices } from './gold/index.ts';
import { wakeOrders } from './orders/index.ts';
import { createApp, createServer } from './platform/app.ts';
import { databaseClock } from './platform/businessClock.ts';
import type { Context } from './platform/context.ts';
import { openJobs } from './platform/jobs.ts';
import { endInOrder } from './platform/lifecycle.ts';
import { logging } from './platform/logging.ts';
import { publish } from './platform/publish.ts';
import { readSettings } from './platform/settings.ts';
import { sweepOutbox } from './stream/index.ts';
import { sweepSessions } from './users/index.ts';

const UPKEEP_MS = 3_600_000;
const NAVS_EVERY_MS = 60_000;

const settings = readSettings(process.env);
// Fastify brings its logger along; the queue needs one before the app is there.
const { log } = createServer({ logger: logging });
const db = openDb(settings.databaseUrl, { connections: 12 });
await assertDurable(db);
await migrate(db);
const jobs = await openJobs(settings.databaseUrl, log);
const now = () => new Date();
const ctx: Context = {
  db,
  settings,
  log,
  now,
  business: databaseClock(db, now),
  randomBytes,
  jobs,
  publish,
  authenticate: async () => null,
};
// Only the edge on this machine may say where a request came from.
const app = await createApp(ctx, domains, { loggerInstance: log, trustProxy: 'loopback' });
const upkeep = setInterval(() => void keepUp(), UPKEEP_MS);
const navs = setInterval(() => void bringNavs(), NAVS_EVERY_MS);
endInOrder(async () => {
  clearInterval(upkeep);
  clearInterval(navs);
  await app.close();
  await jobs.stop();
  await db.close();
}, log);

await db.tx((tx) => seedCalendar(tx, { sandbox: settings.sandbox }));
await publishBuiltRegistry(ctx);
await jobs.work(ctx, domains);
await wakeOrders(ctx);
await app.listen({ host: settings.host, port: settings.port });
void keepUp();
void bringNavs();
if (settings.sandbox) followBuiltRegistry(ctx);

const ready = { ready: true, port: (app.server.address() as AddressInfo).port };
if (process.send) process.send(ready);
else process.stdout.write(`${JSON.stringify(ready)}\n`);

/** What is no longer needed goes, today's gold price is there, and the registry is issued anew before it expires. */
async function keepUp(): Promise<void> {
  for (const task of [
    sweepSessions,
    sweepOutbox,
    sweepCspReports,
    publishGoldPrices,
    renewRegistry,
    wakeOrders,
  ]) {
    await task(ctx).catch((error: unknown) => log.error({ err: error, task: task.name }, 'upkeep failed'));
  }
}

/** The NAVs of the days whose hour has come on the business clock. */
async function bringNavs(): Promise<void> {
  await publishNavs(ctx).catch((error: unknown) => log.error({ err: error }, 'NAVs were not published'));
}
