/** What must hold of orders of US shares: each question finds what contradicts it. */
export const US_ORDER_QUESTIONS: Readonly<Record<string, string>> = {
  us_reserved_differs: `
    SELECT coalesce(b.portfolio_id, o.portfolio_id)::text AS subject,
      'booked ' || coalesce(b.usd, 0) || ', orders set aside ' || coalesce(o.usd, 0) AS detail
    FROM (SELECT a.portfolio_id, sum(e.amount) AS usd FROM ledger_accounts a
      JOIN ledger_entries e ON e.account_id = a.id WHERE a.role = 'usd_reserved' GROUP BY a.portfolio_id) b
    FULL JOIN (SELECT portfolio_id, sum(reserved) AS usd FROM us_orders GROUP BY portfolio_id) o
      ON o.portfolio_id = b.portfolio_id
    WHERE coalesce(b.usd, 0) <> coalesce(o.usd, 0)`,
  us_trades_differ: `
    SELECT o.id::text AS subject, 'filled ' || o.filled || ', traded ' || coalesce(sum(t.quantity), 0) AS detail
    FROM us_orders o LEFT JOIN us_trades t
      ON t.investor_id = o.investor_id AND t.order_id = o.id AND NOT t.annulled
    GROUP BY o.investor_id, o.id HAVING o.filled <> coalesce(sum(t.quantity), 0) OR o.value <> coalesce(sum(t.amount), 0)`,
  us_sale_differs: `
    SELECT o.id::text AS subject, 'sold ' || o.filled || ', taken from lots ' || coalesce(sum(s.quantity), 0) AS detail
    FROM us_orders o LEFT JOIN us_sales s ON s.investor_id = o.investor_id AND s.order_id = o.id
    WHERE o.side = 'sell' AND o.settled_at IS NOT NULL
    GROUP BY o.investor_id, o.id HAVING o.filled <> coalesce(sum(s.quantity), 0) OR o.net <> coalesce(sum(s.proceeds), 0)`,
  us_lot_differs: `
    SELECT o.id::text AS subject, 'cost ' || o.net || ', of the lot ' || coalesce(l.cost, 0) || ', left '
      || coalesce(l.cost_left, 0) || ', sold ' || coalesce(s.cost, 0) AS detail
    FROM us_orders o LEFT JOIN us_lots l ON l.investor_id = o.investor_id AND l.id = o.id
    LEFT JOIN LATERAL (SELECT sum(cost) AS cost, sum(quantity_now) AS quantity FROM us_sales
      WHERE investor_id = o.investor_id AND lot_id = o.id) s ON true
    WHERE o.side = 'buy' AND o.settled_at IS NOT NULL
      AND (l.id IS NULL OR o.net <> l.cost OR l.cost <> l.cost_left + coalesce(s.cost, 0)
        OR l.quantity <> l.quantity_left + coalesce(s.quantity, 0))`,
  us_shares_over_sold: `
    SELECT s.portfolio_id::text AS subject, s.symbol || ': selling ' || s.shares || ' of ' || coalesce(l.shares, 0) AS detail
    FROM (SELECT portfolio_id, symbol, sum(trunc(CASE WHEN ended_at IS NULL THEN quantity ELSE filled END * split_new / split_old, 6)) AS shares,
        -- Lots round down by themselves at a split.
        CASE WHEN bool_or(split_new <> split_old) THEN 0.0001 ELSE 0 END AS rounding
      FROM us_orders WHERE side = 'sell' AND settled_at IS NULL GROUP BY portfolio_id, symbol) s
    LEFT JOIN (SELECT portfolio_id, symbol, sum(quantity_left) AS shares FROM us_lots GROUP BY portfolio_id, symbol) l
      ON l.portfolio_id = s.portfolio_id AND l.symbol = s.symbol
    WHERE s.shares > coalesce(l.shares, 0) + s.rounding`,
};
