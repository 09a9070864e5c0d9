import { addDays, daysBetween } from '@sanchay/finance';
import type { Db, Queries } from '../db/pool.ts';
import { INDEX_CODE } from './indexLevels.ts';
import { insertRows } from '../db/insertRows.ts';
import { uniform } from './navs/noise.ts';
import { managerOf } from './people.ts';
import { MARKET_SEED } from './seedMarket.ts';

/** Funds older than this have had another manager before. */
const DAYS_OF_ONE_MANAGER = 1460;

interface Fund {
  house_code: string;
  fund_name: string;
  fund_manager: string;
  stream: number;
  start_date: string;
  today: string;
}

/** The managers of a fund in time order; the last is who runs it now. */
export function managerRows(seed: number, fund: Fund) {
  const { house_code, fund_name, fund_manager, stream, start_date, today } = fund;
  const age = daysBetween(start_date, today);
  const now = { house_code, fund_name, name: fund_manager, since: start_date, until: null };
  if (age < DAYS_OF_ONE_MANAGER) return [now];
  const change = addDays(start_date, Math.floor(age * (0.35 + 0.4 * uniform(seed, stream, 13))));
  const before = managerOf(seed, stream + 1);
  if (before === fund_manager) return [now];
  return [
    { ...now, name: before, until: addDays(change, -1) },
    { ...now, since: change },
  ];
}

/**
 * Gives the sandbox's funds their managers and, where they hold shares of India, the index they are measured against.
 * Needs a seeded market and shares its seed; funds added since get theirs.
 * @returns how many funds were given a record.
 */
export async function seedFundRecords(db: Db): Promise<number> {
  return db.tx(async (tx) => {
    await tx.query('LOCK TABLE seeds IN SHARE ROW EXCLUSIVE MODE');
    const [market] = await tx.query<{ detail: { seed: number } }>(
      'SELECT detail FROM seeds WHERE name = $1',
      [MARKET_SEED],
    );
    if (!market) return 0;
    const funds = await fundsWithout(tx);
    if (funds.length === 0) return 0;
    await insertRows(
      tx,
      'fund_managers',
      funds.flatMap((fund) => managerRows(market.detail.seed, fund)),
    );
    await tx.query(
      `UPDATE schemes SET benchmark_code = $1
       WHERE sandbox AND scheme_class = 'equity' AND benchmark_code IS NULL AND category <> 'Other'`,
      [INDEX_CODE],
    );
    return funds.length;
  });
}

function fundsWithout(q: Queries): Promise<Fund[]> {
  return q.query<Fund & object>(
    `SELECT s.house_code, s.fund_name, min(s.fund_manager) AS fund_manager,
       min((s.generator ->> 'stream')::bigint) AS stream, min(s.start_date) AS start_date, max(s.nav_date) AS today
     FROM schemes s WHERE s.generator IS NOT NULL AND s.fund_manager IS NOT NULL AND s.nav_date IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM fund_managers m WHERE m.house_code = s.house_code AND m.fund_name = s.fund_name)
     GROUP BY s.house_code, s.fund_name ORDER BY s.house_code, s.fund_name`,
  );
}
