import type { ShareLot, SoldShares } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import type { StockOrderRow } from '../order/orderStore.ts';

/** What one purchase or bonus issue brought. Rupees as decimal text; the cost has all charges but STT. */
export interface LotRow {
  id: string;
  isin: string;
  bought_on: string;
  settled_on: string;
  quantity: number;
  cost: string;
  stt: string;
  quantity_left: number;
  cost_left: string;
  /** The action that brought bonus shares; null of a purchase. */
  action_number: string | number | null;
}

/** What is left of a share in the demat account, the oldest first; of one day in the order of settlement. */
export async function openLots(q: Queries, portfolioId: string, isin: string): Promise<ShareLot[]> {
  const rows = await q.query<LotRow>(
    `SELECT l.id, l.bought_on, l.quantity_left, l.cost_left FROM share_lots l
     LEFT JOIN stock_orders o ON o.investor_id = l.investor_id AND o.id = l.id
     WHERE l.portfolio_id = $1 AND l.isin = $2 AND l.quantity_left > 0
     ORDER BY l.bought_on, o.placed_at NULLS FIRST, l.action_number, l.id`,
    [portfolioId, isin],
  );
  return rows.map(({ id, bought_on, quantity_left, cost_left }) => ({
    id,
    boughtOn: bought_on,
    quantity: quantity_left,
    cost: cost_left,
  }));
}

/** Every purchase of a portfolio, sold ones too. */
export function lotsOf(q: Queries, portfolioId: string): Promise<LotRow[]> {
  return q.query(
    `SELECT id, isin, bought_on, settled_on, quantity, cost, stt, quantity_left, cost_left, action_number
     FROM share_lots
     WHERE portfolio_id = $1 ORDER BY bought_on, id`,
    [portfolioId],
  );
}

/** Stores the lot of a settled purchase. */
export async function insertLot(
  tx: Tx,
  { investor_id, portfolio_id, id, isin, for_day, filled }: StockOrderRow,
  { cost, stt, settledOn }: { cost: string; stt: string; settledOn: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO share_lots (investor_id, portfolio_id, id, isin, bought_on, settled_on, quantity, cost, stt,
       quantity_left, cost_left)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $7, $8)`,
    [investor_id, portfolio_id, id, isin, for_day, settledOn, filled, cost, stt],
  );
}

/** Shares of one lot that a sale took. Rupees as text; proceeds have all charges deducted but STT. */
export interface SaleRow {
  order_id: string;
  lot_id: string;
  isin: string;
  bought_on: string;
  sold_on: string;
  settled_on: string;
  quantity: number;
  cost: string;
  proceeds: string;
  stt: string;
  /** Shares of today for each of those, after the splits since. */
  split_times: number;
}

const WRITTEN = 'order_id, lot_id, isin, bought_on, sold_on, settled_on, quantity, cost, proceeds, stt';
const SALES = `${WRITTEN}, split_times`;

/** Stores what a settled sale took of each lot, and what is left of the lots. */
export async function takeFromLots(
  tx: Tx,
  { investor_id, portfolio_id, id, isin, for_day }: StockOrderRow,
  { sold, settledOn }: { sold: readonly (SoldShares & { stt: string })[]; settledOn: string },
): Promise<void> {
  for (const { lotId, boughtOn, quantity, cost, proceeds, stt } of sold) {
    await tx.query(
      `INSERT INTO share_sales (investor_id, portfolio_id, ${WRITTEN})
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        ...[investor_id, portfolio_id, id, lotId, isin, boughtOn, for_day, settledOn],
        ...[quantity, cost, proceeds, stt],
      ],
    );
    await tx.query(
      `UPDATE share_lots SET quantity_left = quantity_left - $3, cost_left = cost_left - $4
       WHERE investor_id = $1 AND id = $2`,
      [investor_id, lotId, quantity, cost],
    );
  }
}

/** What a settled sale took, the oldest lot first. */
export function salesOf(
  q: Queries,
  { investor_id, id }: Pick<StockOrderRow, 'investor_id' | 'id'>,
): Promise<SaleRow[]> {
  return q.query(
    `SELECT ${SALES} FROM share_sales WHERE investor_id = $1 AND order_id = $2 ORDER BY bought_on, lot_id`,
    [investor_id, id],
  );
}

/** What a portfolio sold and settled, by day of the sale. */
export function salesOfPortfolio(q: Queries, portfolioId: string): Promise<SaleRow[]> {
  return q.query(
    `SELECT ${SALES} FROM share_sales WHERE portfolio_id = $1 ORDER BY sold_on, order_id, bought_on, lot_id`,
    [portfolioId],
  );
}

/**
 * Lots that take part in an action: shares bought before the ex-date, and bonus shares of an action of the same day that
 * came before it.
 */
const TAKES_PART =
  'portfolio_id = $1 AND isin = $2 AND (bought_on < $3 OR (bought_on = $3 AND action_number IS NOT NULL))';

/** How many shares in the demat account take part in an action. */
export async function sharesBefore(
  tx: Tx,
  portfolioId: string,
  isin: string,
  exDate: string,
): Promise<number> {
  const [row] = await tx.query<{ held: number }>(
    `SELECT coalesce(sum(quantity_left), 0)::int AS held FROM share_lots WHERE ${TAKES_PART}`,
    [portfolioId, isin, exDate],
  );
  return row!.held;
}

/** Makes more shares of lots by a split, at the same cost; earlier sales are remembered with the splits since. */
export async function scaleLots(
  tx: Tx,
  portfolioId: string,
  { isin, before, times }: { isin: string; before: string; times: number },
): Promise<void> {
  const of = [portfolioId, isin, before, times];
  await tx.query(
    `UPDATE share_lots SET quantity = quantity * $4, quantity_left = quantity_left * $4 WHERE ${TAKES_PART}`,
    of,
  );
  await tx.query(
    `UPDATE share_sales SET split_times = split_times * $4
     WHERE portfolio_id = $1 AND isin = $2 AND bought_on <= $3 AND sold_on < $3`,
    of,
  );
}

/** Stores bonus shares as a lot of their own: acquired on the ex-date for nothing. */
export async function addBonusLot(
  tx: Tx,
  { investor_id, portfolio_id }: Pick<StockOrderRow, 'investor_id' | 'portfolio_id'>,
  { id, isin, on, shares, number }: { id: string; isin: string; on: string; shares: number; number: number },
): Promise<void> {
  await tx.query(
    `INSERT INTO share_lots (investor_id, portfolio_id, id, isin, bought_on, settled_on, quantity, cost, stt,
       quantity_left, cost_left, action_number)
     VALUES ($1, $2, $3, $4, $5, $5, $6, 0, 0, $6, 0, $7)`,
    [investor_id, portfolio_id, id, isin, on, shares, number],
  );
}
