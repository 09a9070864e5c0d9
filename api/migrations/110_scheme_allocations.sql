-- How a fund disclosed that its money is invested, as the tax law averages it: percent of the fund from a day to a day.
-- All plans of one fund share it by `fund_name`. It decides how gains are taxed; where there is none, that is not known.
CREATE TABLE scheme_allocations (
  house_code text NOT NULL REFERENCES fund_houses (code),
  fund_name text NOT NULL,
  applies_from date NOT NULL,
  applies_to date CHECK (applies_to >= applies_from),
  -- In equity shares of domestic companies.
  equity numeric(5,2) NOT NULL CHECK (equity BETWEEN 0 AND 100),
  -- In debt and money market instruments, or in funds that hold mostly these.
  debt numeric(5,2) NOT NULL CHECK (debt BETWEEN 0 AND 100),
  -- Units are traded on an exchange.
  listed boolean NOT NULL DEFAULT false,
  source text NOT NULL,
  confidence char(1) NOT NULL CHECK (confidence IN ('H', 'M', 'L')),
  PRIMARY KEY (house_code, fund_name, applies_from),
  CHECK (equity + debt <= 100)
);
CREATE TRIGGER scheme_allocations_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON scheme_allocations
  FOR EACH STATEMENT EXECUTE FUNCTION market_changed();
