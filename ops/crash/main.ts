import { proveBalanced } from '../../api/src/ledger/index.ts';
import { openDb } from '../../api/src/db/pool.ts';
import { cartOtp } from '../cluster/testing/cartOtp.ts';
import { ask, fundCodes, newPerson } from '../cluster/testing/person.ts';
import { seededRandom } from '../simulate/random.ts';
import { CrashClient } from './client.ts';
import { startCrashInstallation } from './installation.ts';
import { readCrashOptions } from './options.ts';
import { readCrashState } from './readState.ts';
import { verdictOf } from './verdict.ts';

const QUIET_MS = 180_000;
const AHEAD_MS = 12 * 86_400_000;

const options = readCrashOptions(process.argv.slice(2));
const random = seededRandom(options.seed, 3);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const started = performance.now();
const installation = await startCrashInstallation();
const { origin } = installation;
const db = openDb(installation.databaseUrl, { connections: 4 });
let code = 1;
try {
  const codes = await fundCodes(db, 40);
  const clients: CrashClient[] = [];
  for (let n = 0; n < options.clients; n += 1)
    clients.push(
      new CrashClient(
        origin,
        await newPerson(db, origin),
        codes,
        seededRandom(options.seed, 4, n),
        (token, confirms) => cartOtp(db, token, confirms),
      ),
    );
  let killing = true;
  const work = clients.map((client) => client.work(() => killing));
  const kills = { api: 0, database: 0 };
  while (kills.api + kills.database < options.kills) {
    await pause(random.int(100, 2_500));
    const what = random.chance(options.database) ? 'database' : 'api';
    await installation.kill(what);
    kills[what] += 1;
  }
  killing = false;
  await Promise.all(work);
  await settle();
  await proveBalanced(db);

  const journal = clients.flatMap((client) => client.journal);
  const { ledgerSum, faults } = verdictOf(journal, await readCrashState(db, options.plant));
  for (const client of clients) faults.push(...client.surprises);
  console.log(
    `${kills.api} kills of the API and ${kills.database} of the database in ${((performance.now() - started) / 1_000).toFixed(0)} s, seed ${options.seed}\n` +
      `  acknowledged orders ${journal.length} · paid carts ${clients.reduce((sum, { paid }) => sum + paid, 0)} · ledger sums to ${ledgerSum}`,
  );
  for (const message of faults.slice(0, 10)) console.error(`  ${message}`);
  if (faults.length > 0) console.error(`${faults.length} faults; again with --seed ${options.seed}`);
  code = faults.length > 0 ? 1 : 0;
} finally {
  await db.close();
  await installation.stop();
}
process.exit(code);

/** Lets everything in progress complete: lost notifications are fetched, NAVs are published, orders are allotted. */
async function settle(): Promise<void> {
  const until = performance.now() + QUIET_MS;
  let moved = false;
  while (performance.now() < until) {
    const [open] = await db
      .query<{ payments: number; orders: number }>(
        `SELECT (SELECT count(*) FROM payments WHERE status IN ('created', 'pending')) AS payments,
                (SELECT count(*) FROM orders WHERE status IN ('confirmed', 'submitted')) AS orders`,
      )
      .catch(() => []);
    if (open && open.payments === 0 && open.orders === 0) return;
    if (open?.payments === 0 && !moved) {
      const answer = await ask(origin, 'POST', '/api/v3/sandbox/clock.json', {
        body: { advance_ms: AHEAD_MS },
      }).catch(() => null);
      moved = answer?.status === 200;
    }
    await pause(500);
  }
}
