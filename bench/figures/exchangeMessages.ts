import { openDb, type Db } from '../../api/src/db/pool.ts';
import type { ExchangeMessage } from '../../api/src/partners/index.ts';
import { startCrashInstallation, type CrashInstallation } from '../../ops/crash/installation.ts';
import { deliver, messagesAbout, storeSentOrders } from '../exchange/messages.ts';
import { inTurn } from '../measure/inTurn.ts';
import { median, quantile } from '../measure/statistics.ts';
import { kept, milliseconds, type Finding } from '../measure/table.ts';
import { untilAtRest } from '../measure/untilAtRest.ts';

const ROUND_MS = 5_000;
const ROUNDS = 5;
const ORDERS = 90_000;
const INVESTORS = 500;
const AT_A_TIME = 16;
const IN_A_CALL = 50;
/** Messages a second. */
const LEAST = 500;
/** How long messages arrive before the database is killed. */
const BEFORE_KILL_MS = 2_000;

interface Round {
  /** Messages a second. */
  rate: number;
  /** Milliseconds from the call to the acknowledgement. */
  times: number[];
}

/** Hands the exchange's messages out in the order of their numbers. */
class Feed {
  readonly #messages: Generator<ExchangeMessage>;

  constructor(ids: readonly string[]) {
    this.#messages = messagesAbout(ids, 1);
  }

  next(count: number): ExchangeMessage[] {
    return Array.from({ length: count }, () => {
      const { value, done } = this.#messages.next();
      if (done) throw new Error(`the messages of ${ORDERS} orders are all that there are`);
      return value;
    });
  }
}

/** Delivers messages for a time, so many calls at once and so many messages in each. */
async function round(
  installation: CrashInstallation,
  feed: Feed,
  { calls, each }: { calls: number; each: number },
): Promise<Round> {
  const times: number[] = [];
  const began = performance.now();
  const work = async (): Promise<void> => {
    for (let at = performance.now(); at - began < ROUND_MS; at = performance.now()) {
      if (!(await deliver(installation, feed.next(each)))) throw new Error('a message was not acknowledged');
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: calls }, work));
  return { rate: (times.length * each * 1_000) / (performance.now() - began), times };
}

/** Kills the database while messages arrive. @returns acknowledged messages, and those of them that are lost */
async function throughKill(
  installation: CrashInstallation,
  db: Db,
  feed: Feed,
): Promise<{ acknowledged: number; lost: number }> {
  const acknowledged: number[] = [];
  let isKilled = false;
  const work = async (): Promise<void> => {
    while (!isKilled) {
      const messages = feed.next(1);
      if (await deliver(installation, messages)) acknowledged.push(messages[0]!.seq);
    }
  };
  const working = Promise.all(Array.from({ length: AT_A_TIME }, work));
  await new Promise((resolve) => setTimeout(resolve, BEFORE_KILL_MS));
  const killed = installation.kill('database');
  isKilled = true;
  await Promise.all([working, killed]);
  const [row] = await db.query<{ there: number }>(
    'SELECT count(*)::int AS there FROM exchange_inbox WHERE seq = ANY ($1)',
    [acknowledged],
  );
  return { acknowledged: acknowledged.length, lost: acknowledged.length - row!.there };
}

/** Every delivered message has to be applied by now. */
async function assertApplied(db: Db, delivered: number): Promise<void> {
  const [row] = await db.query<{ applied: string; trades: number }>(
    `SELECT applied::text, (SELECT count(*)::int FROM stock_trades) AS trades FROM exchange_cursor WHERE id = 1`,
  );
  const trades = delivered - Math.ceil(delivered / 3);
  if (Number(row!.applied) !== delivered || row!.trades !== trades)
    throw new Error(
      `${delivered} messages were delivered, ${row!.applied} applied with ${row!.trades} trades`,
    );
}

async function measure(
  installation: CrashInstallation,
  db: Db,
  say: (line: string) => void,
): Promise<Finding> {
  const feed = new Feed(await storeSentOrders(db, { orders: ORDERS, investors: INVESTORS }));
  await db.query('ANALYZE');
  say('messages: waiting until the API has done what it does after its start');
  await untilAtRest(db);
  const single = { calls: AT_A_TIME, each: 1 };
  const many = { calls: 1, each: IN_A_CALL };
  say('messages: warming up');
  const warm = [await round(installation, feed, single), await round(installation, feed, many)];
  const found = await inTurn(
    { single: () => round(installation, feed, single), many: () => round(installation, feed, many) },
    ROUNDS,
    (n) => say(`messages: round ${n} of ${ROUNDS}`),
  );
  const count = (rounds: readonly Round[]): number =>
    rounds.reduce((sum, { times }) => sum + times.length, 0);
  const delivered = count([warm[0]!, ...found.single]) + count([warm[1]!, ...found.many]) * IN_A_CALL;
  await assertApplied(db, delivered);
  say('messages: killing the database');
  const { acknowledged, lost } = await throughKill(installation, db, feed);
  const line = (name: string, rounds: readonly Round[]): string[] => {
    const rate = median(rounds.map((one) => one.rate));
    const times = rounds.flatMap((one) => one.times);
    return [
      name,
      rate.toFixed(0),
      milliseconds(median(times)),
      milliseconds(quantile(times, 0.99)),
      kept(LEAST, rate),
    ];
  };
  return {
    title: 'Messages of the exchange',
    about:
      `Signed messages of the stock exchange at the API's real process, ${ORDERS} orders of ${INVESTORS} investors that are ` +
      `accepted and traded in two parts; ${ROUNDS} rounds of ${ROUND_MS / 1_000} s of each way in turn, ${delivered} messages, ` +
      `each applied before the next round. A message is acknowledged once its transaction is on disk. API, PostgreSQL and the ` +
      `exchange share the machine. The rate is held to ${LEAST} a second. Then the database was killed while messages arrived: ` +
      `of ${acknowledged} that were acknowledged ${lost} were lost.`,
    tables: [
      {
        head: ['way', 'messages a second', 'p50 of a call', 'p99', 'kept'],
        rows: [
          line(`one a call, ${AT_A_TIME} calls at a time`, found.single),
          line(`${IN_A_CALL} a call, one call after the other`, found.many),
        ],
      },
    ],
  };
}

/** Messages of the exchange that the API applies and acknowledges in a second. */
export async function exchangeMessages(say: (line: string) => void): Promise<Finding> {
  say('messages: starting the API with a database of its own');
  const installation = await startCrashInstallation();
  const db = openDb(installation.databaseUrl, { connections: 2 });
  try {
    return await measure(installation, db, say);
  } finally {
    await db.close();
    await installation.stop();
  }
}
