import { splitUsLots, splitUsShares, sumDecimals, type UsSplit } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { ordersWhere, type UsOrderRow } from '../order/orderStore.ts';
import type { UsSplitRow } from './actionStore.ts';

/** Whose shares a split changes. */
export interface Holder {
  investor_id: string;
  portfolio_id: string;
}

const ratioOf = ({ new_shares: to, old_shares: from }: UsSplitRow): UsSplit => ({ from, to });

/** Portfolios with shares or unsettled orders of the share, their accounts held until the transaction ends. */
export async function affectedHolders(tx: Tx, { symbol }: UsSplitRow): Promise<Map<string, Holder>> {
  const rows = await tx.query<Holder>(
    `SELECT investor_id, portfolio_id FROM us_accounts WHERE portfolio_id IN (
       SELECT portfolio_id FROM us_lots WHERE symbol = $1 AND quantity > 0
       UNION SELECT portfolio_id FROM us_orders WHERE symbol = $1 AND settled_at IS NULL)
     ORDER BY portfolio_id FOR UPDATE`,
    [symbol],
  );
  return new Map(rows.map((holder) => [holder.portfolio_id, holder]));
}

/** Orders that no broker has and that were placed for shares of before the split. */
export function queuedOrders(tx: Tx, { symbol }: UsSplitRow): Promise<UsOrderRow[]> {
  return ordersWhere(tx, "symbol = $1 AND state = 'queued' ORDER BY portfolio_id, placed_at, id FOR UPDATE", [
    symbol,
  ]);
}

/** Multiplies what unsettled orders of sessions before the ex-date bring or take at their settlement. */
export async function scaleOrders(
  tx: Tx,
  { symbol, ex_date, new_shares, old_shares }: UsSplitRow,
): Promise<void> {
  await tx.query(
    `UPDATE us_orders SET split_new = split_new * $3, split_old = split_old * $4
     WHERE symbol = $1 AND for_day < $2 AND settled_at IS NULL`,
    [symbol, ex_date, new_shares, old_shares],
  );
}

interface StoredLot {
  investor_id: string;
  portfolio_id: string;
  id: string;
  /** Shares left. */
  quantity: string;
}

interface StoredSale {
  investor_id: string;
  order_id: string;
  lot_id: string;
  quantity_now: string;
}

/**
 * Multiplies the lots of purchases before the ex-date and what was sold of them; cost and days stay.
 * @returns the shares of each portfolio that still had some
 */
export async function scaleLots(
  tx: Tx,
  split: UsSplitRow,
): Promise<{ portfolioId: string; before: string; after: string }[]> {
  const { symbol, ex_date: on } = split;
  const lots = await tx.query<StoredLot>(
    `SELECT investor_id, portfolio_id, id, quantity_left AS quantity FROM us_lots
     WHERE symbol = $1 AND bought_on < $2 ORDER BY portfolio_id, bought_on, id`,
    [symbol, on],
  );
  await scaleSales(tx, split);
  const own = [...Map.groupBy(lots, ({ portfolio_id }) => portfolio_id).values()];
  const scaled = own.flatMap((of) => splitUsLots(of, ratioOf(split)));
  await tx.query(
    `UPDATE us_lots l SET quantity_left = n.quantity, quantity = n.quantity + coalesce((SELECT sum(quantity_now)
         FROM us_sales s WHERE s.investor_id = l.investor_id AND s.lot_id = l.id), 0)
     FROM jsonb_to_recordset($1::jsonb) AS n (investor_id uuid, id uuid, quantity numeric)
     WHERE l.investor_id = n.investor_id AND l.id = n.id`,
    [JSON.stringify(scaled)],
  );
  const after = Map.groupBy(scaled, ({ portfolio_id }) => portfolio_id);
  return [...Map.groupBy(lots, ({ portfolio_id }) => portfolio_id)]
    .map(([portfolioId, held]) => ({
      portfolioId,
      before: sumOf(held),
      after: sumOf(after.get(portfolioId)!),
    }))
    .filter(({ before }) => Number(before) > 0);
}

const sumOf = (lots: readonly StoredLot[]): string =>
  sumDecimals(lots.map(({ quantity }) => quantity)).toFixed(6);

async function scaleSales(tx: Tx, split: UsSplitRow): Promise<void> {
  const sales = await tx.query<StoredSale>(
    `SELECT investor_id, order_id, lot_id, quantity_now FROM us_sales WHERE symbol = $1 AND bought_on < $2`,
    [split.symbol, split.ex_date],
  );
  const scaled = sales.map((sale) => ({
    ...sale,
    quantity_now: splitUsShares(sale.quantity_now, ratioOf(split)),
  }));
  await tx.query(
    `UPDATE us_sales s SET quantity_now = n.quantity_now
     FROM jsonb_to_recordset($1::jsonb) AS n (investor_id uuid, order_id uuid, lot_id uuid, quantity_now numeric)
     WHERE s.investor_id = n.investor_id AND s.order_id = n.order_id AND s.lot_id = n.lot_id`,
    [JSON.stringify(scaled)],
  );
}
