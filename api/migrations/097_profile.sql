-- Copies of one's own data, and accounts that close.

CREATE TABLE profile_archives (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id),
  state text NOT NULL DEFAULT 'preparing' CHECK (state IN ('preparing', 'ready', 'expired', 'failed')),
  -- Identifiers in it are whole, not masked
  whole_identifiers boolean NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'hi')),
  -- The file, sealed; null before it is ready and after it expired
  archive_sealed bytea,
  size integer,
  requested_at timestamptz NOT NULL,
  ready_at timestamptz,
  expires_at timestamptz,
  CHECK ((state = 'ready') = (archive_sealed IS NOT NULL))
);
CREATE INDEX profile_archives_investor ON profile_archives (investor_id, requested_at DESC);
CREATE UNIQUE INDEX profile_archives_one_at_a_time ON profile_archives (investor_id) WHERE state = 'preparing';

-- Dates are of the business clock, as the person sees them.
CREATE TABLE account_closures (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'cancelled', 'closed')),
  requested_at timestamptz NOT NULL,
  closes_on date NOT NULL,
  ended_at timestamptz,
  -- Name and contacts, sealed: all that is kept of them, for as long as the law wants records
  kept_sealed bytea,
  kept_until date,
  CHECK ((state = 'waiting') = (ended_at IS NULL)),
  CHECK ((kept_sealed IS NULL) = (kept_until IS NULL) AND (state = 'closed' OR kept_sealed IS NULL))
);
CREATE UNIQUE INDEX account_closures_one ON account_closures (investor_id) WHERE state <> 'cancelled';
CREATE INDEX account_closures_due ON account_closures (closes_on) WHERE state = 'waiting';
