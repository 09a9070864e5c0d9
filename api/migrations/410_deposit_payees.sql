-- The UPI handle of each issuer: money of a deposit goes to its issuer, not to an intermediary.

ALTER TABLE deposit_issuers ADD COLUMN payee_upi_id text;
UPDATE deposit_issuers SET payee_upi_id = slug || '.fd@hdfcbank';
ALTER TABLE deposit_issuers
  ALTER COLUMN payee_upi_id SET NOT NULL,
  ADD CONSTRAINT deposit_issuers_payee CHECK (payee_upi_id ~ '^[A-Za-z0-9._-]{2,255}@[A-Za-z]{2,64}$');
