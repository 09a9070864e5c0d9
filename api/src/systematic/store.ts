import { columnsOf } from '../db/columns.ts';
import type { Queries, Tx } from '../db/pool.ts';
import { insertRows } from '../db/insertRows.ts';
import type { InstalmentRow, PlanEventRow, PlanRow } from './rows.ts';

/** A column of plans is stated here and in `PlanRow`. */
const columns = columnsOf<PlanRow>()('systematic_plans', {
  investor_id: 'key',
  id: 'key',
  portfolio_id: 'fixed',
  kind: 'fixed',
  order_id: 'fixed',
  code: 'fixed',
  target_code: 'fixed',
  amount: 'changing',
  frequency: 'fixed',
  day: 'changing',
  folio_no: 'changing',
  target_folio_no: 'fixed',
  upsize_code: 'changing',
  step_from: 'changing',
  mandate_id: 'changing',
  status: 'changing',
  next_date: 'changing',
  failures: 'changing',
  instalments_total: 'fixed',
  instalments_done: 'changing',
  paused_from: 'changing',
  stops_after: 'changing',
  ended_by: 'changing',
  ended_at: 'changing',
  due_at: 'changing',
  waiting: 'changing',
  version: 'version',
  created_at: 'fixed',
});

/** Stores a plan; an order registers at most one. @returns whether it is new. */
export async function insertPlan(tx: Tx, plan: PlanRow): Promise<boolean> {
  const known =
    plan.order_id !== null &&
    (await tx.query('SELECT 1 FROM systematic_plans WHERE investor_id = $1 AND order_id = $2', [
      plan.investor_id,
      plan.order_id,
    ]));
  if (known && known.length > 0) return false;
  await insertRows(tx, 'systematic_plans', [plan]);
  return true;
}

/** The plan, held until the transaction ends, or null. */
export async function lockPlan(tx: Tx, id: string): Promise<PlanRow | null> {
  return (
    (await tx.query<PlanRow>('SELECT * FROM systematic_plans WHERE id = $1 FOR UPDATE', [id]))[0] ?? null
  );
}

/** A plan of a portfolio, or null. */
export async function findPlan(q: Queries, portfolioId: string, id: string): Promise<PlanRow | null> {
  const rows = await q.query<PlanRow>('SELECT * FROM systematic_plans WHERE id = $1 AND portfolio_id = $2', [
    id,
    portfolioId,
  ]);
  return rows[0] ?? null;
}

/** The SIPs of a portfolio that go on or are paused, by next date. */
export function activePlans(q: Queries, portfolioId: string): Promise<PlanRow[]> {
  return q.query<PlanRow>(
    `SELECT * FROM systematic_plans
     WHERE portfolio_id = $1 AND kind = 'sip' AND status NOT IN ('completed', 'cancelled')
     ORDER BY next_date, code, id`,
    [portfolioId],
  );
}

/** The plans of a portfolio: those that go on by next date, or the past ones, latest first. */
export function plansOf(q: Queries, portfolioId: string, state: 'active' | 'past'): Promise<PlanRow[]> {
  return q.query<PlanRow>(
    `SELECT * FROM systematic_plans
     WHERE portfolio_id = $1 AND (status IN ('completed', 'cancelled')) = $2
     ORDER BY ${state === 'past' ? 'coalesce(ended_at, created_at) DESC' : 'next_date'}, code, id`,
    [portfolioId, state === 'past'],
  );
}

/** Writes all that can change of plans that the transaction has locked, and counts their versions. */
export async function updatePlans(tx: Tx, plans: readonly PlanRow[]): Promise<void> {
  if (plans.length === 0) return;
  await tx.query(
    `UPDATE systematic_plans p SET ${columns.assignments('p')}
     FROM json_populate_recordset(NULL::systematic_plans, $1) n
     WHERE p.investor_id = n.investor_id AND p.id = n.id`,
    [JSON.stringify(plans)],
  );
}

/** Records due dates that have passed; each date of a plan once. */
export async function insertInstalments(tx: Tx, rows: readonly InstalmentRow[]): Promise<void> {
  await insertRows(tx, 'plan_instalments', rows);
}

/** Adds lines to the histories of plans; one line a plan in a call. */
export async function insertEvents(tx: Tx, events: readonly PlanEventRow[]): Promise<void> {
  if (events.length === 0) return;
  await tx.query(
    `INSERT INTO plan_events (investor_id, plan_id, step, at, state, rule_id, order_id, text_key, text_values)
     SELECT n.investor_id, n.plan_id,
       1 + (SELECT coalesce(max(e.step), 0) FROM plan_events e
            WHERE e.investor_id = n.investor_id AND e.plan_id = n.plan_id),
       n.at, n.state, n.rule_id, n.order_id, n.text_key, n.text_values
     FROM json_populate_recordset(NULL::plan_events, $1) n`,
    [JSON.stringify(events)],
  );
}

/** The history of a plan, oldest first. */
export function eventsOf(q: Queries, plan: Pick<PlanRow, 'investor_id' | 'id'>): Promise<PlanEventRow[]> {
  return q.query<PlanEventRow>(
    'SELECT * FROM plan_events WHERE investor_id = $1 AND plan_id = $2 ORDER BY step',
    [plan.investor_id, plan.id],
  );
}

/** Records what became of an instalment, unless it has left the outcomes that this follows; null then. */
export async function settleInstalment(
  tx: Tx,
  plan: Pick<PlanRow, 'investor_id' | 'id'>,
  orderId: string,
  outcome: 'paid' | 'failed' | 'skipped',
  from: readonly InstalmentRow['outcome'][] = ['placed', 'charged'],
): Promise<InstalmentRow | null> {
  const rows = await tx.query<InstalmentRow>(
    `UPDATE plan_instalments SET outcome = $4
     WHERE investor_id = $1 AND plan_id = $2 AND order_id = $3 AND outcome = ANY ($5) RETURNING *`,
    [plan.investor_id, plan.id, orderId, outcome, from],
  );
  return rows[0] ?? null;
}

/** Keeps the folio of the first allotment for the instalments that follow. */
export async function keepFolio(
  tx: Tx,
  order: { investor_id: string; id: string; plan_id: string | null },
  folioNo: string,
): Promise<void> {
  await tx.query(
    `UPDATE systematic_plans SET folio_no = $3
     WHERE investor_id = $1 AND (order_id = $2 OR id = $4) AND folio_no IS NULL`,
    [order.investor_id, order.id, folioNo, order.plan_id],
  );
}

/** By plan, instalments that were taken and are not paid: under way, failed, called off or charged back. */
export async function unpaidOf(q: Queries, plans: readonly PlanRow[]): Promise<Map<string, number>> {
  const rows = await q.query<{ id: string; count: number }>(
    `SELECT p.id, (SELECT count(*) FROM plan_instalments i
         WHERE i.investor_id = p.investor_id AND i.plan_id = p.id AND i.order_id IS NOT NULL AND i.outcome <> 'paid')
       + (SELECT count(*) FROM orders o WHERE o.investor_id = p.investor_id AND o.id = p.order_id
         AND o.sip_firstorderflag = 'Y' AND o.status IN ('failed', 'reversed')) AS count
     FROM systematic_plans p WHERE p.id = ANY ($1)`,
    [plans.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}
