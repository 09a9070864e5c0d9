import { columnsOf, type Inserted } from '../db/columns.ts';
import type { Queries, Tx } from '../db/pool.ts';
import { AWAITING_MONEY, RESERVING, type StepFact } from '../engine/index.ts';
import type { RedemptionRow, RedemptionStepRow } from './rows.ts';

/** A column of redemptions is stated here and in `RedemptionRow`; what a sale was asked for with is `fixed`. */
const columns = columnsOf<RedemptionRow>()('redemptions', {
  investor_id: 'key',
  id: 'key',
  portfolio_id: 'fixed',
  kind: 'fixed',
  code: 'fixed',
  folio_no: 'fixed',
  by: 'fixed',
  amount: 'fixed',
  asked_units: 'fixed',
  reserved_units: 'fixed',
  plan_id: 'fixed',
  instalment_date: 'fixed',
  status: 'changing',
  placed_at: 'fixed',
  updated_at: 'changing',
  send_at: 'fixed',
  cancel_before: 'fixed',
  nav_date: 'fixed',
  processed_date: 'fixed',
  payout_date: 'changing',
  pay_by: 'changing',
  rule_id: 'fixed',
  units: 'changing',
  nav: 'changing',
  gross: 'changing',
  exit_load: 'changing',
  stt: 'changing',
  tds: 'changing',
  tds_rule_id: 'changing',
  net: 'changing',
  paid_on: 'changing',
  late_interest: 'changing',
  bank_id: 'fixed',
  bank_name: 'fixed',
  bank_masked: 'fixed',
  to_code: 'fixed',
  to_folio_no: 'changing',
  in_nav_date: 'fixed',
  in_allotment_date: 'fixed',
  in_rule_id: 'fixed',
  in_units: 'changing',
  in_nav: 'changing',
  in_stamp_duty: 'changing',
  consent_text: 'fixed',
  consent_hash: 'fixed',
  version: 'version',
});

/** Stores a new sale. */
export async function insertRedemption(tx: Tx, row: Inserted<typeof columns>): Promise<RedemptionRow> {
  const names = columns.inserted;
  const [stored] = await tx.query<RedemptionRow>(
    `INSERT INTO redemptions (${names}) SELECT ${names} FROM jsonb_populate_record(NULL::redemptions, $1) RETURNING *`,
    [JSON.stringify(row)],
  );
  return stored!;
}

/** Writes what a step changed of a sale that the transaction has locked. */
export async function updateRedemption(tx: Tx, row: RedemptionRow): Promise<void> {
  await tx.query(
    `UPDATE redemptions r SET ${columns.assignments('r')}
     FROM jsonb_populate_record(NULL::redemptions, $1) n WHERE r.investor_id = n.investor_id AND r.id = n.id`,
    [JSON.stringify(row)],
  );
}

/** The sale, held until the transaction ends, or null. */
export async function lockRedemption(tx: Tx, id: string): Promise<RedemptionRow | null> {
  return (
    (await tx.query<RedemptionRow>('SELECT * FROM redemptions WHERE id = $1 FOR UPDATE', [id]))[0] ?? null
  );
}

/**
 * Ids of a sale that waits for its NAV and of those of the same scheme and folio that take their units before it: by NAV
 * date, then in the order in which they were placed. None where the sale does not wait for its NAV.
 */
