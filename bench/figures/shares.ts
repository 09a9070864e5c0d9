import { openDb, type Db } from '../../api/src/db/pool.ts';
import { startCrashInstallation } from '../../ops/crash/installation.ts';
import { median, quantile } from '../measure/statistics.ts';
import { kept, milliseconds, type Finding } from '../measure/table.ts';
import { untilAtRest } from '../measure/untilAtRest.ts';

const INDIAN = 5_000;
const AMERICAN = 7_200;
const CALLS = 60;
const WARM_UP = 5;
/** Milliseconds of p95. */
const LIMIT = 40;

const STOCKS = '/equity/api/v1/explore/stocks.json';
const US_STOCKS = '/vested/api/v1/instrument_details/explore.json';

/** Calls of the explore pages and screens. */
const WAYS = {
  'explore, gainers': '/equity/api/v1/explore/market_stats.json?type=gainers',
  'explore, 52-week highs': '/equity/api/v1/explore/market_stats.json?type=high_52_weeks',
  'list of stocks': STOCKS,
  'list of stocks, a late page by name': `${STOCKS}?sort_by=name&page=200`,
  'screen of stocks': `${STOCKS}?pe_max=25&return_on_equity_min=15&year_1_min=10&sort_by=pe&order_type=asc`,
  'stocks by words with a slip': `${STOCKS}?search=arvalka%20bank`,
  'list of US stocks': US_STOCKS,
  'screen of US stocks': `${US_STOCKS}?pe_max=25&dividend_yield_min=1&sort_by=year_1`,
  'US stocks by words': `${US_STOCKS}?search=systems`,
} as const;

/** Copies the seeded shares of a market under other codes and names until there are `count`. */
async function copyShares(db: Db, { table, code, count }: { table: string; code: string; count: number }) {
  const columns = await db.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 ORDER BY ordinal_position`,
    [table],
  );
  const codes = new Set([code, 'symbol', 'slug', 'name']);
  const copied = columns.map(({ name }) => {
    if (name === 'slug') return "slug || '-' || n";
    if (name === 'isin') return "'INZ' || lpad(row_number() OVER ()::text, 9, '0')";
    return codes.has(name) ? `${name} || n` : name;
  });
  await db.query(
    `INSERT INTO ${table} (${columns.map(({ name }) => name).join(', ')})
     SELECT ${copied.join(', ')} FROM ${table}, generate_series(1, 100) AS n
     LIMIT greatest(0, $1 - (SELECT count(*) FROM ${table}))`,
    [count],
  );
}

async function timesOf(url: string): Promise<number[]> {
  const found: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    const begun = performance.now();
    const reply = await fetch(url);
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`${url} responded ${reply.status}`);
    if (call >= WARM_UP) found.push(performance.now() - begun);
  }
  return found;
}

/** Explore pages, lists and screens over 5,000 Indian and 7,200 US stocks. */
export async function shares(say: (line: string) => void): Promise<Finding> {
  say('shares: starting the API with a database of its own');
  const installation = await startCrashInstallation();
  const db = openDb(installation.databaseUrl, { connections: 2 });
  try {
    say(`shares: ${INDIAN} Indian and ${AMERICAN} US stocks`);
    await copyShares(db, { table: 'stocks', code: 'isin', count: INDIAN });
    await copyShares(db, { table: 'us_stocks', code: 'symbol', count: AMERICAN });
    await db.query('ANALYZE');
    say('shares: waiting until the API has done what it does after its start');
    await untilAtRest(db);
    const rows: string[][] = [];
    for (const [name, path] of Object.entries(WAYS)) {
      const times = await timesOf(installation.origin + path);
      const slow = quantile(times, 0.95);
      rows.push([name, milliseconds(median(times)), milliseconds(slow), kept(slow, LIMIT)]);
    }
    return {
      title: 'Explore and screens of shares',
      about:
        `${INDIAN} Indian and ${AMERICAN} US stocks, ${CALLS} calls of each kind one after the other at the API, PostgreSQL on ` +
        `the same machine; p95 is held to ${LIMIT} ms.`,
      tables: [{ head: ['call', 'median', 'p95', 'kept'], rows }],
    };
  } finally {
    await db.close();
    await installation.stop();
  }
}
