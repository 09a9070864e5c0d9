import type { Queries } from '../../db/pool.ts';
import { LOTS } from '../../ledger/index.ts';

/** An allotment of an ELSS fund. Decimals are text; reversed money is left out. */
export interface ElssLotRow {
  lot_id: string;
  code: string;
  name: string;
  folio_no: string;
  date: string;
  /** Whether money came in with it: units of a merger came from an earlier allotment. */
  is_investment: boolean;
  kind: 'purchase' | 'switch_in';
  bought_units: string;
  /** Rupees paid, stamp duty included. */
  amount: string;
  /** Units that are left, and their share of the amount. */
  units: string;
  cost: string;
  /** Rupees a unit; null when the fund has none. */
  nav: string | null;
}

/** All allotments of ELSS funds of a portfolio, oldest first. */
export function elssLots(q: Queries, portfolioId: string): Promise<ElssLotRow[]> {
  return q.query<ElssLotRow>(
    `SELECT l.id AS lot_id, l.code, s.name, l.folio_no, l.date, l.kind <> 'merger' AS is_investment,
       CASE l.kind WHEN 'switch_in' THEN 'switch_in' ELSE 'purchase' END AS kind,
       (l.bought_units + coalesce(reversed.units, 0))::numeric(18, 4)::text AS bought_units,
       (l.amount + coalesce(reversed.cost, 0))::numeric(16, 2)::text AS amount,
       l.units::numeric(18, 4)::text AS units, l.cost::numeric(16, 2)::text AS cost, s.nav::text AS nav
     FROM (${LOTS}) l
     JOIN schemes s ON s.code = l.code AND s.sub_category = 'ELSS'
     LEFT JOIN LATERAL (
       SELECT sum(c.units) AS units, sum(c.cost) AS cost FROM lot_changes c
       WHERE c.investor_id = l.investor_id AND c.lot_id = l.id AND c.kind = 'allotment_reversal'
     ) reversed ON true
     ORDER BY l.date, l.at, l.id`,
    [portfolioId],
  );
}

/** An ELSS fund with its newest NAV, decimal text. */
export interface ElssScheme {
  code: string;
  name: string;
  nav: string | null;
}

/** Those of these funds that are ELSS, by code. */
export async function elssSchemes(q: Queries, codes: readonly string[]): Promise<Map<string, ElssScheme>> {
  if (codes.length === 0) return new Map();
  const rows = await q.query<ElssScheme>(
    `SELECT code, name, nav::text AS nav FROM schemes WHERE code = ANY ($1) AND sub_category = 'ELSS'`,
    [codes],
  );
  return new Map(rows.map((row) => [row.code, row]));
}
