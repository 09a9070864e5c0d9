-- A part of a bonus share that the company sold is a sale of something that cost nothing, as after a demerger.
INSERT INTO share_fraction_sales (investor_id, portfolio_id, id, lot_id, isin, bought_on, sold_on, shares, cost, proceeds)
SELECT e.investor_id, e.portfolio_id, e.id, e.id, e.isin, c.ex_date, c.ex_date,
  ((e.shares_before * c.new_shares) % c.old_shares)::numeric / c.old_shares, 0, e.amount
FROM share_events e JOIN corporate_actions c ON c.number = e.action_number
WHERE c.kind = 'bonus' AND (e.shares_before * c.new_shares) % c.old_shares > 0
ON CONFLICT DO NOTHING;
