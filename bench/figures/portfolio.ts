import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  seedLongInvestors,
  LONG_INVESTOR,
  OTHER_ACCOUNTS,
} from '../../api/src/sandbox/long/seedLongInvestors.ts';
import { openDb, type Db } from '../../api/src/db/pool.ts';
import {
  amcPayable,
  cashInTransit,
  post,
  unitsHeld,
  unitsIssued,
  type Transfer,
} from '../../api/src/ledger/index.ts';
import { PERSONA_PASSWORD } from '../../api/src/personas/index.ts';
import { ask } from '../../ops/cluster/testing/person.ts';
import { startCrashInstallation, type CrashInstallation } from '../../ops/crash/installation.ts';
import { growthOf } from '../measure/memory.ts';
import { median, quantile, ratioOfMedians } from '../measure/statistics.ts';
import { between, kept, milliseconds, times, type Finding } from '../measure/table.ts';

const ACCOUNTS = Number(process.env['PORTFOLIO_ACCOUNTS'] ?? 5_000);
/** Whether the other accounts are as large as the measured one; small ones otherwise, which are made in a minute. */
const OTHERS = process.env['PORTFOLIO_OTHERS'] === 'large' ? LONG_INVESTOR : OTHER_ACCOUNTS;
/** Transactions that one statement books at most. */
const BATCH = 120_000;
const CALLS = 40;
const TICK_MS = 10;
/** The first call after a booking reads what it changed from the ledger. */
const BOOKED = 'holdings, first after a booking';
/** The first call after a release that stores books in another form reads everything. */
const UNREAD = 'holdings, first of all';
/** A last full year, with its redemptions. */
const YEAR = '2025-26';
const WORKBOOK_MB = 200;
/** How much the other accounts may slow a call down. */
const SLOWER = 1.1;

/** Calls of a screen with the limit of their p95 in milliseconds. */
const WAYS = {
  holdings: ['/api/v3/portfolio/holdings.json', 120],
  dashboard: ['/api/v3/portfolio/net-worth.json', 120],
  'flows in its chart': ['/api/v3/portfolio/net-worth/marks.json', 120],
  'returns over time': ['/api/v3/portfolio/returns.json', 120],
  'calculation of the returns': ['/api/v3/portfolio/calculation.json', 120],
  'tasks of the dashboard': ['/api/v3/tasks.json', 120],
  [BOOKED]: ['/api/v3/portfolio/holdings.json', 120],
  [UNREAD]: ['/api/v3/portfolio/holdings.json', null],
  analysis: ['/api/v3/portfolio/analysis.json', 250],
  'transactions, a page': ['/api/v3/reports/transactions.json', 250],
  'capital gains': [`/api/v3/reports/capital-gains.json?year=${YEAR}`, 250],
  'yearly workbook': [`/api/v3/reports/capital-gains/capital-gains.xlsx?year=${YEAR}`, 2_000],
} as const;
type Way = keyof typeof WAYS;
const NAMES = Object.keys(WAYS) as Way[];

interface Owner {
  investorId: string;
  portfolioId: string;
  /** The fund of a folio, and its number. */
  code: string;
  folioNo: string;
}

const OWNER = `
  SELECT p.owner_id AS "investorId", p.id AS "portfolioId", e.commodity AS code, a.reference AS "folioNo"
  FROM portfolios p JOIN users u ON u.id = p.owner_id
  JOIN ledger_accounts a ON a.portfolio_id = p.id AND a.role = 'units_held'
  JOIN ledger_entries e ON e.account_id = a.id
  WHERE u.email = $1 LIMIT 1`;

/** A purchase of ten units for a thousand rupees. */
const purchaseOf = ({ investorId, portfolioId, code, folioNo }: Owner): Transfer => ({
  investorId,
  portfolioId,
  kind: 'allotment',
  subjectId: randomUUID(),
  at: new Date(),
  valueDate: new Date().toISOString().slice(0, 10),
  entries: [
    { account: cashInTransit(), commodity: 'INR', amount: '-1000.00' },
    { account: amcPayable('bench'), commodity: 'INR', amount: '1000.00' },
    { account: unitsIssued(), commodity: code, amount: '-10.0000' },
    { account: unitsHeld(folioNo), commodity: code, amount: '10.0000' },
  ],
});

/** Milliseconds of each call, and the processor time of one in the API and in the database together. */
interface Measured {
  times: number[];
  processor: number;
}

