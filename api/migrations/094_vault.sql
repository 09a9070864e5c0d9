-- Personal identifiers are kept only sealed: data keys wrapped by the master key, and dates of birth under them.

CREATE TABLE vault_keys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- `data` seals, and the newest one is used; `index` makes look-up values, and there is one
  purpose text NOT NULL CHECK (purpose IN ('data', 'index')),
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX vault_keys_one_index ON vault_keys (purpose) WHERE purpose = 'index';

ALTER TABLE users ADD COLUMN birth_sealed bytea;
ALTER TABLE portfolio_applicants ADD COLUMN birth_sealed bytea;

-- Dates of birth that an older release stored in the clear. The API seals them before it answers anybody.
CREATE TABLE clear_birth_dates (
  holder text PRIMARY KEY,
  born date NOT NULL
);
INSERT INTO clear_birth_dates (holder, born)
  SELECT 'user:' || id, date_of_birth FROM users WHERE date_of_birth IS NOT NULL
  UNION ALL
  SELECT 'applicant:' || portfolio_id || ':' || position, date_of_birth
  FROM portfolio_applicants WHERE date_of_birth IS NOT NULL;
ALTER TABLE users DROP COLUMN date_of_birth;
ALTER TABLE portfolio_applicants DROP COLUMN date_of_birth;
