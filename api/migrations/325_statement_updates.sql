-- The private address to which an investor forwards statements; unguessable, and replaced on request.
ALTER TABLE portfolios ADD COLUMN statement_address text NOT NULL
  DEFAULT translate(gen_random_uuid()::text, '-', '') UNIQUE;

-- When the registrars are asked for a statement of a portfolio.
CREATE TABLE statement_schedules (
  portfolio_id uuid PRIMARY KEY REFERENCES portfolios (id) ON DELETE CASCADE,
  frequency text NOT NULL CHECK (frequency IN ('manual', 'weekly', 'monthly')),
  -- ISO: 1 is Monday.
  weekday smallint CHECK (weekday BETWEEN 1 AND 7),
  -- Months without this day run on their last day.
  day smallint CHECK (day BETWEEN 1 AND 31),
  paused boolean NOT NULL,
  auto_apply boolean NOT NULL,
  -- Business day of the next run; null while there is none.
  next_on date,
  updated_at timestamptz NOT NULL,
  CHECK ((frequency = 'weekly') = (weekday IS NOT NULL)),
  CHECK ((frequency = 'monthly') = (day IS NOT NULL)),
  CHECK ((next_on IS NULL) = (paused OR frequency = 'manual'))
);
CREATE INDEX statement_schedules_due ON statement_schedules (next_on) WHERE next_on IS NOT NULL;

-- Each request to the registrars, and each statement that the investor forwarded.
CREATE TABLE statement_runs (
  id uuid PRIMARY KEY,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE,
  trigger text NOT NULL CHECK (trigger IN ('schedule', 'request', 'forwarded')),
  -- Business day.
  due_on date NOT NULL,
  state text NOT NULL CHECK (state IN ('requesting', 'requested', 'password_needed', 'review', 'applied', 'failed')),
  failure text,
  -- The random password that the registrar was given, until the statement is read or no longer awaited.
  password_sealed bytea,
  import_id uuid REFERENCES imports (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  requested_at timestamptz,
  ended_at timestamptz,
  CHECK ((state = 'failed') = (failure IS NOT NULL)),
  CHECK (password_sealed IS NULL OR state IN ('requesting', 'requested', 'failed'))
);
CREATE INDEX statement_runs_of_portfolio ON statement_runs (portfolio_id, created_at DESC);
CREATE UNIQUE INDEX statement_runs_once ON statement_runs (portfolio_id, due_on) WHERE trigger = 'schedule';
CREATE INDEX statement_runs_open ON statement_runs (created_at)
  WHERE state IN ('requesting', 'requested') OR password_sealed IS NOT NULL;

-- Messages of the mailbox, each once. The file is kept sealed until it is read.
CREATE TABLE statement_mails (
  id uuid PRIMARY KEY,
  message_id text NOT NULL UNIQUE,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE,
  run_id uuid REFERENCES statement_runs (id) ON DELETE CASCADE,
  file_name text NOT NULL,
  file_sealed bytea,
  -- Keyed hash of the file, which may arrive in several messages.
  file_index bytea NOT NULL,
  received_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX statement_mails_of_portfolio ON statement_mails (portfolio_id, received_at);
CREATE INDEX statement_mails_of_run ON statement_mails (run_id);
CREATE INDEX statement_mails_unread ON statement_mails (received_at) WHERE file_sealed IS NOT NULL;