async function timesOf(
  { origin, token }: SignedIn,
  path: string,
  before: () => Promise<unknown>,
): Promise<number[]> {
  const found: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    await before();
    const begun = performance.now();
    const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    if (answer.status !== 200)
      throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 300)}`);
    found.push(performance.now() - begun);
  }
  return found;
}

/** Milliseconds of processor time that the API and its connections to the database have used. */
async function processorOf(installation: CrashInstallation, db: Db): Promise<number> {
  const rows = await db.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  const ticks = [installation.apiPid(), ...rows.map(({ pid }) => pid)].map((pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, own) => sum + own, 0) * TICK_MS;
}

const EMAIL = `${LONG_INVESTOR.name}@sanchay.example`;

interface SignedIn {
  origin: string;
  token: string;
}

async function signedIn({ origin }: CrashInstallation): Promise<SignedIn> {
  const body = { email: EMAIL, password: PERSONA_PASSWORD };
  const reply = await ask(origin, 'POST', '/api/v5/users/authenticate.json', { body });
  return { origin, token: reply.body.token! };
}

/** Forty workbooks in a row, before any other call. */
async function workbooks(installation: CrashInstallation): Promise<void> {
  await timesOf(await signedIn(installation), WAYS['yearly workbook'][0], () => Promise.resolve());
}

async function round(installation: CrashInstallation, db: Db): Promise<Map<Way, Measured>> {
  const account = await signedIn(installation);
  const [owner] = await db.query<Owner>(OWNER, [EMAIL]);
  const preparations: Partial<Record<Way, () => Promise<unknown>>> = {
    [BOOKED]: () => db.tx((tx) => post(tx, purchaseOf(owner!))),
    [UNREAD]: () =>
      db.query('INSERT INTO portfolio_changes (portfolio_id) VALUES ($1)', [owner!.portfolioId]),
  };
  const found = new Map<Way, Measured>();
  for (const name of NAMES) {
    const before = preparations[name] ?? (() => Promise.resolve());
    await timesOf(account, WAYS[name][0], before);
    const used = await processorOf(installation, db);
    const times = await timesOf(account, WAYS[name][0], before);
    found.set(name, { times, processor: ((await processorOf(installation, db)) - used) / CALLS });
  }
  return found;
}

async function seedOthers(db: Db, today: string): Promise<void> {
  const together = Math.max(1, Math.floor(BATCH / OTHERS.transactions));
  for (let made = 0; made < ACCOUNTS; made += together) {
    const accounts = Math.min(together, ACCOUNTS - made);
    await seedLongInvestors(db, { ...OTHERS, accounts, name: `${OTHER_ACCOUNTS.name}-${made}`, today });
  }
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
  let alone = new Map<Way, Measured>();
  const ofWorkbooks = await growthOf(installation.apiPid(), () => workbooks(installation));
  const megabytes = await growthOf(installation.apiPid(), async () => {
    alone = await round(installation, db);
  });
  say(`portfolio: seeding ${ACCOUNTS} accounts beside it`);
  await seedOthers(db, today);
  await db.query('ANALYZE');
  const beside = await round(installation, db);
  const rows = NAMES.map((name) => {
    const limit = WAYS[name][1];
    const [own, later] = [alone.get(name)!, beside.get(name)!];
    const ratio = ratioOfMedians(later.times, own.times);
    const p95 = quantile(own.times, 0.95);
    return [
      ...[name, milliseconds(median(own.times)), milliseconds(p95), milliseconds(own.processor)],
      ...(limit === null ? ['–', '–'] : [milliseconds(limit), kept(p95, limit)]),
      ...[milliseconds(quantile(later.times, 0.95)), milliseconds(later.processor), times(ratio.value)],
      ...[between(ratio.low, ratio.high), kept(ratio.value, SLOWER)],
    ];
  });
  return {
    title: 'Portfolio of thirty years',
    about:
      `An investor with ${LONG_INVESTOR.transactions} transactions in ${LONG_INVESTOR.holdings} holdings, ${CALLS} calls of each ` +
      `kind one after the other at the API, alone and beside ${ACCOUNTS} accounts of ${OTHERS.transactions} transactions ` +
      `each; PostgreSQL on the same machine, processor time of both for one call. p95 is held to the limit; the ratio of the medians to ${SLOWER}. The API grew by ` +
      `at most ${ofWorkbooks.toFixed(0)} MB during ${CALLS} workbooks, held to ${WORKBOOK_MB} MB: ${kept(ofWorkbooks, WORKBOOK_MB)}; ` +
      `and then by ${megabytes.toFixed(0)} MB during all calls.`,
    tables: [
      {
        head: [
          ...['call', 'median', 'p95', 'processor', 'held to', 'kept', 'p95 beside', 'processor beside'],
          ...['ratio', '95 %', 'kept'],
        ],
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
