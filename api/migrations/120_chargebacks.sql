-- Payments that a bank reversed: what was reversed with them, what is still due, and how it was settled.

ALTER TABLE payments DROP CONSTRAINT payments_status_check;
UPDATE payments SET status = 'charged_back' WHERE status = 'taken_back';
ALTER TABLE payments ADD CONSTRAINT payments_status_check
  CHECK (status IN ('created', 'pending', 'successful', 'failed', 'expired', 'refunded', 'charged_back'));
UPDATE notices SET kind = 'payment_charged_back' WHERE kind = 'payment_taken_back';

CREATE TABLE chargebacks (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  payment_id uuid NOT NULL UNIQUE,
  -- Rupees by the gateway's name of each dispute: what it reversed of the payment so far.
  disputes jsonb NOT NULL,
  -- All of them, at most the payment.
  amount numeric(16, 2) NOT NULL CHECK (amount > 0),
  -- Rupees of orders that were reversed; the rest is due from the investor.
  recovered numeric(16, 2) NOT NULL CHECK (recovered >= 0),
  due numeric(16, 2) NOT NULL CHECK (due >= 0 AND recovered + due = amount),
  settled numeric(16, 2) NOT NULL DEFAULT 0 CHECK (settled >= 0 AND settled <= due),
  ticket_id uuid REFERENCES tickets (id),
  -- Business times.
  at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (investor_id, id),
  FOREIGN KEY (investor_id, payment_id) REFERENCES payments (investor_id, id)
);
CREATE INDEX chargebacks_by_id ON chargebacks (id);
CREATE INDEX chargebacks_of_portfolio ON chargebacks (portfolio_id, at DESC);
CREATE INDEX chargebacks_due ON chargebacks (portfolio_id) WHERE settled < due;

CREATE TABLE chargeback_settlements (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  chargeback_id uuid NOT NULL,
  amount numeric(16, 2) NOT NULL CHECK (amount > 0),
  method text NOT NULL CHECK (method IN ('bank_transfer', 'written_off')),
  -- The bank's reference of the transfer, or why the amount was written off.
  reference text NOT NULL CHECK (reference <> ''),
  settled_by uuid NOT NULL REFERENCES users (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (investor_id, id),
  FOREIGN KEY (investor_id, chargeback_id) REFERENCES chargebacks (investor_id, id)
);
CREATE TRIGGER chargeback_settlements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON chargeback_settlements
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- Gold of a payment that was reversed goes back to the provider; its invoice keeps its number.
DO $$
DECLARE rule record;
BEGIN
  FOR rule IN
    SELECT conname FROM pg_constraint WHERE conrelid = 'gold_orders'::regclass AND contype = 'c'
      AND pg_get_constraintdef(oid) ~ '\mstatus\M'
  LOOP
    EXECUTE format('ALTER TABLE gold_orders DROP CONSTRAINT %I', rule.conname);
  END LOOP;
END $$;
ALTER TABLE gold_orders
  ADD CONSTRAINT gold_orders_status_check CHECK (status IN ('pending', 'successful', 'failed', 'reversed')),
  ADD CONSTRAINT bought_has_invoice CHECK ((status IN ('successful', 'reversed')) = (invoice_no IS NOT NULL)),
  ADD CONSTRAINT ended_has_reason CHECK ((status IN ('failed', 'reversed')) = (reason IS NOT NULL)),
  ADD CONSTRAINT pending_is_not_settled CHECK ((status = 'pending') = (settled_at IS NULL));
