-- Bank branches, bank accounts of a portfolio, risk profiles, and what people agreed to.

CREATE TABLE bank_branches (
  ifsc text PRIMARY KEY CHECK (ifsc ~ '^[A-Z]{4}0[A-Z0-9]{6}$'),
  bank_name text NOT NULL CHECK (bank_name <> ''),
  branch text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  -- A branch of the sandbox, which no bank has
  invented boolean NOT NULL DEFAULT false
);

CREATE TABLE bank_accounts (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id),
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  -- One of five places; null when the account was removed or the bank did not confirm it
  place smallint CHECK (place BETWEEN 1 AND 5),
  ifsc text NOT NULL REFERENCES bank_branches (ifsc),
  account_sealed bytea NOT NULL,
  -- Keyed, for "added already"; by bank and number
  account_index bytea NOT NULL,
  masked_account_no text NOT NULL,
  type text NOT NULL CHECK (type IN ('savings', 'current', 'nre', 'nro')),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'verified', 'name_differs', 'failed')),
  failure text CHECK (failure IN ('closed', 'not_found')),
  is_default boolean NOT NULL DEFAULT false,
  -- As the bank returned it
  holder_name text,
  -- The comparison with the holder's name, as it was shown
  name_match jsonb,
  attempts integer NOT NULL DEFAULT 0,
  added_at timestamptz NOT NULL,
  verified_at timestamptz,
  removed_at timestamptz,
  CHECK ((status = 'failed') = (failure IS NOT NULL)),
  CHECK ((status = 'verified') = (verified_at IS NOT NULL)),
  CHECK (NOT is_default OR (status = 'verified' AND place IS NOT NULL)),
  CHECK ((place IS NULL) = (removed_at IS NOT NULL OR status = 'failed')),
  UNIQUE (portfolio_id, place)
);
CREATE INDEX bank_accounts_investor ON bank_accounts (investor_id);
CREATE UNIQUE INDEX bank_accounts_once ON bank_accounts (portfolio_id, account_index) WHERE place IS NOT NULL;
CREATE UNIQUE INDEX bank_accounts_one_default ON bank_accounts (portfolio_id) WHERE is_default;

-- Results are kept for good; the newest one counts.
CREATE TABLE risk_profiles (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id),
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  rule_id text NOT NULL,
  answers jsonb NOT NULL,
  score integer NOT NULL CHECK (score BETWEEN 0 AND 100),
  label text NOT NULL,
  taken_at timestamptz NOT NULL
);
CREATE INDEX risk_profiles_portfolio ON risk_profiles (portfolio_id, taken_at DESC);

CREATE TABLE risk_drafts (
  portfolio_id uuid PRIMARY KEY REFERENCES portfolios (id),
  investor_id uuid NOT NULL REFERENCES users (id),
  rule_id text NOT NULL,
  answers jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Each time a consent was given or withdrawn, with the words that were shown. Rows are only added.
CREATE TABLE consent_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL,
  -- What it is about, such as bank:<id>; empty for the person's own
  about text NOT NULL DEFAULT '',
  action text NOT NULL CHECK (action IN ('given', 'withdrawn')),
  version text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'hi')),
  text_hash text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX consent_changes_user ON consent_changes (user_id, id);
