import type { UsLot } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import type { UsOrderRow } from '../order/orderStore.ts';
import type { TakenPart } from './settlement.ts';

/** What one purchase brought. Decimals are text: shares after splits, dollars with charges, rupees for a dollar. */
export interface UsLotRow {
  id: string;
  symbol: string;
  bought_on: string;
  settled_on: string;
  quantity: string;
  cost: string;
  rate: string;
  quantity_left: string;
  cost_left: string;
}

const LOTS = 'id, symbol, bought_on, settled_on, quantity, cost, rate, quantity_left, cost_left';

/** What is left of a share, the oldest first; of one day in the order of placing. */
export async function openLots(q: Queries, portfolioId: string, symbol: string): Promise<UsLot[]> {
  const rows = await q.query<UsLotRow>(
    `SELECT l.id, l.bought_on, l.rate, l.quantity_left, l.cost_left FROM us_lots l
     JOIN us_orders o ON o.investor_id = l.investor_id AND o.id = l.id
     WHERE l.portfolio_id = $1 AND l.symbol = $2 AND l.quantity_left > 0
     ORDER BY l.bought_on, o.placed_at, l.id`,
    [portfolioId, symbol],
  );
  return rows.map(({ id, bought_on, rate, quantity_left, cost_left }) => ({
    id,
    on: bought_on,
    rate,
    quantity: quantity_left,
    cost: cost_left,
  }));
}

/** Every purchase of a portfolio, sold ones too. */
export function lotsOf(q: Queries, portfolioId: string): Promise<UsLotRow[]> {
  return q.query(`SELECT ${LOTS} FROM us_lots WHERE portfolio_id = $1 ORDER BY bought_on, id`, [portfolioId]);
}

/** Stores the lot of a settled purchase. */
export async function insertLot(
  tx: Tx,
  { investor_id, portfolio_id, id, symbol, for_day, settles_on, net }: UsOrderRow,
  { quantity, rate }: { quantity: string; rate: string },
): Promise<void> {
  await tx.query(
    `INSERT INTO us_lots (investor_id, portfolio_id, ${LOTS})
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $7, $8)`,
    [investor_id, portfolio_id, id, symbol, for_day, settles_on, quantity, net, rate],
  );
}

/** Shares of one lot that a sale took. Decimals are text: shares, dollars, rupees for a dollar. */
export interface UsSaleRow {
  order_id: string;
  lot_id: string;
  symbol: string;
  bought_on: string;
  sold_on: string;
  settled_on: string;
  quantity: string;
  cost: string;
  proceeds: string;
  rate_bought: string;
  rate_sold: string;
  /** The sold shares in shares of after every split since. */
  quantity_now: string;
}

const SALES =
  'order_id, lot_id, symbol, bought_on, sold_on, settled_on, quantity, cost, proceeds, rate_bought, rate_sold, quantity_now';

/** Stores what a settled sale took of each lot, and what is left of the lots. */
export async function takeFromLots(
  tx: Tx,
  { investor_id, portfolio_id, id, symbol, for_day, settles_on }: UsOrderRow,
  { taken, rate }: { taken: readonly TakenPart[]; rate: string },
): Promise<void> {
  for (const { lot, quantity, traded, cost, proceeds } of taken) {
    await tx.query(
      `INSERT INTO us_sales (investor_id, portfolio_id, ${SALES})
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [
        ...[investor_id, portfolio_id, id, lot.id, symbol, lot.on, for_day, settles_on],
        ...[traded, cost, proceeds, lot.rate, rate, quantity],
      ],
    );
    await tx.query(
      `UPDATE us_lots SET quantity_left = quantity_left - $3, cost_left = cost_left - $4
       WHERE investor_id = $1 AND id = $2`,
      [investor_id, lot.id, quantity, cost],
    );
  }
}

/** What a settled sale took, the oldest lot first. */
export function salesOf(
  q: Queries,
  { investor_id, id }: Pick<UsOrderRow, 'investor_id' | 'id'>,
): Promise<UsSaleRow[]> {
  return q.query(
    `SELECT ${SALES} FROM us_sales WHERE investor_id = $1 AND order_id = $2 ORDER BY bought_on, lot_id`,
    [investor_id, id],
  );
}

/** What a portfolio sold and settled, by day of the sale. */
export function salesOfPortfolio(q: Queries, portfolioId: string): Promise<UsSaleRow[]> {
  return q.query(
    `SELECT ${SALES} FROM us_sales WHERE portfolio_id = $1 ORDER BY sold_on, order_id, bought_on, lot_id`,
    [portfolioId],
  );
}
