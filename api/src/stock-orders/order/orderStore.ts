import type {
  StockOrderKind,
  StockOrderSide,
  StockOrderState,
  StockOrderStep,
  StockOrderValidity,
} from '@sanchay/contracts';
import { columnsOf, type Inserted } from '../../db/columns.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import type { Trade } from './trades.ts';

/** An order of shares as stored: decimals are text, days ISO. */
export interface StockOrderRow {
  investor_id: string;
  id: string;
  portfolio_id: string;
  state: StockOrderState;
  reason: string | null;
  isin: string;
  slug: string;
  symbol: string;
  name: string;
  side: StockOrderSide;
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
  investor_id: 'key',
  id: 'key',
  portfolio_id: 'fixed',
  state: 'changing',
  reason: 'later',
  isin: 'fixed',
  slug: 'fixed',
  symbol: 'fixed',
  name: 'fixed',
  side: 'fixed',
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

/** An order of any portfolio, held until the transaction ends; null when there is none. */
export async function lockOrder(tx: Tx, id: string): Promise<StockOrderRow | null> {
  const [row] = await tx.query<StockOrderRow>(
    `SELECT ${orders.selected} FROM stock_orders WHERE id = $1 FOR UPDATE`,
    [id],
  );
  return row ?? null;
}

/** An order of a portfolio; null when there is none. */
export async function orderOf(q: Queries, portfolioId: string, id: string): Promise<StockOrderRow | null> {
  const [row] = await q.query<StockOrderRow>(
    `SELECT ${orders.selected} FROM stock_orders WHERE portfolio_id = $1 AND id::text = $2`,
    [portfolioId, id],
  );
  return row ?? null;
}

/** Orders of a portfolio, the newest first. */
export function ordersOf(q: Queries, portfolioId: string): Promise<StockOrderRow[]> {
  return q.query(
    `SELECT ${orders.selected} FROM stock_orders WHERE portfolio_id = $1 ORDER BY placed_at DESC, id`,
    [portfolioId],
  );
}

/** Orders of a portfolio whose shares and money have not changed hands: live ones and traded ones before settlement. */
export function unsettledOrders(q: Queries, portfolioId: string): Promise<StockOrderRow[]> {
  return q.query(
    `SELECT ${orders.selected} FROM stock_orders WHERE portfolio_id = $1 AND settled_at IS NULL
       AND (ended_at IS NULL OR filled > 0) ORDER BY placed_at, id`,
    [portfolioId],
  );
}

/** Ids of orders for a market day up to a day that the exchange has not accepted, in the order of placing. */
export async function unsentOrders(q: Queries, upTo: string): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    "SELECT id FROM stock_orders WHERE state IN ('queued', 'sent') AND for_day <= $1 ORDER BY for_day, placed_at, id",
    [upTo],
  );
  return rows.map(({ id }) => id);
}

/** Ids of ended orders with trades that settle up to a day, purchases first. */
export async function ordersToSettle(q: Queries, upTo: string): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `SELECT id FROM stock_orders WHERE settled_at IS NULL AND ended_at IS NOT NULL AND filled > 0 AND settles_on <= $1
     ORDER BY settles_on, side, placed_at, id`,
    [upTo],
  );
  return rows.map(({ id }) => id);
}

/** A trade as stored. */
export interface TradeRow extends Trade {
  at: Date;
}

type OrderKey = Pick<StockOrderRow, 'investor_id' | 'id'>;

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
export interface StepRow {
  step: StockOrderStep;
  at: Date;
  facts: StepFacts;
}

/** Adds a step to the timeline of a locked order. */
export async function addStep(
  tx: Tx,
  { investor_id, id }: OrderKey,
  { step, at, facts }: { step: StockOrderStep; at: Date; facts?: StepFacts },
): Promise<void> {
  await tx.query(
    `INSERT INTO stock_order_steps (investor_id, order_id, number, step, at, facts)
     SELECT $1, $2, count(*) + 1, $3, $4, $5 FROM stock_order_steps WHERE investor_id = $1 AND order_id = $2`,
    [investor_id, id, step, at, JSON.stringify(facts ?? {})],
  );
}

/** The timeline of an order. */
export function stepsOf(q: Queries, { investor_id, id }: OrderKey): Promise<StepRow[]> {
  return q.query(
    'SELECT step, at, facts FROM stock_order_steps WHERE investor_id = $1 AND order_id = $2 ORDER BY number',
    [investor_id, id],
  );
}

/** The next number of a contract note in a financial year, without gaps, such as `CN/26-27/000001`. */
export async function nextNoteNumber(tx: Tx, financialYear: string): Promise<string> {
  const [row] = await tx.query<{ last_number: number }>(
    `INSERT INTO contract_note_numbers AS n (financial_year, last_number) VALUES ($1, 1)
     ON CONFLICT (financial_year) DO UPDATE SET last_number = n.last_number + 1 RETURNING last_number`,
    [financialYear],
  );
  return `CN/${financialYear.slice(2)}/${String(row!.last_number).padStart(6, '0')}`;
}
