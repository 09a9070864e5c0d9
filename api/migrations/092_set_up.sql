-- The set-up of a portfolio: answers as they are given, sealed whole; what was declared; the finished details.

DROP TABLE onboarding_drafts;

CREATE TABLE setup_answers (
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  part text NOT NULL CHECK (part IN ('portfolio', 'applicant_1', 'applicant_2', 'applicant_3')),
  -- JSON under the vault, about `setup:<portfolio>:<part>`
  sealed bytea NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (portfolio_id, part)
);

-- What an applicant was finished with, under the vault, about `applicant-details:<portfolio>:<position>`
ALTER TABLE portfolio_applicants ADD COLUMN details_sealed bytea;

ALTER TABLE portfolios ADD COLUMN email text CHECK (email = lower(email));
ALTER TABLE portfolios ADD COLUMN holders integer NOT NULL DEFAULT 1 CHECK (holders BETWEEN 1 AND 3);
UPDATE portfolios p SET holders = greatest(1, (SELECT count(*) FROM portfolio_applicants a WHERE a.portfolio_id = p.id))
  WHERE onboarding_state > 0;
ALTER TABLE portfolios ADD CHECK (mode_of_investment = 'either' OR holders = 1);

-- Words that somebody agreed to, by the hash of the very text that was on the screen.
CREATE TABLE declarations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  user_id uuid NOT NULL REFERENCES users (id),
  declaration text NOT NULL,
  about text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'hi')),
  text_hash bytea NOT NULL CHECK (length(text_hash) = 32),
  made_at timestamptz NOT NULL
);
CREATE INDEX declarations_portfolio ON declarations (portfolio_id, id);

-- States move forward only, whoever writes.
CREATE FUNCTION onboarding_moves_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.onboarding_state < OLD.onboarding_state THEN
    RAISE EXCEPTION 'onboarding state % cannot go back to %', OLD.onboarding_state, NEW.onboarding_state;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER onboarding_forward BEFORE UPDATE OF onboarding_state ON portfolios
  FOR EACH ROW EXECUTE FUNCTION onboarding_moves_forward();

-- The code of the housing partner: one a lead, with its own tokens for each call, kept as hashes.
CREATE TABLE housing_codes (
  id uuid PRIMARY KEY,
  lead text NOT NULL,
  mobile_sealed bytea NOT NULL,
  code_hash bytea NOT NULL,
  verification_hash bytea NOT NULL UNIQUE,
  resend_hash bytea NOT NULL UNIQUE,
  wrong_tries integer NOT NULL DEFAULT 0,
  sends integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX housing_codes_lead ON housing_codes (lead, created_at);