export async function salesUpTo(q: Queries, id: string): Promise<string[]> {
  const rows = await q.query<{ id: string }>(
    `SELECT e.id FROM redemptions r
     JOIN redemptions e ON e.portfolio_id = r.portfolio_id AND e.folio_no = r.folio_no AND e.code = r.code
     WHERE r.id = $1 AND r.status = 'submitted' AND e.status IN ('pending', 'submitted')
       AND (e.nav_date, e.placed_at, e.id) <= (r.nav_date, r.placed_at, r.id)
     ORDER BY e.nav_date, e.placed_at, e.id`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** A sale of a portfolio, or null. */
export async function findRedemption(
  q: Queries,
  portfolioId: string,
  id: string,
): Promise<RedemptionRow | null> {
  const rows = await q.query<RedemptionRow>('SELECT * FROM redemptions WHERE id = $1 AND portfolio_id = $2', [
    id,
    portfolioId,
  ]);
  return rows[0] ?? null;
}

export interface ListedSales {
  statuses: readonly string[];
  code: string | null;
  page: number;
  perPage: number;
}

/** Sales of a portfolio, the latest first, and how many there are in all. */
export async function listRedemptions(
  q: Queries,
  portfolioId: string,
  { statuses, code, page, perPage }: ListedSales,
): Promise<{ rows: RedemptionRow[]; total: number }> {
  const where = `portfolio_id = $1 AND (cardinality($2::text[]) = 0 OR status = ANY ($2))
    AND ($3::text IS NULL OR code = $3 OR to_code = $3)`;
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM redemptions WHERE ${where}`,
    [portfolioId, statuses, code],
  );
  const rows = await q.query<RedemptionRow>(
    `SELECT * FROM redemptions WHERE ${where} ORDER BY placed_at DESC, id LIMIT $4 OFFSET $5`,
    [portfolioId, statuses, code, perPage, (page - 1) * perPage],
  );
  return { rows, total: count!.total };
}

/** Adds steps to the timeline of a sale. */
export async function addSteps(tx: Tx, sale: RedemptionRow, steps: readonly StepFact[]): Promise<void> {
  for (const { at, state, key, values, ruleId } of steps) {
    await tx.query(
      `INSERT INTO redemption_steps (investor_id, redemption_id, step, at, state, rule_id, text_key, text_values)
       SELECT $1, $2, coalesce(max(step), 0) + 1, $3, $4, $5, $6, $7 FROM redemption_steps
       WHERE investor_id = $1 AND redemption_id = $2`,
      [sale.investor_id, sale.id, at, state, ruleId, key, JSON.stringify(values)],
    );
  }
}

/** Steps of these sales, oldest first. */
export function stepsOf(
  q: Queries,
  sales: readonly Pick<RedemptionRow, 'id' | 'investor_id'>[],
): Promise<RedemptionStepRow[]> {
  return q.query<RedemptionStepRow>(
    `SELECT redemption_id, at, state, rule_id, text_key, text_values FROM redemption_steps
     WHERE (investor_id, redemption_id) IN (SELECT * FROM unnest($1::uuid[], $2::uuid[]))
     ORDER BY redemption_id, step`,
    [sales.map((sale) => sale.investor_id), sales.map((sale) => sale.id)],
  );
}

/** Sales of a folio whose units are kept for them. */
export function salesUnderWay(
  q: Queries,
  portfolioId: string,
  code: string,
  folioNo: string,
): Promise<RedemptionRow[]> {
  return q.query<RedemptionRow>(
    'SELECT * FROM redemptions WHERE portfolio_id = $1 AND code = $2 AND folio_no = $3 AND status = ANY ($4)',
    [portfolioId, code, folioNo, RESERVING],
  );
}

/** Units of a folio that are kept for sales under way, as decimal text. */
export async function reservedIn(
  q: Queries,
  portfolioId: string,
  code: string,
  folioNo: string,
): Promise<string> {
  const [row] = await q.query<{ units: string }>(
    `SELECT coalesce(sum(reserved_units), 0)::text AS units FROM redemptions
     WHERE portfolio_id = $1 AND code = $2 AND folio_no = $3 AND status = ANY ($4)`,
    [portfolioId, code, folioNo, RESERVING],
  );
  return row!.units;
}

/** Holds a folio until the transaction ends, so that sales of its units wait for one another. @returns whether it exists. */
export async function lockFolio(tx: Tx, portfolioId: string, folioNo: string): Promise<boolean> {
  const rows = await tx.query('SELECT 1 FROM folios WHERE portfolio_id = $1 AND folio_no = $2 FOR UPDATE', [
    portfolioId,
    folioNo,
  ]);
  return rows.length > 0;
}

/** Whether money of a sale is on its way to a bank account. */
export async function hasPendingPayout(q: Queries, bankId: string): Promise<boolean> {
  const rows = await q.query(
    `SELECT 1 FROM redemptions WHERE bank_id = $1 AND kind = 'redeem' AND status = ANY ($2) LIMIT 1`,
    [bankId, AWAITING_MONEY],
  );
  return rows.length > 0;
}
