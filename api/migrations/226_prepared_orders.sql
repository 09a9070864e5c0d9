-- Orders that a manager prepares and the owner confirms or declines. `request` is the body of the owner's own call.
CREATE TABLE prepared_orders (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id),
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  grant_id uuid NOT NULL REFERENCES managed_accounts (id) ON DELETE CASCADE,
  manager_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('purchase', 'redemption', 'switch')),
  request jsonb NOT NULL,
  -- Figures as the manager saw them, to name what has changed since.
  facts jsonb NOT NULL,
  note text CHECK (length(note) <= 300),
  status text NOT NULL CHECK (status IN ('waiting', 'confirmed', 'declined', 'withdrawn', 'expired')),
  reason text CHECK (length(reason) <= 300),
  prepared_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- The order or sale that the confirmation made.
  result_id uuid
);
CREATE INDEX prepared_orders_of_portfolio ON prepared_orders (portfolio_id, prepared_at);
CREATE INDEX prepared_orders_waiting ON prepared_orders (expires_at) WHERE status = 'waiting';
CREATE INDEX prepared_orders_of_grant ON prepared_orders (grant_id);
