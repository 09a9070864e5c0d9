import type { Queries } from '../db/pool.ts';
import type { GoldTax } from './taxRules.ts';

/** A price held for a buyer. Rupees a gram before tax, tax in percent, real time. */
export interface PriceLock extends GoldTax {
  block_id: string;
  buy: string;
  sell: string;
  fetched_at: Date;
  valid_until: Date;
}

/** Stores a held price. */
export async function insertLock(q: Queries, lock: PriceLock): Promise<void> {
  await q.query(
    `INSERT INTO gold_price_locks (block_id, buy, sell, cgst, sgst, igst, fetched_at, valid_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [lock.block_id, lock.buy, lock.sell, lock.cgst, lock.sgst, lock.igst, lock.fetched_at, lock.valid_until],
  );
}

/** A held price, locked until the transaction ends so that two orders cannot take it; null when unknown. */
export async function takeLock(
  q: Queries,
  blockId: string,
): Promise<(PriceLock & { taken: boolean }) | null> {
  const [lock] = await q.query<PriceLock>('SELECT * FROM gold_price_locks WHERE block_id = $1 FOR UPDATE', [
    blockId,
  ]);
  if (!lock) return null;
  const orders = await q.query('SELECT 1 FROM gold_orders WHERE block_id = $1', [blockId]);
  return { ...lock, taken: orders.length > 0 };
}

/** Removes held prices that ended before `instant` and were never used; those of orders stay as their proof. */
export async function dropUnusedLocks(q: Queries, instant: Date): Promise<void> {
  await q.query(
    `DELETE FROM gold_price_locks l WHERE valid_until < $1
     AND NOT EXISTS (SELECT 1 FROM gold_orders o WHERE o.block_id = l.block_id)`,
    [instant],
  );
}
