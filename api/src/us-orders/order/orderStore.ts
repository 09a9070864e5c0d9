import type { StockOrderKind, StockOrderSide, StockOrderState } from '@sanchay/contracts';
import { splitUsShares } from '@sanchay/finance';
import { columnsOf, type Inserted } from '../../db/columns.ts';
import type { Queries, Tx } from '../../db/pool.ts';
import { orderReads, orderTimeline, type OrderKey, type OrderStep } from '../../stock-orders/index.ts';
import type { UsTrade } from './trades.ts';

/** An order of US shares as stored: decimals are text, days ISO. */
export interface UsOrderRow {
  investor_id: string;
  id: string;
  portfolio_id: string;
  state: StockOrderState;
  reason: string | null;
  symbol: string;
  slug: string;
  name: string;
  side: StockOrderSide;
  kind: StockOrderKind;
  amount: string | null;
  quantity: string | null;
  limit_price: string | null;
  filled: string;
  value: string;
  reserved: string;
  net: string;
  cancel_requested: boolean;
  placed_at: Date;
  for_day: string;
  settles_on: string;
  settled_at: Date | null;
  ended_at: Date | null;
  note_no: string | null;
  /** Splits between trades and settlement: `split_new` shares in place of `split_old`. */
  split_new: number;
  split_old: number;
}

const orders = columnsOf<UsOrderRow>()('us_orders', {
  investor_id: 'key',
  id: 'key',
  portfolio_id: 'fixed',
  state: 'changing',
  reason: 'later',
  symbol: 'fixed',
  slug: 'fixed',
  name: 'fixed',
  side: 'fixed',
  kind: 'fixed',
  amount: 'fixed',
  quantity: 'fixed',
  limit_price: 'fixed',
  filled: 'defaulted',
  value: 'defaulted',
  reserved: 'changing',
  net: 'defaulted',
  cancel_requested: 'defaulted',
  placed_at: 'fixed',
  for_day: 'fixed',
  settles_on: 'fixed',
  settled_at: 'later',
  ended_at: 'later',
  note_no: 'later',
  split_new: 'defaulted',
  split_old: 'defaulted',
});

/** Stores a new order. @returns it as stored */
export async function insertOrder(tx: Tx, order: Inserted<typeof orders>): Promise<UsOrderRow> {
  const { text, values } = orders.insert(order);
  await tx.query(text, values);
  const none = {
    filled: '0.000000',
    value: '0.00',
    net: '0.00',
    cancel_requested: false,
    split_new: 1,
    split_old: 1,
  };
  return { ...order, ...orders.blank, ...none };
}

/** Stores what changed of an order that is locked. */
export async function updateOrder(tx: Tx, order: UsOrderRow): Promise<void> {
  const { text, values } = orders.update(order);
  await tx.query(text, values);
}

/** The portfolio of an order; null when there is none. */
export async function portfolioOfOrder(q: Queries, id: string): Promise<string | null> {
  const [row] = await q.query<Pick<UsOrderRow, 'portfolio_id'>>(
    'SELECT portfolio_id FROM us_orders WHERE id = $1',
    [id],
  );
  return row?.portfolio_id ?? null;
}

/** A trade as stored. */
export interface UsTradeRow extends UsTrade {
  at: Date;
}

/** Trades of an order in the order of the broker. */
export function tradesOf(q: Queries, { investor_id, id }: OrderKey): Promise<UsTradeRow[]> {
  return q.query(
    `SELECT trade_id, quantity, price, amount, annulled, at FROM us_trades
     WHERE investor_id = $1 AND order_id = $2 ORDER BY seq`,
    [investor_id, id],
  );
}

/** Stores a trade, or that it was annulled. */
export async function saveTrade(
  tx: Tx,
  { investor_id, id }: OrderKey,
  { trade_id, quantity, price, amount, annulled, seq, at }: UsTrade & { seq: number; at: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO us_trades (investor_id, order_id, trade_id, seq, quantity, price, amount, at, annulled)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     ON CONFLICT (investor_id, order_id, trade_id) DO UPDATE SET annulled = $9`,
    [investor_id, id, trade_id, seq, quantity, price, amount, at, annulled],
  );
}

/** What a step of the timeline states beside its time. Decimals are text, dollars and shares. */
export interface StepFacts {
  quantity?: string;
  price?: string;
  amount?: string;
  reason?: string;
  /** When the session opens, ISO. */
  opens?: string;
}

/** One step of the timeline as stored. */
export type StepRow = OrderStep<StepFacts>;

export const { lockOrder, orderOf, ordersOf, unsettledOrders, unsentOrders, ordersToSettle } =
  orderReads<UsOrderRow>('us_orders', orders.selected);

/** Purchases that have ended with trades and are not settled. */
export const unsettledPurchases = async (q: Queries, portfolioId: string): Promise<UsOrderRow[]> =>
  (await unsettledOrders(q, portfolioId)).filter(
    ({ side, filled, ended_at: ended }) => side === 'buy' && Number(filled) > 0 && ended !== null,
  );

/** Orders of any portfolio by a condition. */
export const ordersWhere = (q: Queries, condition: string, values: unknown[]): Promise<UsOrderRow[]> =>
  q.query(`SELECT ${orders.selected} FROM us_orders WHERE ${condition}`, values);

/** Shares of an order in shares of after the splits since its trades. */
export const sharesNow = (
  quantity: string,
  { split_new: to, split_old: from }: Pick<UsOrderRow, 'split_new' | 'split_old'>,
): string => (to === from ? quantity : splitUsShares(quantity, { from, to }));

export const { addStep, stepsOf } = orderTimeline<StepFacts>('us_order_steps');

/** The next number of a trade confirmation in a calendar year, without gaps, such as `US/2026/000001`. */
export async function nextConfirmationNumber(tx: Tx, year: string): Promise<string> {
  const [row] = await tx.query<{ last_number: number }>(
    `INSERT INTO us_confirmation_numbers AS n (year, last_number) VALUES ($1, 1)
     ON CONFLICT (year) DO UPDATE SET last_number = n.last_number + 1 RETURNING last_number`,
    [year],
  );
  return `US/${year}/${String(row!.last_number).padStart(6, '0')}`;
}
