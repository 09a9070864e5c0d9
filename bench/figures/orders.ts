import { openDb, type Db } from '../../api/src/db/pool.ts';
import { fundCodes } from '../../ops/cluster/testing/person.ts';
import { startCrashInstallation, type CrashInstallation } from '../../ops/crash/installation.ts';
import { bareScript } from '../orders/bareScript.ts';
import { workFor, type Round } from '../orders/clients.ts';
import { makeInvestors, makeNumbered, type BenchInvestor } from '../orders/investors.ts';
import { hasPgbench, pgbenchRound } from '../orders/pgbench.ts';
import { placeOrder } from '../orders/throughApi.ts';
import { inTurn } from '../measure/inTurn.ts';
import { median, quantile, ratioOfMedians } from '../measure/statistics.ts';
import { between, kept, times, type Finding } from '../measure/table.ts';
import { untilAtRest } from '../measure/untilAtRest.ts';

const CLIENTS = 20;
const ROUND_MS = 8_000;
const ROUNDS = 5;
const INVESTORS = 5_000;
const FUNDS = 40;
/** Distinct orders kept ready for a round of the script. */
const MOST_A_ROUND = 30_000;
/** Of the script's rate that the API has to reach, and what it aims at. */
const GATE = 0.35;
const AIM = 0.6;

/** Hands out pairs of an investor and a fund, none of them twice. */
function distinctOrders(investors: readonly BenchInvestor[], codes: readonly string[]) {
  let next = 0;
  return (): [BenchInvestor, string] => {
    const code = codes[Math.floor(next / investors.length)];
    if (!code) throw new Error(`${next} orders are all that there are`);
    return [investors[next++ % investors.length]!, code];
  };
}

async function measure(
  { origin, databaseUrl }: Pick<CrashInstallation, 'origin' | 'databaseUrl'>,
  db: Db,
  say: (line: string) => void,
): Promise<Finding> {
  const codes = await fundCodes(db, FUNDS);
  const people = await makeInvestors(db, INVESTORS);
  const others = await makeNumbered(db, INVESTORS);
  await db.query('ANALYZE');
  const ours = distinctOrders(people, codes);
  const bare = distinctOrders(others, codes);
  const withPgbench = hasPgbench();
  let answer = '';
  let from = 0;
  const pgbench = async (): Promise<Round> => {
    const own = { databaseUrl, clients: CLIENTS, ms: ROUND_MS, investors: INVESTORS };
    const round = await pgbenchRound({ ...own, codes, from, answer });
    from += MOST_A_ROUND;
    return round;
  };
  const ways = {
    api: () =>
      workFor(ROUND_MS, CLIENTS, async () => {
        answer = await placeOrder(origin, ...ours());
      }),
    script: () =>
      withPgbench
        ? pgbench()
        : workFor(ROUND_MS, CLIENTS, async () => {
            await db.query(bareScript(...bare(), answer));
          }),
  };
  say('orders: waiting until the API has done what it does after its start');
  await untilAtRest(db);
  say('orders: warming up');
  const warm = [await ways.api(), await ways.script()];
  const found = await inTurn(ways, ROUNDS, (round) => say(`orders: round ${round} of ${ROUNDS}`));
  const done = [...warm, ...found.api, ...found.script].reduce((sum, round) => sum + round.times.length, 0);
  const [row] = await db.query<{ orders: number }>(
    `SELECT count(*) AS orders FROM orders WHERE status = 'pending' AND investor_id = ANY ($1)`,
    [people.map(({ userId }) => userId)],
  );
  const answered = [warm[0]!, ...found.api].reduce((sum, round) => sum + round.times.length, 0);
  if (row!.orders !== answered) throw new Error(`${answered} orders were answered, ${row!.orders} are kept`);
  return findingOf(found, done, withPgbench);
}

function findingOf(
  { api, script }: Record<'api' | 'script', Round[]>,
  done: number,
  withPgbench: boolean,
): Finding {
  const rates = (rounds: readonly Round[]): number[] => rounds.map(({ rate }) => rate);
  const all = (rounds: readonly Round[]): number[] => rounds.flatMap((round) => round.times);
  const ratio = ratioOfMedians(rates(api), rates(script));
  const line = (name: string, rounds: readonly Round[]): string[] => [
    name,
    median(rates(rounds)).toFixed(0),
    ...[0.5, 0.99].map((share) => `${quantile(all(rounds), share).toFixed(1)} ms`),
  ];
  return {
    title: 'Durable orders',
    about:
      `${CLIENTS} clients put distinct orders into carts, one after the other, through the API's real process (sign-in, ` +
      `checks, repeat key, timeline, events, audit) and by a bare script of SQL that leaves the same rows, ` +
      `${withPgbench ? 'run by pgbench, statement by statement' : 'one message a transaction, for pgbench is not here'}, ` +
      `on the same server with fsync; ${ROUNDS} rounds of ${ROUND_MS / 1_000} s of both in turn, ${done} ` +
      `orders. API, PostgreSQL and clients share the machine. The ratio is held to ${GATE} (aim ${AIM}).`,
    tables: [
      { head: ['way', 'orders a second', 'p50', 'p99'], rows: [line('API', api), line('script', script)] },
      {
        head: ['ratio', '95 %', 'kept', 'aim reached'],
        rows: [
          [
            times(ratio.value),
            between(ratio.low, ratio.high),
            kept(GATE, ratio.value),
            kept(AIM, ratio.value),
          ],
        ],
      },
    ],
  };
}

/** Durable orders a second, against a bare script's. */
export async function orders(say: (line: string) => void): Promise<Finding> {
  say('orders: starting the API with a database of its own');
  const installation = await startCrashInstallation();
  const db = openDb(installation.databaseUrl, { connections: CLIENTS });
  try {
    return await measure(installation, db, say);
  } finally {
    await db.close();
    await installation.stop();
  }
}
