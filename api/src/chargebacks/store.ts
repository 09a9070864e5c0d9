import type { PaymentPurpose } from '@sanchay/contracts';
import type { Queries, Tx } from '../db/pool.ts';
import type { ChargebackRow } from '../payments/index.ts';

/** A chargeback with the orders and the purpose of its payment. */
export interface ShownChargeback extends ChargebackRow {
  order_ids: string[];
  /** What the reversed payment was for. */
  purpose: PaymentPurpose;
  /** The payment of the amount due that is under way, if any. */
  live_payment_id: string | null;
}

const SELECT = `SELECT c.*, p.order_ids, p.purpose,
    (SELECT l.id FROM payments l WHERE l.investor_id = c.investor_id AND l.purpose = 'chargeback_due'
       AND l.subject_id = c.id AND l.status IN ('created', 'pending')) AS live_payment_id
  FROM chargebacks c
  JOIN payments p ON p.investor_id = c.investor_id AND p.id = c.payment_id`;

/** Chargebacks of a portfolio, latest first. */
export function chargebacksOf(q: Queries, portfolioId: string): Promise<ShownChargeback[]> {
  return q.query<ShownChargeback>(`${SELECT} WHERE c.portfolio_id = $1 ORDER BY c.at DESC, c.id`, [
    portfolioId,
  ]);
}

/** The chargeback that a ticket is about, or null. */
export async function chargebackOfTicket(q: Queries, ticketId: string): Promise<ShownChargeback | null> {
  return (await q.query<ShownChargeback>(`${SELECT} WHERE c.ticket_id = $1`, [ticketId]))[0] ?? null;
}

/** The chargeback of this id, held until the transaction ends, or null. */
export async function lockChargeback(tx: Tx, id: string): Promise<ShownChargeback | null> {
  return (await tx.query<ShownChargeback>(`${SELECT} WHERE c.id = $1 FOR UPDATE OF c`, [id]))[0] ?? null;
}

/** Records how a part of what is due was settled. */
export async function insertSettlement(
  tx: Tx,
  row: {
    investor_id: string;
    id: string;
    chargeback_id: string;
    amount: string;
    method: string;
    reference: string;
    settled_by: string;
    at: Date;
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO chargeback_settlements (investor_id, id, chargeback_id, amount, method, reference, settled_by, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      ...[row.investor_id, row.id, row.chargeback_id, row.amount],
      ...[row.method, row.reference, row.settled_by, row.at],
    ],
  );
}
