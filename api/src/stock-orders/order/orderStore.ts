import type { StockOrderKind, StockOrderState, StockOrderValidity } from '@sanchay/contracts';
import { columnsOf, type Inserted } from '../../db/columns.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import { orderReads, orderTimeline, type OrderKey, type OrderStep } from './orderTables.ts';
import { SHARE_ORDER_COLUMNS, type ShareOrderFields } from './shareColumns.ts';
import type { Trade } from './trades.ts';

/** An order of shares as stored: decimals are text, days ISO. */
export interface StockOrderRow extends ShareOrderFields<StockOrderState> {
  kind: StockOrderKind;
  validity: StockOrderValidity;
  quantity: number;
  limit_price: string;
  trigger_price: string | null;
  filled: number;
  value: string;
  reserved: string;
  cancel_requested: boolean;
  /** Whether the last price has reached the trigger price. */
  triggered: boolean;
  placed_at: Date;
  for_day: string;
  settles_on: string;
  settled_at: Date | null;
  ended_at: Date | null;
  note_no: string | null;
  /** Of a sale: whether another sale of the share on that day carries the charge of the depository. */
  demat_free: boolean;
}

const orders = columnsOf<StockOrderRow>()('stock_orders', {
  ...SHARE_ORDER_COLUMNS,
  kind: 'fixed',
  validity: 'fixed',
  quantity: 'fixed',
  limit_price: 'fixed',
  trigger_price: 'fixed',
  filled: 'defaulted',
  value: 'defaulted',
  reserved: 'changing',
  cancel_requested: 'defaulted',
  triggered: 'defaulted',
  placed_at: 'fixed',
  for_day: 'fixed',
  settles_on: 'fixed',
  settled_at: 'later',
  ended_at: 'later',
  note_no: 'later',
  demat_free: 'defaulted',
});

/**
 * The columns, where a sale that is not settled is free of the depository's charge while another sale of the share and day
 * has settled with it, or has traded and was placed before. Settlement stores what it decided.
 */
const SELECTED = orders.selected.replace(
  'demat_free',
  `CASE WHEN side = 'buy' OR filled = 0 OR settled_at IS NOT NULL THEN demat_free ELSE EXISTS (
     SELECT 1 FROM stock_orders e WHERE e.portfolio_id = stock_orders.portfolio_id AND e.isin = stock_orders.isin
       AND e.for_day = stock_orders.for_day AND e.side = 'sell' AND e.filled > 0
       AND CASE WHEN e.settled_at IS NULL THEN (e.placed_at, e.id) < (stock_orders.placed_at, stock_orders.id)
         ELSE NOT e.demat_free END) END AS demat_free`,
);

/** A share of a portfolio on a day. */
type ShareDay = Pick<StockOrderRow, 'portfolio_id' | 'isin' | 'for_day'>;

/** Whether a settled sale of the share and day carries the charge of the depository. */
export async function hasDematCharge(
  q: Queries,
  { portfolio_id, isin, for_day }: ShareDay,
): Promise<boolean> {
  const rows = await q.query(
    `SELECT 1 FROM stock_orders WHERE portfolio_id = $1 AND isin = $2 AND for_day = $3 AND side = 'sell'
       AND settled_at IS NOT NULL AND filled > 0 AND NOT demat_free LIMIT 1`,
    [portfolio_id, isin, for_day],
  );
  return rows.length > 0;
}

/** Whether a sale of the share has traded on the day, which carries the charge of the depository. */
export async function hasTradedSale(q: Queries, { portfolio_id, isin, for_day }: ShareDay): Promise<boolean> {
  const rows = await q.query(
    `SELECT 1 FROM stock_orders WHERE portfolio_id = $1 AND isin = $2 AND for_day = $3 AND side = 'sell'
       AND filled > 0 LIMIT 1`,
    [portfolio_id, isin, for_day],
  );
  return rows.length > 0;
}

export type NewStockOrder = Inserted<typeof orders>;

/** Stores a new order. @returns it as stored */
export async function insertOrder(tx: Tx, order: NewStockOrder): Promise<StockOrderRow> {
  const { text, values } = orders.insert(order);
  await tx.query(text, values);
  return {
    ...order,
    ...orders.blank,
    filled: 0,
    value: '0.00',
    cancel_requested: false,
    triggered: false,
    demat_free: false,
  };
}

