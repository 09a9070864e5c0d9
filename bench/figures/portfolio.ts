import {
  LONG_INVESTOR,
  OTHER_ACCOUNTS,
  seedLongInvestors,
} from '../../api/src/sandbox/long/seedLongInvestors.ts';
import type { Db } from '../../api/src/db/pool.ts';
import { growthOf } from '../measure/memory.ts';
import { median, quantile, ratioOfMedians } from '../measure/statistics.ts';
import { between, kept, milliseconds, times, type Finding } from '../measure/table.ts';
import { startLongInstallation, type LongInstallation } from './longInvestor.ts';

const ACCOUNTS = Number(process.env['PORTFOLIO_ACCOUNTS'] ?? 5_000);
/** Whether the other accounts are as large as the measured one; small ones otherwise, which are made in a minute. */
const OTHERS = process.env['PORTFOLIO_OTHERS'] === 'large' ? LONG_INVESTOR : OTHER_ACCOUNTS;
/** Transactions that one statement books at most. */
const BATCH = 120_000;
const CALLS = 40;
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

/** Milliseconds of each call, and the processor time of one in the API and in the database together. */
interface Measured {
  times: number[];
  processor: number;
}

const PREPARATIONS: Partial<Record<Way, (installation: LongInstallation) => Promise<void>>> = {
  [BOOKED]: (installation) => installation.book(),
  [UNREAD]: (installation) => installation.forget(),
};

async function timeOf(installation: LongInstallation, name: Way): Promise<number> {
  await PREPARATIONS[name]?.(installation);
  return installation.timeOf(WAYS[name][0]);
}

async function timesOf(installation: LongInstallation, name: Way): Promise<number[]> {
  const found: number[] = [];
  for (let call = 0; call < CALLS; call += 1) found.push(await timeOf(installation, name));
  return found;
}

/** Calls of one kind in both databases in turn, so that whatever else slows the machine down slows both. */
async function inTurn(both: readonly LongInstallation[], name: Way): Promise<Measured[]> {
  for (const one of both) await timesOf(one, name);
  const before = await Promise.all(both.map((one) => one.processor()));
  const found = both.map((): number[] => []);
  for (let call = 0; call < CALLS; call += 1)
    for (const [index, one] of both.entries()) found[index]!.push(await timeOf(one, name));
  const after = await Promise.all(both.map((one) => one.processor()));
  return found.map((own, index) => ({ times: own, processor: (after[index]! - before[index]!) / CALLS }));
}

async function seedOthers(db: Db, today: string): Promise<void> {
  const together = Math.max(1, Math.floor(BATCH / OTHERS.transactions));
  for (let made = 0; made < ACCOUNTS; made += together) {
    const accounts = Math.min(together, ACCOUNTS - made);
    await seedLongInvestors(db, { ...OTHERS, accounts, name: `${OTHER_ACCOUNTS.name}-${made}`, today });
  }
}

function rowOf(name: Way, [alone, beside]: readonly Measured[]): string[] {
  const limit = WAYS[name][1];
  const ratio = ratioOfMedians(beside!.times, alone!.times);
  const p95 = quantile(alone!.times, 0.95);
  return [
    ...[name, milliseconds(median(alone!.times)), milliseconds(p95), milliseconds(alone!.processor)],
    ...(limit === null ? ['–', '–'] : [milliseconds(limit), kept(p95, limit)]),
    ...[milliseconds(quantile(beside!.times, 0.95)), milliseconds(beside!.processor), times(ratio.value)],
    ...[between(ratio.low, ratio.high), kept(ratio.value, SLOWER)],
  ];
}

async function measure(both: readonly LongInstallation[]): Promise<Finding> {
  const [alone] = both;
  const ofWorkbooks = await growthOf(alone!.apiPid(), () => timesOf(alone!, 'yearly workbook'));
  const rows: string[][] = [];
  const megabytes = await growthOf(alone!.apiPid(), async () => {
    for (const name of NAMES) rows.push(rowOf(name, await inTurn(both, name)));
  });
  return {
    title: 'Portfolio of thirty years',
    about:
      `An investor with ${LONG_INVESTOR.transactions} transactions in ${LONG_INVESTOR.holdings} holdings, ${CALLS} calls of each ` +
      `kind at the API, alone in a database and in another one beside ${ACCOUNTS} accounts of ${OTHERS.transactions} transactions ` +
      `each, in turn; PostgreSQL on the same machine, processor time of both for one call. p95 is held to the limit; the ratio of the medians to ${SLOWER}. The API grew by ` +
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
  say('portfolio: starting an API with a database of the investor of thirty years');
  const both = [await startLongInstallation(() => Promise.resolve())];
  try {
    say(`portfolio: starting another one with ${ACCOUNTS} accounts beside`);
    both.push(await startLongInstallation(seedOthers));
    return await measure(both);
  } finally {
    for (const one of both) await one.stop();
  }
}
