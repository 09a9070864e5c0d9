-- Highest prices of shares on 31 January 2018 as the account holder entered them, by ISIN, for the tax on older shares.
CREATE TABLE fair_values (
  portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE,
  isin text NOT NULL CHECK (isin ~ '^[A-Z]{2}[A-Z0-9]{9}[0-9]$'),
  price numeric(14, 4) NOT NULL CHECK (price > 0),
  entered_on date NOT NULL,
  PRIMARY KEY (portfolio_id, isin)
);
