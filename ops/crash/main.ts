import { proveBooks } from '../../api/src/ledger/index.ts';
import { openDb } from '../../api/src/db/pool.ts';
import { openVault } from '../../api/src/vault/index.ts';
import { cartOtp, otpFor } from '../cluster/testing/cartOtp.ts';
import { fundCodes, newPerson } from '../cluster/testing/person.ts';
import { seededRandom } from '../simulate/random.ts';
import { pause } from './careful.ts';
import { CrashClient } from './client.ts';
import { DepositClient, type DepositOtp } from './deposits/depositClient.ts';
import { depositVerdict } from './deposits/depositVerdict.ts';
import { ageDeposits, giveBank } from './deposits/oldDeposits.ts';
import { readDeposits } from './deposits/readDeposits.ts';
import { startCrashInstallation, type Victim } from './installation.ts';
import { readCrashOptions } from './options.ts';
import { readCrashState } from './readState.ts';
import { settleAll, settleDay } from './settle.ts';
import { readShares } from './shares/readShares.ts';
import { ShareClient, type ShareOtp } from './shares/shareClient.ts';
import { openMarket, quietShares } from './shares/shareMarket.ts';
import { shareVerdict, type ShareJournal } from './shares/shareVerdict.ts';
import { verdictOf } from './verdict.ts';

const SHOWN = 10;

const options = readCrashOptions(process.argv.slice(2));
const random = seededRandom(options.seed, 3);
const started = performance.now();
const installation = await startCrashInstallation();
const { origin } = installation;
const db = openDb(installation.databaseUrl, { connections: 4 });
let code = 1;
try {
  const vault = await openVault(db, installation.masters);
  const codes = await fundCodes(db, 40);
  const shares = await quietShares(db);
  const depositOtp: DepositOtp = ({ token, portfolioId }, purpose, confirms) =>
    otpFor(db, {
      token,
      purpose,
      confirms: vault.blindIndex('step_up', `${portfolioId}:${confirms}`).toString('hex'),
    });
  const shareOtp: ShareOtp = (person, confirms) => depositOtp(person, 'redeem', confirms);
  const clients: CrashClient[] = [];
  const traders: ShareClient[] = [];
  const savers: DepositClient[] = [];
  for (let n = 0; n < options.clients; n += 1) {
    const person = await newPerson(db, origin);
    clients.push(
      new CrashClient(origin, person, codes, seededRandom(options.seed, 4, n), (token, confirms) =>
        cartOtp(db, token, confirms),
      ),
    );
    traders.push(
      new ShareClient(origin, person, { shares, random: seededRandom(options.seed, 5, n), otp: shareOtp }),
    );
    savers.push(
      new DepositClient(origin, person, {
        bankId: await giveBank(db, person.portfolioId),
        random: seededRandom(options.seed, 6, n),
        otp: depositOtp,
      }),
    );
  }
  await ageDeposits(origin, db, savers);
  await openMarket(origin, db, { clients: traders, shares });
  let killing = true;
  const work = [...clients, ...traders, ...savers].map((client) => client.work(() => killing));
  const kills: Record<Victim, number> = { api: 0, database: 0, exchange: 0 };
  for (let kill = 0; kill < options.kills; kill += 1) {
    await pause(random.int(100, 2_500));
    const roll = random.next();
    const { database, exchange } = options;
    const what = roll < database ? 'database' : roll < database + exchange ? 'exchange' : 'api';
    await installation.kill(what);
    kills[what] += 1;
  }
  killing = false;
  await Promise.all(work);
  await settleDay(db);
  const traded: ShareJournal = {
    orders: traders.flatMap(({ journal }) => journal),
    cancelled: new Set(traders.flatMap(({ cancelled }) => [...cancelled])),
    paid: traders.flatMap(({ paid }) => paid),
  };
  const faults = shareVerdict(traded, await readShares(db, null), false).map(
    (fault) => `before the close: ${fault}`,
  );
  await settleAll(db, origin);

  const journal = clients.flatMap((client) => client.journal);
  const verdict = verdictOf(journal, await readCrashState(db, options.plant));
  const shareState = await readShares(db, options.plant);
  const saved = {
    booked: savers.flatMap((saver) => saver.journal),
    withdrawn: new Map(savers.flatMap(({ withdrawn }) => [...withdrawn])),
  };
  faults.push(
    ...verdict.faults,
    ...shareVerdict(traded, shareState, true),
    ...depositVerdict(saved, await readDeposits(db, options.plant)),
  );
  for (const { kind, subject, detail } of (await proveBooks(db)).findings)
    faults.push(`${kind} of ${subject}: ${detail}`);
  for (const client of [...clients, ...traders, ...savers]) faults.push(...client.surprises);
  const states = Map.groupBy(shareState.orders, ({ state }) => state);
  console.log(
    `${kills.api} kills of the API, ${kills.database} of the database and ${kills.exchange} of the exchange in ${((performance.now() - started) / 1_000).toFixed(0)} s, seed ${options.seed}\n` +
      `  acknowledged orders of funds ${journal.length} · paid carts ${clients.reduce((sum, { paid }) => sum + paid, 0)} · ledger sums to ${verdict.ledgerSum}\n` +
      `  acknowledged orders of shares ${traded.orders.length} (${[...states].map(([state, { length }]) => `${length} ${state}`).join(', ')}) · ` +
      `cancellations ${traded.cancelled.size} · payments of cash ${traded.paid.length}\n` +
      `  trades ${shareState.trades.length}, of which annulled ${shareState.trades.filter(({ annulled }) => annulled).length} · ` +
      `messages of the exchange ${shareState.exchange.log.length}\n` +
      `  acknowledged deposits ${saved.booked.length} · withdrawals ${saved.withdrawn.size}`,
  );
  for (const message of faults.slice(0, SHOWN)) console.error(`  ${message}`);
  if (faults.length > 0) console.error(`${faults.length} faults; again with --seed ${options.seed}`);
  code = faults.length > 0 ? 1 : 0;
} finally {
  await db.close();
  await installation.stop();
}
process.exit(code);
