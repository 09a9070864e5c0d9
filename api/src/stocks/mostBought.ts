import type { StockRow } from '@sanchay/contracts';
import { addDays } from '@sanchay/finance';
import type { Db } from '../db/pool.ts';
import { listedStocks } from './store.ts';

const DAYS = 30;
const MOST = 5;
/** Fewer investors are not listed, so that nobody can be recognised by a stock. */
const FEWEST_INVESTORS = 5;

/**
 * Stocks by the number of investors whose purchases traded in the last 30 days; the most first, then the larger company.
 * @param today ISO day
 */
export async function mostBoughtStocks(db: Db, today: string): Promise<StockRow[]> {
  const counts = new Map(
    (
      await db.query<{ isin: string; count: number }>(
        `SELECT isin, count(DISTINCT investor_id)::integer AS count FROM stock_orders
         WHERE side = 'buy' AND filled > 0 AND for_day BETWEEN $1 AND $2
         GROUP BY isin HAVING count(DISTINCT investor_id) >= $3`,
        [addDays(today, -DAYS), today, FEWEST_INVESTORS],
      )
    ).map(({ isin, count }) => [isin, count]),
  );
  if (counts.size === 0) return [];
  // The listing has the largest company first, and sorting keeps that among equals.
  return (await listedStocks(db)).shares
    .filter(({ row, merged }) => counts.has(row.isin) && merged !== true)
    .sort((a, b) => counts.get(b.row.isin)! - counts.get(a.row.isin)!)
    .slice(0, MOST)
    .map(({ row }) => row);
}
