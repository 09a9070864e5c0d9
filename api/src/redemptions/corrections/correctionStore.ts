import type { Queries, Tx } from '../../db/pool.ts';
import type { LotChangeRow } from '../../ledger/index.ts';
import type { RedemptionRow } from '../rows.ts';

/** Which of the two funds of a switch; the only one of a sale is 'out'. */
export type Leg = 'out' | 'in';

export interface CorrectionRow {
  id: string;
  leg: Leg;
  /** NAVs in rupees a unit. */
  before: string;
  after: string;
  /** Rupees and units that it brings more than before, signed. */
  amount: string;
  units: string;
  at: Date;
}

/** Keeps that a corrected NAV was looked at, and what it brought. */
export async function insertCorrection(tx: Tx, sale: RedemptionRow, row: CorrectionRow): Promise<void> {
  await tx.query(
    `INSERT INTO sale_corrections (investor_id, id, redemption_id, leg, nav_before, nav_after, amount, units, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[sale.investor_id, row.id, sale.id, row.leg, row.before, row.after],
      ...[row.amount, row.units, row.at],
    ],
  );
}

/** What each of these sales took from earlier lots, with all corrections since, oldest lot first. */
export function soldLotsOf(q: Queries, saleIds: readonly string[]): Promise<LotChangeRow[]> {
  return q.query<LotChangeRow>(
    `WITH booked AS (
       SELECT id AS subject_id, id AS sale_id FROM redemptions WHERE id = ANY ($1)
       UNION ALL
       SELECT id, redemption_id FROM sale_corrections WHERE redemption_id = ANY ($1)
     )
     SELECT c.investor_id, c.portfolio_id, c.lot_id, b.sale_id AS subject_id, min(c.kind) AS kind, c.code, c.folio_no,
       min(c.value_date) AS value_date, c.bought_on, sum(c.units)::text AS units, sum(c.cost)::text AS cost,
       sum(c.proceeds)::text AS proceeds, max(c.load_pct)::text AS load_pct, sum(c.exit_load)::text AS exit_load,
       sum(c.gain)::text AS gain
     FROM booked b JOIN lot_changes c ON c.subject_id = b.subject_id AND c.kind <> 'nav_correction'
     GROUP BY c.investor_id, c.portfolio_id, c.lot_id, b.sale_id, c.code, c.folio_no, c.bought_on
     ORDER BY b.sale_id, c.bought_on, c.lot_id`,
    [saleIds],
  );
}
