-- Accounts for US stocks, and money between bank account and dollar wallet.
CREATE TABLE us_accounts (
  portfolio_id uuid PRIMARY KEY REFERENCES portfolios (id),
  investor_id uuid NOT NULL,
  number text NOT NULL UNIQUE,
  opened_at timestamptz NOT NULL,
  w8ben_signed_on date NOT NULL,
  w8ben_valid_until date NOT NULL,
  -- Sent through other banks, as declared for one financial year.
  elsewhere_year text,
  elsewhere_usd numeric(14, 2) NOT NULL DEFAULT 0 CHECK (elsewhere_usd >= 0),
  elsewhere_inr numeric(16, 2) NOT NULL DEFAULT 0 CHECK (elsewhere_inr >= 0),
  -- The valid-until day for which a reminder was sent.
  reminded_for date,
  sandbox boolean NOT NULL DEFAULT true
);
CREATE INDEX us_accounts_expiring ON us_accounts (w8ben_valid_until);

CREATE SEQUENCE us_account_numbers;

CREATE TABLE us_transfers (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES us_accounts (portfolio_id),
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  state text NOT NULL
    CHECK (state IN ('payment_pending', 'not_paid', 'converting', 'completed', 'rejected', 'reversed')),
  reason text,
  -- Rupees that are converted, without charges.
  inr numeric(14, 2) NOT NULL CHECK (inr > 0),
  usd numeric(14, 2) NOT NULL CHECK (usd > 0),
  rate numeric(12, 4) NOT NULL CHECK (rate > 0),
  fee numeric(14, 2) NOT NULL CHECK (fee >= 0),
  fee_gst numeric(14, 2) NOT NULL CHECK (fee_gst >= 0),
  conversion_gst numeric(14, 2) NOT NULL CHECK (conversion_gst >= 0),
  tcs numeric(14, 2) NOT NULL CHECK (tcs >= 0),
  -- Rupees paid, or received in the bank account.
  total numeric(14, 2) NOT NULL CHECK (total > 0),
  financial_year text NOT NULL,
  value_on date NOT NULL,
  bank_id uuid,
  bank_ref text,
  payment_id uuid,
  -- Whether the job that sends it to the bank was queued.
  queued boolean NOT NULL DEFAULT false,
  -- Dollars that a reversal took back.
  reversed_usd numeric(14, 2) NOT NULL DEFAULT 0 CHECK (reversed_usd BETWEEN 0 AND usd),
  placed_at timestamptz NOT NULL,
  sandbox boolean NOT NULL DEFAULT true,
  PRIMARY KEY (investor_id, id),
  CHECK ((direction = 'out') = (bank_id IS NOT NULL)),
  CHECK (CASE direction WHEN 'in' THEN total = inr + fee + fee_gst + conversion_gst + tcs
    ELSE total = inr - fee - fee_gst - conversion_gst AND tcs = 0 END)
);
CREATE UNIQUE INDEX us_transfers_id ON us_transfers (id);
CREATE INDEX us_transfers_of_portfolio ON us_transfers (portfolio_id, placed_at);
CREATE INDEX us_transfers_due ON us_transfers (value_on) WHERE state = 'converting' AND NOT queued;

CREATE TABLE us_transfer_steps (
  investor_id uuid NOT NULL,
  transfer_id uuid NOT NULL,
  number integer NOT NULL,
  step text NOT NULL,
  at timestamptz NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (investor_id, transfer_id, number),
  FOREIGN KEY (investor_id, transfer_id) REFERENCES us_transfers (investor_id, id)
);
CREATE TRIGGER us_transfer_steps_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON us_transfer_steps
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- Neither a folio nor a dollar wallet holds less than nothing, whoever books.
CREATE OR REPLACE FUNCTION folio_never_negative() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount < 0
     AND EXISTS (SELECT 1 FROM ledger_accounts WHERE id = NEW.account_id AND role IN ('units_held', 'usd_wallet'))
     AND (SELECT sum(amount) FROM ledger_entries WHERE account_id = NEW.account_id AND commodity = NEW.commodity) < 0 THEN
    RAISE EXCEPTION 'account % would hold less than no %', NEW.account_id, NEW.commodity USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

ALTER TABLE payments DROP CONSTRAINT payments_purpose_check;
ALTER TABLE payments ADD CONSTRAINT payments_purpose_check
  CHECK (purpose IN ('cart', 'gold', 'fixed_deposit', 'instalment', 'chargeback_due', 'subscription', 'remittance'));
