import type { Queries, Tx } from '../../db/pool.ts';

/** What a bank reversed of a payment. Amounts are rupees as decimal text, times business time. */
export interface ChargebackRow {
  investor_id: string;
  id: string;
  portfolio_id: string;
  payment_id: string;
  /** Rupees by the gateway's name of each dispute. */
  disputes: Record<string, string>;
  amount: string;
  recovered: string;
  /** What the investor owes, and how much of that is settled. */
  due: string;
  settled: string;
  ticket_id: string | null;
  at: Date;
  settled_at: Date | null;
}

/** The chargeback of a payment, held until the transaction ends, or null. */
export async function lockChargebackOf(tx: Tx, paymentId: string): Promise<ChargebackRow | null> {
  const [row] = await tx.query<ChargebackRow>('SELECT * FROM chargebacks WHERE payment_id = $1 FOR UPDATE', [
    paymentId,
  ]);
  return row ?? null;
}

/** Stores a chargeback, or what has become of one. */
export async function saveChargeback(tx: Tx, row: ChargebackRow): Promise<void> {
  await tx.query(
    `INSERT INTO chargebacks (investor_id, id, portfolio_id, payment_id, disputes, amount, recovered, due, settled,
       ticket_id, at, settled_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (investor_id, id) DO UPDATE SET disputes = excluded.disputes, amount = excluded.amount,
       recovered = excluded.recovered, due = excluded.due, settled = excluded.settled,
       ticket_id = excluded.ticket_id, settled_at = excluded.settled_at`,
    [
      ...[row.investor_id, row.id, row.portfolio_id, row.payment_id, JSON.stringify(row.disputes)],
      ...[row.amount, row.recovered, row.due, row.settled, row.ticket_id, row.at, row.settled_at],
    ],
  );
}

/** Rupees that a portfolio owes after chargebacks, as decimal text; its units are frozen unless it is nil. */
export async function amountDue(q: Queries, portfolioId: string): Promise<string> {
  const [row] = await q.query<{ due: string }>(
    `SELECT coalesce(sum(due - settled), 0)::numeric(16, 2)::text AS due FROM chargebacks
     WHERE portfolio_id = $1 AND settled < due`,
    [portfolioId],
  );
  return row!.due;
}

/** Whether units of a portfolio are frozen, because an amount is due after a chargeback. */
export async function isFrozen(q: Queries, portfolioId: string): Promise<boolean> {
  return Number(await amountDue(q, portfolioId)) > 0;
}
