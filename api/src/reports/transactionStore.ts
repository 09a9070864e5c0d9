import type { ReportedTransaction, TransactionType } from '@sanchay/contracts';
import type { Queries } from '../db/pool.ts';
import { GOLD } from '../gold/index.ts';
import { FOLIO_LISTING, FOLIO_NAME } from '../imported/index.ts';
import { LOT_BOOKINGS } from '../ledger/index.ts';
import { SHARE_EVENTS, US_SHARE_EVENTS } from './shareEventRows.ts';

/** Which transactions of a portfolio are meant; what is undefined does not restrict them. */
export interface TransactionFilter {
  asset?: ReportedTransaction['asset'] | undefined;
  type?: TransactionType | undefined;
  /** First and last day of the NAV or price. */
  from?: string | undefined;
  to?: string | undefined;
  /**
   * Part of the name of a fund or share, of the symbol of a US share, of a folio number, or of the number of an order,
   * invoice, contract note or trade confirmation.
   */
  search?: string | undefined;
}

/** A booking of units in a folio, an order of shares, or what a corporate action brought. Decimals are text; units and flow are signed. */
export interface TransactionRow {
  id: string;
  date: string;
  asset: ReportedTransaction['asset'];
  type: TransactionType;
  code: string;
  name: string;
  folio_no: string;
  order_id: string | null;
  units: string;
  /** NAV or price of the order; null where none is behind the booking. */
  nav: string | null;
  /** Rupees to the investor, after exit load and charges; negative is what was paid. */
  flow: string;
  /** Booked by us, or stated by an imported statement. */
  source: 'sanchay' | 'imported';
  /** Whether the flow is money of the investor, or only moves between funds. */
  moves_money: boolean;
  stamp_duty: string;
  /** Deducted from a dividend in India; that of the United States is in `dollars.charges`. */
  tax: string;
  /** Rupees that an order of shares traded for, before charges; null for any other booking. */
  traded: string | null;
  /**
   * Of an order of US shares: dollars a share, with charges, and of the charges; rupees for a dollar on the day. Of a
   * dividend the charges are the tax withheld.
   */
  dollars: { price: string; amount: string; charges: string; rate: string } | null;
}

/**
 * Bookings of portfolio `$1`: units that came into a folio with the rupees paid for them, and each change of earlier
 * units with the cost that went with them. The same rows as on the pages of the holdings.
 */
export const BOOKINGS = `
  SELECT investor_id, kind, id AS subject_id, date, at, code, folio_no, bought_units AS units, -amount AS flow,
    amount AS cost, stamp_duty
  FROM (${LOT_BOOKINGS}) bought
  UNION ALL
  SELECT c.investor_id, c.kind, c.subject_id, c.value_date, t.at, c.code, c.folio_no, sum(c.units),
    sum(coalesce(c.proceeds - c.exit_load, -c.cost)), sum(c.cost), 0
  FROM lot_changes c
  JOIN ledger_transfers t ON t.investor_id = c.investor_id AND t.kind = c.kind AND t.subject_id = c.subject_id
  WHERE c.portfolio_id = $1 AND c.kind <> 'carried_in'
  GROUP BY c.investor_id, c.kind, c.subject_id, c.value_date, t.at, c.code, c.folio_no`;

/**
 * The bookings with what they are called, and the order that is behind each. Orders are limited to the portfolio, so that
 * those of other people are not read for a join.
 */
const TRANSACTIONS = `
  SELECT b.*, b.kind || ':' || b.subject_id || ':' || b.folio_no || CASE b.kind WHEN 'merger' THEN ':' || b.code ELSE '' END AS id, coalesce(s.name, 'Digital gold') AS name,
    CASE b.code WHEN '${GOLD}' THEN 'gold' ELSE 'mutual_fund' END AS asset,
    CASE WHEN b.kind IN ('allotment_reversal', 'gold_reversal') THEN 'reversal'
      WHEN b.kind IN ('nav_correction', 'sale_correction') THEN 'correction'
      WHEN b.kind = 'merger' THEN 'merger'
      WHEN b.kind = 'redemption' THEN CASE WHEN r.plan_id IS NULL THEN 'redemption' ELSE 'swp' END
      WHEN b.kind = 'switch_out' THEN CASE WHEN r.plan_id IS NULL THEN 'switch_out' ELSE 'stp_out' END
      WHEN b.kind = 'switch_in' THEN CASE WHEN r.plan_id IS NULL THEN 'switch_in' ELSE 'stp_in' END
      WHEN o.type = 'sip' OR o.plan_id IS NOT NULL THEN 'sip' ELSE 'purchase' END AS type,
    b.kind NOT IN ('switch_out', 'switch_in', 'merger') AND coalesce(r.kind, '') <> 'switch' AS moves_money,
    coalesce(o.id, r.id, g.id) AS order_id, g.invoice_no,
    CASE WHEN x.id IS NOT NULL THEN NULL WHEN b.kind = 'switch_in' THEN r.in_nav
      ELSE coalesce(o.nav, r.nav, CASE b.kind WHEN 'gold_purchase' THEN g.rate_with_tax END) END AS nav
  FROM (${BOOKINGS}) b
  LEFT JOIN schemes s ON s.code = b.code
  LEFT JOIN nav_corrections n ON n.investor_id = b.investor_id AND n.id = b.subject_id
  LEFT JOIN orders o ON o.portfolio_id = $1 AND o.investor_id = b.investor_id
    AND o.id = coalesce(n.order_id, b.subject_id)
  LEFT JOIN sale_corrections x ON x.investor_id = b.investor_id AND x.id = b.subject_id
  LEFT JOIN redemptions r ON r.portfolio_id = $1 AND r.investor_id = b.investor_id
    AND r.id = coalesce(x.redemption_id, b.subject_id)
  LEFT JOIN gold_orders g ON g.portfolio_id = $1 AND g.investor_id = b.investor_id AND g.id = b.subject_id`;

