import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { orderStatements } from './bareRows.ts';
import type { Round } from './clients.ts';
import { numbered } from './investors.ts';

/** Whether PostgreSQL's own benchmark program is on this machine. */
export function hasPgbench(): boolean {
  return spawnSync('pgbench', ['--version']).status === 0;
}

export interface BareRun {
  databaseUrl: string;
  clients: number;
  ms: number;
  /** How many of the numbered investors there are; each round takes further funds of them. */
  investors: number;
  codes: readonly string[];
  /** How many orders the rounds before may have made. */
  from: number;
  /** What the API answered an order with. */
  answer: string;
}

/** Variables of one order: a number that no other has, and what follows from it. Twelve digits fit the end of a UUID. */
const NUMBERS = `\\set turn :turn + 1
\\set n :from + :turn * :clients + :client_id
\\set investor 100000000000 + :n % :investors
\\set fund 1 + :n / :investors
\\set order 100000000000 + :n
`;

/** The same script for every order, one statement after the other as a program would send them. */
function script({ codes, answer }: Pick<BareRun, 'codes' | 'answer'>): string {
  const list = codes.map((code) => `'${code}'`).join(', ');
  const order = {
    userId: numbered('user', ':investor'),
    portfolioId: numbered('portfolio', ':investor'),
    cartId: numbered('cart', ':investor'),
    orderId: numbered('order', ':order'),
    key: numbered('key', ':order'),
    code: `(ARRAY[${list}])[:fund]`,
  };
  return `${NUMBERS}${orderStatements(order, answer)
    .map((sql) => `${sql.replaceAll('\n', ' ')};\n`)
    .join('')}`;
}

/**
 * Makes pgbench place distinct orders with this many clients for a time.
 * @throws Error with the output of pgbench when it failed, or an order of it did.
 */
export async function pgbenchRound(run: BareRun): Promise<Round> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanchay-pgbench-'));
  try {
    const file = path.join(folder, 'order.sql');
    writeFileSync(file, script(run));
    const { clients, investors, from } = run;
    const variables = Object.entries({ turn: -1, from, clients, investors }).flatMap(([name, value]) => [
      '-D',
      `${name}=${value}`,
    ]);
    const length = ['-c', String(clients), '-T', String(Math.round(run.ms / 1_000))];
    const log = ['-l', `--log-prefix=${path.join(folder, 'each')}`];
    const output = await reported(['-n', '-f', file, ...length, ...variables, ...log, run.databaseUrl]);
    const rate = Number(/^tps = ([\d.]+)/m.exec(output)?.[1]);
    if (!(rate > 0) || !/failed transactions: 0 /.test(output)) throw new Error(`pgbench: ${output}`);
    return { rate, times: latencies(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reported(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('pgbench', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`pgbench ended with ${code}: ${text}`)),
    );
  });
}

/** Milliseconds of each order, from pgbench's own log: the third field of a line is microseconds. */
function latencies(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('each'))
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => Number(line.split(' ')[2]) / 1_000);
}
