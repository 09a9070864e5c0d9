-- Good till triggered orders: they wait for a price for up to a year, and then place a limit order once.
CREATE TABLE gtt_orders (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  state text NOT NULL CHECK (state IN ('active', 'triggered', 'failed', 'cancelled', 'expired', 'ended')),
  -- Why the limit order could not be placed; null otherwise.
  reason text,
  isin text NOT NULL,
  slug text NOT NULL,
  symbol text NOT NULL,
  name text NOT NULL,
  side text NOT NULL CHECK (side IN ('buy', 'sell')),
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Prices that trigger, each with the limit of its order, in rupees: at or below one and at or above the other.
  below_trigger numeric(12, 2) CHECK (below_trigger > 0),
  below_limit numeric(12, 2) CHECK (below_limit > 0),
  above_trigger numeric(12, 2) CHECK (above_trigger > below_trigger),
  above_limit numeric(12, 2) CHECK (above_limit > 0),
  created_at timestamptz NOT NULL,
  -- Last day on which it triggers.
  expires_on date NOT NULL,
  -- Closing prices up to this day have been compared.
  watched_on date,
  version integer NOT NULL DEFAULT 1,
  ended_at timestamptz,
  -- The order that it placed.
  order_id uuid,
  PRIMARY KEY (investor_id, id),
  CHECK ((below_trigger IS NULL) = (below_limit IS NULL)),
  CHECK ((above_trigger IS NULL) = (above_limit IS NULL)),
  CHECK (below_trigger IS NOT NULL OR above_trigger IS NOT NULL),
  CHECK (side = 'sell' OR below_trigger IS NULL OR above_trigger IS NULL),
  CHECK ((state = 'active') = (ended_at IS NULL)),
  CHECK ((state = 'triggered') = (order_id IS NOT NULL))
);
CREATE UNIQUE INDEX gtt_orders_id ON gtt_orders (id);
CREATE INDEX gtt_orders_of_portfolio ON gtt_orders (portfolio_id, created_at DESC);
CREATE INDEX gtt_orders_waiting ON gtt_orders (isin) WHERE state = 'active';
