import type { Queries, Tx } from '../db/pool.ts';
import { findPayments, type PaymentRow } from '../payments/index.ts';

/** A gold order as stored; decimals are text, times business time. */
export interface GoldOrderRow {
  investor_id: string;
  id: string;
  portfolio_id: string;
  block_id: string;
  status: 'pending' | 'successful' | 'failed' | 'reversed';
  reason: string | null;
  grams: string;
  rate_before_tax: string;
  rate_with_tax: string;
  gold_value: string;
  tax: string;
  total: string;
  payment_id: string | null;
  invoice_no: string | null;
  placed_at: Date;
  settled_at: Date | null;
}

export type NewGoldOrder = Omit<
  GoldOrderRow,
  | 'status'
  | 'reason'
  | 'payment_id'
  | 'invoice_no'
  | 'settled_at'
  | 'grams'
  | 'gold_value'
  | 'tax'
  | 'total'
  | 'rate_with_tax'
> & { grams: number; gold_value: number; tax: number; total: number; rate_with_tax: number };

/** Stores a purchase that waits for its payment. */
export async function insertGoldOrder(tx: Tx, order: NewGoldOrder): Promise<void> {
  await tx.query(
    `INSERT INTO gold_orders (investor_id, id, portfolio_id, block_id, side, status, grams, rate_before_tax,
       rate_with_tax, gold_value, tax, total, placed_at)
     VALUES ($1, $2, $3, $4, 'buy', 'pending', $5, $6, $7, $8, $9, $10, $11)`,
    [
      order.investor_id,
      order.id,
      order.portfolio_id,
      order.block_id,
      order.grams,
      order.rate_before_tax,
      order.rate_with_tax,
      order.gold_value,
      order.tax,
      order.total,
      order.placed_at,
    ],
  );
}

/** Names the payment of an order. @returns the order as it stands now. */
export async function setPayment(tx: Tx, id: string, paymentId: string): Promise<GoldOrderRow> {
  const [order] = await tx.query<GoldOrderRow>(
    'UPDATE gold_orders SET payment_id = $2 WHERE id = $1 RETURNING *',
    [id, paymentId],
  );
  return order!;
}

/** The order of this id while it waits for its payment, held until the transaction ends; null once it has ended. */
export async function lockPendingOrder(tx: Tx, id: string): Promise<GoldOrderRow | null> {
  const [order] = await tx.query<GoldOrderRow>(
    "SELECT * FROM gold_orders WHERE id = $1 AND status = 'pending' FOR UPDATE",
    [id],
  );
  return order ?? null;
}

/** Ends a held order as bought, under its invoice number. */
export async function setBought(tx: Tx, id: string, invoiceNo: string, at: Date): Promise<void> {
  await tx.query(
    "UPDATE gold_orders SET status = 'successful', invoice_no = $2, settled_at = $3 WHERE id = $1",
    [id, invoiceNo, at],
  );
}

/** Ends a held order without a purchase, with the sentence that gives the reason. */
export async function setFailed(tx: Tx, id: string, reason: string, at: Date): Promise<void> {
  await tx.query("UPDATE gold_orders SET status = 'failed', reason = $2, settled_at = $3 WHERE id = $1", [
    id,
    reason,
    at,
  ]);
}

/** The order of this id once it was bought, held until the transaction ends; null otherwise. */
export async function lockBoughtOrder(tx: Tx, id: string): Promise<GoldOrderRow | null> {
  const [order] = await tx.query<GoldOrderRow>(
    "SELECT * FROM gold_orders WHERE id = $1 AND status = 'successful' FOR UPDATE",
    [id],
  );
  return order ?? null;
}

/** Ends a held, bought order after its payment was reversed, with the sentence that states it. */
export async function setReversed(tx: Tx, id: string, reason: string): Promise<void> {
  await tx.query("UPDATE gold_orders SET status = 'reversed', reason = $2 WHERE id = $1", [id, reason]);
}

/** Orders of a portfolio with their payments, newest first. */
export async function goldOrdersOf(
  q: Queries,
  portfolioId: string,
): Promise<{ order: GoldOrderRow; payment: PaymentRow | null }[]> {
  const orders = await q.query<GoldOrderRow>(
    'SELECT * FROM gold_orders WHERE portfolio_id = $1 ORDER BY placed_at DESC, id',
    [portfolioId],
  );
  const payments = await findPayments(
    q,
    orders.flatMap(({ payment_id: id }) => id ?? []),
  );
  return orders.map((order) => ({ order, payment: payments.get(order.payment_id ?? '') ?? null }));
}