/** Settled orders of shares, on the day of the trade. */
const SHARES = `
  SELECT 'stock:' || o.id AS id, o.for_day AS date, 'stock' AS asset,
    CASE o.side WHEN 'buy' THEN 'purchase' ELSE 'sale' END AS type, o.isin AS code, o.name, a.demat_no AS folio_no,
    o.id AS order_id, o.note_no, CASE o.side WHEN 'buy' THEN o.filled ELSE -o.filled END AS units,
    round(o.value / o.filled, 4) AS nav, coalesce(-(l.cost + l.stt), sold.received) AS flow, o.placed_at AS at,
    o.investor_id, o.value AS traded
  FROM stock_orders o
  JOIN trading_accounts a ON a.investor_id = o.investor_id AND a.portfolio_id = o.portfolio_id
  LEFT JOIN share_lots l ON l.investor_id = o.investor_id AND l.id = o.id
  LEFT JOIN LATERAL (
    SELECT sum(s.proceeds - s.stt) AS received FROM share_sales s
    WHERE s.investor_id = o.investor_id AND s.order_id = o.id
  ) sold ON true
  WHERE o.portfolio_id = $1 AND o.settled_at IS NOT NULL AND o.filled > 0`;

/** Settled orders of US shares, on the day of the session, in rupees at the reference rate of the day. */
const US_SHARES = `
  SELECT 'us_stock:' || o.id AS id, o.for_day AS date, 'us_stock' AS asset,
    CASE o.side WHEN 'buy' THEN 'purchase' ELSE 'sale' END AS type, o.symbol AS code, o.name, a.number AS folio_no,
    o.id AS order_id, o.note_no, CASE o.side WHEN 'buy' THEN o.filled ELSE -o.filled END AS units,
    round(o.value / o.filled * day.rate, 4) AS nav,
    round(CASE o.side WHEN 'buy' THEN -o.net ELSE o.net END * day.rate, 2) AS flow, o.placed_at AS at, o.investor_id,
    json_build_object('price', round(o.value / o.filled, 4)::text, 'amount', o.net::text,
      'charges', abs(o.net - o.value)::text, 'rate', day.rate::text) AS dollars
  FROM us_orders o
  JOIN us_accounts a ON a.portfolio_id = o.portfolio_id
  LEFT JOIN us_lots l ON l.investor_id = o.investor_id AND l.id = o.id
  CROSS JOIN LATERAL (SELECT coalesce(l.rate, (
    SELECT max(s.rate_sold) FROM us_sales s WHERE s.investor_id = o.investor_id AND s.order_id = o.id
  ), 0) AS rate) day
  WHERE o.portfolio_id = $1 AND o.settled_at IS NOT NULL AND o.filled > 0`;

/** The transactions of portfolio `$1` that imported statements state, with the same columns. */
const IMPORTED = `
  SELECT 'import:' || t.folio_id || ':' || t.row_key AS id, t.date, f.folio_no,
    CASE f.asset WHEN 'gold' THEN '${GOLD}' WHEN 'stock' THEN coalesce(f.isin, '') ELSE coalesce(f.code, '') END AS code,
    ${FOLIO_NAME} AS name, f.asset,
    CASE WHEN f.asset = 'stock' AND t.kind = 'redemption' THEN 'sale' WHEN t.kind IN ('sip', 'switch_in', 'switch_out', 'redemption', 'reversal', 'correction') THEN t.kind
      WHEN t.kind IN ('merger_in', 'merger_out') THEN 'merger' ELSE 'purchase' END AS type,
    t.units, t.nav,
    -(coalesce(t.amount, 0) + t.stamp_duty + CASE f.asset WHEN 'stock' THEN t.stt ELSE 0 END) AS flow,
    t.kind IN ('purchase', 'sip', 'redemption', 'reversal', 'correction') AND t.exact->>'switch' IS NULL AS moves_money, t.stamp_duty, t.nth
  FROM imported_transactions t JOIN imported_folios f ON f.id = t.folio_id ${FOLIO_LISTING}
  WHERE f.portfolio_id = $1 AND f.asset IN ('mutual_fund', 'stock', 'gold') AND t.units <> 0`;

