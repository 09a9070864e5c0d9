-- Fixed deposits that investors booked: terms as they were on the day of booking, bookings of interest, timeline.
CREATE TABLE deposits (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  state text NOT NULL CHECK (state IN ('payment_pending', 'not_paid', 'booking', 'queried', 'rejected', 'active',
    'matured', 'renewed', 'withdrawn', 'reversed')),
  reason text,
  plan_id text NOT NULL,
  issuer_slug text NOT NULL,
  issuer_name text NOT NULL,
  issuer_kind text NOT NULL CHECK (issuer_kind IN ('bank', 'non_bank')),
  principal numeric(14, 2) NOT NULL CHECK (principal > 0),
  -- Percent a year.
  rate numeric(5, 2) NOT NULL CHECK (rate >= 0),
  payout text NOT NULL CHECK (payout IN ('maturity', 'monthly', 'quarterly', 'half_yearly', 'yearly')),
  compounding text NOT NULL CHECK (compounding IN ('annually', 'quarterly', 'monthly', 'daily')),
  months integer NOT NULL CHECK (months > 0),
  senior boolean NOT NULL,
  -- Conditions of premature withdrawal and the rates of all tenures on the day of booking.
  early_closure jsonb NOT NULL,
  tenure_rates jsonb NOT NULL,
  maturity_instruction text NOT NULL CHECK (maturity_instruction IN ('pay_out', 'renew_principal', 'renew_all')),
  tax_form text NOT NULL CHECK (tax_form IN ('none', 'form_15g', 'form_15h')),
  bank_id uuid NOT NULL,
  -- What the deposit is worth at the issuer, without interest that has not been booked.
  balance numeric(14, 2) NOT NULL DEFAULT 0 CHECK (balance >= 0),
  issuer_ref text,
  certificate_no text,
  query text,
  answer text,
  payment_id uuid,
  placed_at timestamptz NOT NULL,
  opens_on date,
  matures_on date,
  -- The next booking of interest; null unless active.
  next_on date,
  ended_on date,
  paid_on_end numeric(14, 2),
  renewed_as uuid,
  sandbox boolean NOT NULL DEFAULT true,
  PRIMARY KEY (investor_id, id),
  CHECK ((state = 'active') = (next_on IS NOT NULL)),
  CHECK ((opens_on IS NULL) = (certificate_no IS NULL))
);
CREATE UNIQUE INDEX deposits_id ON deposits (id);
CREATE INDEX deposits_of_portfolio ON deposits (portfolio_id, placed_at);
CREATE INDEX deposits_due ON deposits (next_on) WHERE state = 'active';
CREATE INDEX deposits_open ON deposits (placed_at) WHERE state = 'booking';

CREATE TABLE deposit_postings (
  investor_id uuid NOT NULL,
  deposit_id uuid NOT NULL,
  number integer NOT NULL,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('added', 'paid')),
  interest numeric(14, 2) NOT NULL,
  tds numeric(14, 2) NOT NULL CHECK (tds >= 0),
  balance numeric(14, 2) NOT NULL,
  rule_id text NOT NULL,
  PRIMARY KEY (investor_id, deposit_id, number),
  FOREIGN KEY (investor_id, deposit_id) REFERENCES deposits (investor_id, id)
);
CREATE INDEX deposit_postings_by_day ON deposit_postings (investor_id, day);

CREATE TABLE deposit_steps (
  investor_id uuid NOT NULL,
  deposit_id uuid NOT NULL,
  number integer NOT NULL,
  step text NOT NULL,
  at timestamptz NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (investor_id, deposit_id, number),
  FOREIGN KEY (investor_id, deposit_id) REFERENCES deposits (investor_id, id)
);

-- Certificate numbers of each financial year, without gaps.
CREATE TABLE deposit_numbers (
  financial_year text PRIMARY KEY,
  last_number integer NOT NULL
);

ALTER TABLE payments DROP CONSTRAINT payments_purpose_check;
ALTER TABLE payments ADD CONSTRAINT payments_purpose_check
  CHECK (purpose IN ('cart', 'gold', 'fixed_deposit', 'instalment', 'chargeback_due'));
