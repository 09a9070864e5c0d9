-- Harvests that were placed: what was agreed to, and each redemption with its purchase.
CREATE TABLE harvest_runs (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id),
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  financial_year text NOT NULL CHECK (financial_year ~ '^\d{4}-\d{2}$'),
  planned_saving numeric(14, 2) NOT NULL,
  planned_gains numeric(14, 2) NOT NULL CHECK (planned_gains >= 0),
  planned_losses numeric(14, 2) NOT NULL CHECK (planned_losses >= 0),
  consent_text text NOT NULL,
  consent_hash text NOT NULL,
  -- Business times.
  placed_at timestamptz NOT NULL,
  ended_at timestamptz CHECK (ended_at >= placed_at)
);
-- One at a time, so that no plan counts on gains that another one is about to realise.
CREATE UNIQUE INDEX harvest_under_way ON harvest_runs (portfolio_id) WHERE ended_at IS NULL;
CREATE INDEX harvest_runs_of_portfolio ON harvest_runs (portfolio_id, placed_at);

CREATE TABLE harvest_legs (
  run_id uuid NOT NULL REFERENCES harvest_runs (id) ON DELETE CASCADE,
  leg integer NOT NULL CHECK (leg > 0),
  code text NOT NULL REFERENCES schemes (code),
  folio_no text NOT NULL,
  units numeric(18, 4) NOT NULL CHECK (units > 0),
  sale_id uuid NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN
    ('redeeming', 'settled', 'buying_back', 'completed', 'not_sold', 'expired', 'kept')),
  buy_back_by date,
  order_id uuid,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (run_id, leg),
  CHECK (buy_back_by IS NOT NULL OR status IN ('redeeming', 'not_sold')),
  CHECK ((status IN ('buying_back', 'completed')) <= (order_id IS NOT NULL))
);
