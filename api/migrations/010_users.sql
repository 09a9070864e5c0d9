-- Users, their portfolios and managers, sessions, codes, and what sign-in limits are counted from.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text UNIQUE CHECK (email = lower(email)),
  mobile_phone text UNIQUE CHECK (mobile_phone ~ '^[6-9][0-9]{9}$'),
  name text NOT NULL CHECK (name <> ''),
  fname text NOT NULL DEFAULT '',
  mname text NOT NULL DEFAULT '',
  lname text NOT NULL DEFAULT '',
  date_of_birth date,
  residency text CHECK (residency IN ('resident_individual', 'non_resident_individual', 'pio', 'oci')),
  password_hash text NOT NULL,
  -- 0 verify later, 1 unverified, 2 verified, 5 blocked
  state integer NOT NULL CHECK (state IN (0, 1, 2, 5)),
  provider text NOT NULL DEFAULT 'email',
  referral_code text NOT NULL UNIQUE,
  referred boolean NOT NULL DEFAULT false,
  two_factor boolean NOT NULL DEFAULT false,
  newsletter boolean NOT NULL DEFAULT false,
  has_imported boolean NOT NULL DEFAULT false,
  big_investor boolean NOT NULL DEFAULT false,
  -- What differs from the built-in preferences
  preferences jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (email IS NOT NULL OR mobile_phone IS NOT NULL)
);

CREATE TABLE portfolios (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id),
  name text NOT NULL,
  mode_of_investment text NOT NULL DEFAULT 'sole' CHECK (mode_of_investment IN ('sole', 'either')),
  onboarding_state integer NOT NULL DEFAULT 0 CHECK (onboarding_state IN (0, 1, 2, 3, 5, 13)),
  smart_switch boolean NOT NULL DEFAULT false,
  trade_smart boolean NOT NULL DEFAULT false,
  tax_harvesting boolean NOT NULL DEFAULT false,
  applicant_signature text[] NOT NULL DEFAULT '{}',
  aof_status text NOT NULL DEFAULT 'not_started',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX portfolios_owner ON portfolios (owner_id, created_at);

-- Holders of a portfolio: 1 is the primary applicant.
CREATE TABLE portfolio_applicants (
  investor_id uuid NOT NULL REFERENCES users (id),
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  position integer NOT NULL CHECK (position BETWEEN 1 AND 3),
  name text NOT NULL,
  date_of_birth date,
  residency text NOT NULL,
  PRIMARY KEY (investor_id, portfolio_id, position)
);

CREATE TABLE managed_accounts (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id),
  manager_id uuid NOT NULL REFERENCES users (id),
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  request_status text NOT NULL CHECK (request_status IN ('accepted', 'waiting', 'rejected', 'deleted')),
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (manager_id, portfolio_id)
);

-- Only hashes are kept. The previous pair lives on for a few seconds after a renewal, for what was under way.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  current_portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  -- A sign-in by a script: one long token, no cookie
  script boolean NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  previous_token_hash bytea,
  refresh_hash bytea,
  previous_refresh_hash bytea,
  -- With the previous refresh secret it yields the current pair again
  renewal_salt bytea,
  renewed_at timestamptz,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  refresh_expires_at timestamptz,
  revoked_at timestamptz,
  revoked_because text
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE revoked_at IS NULL;
CREATE INDEX sessions_previous_token ON sessions (previous_token_hash);
CREATE INDEX sessions_expiry ON sessions (expires_at);

-- A sign-up without `signup` belongs to an address that has an account: no code of it is ever right.
CREATE TABLE codes (
  otp_ref uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('register', 'sign_in')),
  user_id uuid REFERENCES users (id),
  signup jsonb,
  recipient text NOT NULL,
  code_hash bytea NOT NULL,
  wrong_tries integer NOT NULL DEFAULT 0,
  sends integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  resend_after timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX codes_recipient ON codes (recipient, created_at);

CREATE TABLE sign_in_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  account text NOT NULL,
  address text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('wrong', 'right', 'sign_up'))
);
CREATE INDEX sign_in_attempts_account ON sign_in_attempts (account, at);
CREATE INDEX sign_in_attempts_address ON sign_in_attempts (address, at);

-- Letters of the sandbox, shown in its outbox.
CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient text NOT NULL,
  text text NOT NULL,
  code text
);
CREATE INDEX messages_recipient ON messages (recipient, id);

CREATE TABLE onboarding_drafts (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  draft jsonb NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE consents (
  user_id uuid NOT NULL REFERENCES users (id),
  consent text NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, consent)
);

-- Ids are given before commit, so a later id can be seen first. Readers follow the transaction's number instead
-- and stop below the oldest one still open; so nothing is passed over.
ALTER TABLE outbox ADD COLUMN tx xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX outbox_order ON outbox (tx, id);
