/**
 * What corporate actions of Indian shares brought portfolio `$1`, with the columns of the report: dividends on the day of
 * payment after the tax deducted, new shares of a rights issue on the day of allotment, all else on the ex-date. A merger
 * has a row for each company.
 */
export const SHARE_EVENTS = `
  SELECT 'share_event:' || e.id || ':' || part.code AS id, coalesce(CASE c.kind WHEN 'dividend' THEN e.paid_on END, c.ex_date) AS date,
    'stock' AS asset, CASE c.kind WHEN 'bonus' THEN 'bonus_issue' ELSE c.kind END AS type, part.code, s.name,
    a.demat_no AS folio_no, part.units, CASE c.kind WHEN 'dividend' THEN c.per_share END AS nav,
    part.flow, part.flow > 0 AS moves_money, e.at, e.investor_id, part.tax
  FROM share_events e
  JOIN corporate_actions c ON c.number = e.action_number
  JOIN trading_accounts a ON a.investor_id = e.investor_id AND a.portfolio_id = e.portfolio_id
  CROSS JOIN LATERAL (
    SELECT e.isin AS code, e.shares_after - e.shares_before AS units,
      CASE WHEN c.into_isin IS NULL THEN e.amount - e.tds ELSE 0 END AS flow, e.tds AS tax WHERE c.kind NOT IN ('demerger', 'rights')
    UNION ALL SELECT c.into_isin, e.into_shares, e.amount, 0 WHERE c.into_isin IS NOT NULL
  ) part
  JOIN stocks s ON s.isin = part.code
  WHERE e.portfolio_id = $1 AND e.shares_before > 0 AND (c.kind <> 'dividend' OR e.paid_on IS NOT NULL)
  UNION ALL
  SELECT 'rights:' || r.id, c.allots_on, 'stock', 'rights_issue', r.isin, s.name, a.demat_no, r.applied, c.per_share,
    -r.applied * c.per_share, true, r.ended_at, r.investor_id, 0
  FROM rights_offers r
  JOIN corporate_actions c ON c.number = r.action_number
  JOIN trading_accounts a ON a.investor_id = r.investor_id AND a.portfolio_id = r.portfolio_id
  JOIN stocks s ON s.isin = r.isin
  WHERE r.portfolio_id = $1 AND r.state = 'allotted'`;

/** The same of US shares, in rupees at the reference rate of the day. */
export const US_SHARE_EVENTS = `
  SELECT 'us_share_event:' || e.id AS id, coalesce(e.paid_on, c.ex_date) AS date, 'us_stock' AS asset, c.kind AS type,
    e.symbol AS code, s.name, a.number AS folio_no, e.shares_after - e.shares_before AS units,
    round(c.per_share * day.rate, 4) AS nav, round((e.amount - e.withheld) * day.rate, 2) AS flow,
    e.amount > 0 AS moves_money, e.at, e.investor_id,
    CASE c.kind WHEN 'dividend' THEN json_build_object('price', c.per_share::text, 'amount', (e.amount - e.withheld)::text,
      'charges', e.withheld::text, 'rate', day.rate::text) END AS dollars
  FROM us_share_events e
  JOIN us_actions c ON c.number = e.action_number
  JOIN us_accounts a ON a.portfolio_id = e.portfolio_id
  JOIN us_stocks s ON s.symbol = e.symbol
  CROSS JOIN LATERAL (SELECT coalesce((
    SELECT r.price FROM exchange_rates r WHERE r.source_currency = 'USD' AND r.target_currency = 'INR'
      AND r.at < (coalesce(e.paid_on, c.ex_date) + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' ORDER BY r.at DESC LIMIT 1
  ), 0) AS rate) day
  WHERE e.portfolio_id = $1 AND e.shares_before > 0 AND (c.kind <> 'dividend' OR e.paid_on IS NOT NULL)`;
