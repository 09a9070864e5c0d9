import { readFileSync, writeFileSync } from 'node:fs';
import {
  seedLongInvestors,
  LONG_INVESTOR,
  OTHER_ACCOUNTS,
} from '../../api/src/sandbox/long/seedLongInvestors.ts';
import { openDb, type Db } from '../../api/src/db/pool.ts';
import { PERSONA_PASSWORD } from '../../api/src/personas/index.ts';
import { ask } from '../../ops/cluster/testing/person.ts';
import { startCrashInstallation, type CrashInstallation } from '../../ops/crash/installation.ts';
import { median, quantile, ratioOfMedians } from '../measure/statistics.ts';
import { between, kept, milliseconds, times, type Finding } from '../measure/table.ts';

const ACCOUNTS = Number(process.env['PORTFOLIO_ACCOUNTS'] ?? 5_000);
const CALLS = 40;
const WARM_UP = 5;
/** A last full year, with its redemptions. */
const YEAR = '2025-26';
const WORKBOOK_MB = 200;
/** How much the other accounts may slow a call down. */
const SLOWER = 1.1;

/** Calls of a screen with the limit of their p95 in milliseconds. */
const WAYS = {
  holdings: ['/api/v3/portfolio/holdings.json', 120],
  'dashboard chart': ['/api/v3/portfolio/returns.json', 120],
  'tasks of the dashboard': ['/api/v3/tasks.json', 120],
  analysis: ['/api/v3/portfolio/analysis.json', 250],
  'transactions, a page': ['/api/v3/reports/transactions.json', 250],
  'capital gains': [`/api/v3/reports/capital-gains.json?year=${YEAR}`, 250],
  'yearly workbook': [`/api/v3/reports/capital-gains/capital-gains.xlsx?year=${YEAR}`, 2_000],
} as const;
type Way = keyof typeof WAYS;
const NAMES = Object.keys(WAYS) as Way[];

async function timesOf(origin: string, token: string, path: string): Promise<number[]> {
  const found: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const begun = performance.now();
    const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
    if (call >= WARM_UP) found.push(performance.now() - begun);
  }
  return found;
}

/** Megabytes that the process grows by at most while `work` runs. */
async function growthOf(pid: number, work: () => Promise<unknown>): Promise<number> {
  const kilobytes = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = kilobytes('VmRSS');
  await work();
  return (kilobytes('VmHWM') - before) / 1024;
}

async function round(installation: CrashInstallation): Promise<Map<Way, number[]>> {
  const body = { email: `${LONG_INVESTOR.name}@sanchay.example`, password: PERSONA_PASSWORD };
  const { body: signedIn } = await ask(installation.origin, 'POST', '/api/v5/users/authenticate.json', {
    body,
  });
  const found = new Map<Way, number[]>();
  for (const name of NAMES)
    found.set(name, await timesOf(installation.origin, signedIn.token!, WAYS[name][0]));
  return found;
}

async function measure(
  installation: CrashInstallation,
  db: Db,
  say: (line: string) => void,
): Promise<Finding> {
  const today = new Date().toISOString().slice(0, 10);
  say('portfolio: seeding the investor of thirty years');
  await seedLongInvestors(db, { ...LONG_INVESTOR, today });
  await db.query('ANALYZE');
  let alone = new Map<Way, number[]>();
  const megabytes = await growthOf(installation.apiPid(), async () => {
    alone = await round(installation);
  });
  say(`portfolio: seeding ${ACCOUNTS} accounts beside it`);
  await seedLongInvestors(db, { ...OTHER_ACCOUNTS, accounts: ACCOUNTS, today });
  await db.query('ANALYZE');
  const beside = await round(installation);
  const rows = NAMES.map((name) => {
    const limit = WAYS[name][1];
    const [own, later] = [alone.get(name)!, beside.get(name)!];
    const ratio = ratioOfMedians(later, own);
    return [
      ...[name, milliseconds(median(own)), milliseconds(quantile(own, 0.95)), milliseconds(limit)],
      ...[kept(quantile(own, 0.95), limit), milliseconds(quantile(later, 0.95)), times(ratio.value)],
      ...[between(ratio.low, ratio.high), kept(ratio.value, SLOWER)],
    ];
  });
  return {
    title: 'Portfolio of thirty years',
    about:
      `An investor with ${LONG_INVESTOR.transactions} transactions in ${LONG_INVESTOR.holdings} holdings, ${CALLS} calls of each ` +
      `kind one after the other at the API, alone and beside ${ACCOUNTS} accounts of ${OTHER_ACCOUNTS.transactions} transactions ` +
      `each; PostgreSQL on the same machine. p95 is held to the limit; the ratio of the medians to ${SLOWER}. The API grew by ` +
      `at most ${megabytes.toFixed(0)} MB during the calls, workbooks included, held to ${WORKBOOK_MB} MB: ${kept(megabytes, WORKBOOK_MB)}.`,
    tables: [
      {
        head: ['call', 'median', 'p95', 'held to', 'kept', 'p95 beside', 'ratio', '95 %', 'kept'],
        rows,
      },
    ],
  };
}

/** Screens and reports of an investor with 12,000 transactions, alone and in a full database. */
export async function portfolio(say: (line: string) => void): Promise<Finding> {
  say('portfolio: starting the API with a database of its own');
  const installation = await startCrashInstallation();
  const db = openDb(installation.databaseUrl, { connections: 2 });
  try {
    return await measure(installation, db, say);
  } finally {
    await db.close();
    await installation.stop();
  }
}
