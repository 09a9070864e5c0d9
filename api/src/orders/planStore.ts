import type { Queries, Tx } from '../db/pool.ts';
import type { OrderRow } from './rows.ts';

/** A SIP as stored. */
export interface PlanRow {
  id: string;
  investor_id: string;
  portfolio_id: string;
  kind: 'sip';
  order_id: string;
  code: string;
  amount: string;
  frequency: 'monthly';
  /** Day of the month, 1 to 31. */
  day: number;
  folio_no: string | null;
  upsize_code: string | null;
  status: 'active' | 'paused' | 'completed' | 'cancelled';
  /** Calendar date of the next instalment; it is placed on the business day on or after it. */
  next_date: string;
  created_at: Date;
}

/** Stores the plan that an order registers; once an order. */
export async function insertPlan(
  tx: Tx,
  plan: Omit<PlanRow, 'kind' | 'frequency' | 'status'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO systematic_plans (investor_id, id, portfolio_id, order_id, code, amount, day, folio_no, upsize_code,
       next_date, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (investor_id, order_id) DO NOTHING`,
    [
      ...[plan.investor_id, plan.id, plan.portfolio_id, plan.order_id, plan.code, plan.amount, plan.day],
      ...[plan.folio_no, plan.upsize_code, plan.next_date, plan.created_at],
    ],
  );
}

/** The plan, held until the transaction ends, or null. */
export async function lockPlan(tx: Tx, id: string): Promise<PlanRow | null> {
  return (
    (await tx.query<PlanRow>('SELECT * FROM systematic_plans WHERE id = $1 FOR UPDATE', [id]))[0] ?? null
  );
}

/** The plans of a portfolio that go on, by next date. */
export function activePlans(q: Queries, portfolioId: string): Promise<PlanRow[]> {
  return q.query<PlanRow>(
    `SELECT * FROM systematic_plans WHERE portfolio_id = $1 AND status = 'active' ORDER BY next_date, code, id`,
    [portfolioId],
  );
}

/** Records what became of a due date and moves the plan to its next date. */
export async function passDate(
  tx: Tx,
  plan: PlanRow,
  instalment: { outcome: 'placed' | 'missed'; orderId: string | null; at: Date },
  nextDate: string,
): Promise<PlanRow> {
  await tx.query(
    `INSERT INTO plan_instalments (investor_id, plan_id, due_date, outcome, order_id, at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [plan.investor_id, plan.id, plan.next_date, instalment.outcome, instalment.orderId, instalment.at],
  );
  await tx.query('UPDATE systematic_plans SET next_date = $3 WHERE investor_id = $1 AND id = $2', [
    plan.investor_id,
    plan.id,
    nextDate,
  ]);
  return { ...plan, next_date: nextDate };
}

/** Keeps the folio of the first allotment for the instalments that follow. */
export async function keepFolio(tx: Tx, order: OrderRow, folioNo: string): Promise<void> {
  await tx.query(
    `UPDATE systematic_plans SET folio_no = $3
     WHERE investor_id = $1 AND (order_id = $2 OR id = $4) AND folio_no IS NULL`,
    [order.investor_id, order.id, folioNo, order.plan_id],
  );
}
