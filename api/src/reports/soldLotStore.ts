import { roundedParts, rupees, sumRupees } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';

/** Days from and to, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Units of one purchase that one sale took, corrections included. Decimals are text. */
export interface SoldLotRow {
  lot_id: string;
  sale_id: string;
  kind: 'redemption' | 'switch_out';
  code: string;
  folio_no: string;
  bought_on: string;
  sold_on: string;
  units: string;
  /** Rupees paid for the units, stamp duty included. */
  cost: string;
  /** Rupees of stamp duty in the cost. */
  stamp_duty: string;
  /** Rupees of the sale before exit load and STT. */
  proceeds: string;
  exit_load: string;
  /** Rupees of the sale's STT that fall on the lot, by its proceeds. */
  stt: string;
}

/** All sales of the lots of portfolio `$1` that were sold between `$2` and `$3`: earlier ones have taken their part of the duty. */
const SOLD_LOTS = `
  SELECT c.investor_id, c.lot_id, r.id AS sale_id, CASE r.kind WHEN 'switch' THEN 'switch_out' ELSE 'redemption' END AS kind, c.code,
    c.folio_no, c.bought_on, min(c.value_date) FILTER (WHERE c.kind <> 'sale_correction') AS sold_on,
    (-sum(c.units))::numeric(18, 4)::text AS units, (-sum(c.cost))::numeric(16, 2)::text AS cost,
    sum(c.proceeds)::numeric(16, 2)::text AS proceeds, sum(c.exit_load)::numeric(16, 2)::text AS exit_load,
    coalesce(r.stt, 0)::text AS stt
  FROM lot_changes c
  LEFT JOIN sale_corrections x ON x.investor_id = c.investor_id AND x.id = c.subject_id
  JOIN redemptions r ON r.portfolio_id = $1 AND r.investor_id = c.investor_id
    AND r.id = coalesce(x.redemption_id, c.subject_id)
  WHERE c.portfolio_id = $1 AND c.proceeds IS NOT NULL AND (c.investor_id, c.lot_id) IN (
    SELECT s.investor_id, s.lot_id FROM lot_changes s
    WHERE s.portfolio_id = $1 AND s.proceeds IS NOT NULL AND s.kind <> 'sale_correction' AND s.value_date BETWEEN $2 AND $3
  )
  GROUP BY c.investor_id, c.lot_id, r.investor_id, r.id, c.code, c.folio_no, c.bought_on`;

/** What a lot bought and the duty on it; a sale has the part of the duty that falls on its units, to the paisa. */
const DUTY = `
  SELECT coalesce(sum(e.amount) FILTER (WHERE a.role = 'stamp_duty_payable'), 0) AS duty,
    sum(e.amount) FILTER (WHERE a.role = 'units_held' AND e.amount > 0) + coalesce((
      SELECT sum(n.units) FROM lot_changes n
      WHERE n.investor_id = s.investor_id AND n.lot_id = s.lot_id AND n.kind = 'nav_correction'
    ), 0) AS units
  FROM ledger_transfers t
  JOIN ledger_entries e ON e.investor_id = t.investor_id AND e.transfer_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id
  WHERE t.investor_id = s.investor_id AND t.subject_id = s.lot_id`;

/** The lots that a portfolio sold or switched in a period, by day of the sale, fund and day of purchase. */
export async function soldLots(q: Queries, portfolioId: string, { from, to }: Period): Promise<SoldLotRow[]> {
  const rows = await q.query<SoldLotRow>(
    `SELECT s.*, coalesce(
         round(bought.duty * s.until / nullif(bought.units, 0), 2)
           - round(bought.duty * (s.until - s.units::numeric) / nullif(bought.units, 0), 2), 0
       )::numeric(14, 2)::text AS stamp_duty
     FROM (
       SELECT *, sum(units::numeric) OVER (PARTITION BY lot_id ORDER BY sold_on, sale_id) AS until FROM (${SOLD_LOTS}) every
     ) s
     CROSS JOIN LATERAL (${DUTY}) bought
     WHERE sold_on BETWEEN $2 AND $3
     ORDER BY sold_on, code, folio_no, sale_id, bought_on, lot_id`,
    [portfolioId, from, to],
  );
  return [...Map.groupBy(rows, (row) => row.sale_id).values()].flatMap(withShareOfStt);
}

function withShareOfStt(lots: readonly SoldLotRow[]): SoldLotRow[] {
  const whole = sumRupees(lots.map(({ proceeds }) => proceeds));
  if (whole.eq(0)) return lots.map((lot) => ({ ...lot, stt: '0.00' }));
  const shares = roundedParts(
    lots.map(({ proceeds, stt }) => rupees(stt).times(proceeds).div(whole.toFixed(2))),
  );
  return lots.map((lot, index) => ({ ...lot, stt: shares[index]! }));
}

/** The day of the first booking of a portfolio; null for none. */
export async function firstBookingDay(q: Queries, portfolioId: string): Promise<string | null> {
  const [row] = await q.query<{ day: string | null }>(
    'SELECT min(value_date) AS day FROM ledger_transfers WHERE portfolio_id = $1',
    [portfolioId],
  );
  return row?.day ?? null;
}

/** What of a period is not settled: whether a sale waits for its NAV, and rupees of interest paid for late payouts. */
export async function saleState(
  q: Queries,
  portfolioId: string,
  { from, to }: Period,
): Promise<{ pending: boolean; interest: string }> {
  const [row] = await q.query<{ pending: boolean; interest: string }>(
    `SELECT coalesce(bool_or(status IN ('pending', 'submitted') AND processed_date BETWEEN $2 AND $3), false) AS pending,
       (coalesce(sum(late_interest) FILTER (WHERE paid_on BETWEEN $2 AND $3), 0) + (
         SELECT coalesce(sum((t.exact->>'interest')::numeric), 0)
         FROM imported_transactions t JOIN imported_folios f ON f.id = t.folio_id
         WHERE f.portfolio_id = $1 AND (t.exact->>'paid_on')::date BETWEEN $2 AND $3
       ))::numeric(16, 2)::text AS interest
     FROM redemptions WHERE portfolio_id = $1`,
    [portfolioId, from, to],
  );
  return row!;
}
