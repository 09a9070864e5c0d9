-- Orders of US shares with the broker, what they traded, messages of the broker, and lots of US shares.

CREATE TABLE us_orders (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES us_accounts (portfolio_id),
  state text NOT NULL CHECK (state IN ('queued', 'sent', 'open', 'partly_filled', 'filled', 'cancelled', 'expired',
    'rejected', 'annulled')),
  reason text,
  symbol text NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  side text NOT NULL CHECK (side IN ('buy', 'sell')),
  kind text NOT NULL CHECK (kind IN ('limit', 'market')),
  -- Dollars with charges of a purchase by amount; null for an order of a number of shares.
  amount numeric(14, 2) CHECK (amount > 0),
  quantity numeric(18, 6) CHECK (quantity > 0),
  -- Dollars a share: of a market order for a number of shares the protective price; null for an amount.
  limit_price numeric(14, 4) CHECK (limit_price > 0),
  filled numeric(18, 6) NOT NULL DEFAULT 0 CHECK (filled >= 0),
  value numeric(16, 2) NOT NULL DEFAULT 0 CHECK (value >= 0),
  -- Dollars of a purchase that are booked out of the wallet until it is settled.
  reserved numeric(16, 2) NOT NULL CHECK (reserved >= 0),
  -- Dollars that settlement took or brought.
  net numeric(16, 2) NOT NULL DEFAULT 0 CHECK (net >= 0),
  cancel_requested boolean NOT NULL DEFAULT false,
  placed_at timestamptz NOT NULL,
  -- Day of the session in New York.
  for_day date NOT NULL,
  settles_on date NOT NULL,
  settled_at timestamptz,
  ended_at timestamptz,
  note_no text,
  sandbox boolean NOT NULL DEFAULT true,
  PRIMARY KEY (investor_id, id),
  CHECK ((amount IS NULL) <> (quantity IS NULL)),
  CHECK (amount IS NULL OR (side = 'buy' AND kind = 'market'))
);
CREATE UNIQUE INDEX us_orders_id ON us_orders (id);
CREATE INDEX us_orders_of_portfolio ON us_orders (portfolio_id, placed_at);
CREATE INDEX us_orders_unsettled ON us_orders (settles_on) WHERE settled_at IS NULL;
CREATE INDEX us_orders_unsent ON us_orders (for_day) WHERE state IN ('queued', 'sent');

-- Each change of what an order sets aside, the subject of its booking.
CREATE TABLE us_order_holds (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  PRIMARY KEY (investor_id, id),
  FOREIGN KEY (investor_id, order_id) REFERENCES us_orders (investor_id, id)
);

CREATE TABLE us_trades (
  investor_id uuid NOT NULL,
  order_id uuid NOT NULL,
  trade_id text NOT NULL,
  seq bigint NOT NULL,
  quantity numeric(18, 6) NOT NULL CHECK (quantity > 0),
  price numeric(14, 4) NOT NULL CHECK (price > 0),
  amount numeric(16, 2) NOT NULL CHECK (amount >= 0),
  at timestamptz NOT NULL,
  annulled boolean NOT NULL DEFAULT false,
  PRIMARY KEY (investor_id, order_id, trade_id),
  FOREIGN KEY (investor_id, order_id) REFERENCES us_orders (investor_id, id)
);

CREATE TABLE us_order_steps (
  investor_id uuid NOT NULL,
  order_id uuid NOT NULL,
  number integer NOT NULL,
  step text NOT NULL,
  at timestamptz NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (investor_id, order_id, number),
  FOREIGN KEY (investor_id, order_id) REFERENCES us_orders (investor_id, id)
);

-- Messages of the broker as they arrived, each number once, and the last one that was applied.
CREATE TABLE us_broker_inbox (
  seq bigint PRIMARY KEY,
  body jsonb NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE TABLE us_broker_cursor (
  id integer PRIMARY KEY CHECK (id = 1),
  applied bigint NOT NULL
);
INSERT INTO us_broker_cursor (id, applied) VALUES (1, 0);

CREATE TABLE us_lots (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL,
  -- The order that bought it.
  id uuid NOT NULL,
  symbol text NOT NULL,
  -- Day of the session in New York.
  bought_on date NOT NULL,
  settled_on date NOT NULL,
  -- Shares after splits.
  quantity numeric(18, 6) NOT NULL CHECK (quantity > 0),
  -- Dollars with charges.
  cost numeric(16, 2) NOT NULL,
  -- Rupees for a dollar on the day of purchase.
  rate numeric(12, 4) NOT NULL,
  quantity_left numeric(18, 6) NOT NULL CHECK (quantity_left BETWEEN 0 AND quantity),
  cost_left numeric(16, 2) NOT NULL CHECK (cost_left >= 0),
  PRIMARY KEY (investor_id, id)
);
CREATE INDEX us_lots_of_portfolio ON us_lots (portfolio_id, symbol, bought_on);

CREATE TABLE us_sales (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL,
  order_id uuid NOT NULL,
  lot_id uuid NOT NULL,
  symbol text NOT NULL,
  bought_on date NOT NULL,
  sold_on date NOT NULL,
  settled_on date NOT NULL,
  quantity numeric(18, 6) NOT NULL CHECK (quantity > 0),
  cost numeric(16, 2) NOT NULL,
  proceeds numeric(16, 2) NOT NULL,
  rate_bought numeric(12, 4) NOT NULL,
  -- Rupees for a dollar on the day of the sale.
  rate_sold numeric(12, 4) NOT NULL,
  PRIMARY KEY (investor_id, order_id, lot_id)
);
CREATE INDEX us_sales_of_portfolio ON us_sales (portfolio_id, sold_on);

-- Numbers of trade confirmations of each calendar year, without gaps.
CREATE TABLE us_confirmation_numbers (
  year text PRIMARY KEY,
  last_number integer NOT NULL
);

-- Dollars that an order sets aside never go below zero either.
CREATE OR REPLACE FUNCTION folio_never_negative() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount < 0
     AND EXISTS (SELECT 1 FROM ledger_accounts
       WHERE id = NEW.account_id AND role IN ('units_held', 'usd_wallet', 'usd_reserved'))
     AND (SELECT sum(amount) FROM ledger_entries WHERE account_id = NEW.account_id AND commodity = NEW.commodity) < 0 THEN
    RAISE EXCEPTION 'account % would hold less than no %', NEW.account_id, NEW.commodity USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
