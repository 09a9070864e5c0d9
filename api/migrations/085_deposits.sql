-- Who takes fixed deposits, and what a deposit pays by the way its interest is paid out.

CREATE TABLE deposit_issuers (
  slug text PRIMARY KEY,
  name text NOT NULL,
  -- Only a bank's deposits are insured by DICGC.
  kind text NOT NULL CHECK (kind IN ('bank', 'non_bank')),
  founded integer,
  -- What is paid when the money is taken out early: [{from_days, to_days, allowed, interest, less}].
  early_closure jsonb NOT NULL DEFAULT '[]',
  sandbox boolean NOT NULL DEFAULT true
);

ALTER TABLE fixed_deposits DROP CONSTRAINT fixed_deposits_compounding_check;
ALTER TABLE fixed_deposits
  ADD CONSTRAINT fixed_deposits_compounding_check
    CHECK (compounding IN ('annually', 'quarterly', 'monthly', 'daily')),
  ADD COLUMN tenure_from_months integer,
  ADD COLUMN tenure_to_months integer,
  ADD COLUMN start_date date NOT NULL DEFAULT '2026-01-01';

-- Percent a year when interest is paid out instead of kept until the end.
CREATE TABLE fixed_deposit_payouts (
  deposit_id text NOT NULL REFERENCES fixed_deposits (id) ON DELETE CASCADE,
  payout text NOT NULL CHECK (payout IN ('monthly', 'quarterly', 'half_yearly', 'yearly')),
  interest_rate numeric(5,2) NOT NULL,
  senior_citizen_interest_rate numeric(5,2) NOT NULL,
  PRIMARY KEY (deposit_id, payout)
);

CREATE TRIGGER deposit_issuers_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON deposit_issuers
  FOR EACH STATEMENT EXECUTE FUNCTION market_changed();
CREATE TRIGGER fixed_deposits_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON fixed_deposits
  FOR EACH STATEMENT EXECUTE FUNCTION market_changed();
CREATE TRIGGER fixed_deposit_payouts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON fixed_deposit_payouts
  FOR EACH STATEMENT EXECUTE FUNCTION market_changed();