/** Stores what changed of an order that is locked. */
export async function updateOrder(tx: Tx, order: StockOrderRow): Promise<void> {
  const { text, values } = orders.update(order);
  await tx.query(text, values);
}

/** Stores what changed of orders that are locked. */
export async function updateOrders(tx: Tx, rows: readonly StockOrderRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(
    `UPDATE stock_orders o SET ${orders.assignments('o')}
     FROM json_populate_recordset(NULL::stock_orders, $1) AS n
     WHERE o.investor_id = n.investor_id AND o.id = n.id`,
    [JSON.stringify(rows)],
  );
}

/** A trade as stored. */
export interface TradeRow extends Trade {
  at: Date;
}

/** Trades of an order in the order of the exchange. */
export function tradesOf(q: Queries, { investor_id, id }: OrderKey): Promise<TradeRow[]> {
  return q.query(
    `SELECT trade_id, quantity, price, annulled, at FROM stock_trades WHERE investor_id = $1 AND order_id = $2
     ORDER BY seq`,
    [investor_id, id],
  );
}

/** Trades of orders of any portfolios, with the id of each; those of one order in the order of the exchange. */
export function tradesOfOrders(
  q: Queries,
  ids: readonly string[],
): Promise<(TradeRow & { order_id: string })[]> {
  return q.query(
    `SELECT order_id, trade_id, quantity, price, annulled, at FROM stock_trades
     WHERE (investor_id, order_id) IN (SELECT investor_id, id FROM stock_orders WHERE id = ANY ($1)) ORDER BY seq`,
    [ids],
  );
}

/** A trade of an order, with the number of the message that reported it. */
export interface NewTrade extends TradeRow {
  order: OrderKey;
  seq: number;
}

/** Stores trades, each once, or that they were annulled. */
export async function saveTrades(tx: Tx, trades: readonly NewTrade[]): Promise<void> {
  if (trades.length === 0) return;
  await tx.query(
    `INSERT INTO stock_trades (investor_id, order_id, trade_id, seq, quantity, price, at, annulled)
     SELECT * FROM json_to_recordset($1) AS n (investor_id uuid, order_id uuid, trade_id text, seq bigint,
       quantity integer, price numeric, at timestamptz, annulled boolean)
     ON CONFLICT (investor_id, order_id, trade_id) DO UPDATE SET annulled = excluded.annulled`,
    [
      JSON.stringify(
        trades.map(({ order: { investor_id, id: order_id }, ...trade }) => ({
          investor_id,
          order_id,
          ...trade,
        })),
      ),
    ],
  );
}

/** What a step of the timeline states beside its time. Amounts are rupees as decimal text. */
export interface StepFacts {
  quantity?: number;
  price?: string;
  amount?: string;
  reason?: string;
  day?: string;
}

/** One step of the timeline as stored. */
export type StepRow = OrderStep<StepFacts>;

export const { lockOrder, lockOrders, orderOf, ordersOf, unsettledOrders, unsentOrders, ordersToSettle } =
  orderReads<StockOrderRow>('stock_orders', SELECTED);

/** Purchases with trades that are not settled. */
export const unsettledPurchases = async (q: Queries, portfolioId: string): Promise<StockOrderRow[]> =>
  (await unsettledOrders(q, portfolioId)).filter(({ side, filled }) => side === 'buy' && filled > 0);

export const { addStep, addSteps, stepsOf } = orderTimeline<StepFacts>('stock_order_steps');

/** The next numbers of contract notes in a financial year, without gaps, such as `CN/26-27/000001`. */
export async function nextNoteNumbers(tx: Tx, financialYear: string, count: number): Promise<string[]> {
  const [row] = await tx.query<{ last_number: number }>(
    `INSERT INTO contract_note_numbers AS n (financial_year, last_number) VALUES ($1, $2)
     ON CONFLICT (financial_year) DO UPDATE SET last_number = n.last_number + $2 RETURNING last_number`,
    [financialYear, count],
  );
  const first = row!.last_number - count + 1;
  return Array.from(
    { length: count },
    (_, index) => `CN/${financialYear.slice(2)}/${String(first + index).padStart(6, '0')}`,
  );
}
