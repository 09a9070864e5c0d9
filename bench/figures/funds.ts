import { tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startCluster } from '../../api/src/db/embedded/cluster.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { openDb, type Db } from '../../api/src/db/pool.ts';
import { fundsDomain } from '../../api/src/funds/index.ts';
import { createApp } from '../../api/src/platform/http/app.ts';
import type { Context } from '../../api/src/platform/context.ts';
import { sandboxIsin } from '../../api/src/market/codes.ts';
import { seedMarket } from '../../api/src/market/seedMarket.ts';
import { quantile } from '../measure/statistics.ts';
import { kept, type Finding } from '../measure/table.ts';

const SCHEMES = 15_000;
const ROUNDS = 60;
/** Milliseconds that the list may take at the 95th percentile. */
const LIST_GATE = 30;
const QUESTIONS = {
  'no words': '',
  'one letter': 'q=h',
  'a house': 'q=hdfc',
  'two words': 'q=small%20cap',
  'one written together': 'q=flexicap',
  'two slips': 'q=kotka%20infrastrcture',
  'nothing like it': 'q=zzzzzzzz',
  'an ISIN': `q=${sandboxIsin('INF', 400)}`,
  'words and filters': 'q=nifty%20index&category=Other&max_expense_ratio=0.3&sort_by=expense_ratio&order=asc',
  'filters only': 'category=Equity,Hybrid&risk=Very%20High%20Risk&min_year_3=1',
  'every kind of filter':
    'category=Equity,Debt&min_age=1&min_aum=100&max_expense_ratio=1&lock_in=N&max_sip_min=500&sort_by=volatility',
  'sorted by a fall': 'sort_by=drawdown&order=asc&page=7',
};

/** Times the search call, answer included, over 15,000 listed names, and the seed that made them. */
async function measure(db: Db): Promise<Finding> {
  await migrate(db);
  const started = performance.now();
  const usual = await seedMarket(db, { today: '2026-11-21' });
  const seeded = `${usual!.schemes} schemes with ${usual!.navs} NAVs were seeded in ${((performance.now() - started) / 1000).toFixed(1)} s.`;
  await seedMarket(db, { today: '2026-11-21', schemes: SCHEMES });
  // Regular plans are not listed; here they are, so that there are as many names as schemes.
  await db.query('UPDATE schemes SET direct = true');
  const ctx = { db, settings: { sandbox: false }, authenticate: async () => null } as unknown as Context;
  const app = await createApp(ctx, [fundsDomain], { logger: false });
  const rows: string[][] = [];
  for (const [name, query] of Object.entries(QUESTIONS)) {
    const url = `/insight/api/v1/mutual_fund_search.json?${query}`;
    const total = (await app.inject(url)).json<{ meta: { total: number } }>().meta.total;
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await app.inject(url);
      times.push(performance.now() - begun);
    }
    rows.push([
      name,
      String(total),
      ...[0.5, 0.95].map((share) => `${quantile(times, share).toFixed(1)} ms`),
      kept(quantile(times, 0.95), LIST_GATE),
    ]);
  }
  await app.close();
  return {
    title: 'Fund search',
    about: `The search call over ${SCHEMES} listed names, answer included, held to ${LIST_GATE} ms at the 95th percentile. ${seeded}`,
    tables: [{ head: ['question', 'found', 'p50', 'p95', 'kept'], rows }],
  };
}

/** The search over a database of its own. */
export async function funds(): Promise<Finding> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanchay-bench-'));
  const cluster = await startCluster({ folder });
  const db = openDb(cluster.url);
  try {
    return await measure(db);
  } finally {
    await db.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
