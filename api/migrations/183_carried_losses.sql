-- Capital losses of earlier years as the account holder entered them from their returns, by financial year.
CREATE TABLE carried_losses (
  portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE,
  financial_year text NOT NULL CHECK (financial_year ~ '^\d{4}-\d{2}$'),
  short_term numeric(14, 2) NOT NULL CHECK (short_term >= 0),
  long_term numeric(14, 2) NOT NULL CHECK (long_term >= 0),
  PRIMARY KEY (portfolio_id, financial_year)
);
