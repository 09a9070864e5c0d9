-- Goals of an account: cost in rupees of today, assumptions, and the holdings that are set aside for it.
CREATE TABLE goals (
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  id uuid NOT NULL,
  handle text NOT NULL,
  name text NOT NULL,
  cost numeric(14, 2) NOT NULL CHECK (cost > 0),
  target_date date NOT NULL,
  -- Percent a year.
  inflation_percentage numeric(5, 2) NOT NULL,
  return_percentage numeric(5, 2) NOT NULL,
  -- Rupees that the holder plans to invest for it every month.
  monthly numeric(12, 2) NOT NULL CHECK (monthly >= 0),
  -- [{source, asset, id}]; a holding belongs to one goal of the account at most.
  holdings jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (portfolio_id, id)
);
