import type { ShareLot, SoldShares } from '@sanchay/finance';
import type { Queries, Tx } from '../../db/pool.ts';
import type { StockOrderRow } from '../order/orderStore.ts';

/** What one purchase, bonus issue, merger or demerger brought. Rupees as decimal text; the cost has all charges but STT. */
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
  /** The action that brought them; null of a purchase. */
  action_number: string | number | null;
  /** Day on which shares that continue another lot came into the demat account; null for all others. */
  came_on: string | null;
}

/** In the order in which lots came into the demat account. */
export const ENTRY_ORDER =
  'coalesce(l.came_on, l.bought_on), l.bought_on, o.placed_at NULLS FIRST, l.action_number, l.id';
/** The order of each purchase, where there is one. */
export const WITH_ORDERS = 'LEFT JOIN stock_orders o ON o.investor_id = l.investor_id AND o.id = l.id';

type OpenLotRow = Pick<LotRow, 'id' | 'bought_on' | 'quantity_left' | 'cost_left' | 'came_on'>;

/** What is left of a lot, as sales and actions take it. */
export const openLot = ({ id, bought_on, quantity_left, cost_left, came_on }: OpenLotRow): ShareLot => ({
  id,
  boughtOn: bought_on,
  ...(came_on !== null && { cameOn: came_on }),
  quantity: quantity_left,
  cost: cost_left,
});

/** What is left of a share in the demat account, the oldest first; of one day in the order of settlement. */
export async function openLots(q: Queries, portfolioId: string, isin: string): Promise<ShareLot[]> {
  const rows = await q.query<OpenLotRow>(
    `SELECT l.id, l.bought_on, l.quantity_left, l.cost_left, l.came_on FROM share_lots l ${WITH_ORDERS}
     WHERE l.portfolio_id = $1 AND l.isin = $2 AND l.quantity_left > 0 ORDER BY ${ENTRY_ORDER}`,
    [portfolioId, isin],
  );
  return rows.map(openLot);
}

/** Every purchase of a portfolio, sold ones too. */
export function lotsOf(q: Queries, portfolioId: string): Promise<LotRow[]> {
  return q.query(
    `SELECT id, isin, bought_on, settled_on, quantity, cost, stt, quantity_left, cost_left, action_number,
       came_on FROM share_lots
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