/** All of them, each with its source. */
const EVERY = `
  SELECT id, date, asset, type, code, name, folio_no, order_id, invoice_no, units, nav, flow, moves_money, at,
    stamp_duty, 0::numeric AS tax, NULL::numeric AS traded, NULL::json AS dollars, 'sanchay' AS source
  FROM (${TRANSACTIONS}) own
  UNION ALL
  SELECT id, date, asset, type, code, name, folio_no, order_id, note_no, units, nav, flow, true, at, 0, 0, traded, NULL,
    'sanchay'
  FROM (${SHARES}) shares
  UNION ALL
  SELECT id, date, asset, type, code, name, folio_no, order_id, note_no, units, nav, flow, true, at, 0, 0, NULL, dollars,
    'sanchay'
  FROM (${US_SHARES}) us_shares
  UNION ALL
  SELECT id, date, asset, type, code, name, folio_no, NULL, NULL, units, nav, flow, moves_money, at, 0, tax, NULL, NULL,
    'sanchay'
  FROM (${SHARE_EVENTS}) share_events
  UNION ALL
  SELECT id, date, asset, type, code, name, folio_no, NULL, NULL, units, nav, flow, moves_money, at, 0, 0, NULL, dollars,
    'sanchay'
  FROM (${US_SHARE_EVENTS}) us_share_events
  UNION ALL
  SELECT id, date, asset, type, code, name, folio_no, NULL, NULL, units, nav, flow, moves_money,
    date::timestamptz + nth * interval '1 second', stamp_duty, 0, NULL, NULL, 'imported'
  FROM (${IMPORTED}) imported`;

const ORDER = 'date DESC, at DESC, id';

/** How many transactions meet a filter, how many there are in all, and their rupees. */
export interface TransactionSums {
  total: number;
  all: number;
  money_in: string;
  money_out: string;
}

/** The transactions of a portfolio that meet a filter, newest first, from an offset, with the sums of all of them. */
export async function transactionsOf(
  q: Queries,
  portfolioId: string,
  { filter, limit, offset }: { filter: TransactionFilter; limit: number | null; offset: number },
): Promise<{ sums: TransactionSums; rows: TransactionRow[] }> {
  const { asset = null, type = null, from = null, to = null, search = null } = filter;
  const [found] = await q.query<TransactionSums & { rows: TransactionRow[] }>(
    `WITH every AS MATERIALIZED (${EVERY}),
     met AS MATERIALIZED (
       SELECT * FROM every
       WHERE ($2::text IS NULL OR asset = $2) AND ($3::text IS NULL OR type = $3)
         AND ($4::date IS NULL OR date >= $4) AND ($5::date IS NULL OR date <= $5)
         AND ($6::text IS NULL OR strpos(lower(concat_ws(E'\\n', name, folio_no, order_id, invoice_no,
           CASE asset WHEN 'us_stock' THEN code END)), lower($6)) > 0)
     ),
     page AS (SELECT * FROM met ORDER BY ${ORDER} LIMIT $7 OFFSET $8)
     SELECT count(*)::int AS total, (SELECT count(*)::int FROM every) AS all,
       coalesce(-sum(flow) FILTER (WHERE moves_money AND flow < 0), 0)::numeric(18, 2)::text AS money_in,
       coalesce(sum(flow) FILTER (WHERE moves_money AND flow > 0), 0)::numeric(18, 2)::text AS money_out,
       (SELECT coalesce(json_agg(r), '[]') FROM (
         SELECT id, date::text AS date, asset, type, code, name, folio_no, order_id, CASE asset WHEN 'us_stock' THEN units::numeric(18, 6) ELSE units::numeric(18, 4) END::text AS units,
           nav::text AS nav, flow::numeric(16, 2)::text AS flow, moves_money, source, traded::text AS traded, dollars,
           stamp_duty::numeric(14, 2)::text AS stamp_duty, tax::numeric(14, 2)::text AS tax
         FROM page
         ORDER BY ${ORDER}
       ) r) AS rows
     FROM met`,
    [portfolioId, asset, type, from, to, search, limit, offset],
  );
  const { rows, ...sums } = found!;
  return { sums, rows };
}
