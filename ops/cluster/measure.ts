import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { openDb } from '../../api/src/db/pool.ts';
import { startCluster } from './testing/installation.ts';
import { ask, fundCodes, newPerson, type Person } from './testing/person.ts';

/**
 * `npm run cluster:measure [SECONDS]`: requests a second through the gateway, with one node of each kind and with two.
 * The clients run on the same machine and take their share of it.
 */
const CLIENTS = 16;
const seconds = Number(process.argv[2] ?? 10);

interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failed: number;
}

/** Every client sends its next request as soon as it has its response. */
async function load(request: (client: number, turn: number) => Promise<number>): Promise<Measured> {
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const until = began + seconds * 1_000;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = 0; performance.now() < until; turn += 1) {
        const asked = performance.now();
        if ((await request(client, turn).catch(() => 0)) === 200) times.push(performance.now() - asked);
        else failed += 1;
      }
    }),
  );
  const took = (performance.now() - began) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? NaN);
  return { perSecond: Math.round(times.length / took), p50: at(0.5), p99: at(0.99), failed };
}

const rows: Record<string, string | number>[] = [];
for (const nodes of [1, 2]) {
  const cluster = await startCluster(nodes);
  const db = openDb(cluster.databaseUrl, { connections: 2 });
  try {
    const codes = await fundCodes(db, 12);
    const people: Person[] = [];
    // One after another: a sign-in is slow on purpose, and not what is measured.
    for (let n = 0; n < CLIENTS; n += 1) people.push(await newPerson(db, cluster.origin));
    const kinds: Record<string, (client: number, turn: number) => Promise<number>> = {
      'page /gold': async () => {
        const answer = await fetch(`${cluster.origin}/gold`);
        await answer.arrayBuffer();
        return answer.status;
      },
      'read, own cart': async (client) =>
        (await ask(cluster.origin, 'GET', '/api/v3/cart.json', { token: people[client]!.token })).status,
      'order POST, durable': async (client, turn) =>
        (
          await ask(cluster.origin, 'POST', '/api/v3/orders.json', {
            token: people[client]!.token,
            key: randomUUID(),
            // Another amount each round, so that every order changes something.
            body: { code: codes[turn % codes.length]!, type: 'buy', amount: 5_000 * (1 + (turn % 7)) },
          })
        ).status,
    };
    for (const [what, request] of Object.entries(kinds))
      rows.push({ nodes, what, ...(await load(request)), 'load of the machine': loadavg()[0]!.toFixed(1) });
  } finally {
    await db.close();
    await cluster.stop();
  }
}
console.table(rows);
