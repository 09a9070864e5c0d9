-- A prepared purchase that its owner put into the cart is confirmed only when it is paid there with an OTP.
ALTER TABLE prepared_orders DROP CONSTRAINT prepared_orders_status_check;
ALTER TABLE prepared_orders ADD CONSTRAINT prepared_orders_status_check
  CHECK (status IN ('waiting', 'in_cart', 'confirmed', 'cancelled', 'declined', 'withdrawn', 'expired'));
CREATE INDEX prepared_orders_in_cart ON prepared_orders (result_id) WHERE status = 'in_cart';
UPDATE prepared_orders p
SET status = CASE o.status WHEN 'pending' THEN 'in_cart' ELSE 'cancelled' END,
    decided_at = CASE o.status WHEN 'pending' THEN NULL ELSE p.decided_at END
FROM orders o
WHERE p.kind = 'purchase' AND p.status = 'confirmed' AND o.portfolio_id = p.portfolio_id AND o.id = p.result_id
  AND o.status IN ('pending', 'cancelled');
-- A folio that is not opened yet has no number.
UPDATE prepared_orders SET facts = facts || '{"folio_no": null}' WHERE request->'purchase'->>'new_folio' = 'true';
