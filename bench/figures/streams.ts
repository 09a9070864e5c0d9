import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { calls } from '@sanchay/contracts/calls';
import { openLoop, type FirstByte } from '../measure/openLoop.ts';
import { quantile } from '../measure/statistics.ts';
import { kept, milliseconds, times, type Finding } from '../measure/table.ts';
import { makeInvestors } from '../orders/investors.ts';
import { forget, onDatabaseOf, startProduct } from '../product.ts';
import type { CrowdNews, CrowdOrder } from '../streams/crowd.ts';

const PORT = Number(process.env.PORT ?? 4900) + 6;
const STREAMS = 5_000;
const SLOW = 1_000;
/** A session may have six streams at a node. */
const SESSIONS = 1_000;
const CALLS = { perSecond: 40, seconds: 20 };
const ROUNDS = 3;
/** The connections of the crowd that left are gone by then, and what the API does after its start is done. */
const REST_MS = 5_000;
const GATE = 1.5;

const crowdFile = path.join(import.meta.dirname, '..', 'streams', 'crowd.ts');

async function gathered(order: CrowdOrder) {
  const child = fork(crowdFile, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const heard = async (): Promise<{ streams: number; slow: number }> => {
    const [news] = (await once(child, 'message')) as [CrowdNews];
    if ('failed' in news) throw new Error(`the crowd did not gather: ${news.failed}`);
    return news;
  };
  child.send(order);
  try {
    await heard();
  } catch (error) {
    // A crowd that is left behind would keep this program from ending.
    child.kill();
    throw error;
  }
  return {
    count: () => {
      child.send('count');
      return heard();
    },
    leave: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

/** Calls of other users through the edge server, alone and beside thousands of open streams and slow clients. */
export async function streams(say: (line: string) => void): Promise<Finding> {
  const product = await startProduct(PORT);
  try {
    const people = await onDatabaseOf(product.folder, (db) => makeInvestors(db, SESSIONS + 100));
    const tokens = people.map(({ token }) => token);
    const others = tokens.slice(SESSIONS);
    const order: CrowdOrder = { port: PORT, tokens: tokens.slice(0, SESSIONS), streams: STREAMS, slow: SLOW };
    const round = async (): Promise<FirstByte[]> => {
      const count = CALLS.perSecond * CALLS.seconds;
      const address = `${product.origin.replace('localhost', '127.0.0.1')}${calls.cart.path}`;
      return openLoop(
        Array.from({ length: count }, () => address),
        CALLS.perSecond,
        (n) => ({ authorization: `Bearer ${others[n % others.length]!}` }),
      );
    };
    say('streams: warming up');
    const warm = await round();
    if (!warm.some(({ status }) => status === 200))
      throw new Error(`calls were answered ${[...new Set(warm.map(({ status }) => status))].join(', ')}`);
    const found = { without: [] as FirstByte[], beside: [] as FirstByte[] };
    let fewest = { streams: STREAMS, slow: SLOW };
    for (let run = 1; run <= ROUNDS; run += 1) {
      say(`streams: round ${run} of ${ROUNDS}`);
      await rest();
      found.without.push(...(await round()));
      const crowd = await gathered(order);
      await rest();
      found.beside.push(...(await round()));
      const left = await crowd.count();
      fewest = {
        streams: Math.min(fewest.streams, left.streams),
        slow: Math.min(fewest.slow, left.slow),
      };
      await crowd.leave();
    }
    return findingOf(found, fewest);
  } finally {
    await product.stop();
    forget(product.folder);
  }
}

function findingOf(
  found: Record<'without' | 'beside', FirstByte[]>,
  fewest: { streams: number; slow: number },
): Finding {
  const p95 = (answers: readonly FirstByte[]): number =>
    quantile(
      answers.map(({ after }) => after),
      0.95,
    );
  const ratio = p95(found.beside) / p95(found.without);
  const row = (name: string, answers: readonly FirstByte[]): string[] => [
    name,
    ...[0.5, 0.95, 0.99].map((share) =>
      milliseconds(
        quantile(
          answers.map(({ after }) => after),
          share,
        ),
      ),
    ),
    `${answers.filter(({ status }) => status === 200).length} of ${answers.length}`,
  ];
  return {
    title: 'Streams and slow clients',
    about:
      `Carts of other users through the edge server, ${CALLS.perSecond} a second from the moment at which each was due, alone and ` +
      `beside ${STREAMS} open event streams of ${SESSIONS} sessions and ${SLOW} clients that send a byte a second (half of a ` +
      `header, half of a body), ${ROUNDS} rounds of ${CALLS.seconds} s of both in turn. Everything shares the machine. At the end of ` +
      `a round at least ${fewest.streams} streams and ${fewest.slow} slow clients were still there. The ratio of both p95 is held to ${GATE}.`,
    tables: [
      {
        head: ['calls', 'p50', 'p95', 'p99', 'answered 200'],
        rows: [row('alone', found.without), row('beside the crowd', found.beside)],
      },
      { head: ['ratio of p95', 'held to', 'kept'], rows: [[times(ratio), times(GATE), kept(ratio, GATE)]] },
    ],
  };
}
