-- Whether the last price has reached the trigger price of a stop-loss order.
ALTER TABLE stock_orders ADD COLUMN triggered boolean NOT NULL DEFAULT false;
UPDATE stock_orders o SET triggered = true WHERE EXISTS (SELECT 1 FROM stock_order_steps s
  WHERE s.investor_id = o.investor_id AND s.order_id = o.id AND s.step = 'triggered');
