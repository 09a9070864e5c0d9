-- Subscriptions of a portfolio to a feature, free of charge, for coins or for money with its tax invoice.
CREATE TABLE subscriptions (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  -- The KYC record of the first holder: the feature is active for it only.
  kyc_id uuid NOT NULL REFERENCES kyc_records (id),
  login_id uuid NOT NULL REFERENCES users (id),
  feature_name text NOT NULL CHECK (feature_name IN
    ('tax_harvesting', 'family_account', 'smart_switch', 'smart_switch_2', 'trade_smart', 'trade_smart_2')),
  auto_renew boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'active', 'expired', 'cancelled', 'failed', 'reversed')),
  paid_with text NOT NULL CHECK (paid_with IN ('free', 'coins', 'money')),
  coins integer NOT NULL DEFAULT 0 CHECK (coins >= 0),
  price numeric(12, 2) NOT NULL DEFAULT 0 CHECK (price >= 0),
  tax_percentage numeric(5, 2) NOT NULL DEFAULT 0 CHECK (tax_percentage >= 0),
  tax numeric(12, 2) NOT NULL DEFAULT 0 CHECK (tax >= 0),
  total numeric(12, 2) NOT NULL DEFAULT 0,
  payment_id uuid,
  invoice_no text UNIQUE,
  credit_note_no text UNIQUE,
  reason text,
  -- Business time.
  placed_at timestamptz NOT NULL,
  starts_on date,
  ends_on date,
  refundable_until date,
  ended_at timestamptz,
  PRIMARY KEY (investor_id, id),
  FOREIGN KEY (investor_id, payment_id) REFERENCES payments (investor_id, id),
  CHECK (price + tax = total),
  CHECK ((paid_with = 'coins') = (coins > 0)),
  CHECK ((paid_with = 'money') = (total > 0)),
  CHECK (status NOT IN ('active', 'expired') OR (starts_on IS NOT NULL AND ends_on >= starts_on)),
  CHECK (credit_note_no IS NULL OR invoice_no IS NOT NULL)
);
CREATE INDEX subscriptions_by_id ON subscriptions (id);
CREATE INDEX subscriptions_of_portfolio ON subscriptions (portfolio_id, placed_at DESC);
-- One at a time, in whatever number of tabs.
CREATE UNIQUE INDEX one_subscription ON subscriptions (portfolio_id, feature_name)
  WHERE status IN ('pending', 'active');
CREATE INDEX subscriptions_ending ON subscriptions (ends_on) WHERE status = 'active';

-- Invoices and credit notes count up without gaps within a financial year.
CREATE TABLE subscription_document_numbers (
  financial_year text NOT NULL,
  series text NOT NULL CHECK (series IN ('SS', 'SC')),
  last_number integer NOT NULL CHECK (last_number > 0),
  PRIMARY KEY (financial_year, series)
);
