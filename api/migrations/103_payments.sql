-- Payments by service, payer and mandate; refunds with their deadline; UPI ids that paid before.

ALTER TABLE payments DROP CONSTRAINT payments_purpose_check;
ALTER TABLE payments ADD CHECK (purpose IN ('cart', 'gold', 'instalment'));
ALTER TABLE payments DROP CONSTRAINT payments_method_check;
ALTER TABLE payments ADD CHECK (method IN ('upi', 'netbanking', 'wallet', 'mandate'));
ALTER TABLE payments
  -- Whose keys at the gateway.
  ADD COLUMN service text NOT NULL DEFAULT 'regular',
  -- Whom it was asked from, as a person reads it.
  ADD COLUMN payer text,
  -- Accounts that may pay: branch code and last four digits. Money of any other goes back.
  ADD COLUMN payer_accounts jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN mandate_id uuid,
  -- The day in India, for the limit of a day.
  ADD COLUMN day date NOT NULL DEFAULT '1970-01-01';
UPDATE payments SET day = (created_at AT TIME ZONE 'Asia/Kolkata')::date;
ALTER TABLE payments ALTER COLUMN day DROP DEFAULT;
CREATE INDEX upi_payments_of_day ON payments (investor_id, day) WHERE method = 'upi';
CREATE INDEX payments_of_portfolio ON payments (portfolio_id, created_at DESC);

ALTER TABLE payment_refunds
  ADD COLUMN due_by date NOT NULL DEFAULT '1970-01-01',
  ADD COLUMN confirmed_at timestamptz;
UPDATE payment_refunds SET due_by = (refunded_at AT TIME ZONE 'Asia/Kolkata')::date + 5,
  confirmed_at = CASE WHEN gateway_ref IS NOT NULL THEN refunded_at END;
ALTER TABLE payment_refunds ALTER COLUMN due_by DROP DEFAULT;

-- What goes back is never more than what came.
CREATE FUNCTION refunds_within_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(r.amount) FROM payment_refunds r WHERE r.payment_id = NEW.payment_id)
     > (SELECT p.amount FROM payments p WHERE p.id = NEW.payment_id) THEN
    RAISE EXCEPTION 'refunds of payment % are more than it', NEW.payment_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refunds_within_payment AFTER INSERT OR UPDATE ON payment_refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_within_payment();

-- UPI ids that have paid, sealed; the index finds one again.
CREATE TABLE payer_upi_ids (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  blind_index bytea NOT NULL,
  sealed bytea NOT NULL,
  last_paid_at timestamptz NOT NULL,
  PRIMARY KEY (investor_id, portfolio_id, blind_index)
);

-- The id that a live payment was asked from, sealed, until it has ended.
CREATE TABLE payment_payers (
  payment_id uuid PRIMARY KEY,
  sealed_upi_id bytea NOT NULL
);
