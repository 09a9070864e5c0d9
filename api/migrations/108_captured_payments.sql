-- The gateway's own name of the money of a payment, where it has another than the payment's: disputes are told by it.

ALTER TABLE payments ADD COLUMN captured_ref text;
CREATE UNIQUE INDEX payment_of_captured ON payments (captured_ref) WHERE captured_ref IS NOT NULL;
