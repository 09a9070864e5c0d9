import type { Queries } from '../db/pool.ts';
import { LOT_BOOKINGS } from '../ledger/index.ts';

/** Units of one lot that came into a folio or left it. Decimals are text; units, cost and flow are signed. */
export interface Move {
  /** What was booked: 'allotment', 'redemption', 'switch_in', 'nav_correction' and so on. */
  kind: string;
  /** The order, sale or switch that was booked; `lot_id` is the one that had brought the units. */
  subject_id: string;
  lot_id: string;
  code: string;
  folio_no: string;
  /** Day of the NAV or price. */
  date: string;
  /** Day on which the money left the bank account or reached it; null while it has not been paid out. */
  paid_on: string | null;
  units: string;
  /** Rupees of cost that came or went with the units, duty and tax included. */
  cost: string;
  /** Rupees to the investor, after exit load and before STT and TDS; negative is what was paid. */
  flow: string;
  /** Rupees of stamp duty in the cost. */
  stamp_duty: string;
  /** NAV of the booking; null where no order of a fund is behind it. */
  nav: string | null;
  /** The switch that the move is part of, corrections of its NAVs included; null for none. */
  switch_id: string | null;
  /** Rupees of STT on the whole sale, corrections included; on the first lot of the sale only. */
  stt: string;
  /** Rupees that the fund house paid for a late payout; on the first lot of the sale only. */
  interest: string;
  /** Whether a systematic plan made the order or sale that was booked. */
  is_planned: boolean;
}

/** All moves of portfolio `$1` in the assets `$2`, or in all where that is null: a row for each lot that came, and for all that happened to it since. */
const MOVES = `
  SELECT l.kind, l.id AS subject_id, l.id AS lot_id, l.investor_id, l.code, l.folio_no, l.date, l.at,
    l.bought_units AS units, l.amount AS cost, -l.amount AS flow, l.stamp_duty
  FROM (${LOT_BOOKINGS}) l WHERE $2::text[] IS NULL OR l.code = ANY ($2)
  UNION ALL
  SELECT c.kind, c.subject_id, c.lot_id, c.investor_id, c.code, c.folio_no, c.value_date, t.at,
    c.units, c.cost, coalesce(c.proceeds - c.exit_load, -c.cost), 0
  FROM lot_changes c
  JOIN ledger_transfers t ON t.investor_id = c.investor_id AND t.kind = c.kind AND t.subject_id = c.subject_id
  WHERE c.portfolio_id = $1 AND c.kind <> 'carried_in' AND ($2::text[] IS NULL OR c.code = ANY ($2))`;

/** The moves of a portfolio, of these assets or all, oldest first. */
export function movesOf(
  q: Queries,
  portfolioId: string,
  codes: readonly string[] | null = null,
): Promise<Move[]> {
  return q.query<Move>(
    `SELECT m.kind, m.subject_id, m.lot_id, m.code, m.folio_no, m.date,
       CASE WHEN m.kind IN ('redemption', 'sale_correction') AND r.kind = 'redeem'
           THEN coalesce(corrected.value_date, r.paid_on)
         WHEN m.kind IN ('allotment', 'gold_purchase')
           THEN coalesce((coalesce(p.realised_at, o.realised_at) AT TIME ZONE 'Asia/Kolkata')::date, m.date)
         ELSE m.date END AS paid_on,
       m.units::numeric(18, 4)::text AS units,
       m.cost::numeric(16, 2)::text AS cost, m.flow::numeric(16, 2)::text AS flow,
       m.stamp_duty::numeric(14, 2)::text AS stamp_duty,
       coalesce(o.nav, CASE WHEN c.id IS NULL THEN CASE WHEN m.kind = 'switch_in' THEN r.in_nav ELSE r.nav END END)::text AS nav,
       CASE WHEN r.kind = 'switch' THEN r.id END AS switch_id,
       CASE WHEN m.is_first AND m.kind IN ('redemption', 'switch_out') THEN coalesce(r.stt, 0) ELSE 0 END::numeric(16, 2)::text AS stt,
       CASE WHEN m.is_first AND m.kind = 'redemption' THEN coalesce(r.late_interest, 0) ELSE 0 END::numeric(16, 2)::text AS interest,
       o.type IS NOT DISTINCT FROM 'sip' OR o.plan_id IS NOT NULL OR r.plan_id IS NOT NULL AS is_planned
     FROM (
       SELECT *, row_number() OVER (PARTITION BY kind, subject_id ORDER BY lot_id) = 1 AS is_first FROM (${MOVES}) every_move
     ) m
     LEFT JOIN orders o ON o.portfolio_id = $1 AND o.investor_id = m.investor_id AND o.id = m.subject_id
     LEFT JOIN sale_corrections c ON c.investor_id = m.investor_id AND c.id = m.subject_id
     LEFT JOIN redemptions r ON r.portfolio_id = $1 AND r.investor_id = m.investor_id
       AND r.id = coalesce(c.redemption_id, m.subject_id)
     LEFT JOIN ledger_transfers corrected ON corrected.portfolio_id = $1 AND corrected.investor_id = m.investor_id
       AND corrected.kind = 'payout_correction' AND corrected.subject_id = m.subject_id
     LEFT JOIN gold_orders g ON g.portfolio_id = $1 AND g.investor_id = m.investor_id AND g.id = m.subject_id
     LEFT JOIN payments p ON p.investor_id = m.investor_id AND p.id = coalesce(o.payment_id, g.payment_id)
     ORDER BY m.date, m.at, m.subject_id, m.lot_id`,
    [portfolioId, codes],
  );
}
