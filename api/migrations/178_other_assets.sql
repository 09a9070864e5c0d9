-- Assets that account holders record themselves, such as EPF, property or a loan. Entries are replaced as a whole.
CREATE TABLE other_assets (
  id uuid PRIMARY KEY,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE,
  type text NOT NULL,
  name text NOT NULL,
  rate_percentage numeric(6, 3),
  compounding smallint,
  matures_on date,
  grams numeric(12, 4) CHECK (grams > 0),
  -- [{on, kind, amount}] by day.
  entries jsonb NOT NULL CHECK (jsonb_array_length(entries) > 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX other_assets_of_portfolio ON other_assets (portfolio_id);
