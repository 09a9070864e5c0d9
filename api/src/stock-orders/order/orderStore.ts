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
});

export type NewStockOrder = Inserted<typeof orders>;

/** Stores a new order. @returns it as stored */
export async function insertOrder(tx: Tx, order: NewStockOrder): Promise<StockOrderRow> {
  const { text, values } = orders.insert(order);
  await tx.query(text, values);
  return { ...order, ...orders.blank, filled: 0, value: '0.00', cancel_requested: false, triggered: false };
}

/** Stores what changed of an order that is locked. */
export async function updateOrder(tx: Tx, order: StockOrderRow): Promise<void> {
  const { text, values } = orders.update(order);
  await tx.query(text, values);
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

/** Stores a trade, or that it was annulled. */
export async function saveTrade(
  tx: Tx,
  { investor_id, id }: OrderKey,
  { trade_id, quantity, price, annulled, seq, at }: Trade & { seq: number; at: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO stock_trades (investor_id, order_id, trade_id, seq, quantity, price, at, annulled)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (investor_id, order_id, trade_id) DO UPDATE SET annulled = $8`,
    [investor_id, id, trade_id, seq, quantity, price, at, annulled],
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

export const { lockOrder, orderOf, ordersOf, unsettledOrders, unsentOrders, ordersToSettle } =
  orderReads<StockOrderRow>('stock_orders', orders.selected);

/** Purchases with trades that are not settled. */
export const unsettledPurchases = async (q: Queries, portfolioId: string): Promise<StockOrderRow[]> =>
  (await unsettledOrders(q, portfolioId)).filter(({ side, filled }) => side === 'buy' && filled > 0);

export const { addStep, stepsOf } = orderTimeline<StepFacts>('stock_order_steps');

/** The next number of a contract note in a financial year, without gaps, such as `CN/26-27/000001`. */
export async function nextNoteNumber(tx: Tx, financialYear: string): Promise<string> {
  const [row] = await tx.query<{ last_number: number }>(
    `INSERT INTO contract_note_numbers AS n (financial_year, last_number) VALUES ($1, 1)
     ON CONFLICT (financial_year) DO UPDATE SET last_number = n.last_number + 1 RETURNING last_number`,
    [financialYear],
  );
  return `CN/${financialYear.slice(2)}/${String(row!.last_number).padStart(6, '0')}`;
}
