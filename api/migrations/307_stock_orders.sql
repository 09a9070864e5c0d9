-- Orders of Indian shares at the exchange, what they traded, messages of the exchange, lots in demat accounts.

-- One account for money and shares of a portfolio; its row is the lock of everything that changes them.
CREATE TABLE trading_accounts (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  -- Sixteen digits, invented in the sandbox.
  demat_no text NOT NULL UNIQUE CHECK (demat_no ~ '^\d{16}$'),
  opened_at timestamptz NOT NULL,
  -- The first day of the quarter whose idle cash was paid out last.
  paid_out_quarter date,
  sandbox boolean NOT NULL DEFAULT true,
  PRIMARY KEY (investor_id, portfolio_id)
);
CREATE UNIQUE INDEX trading_accounts_portfolio ON trading_accounts (portfolio_id);

CREATE TABLE stock_orders (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  state text NOT NULL CHECK (state IN ('queued', 'sent', 'open', 'partly_filled', 'filled', 'cancelled', 'expired',
    'rejected', 'annulled')),
  reason text,
  isin text NOT NULL,
  slug text NOT NULL,
  symbol text NOT NULL,
  name text NOT NULL,
  side text NOT NULL CHECK (side IN ('buy', 'sell')),
  kind text NOT NULL CHECK (kind IN ('limit', 'market')),
  validity text NOT NULL CHECK (validity IN ('day', 'ioc')),
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Rupees a share: of a market order the protective price.
  limit_price numeric(14, 2) NOT NULL CHECK (limit_price > 0),
  trigger_price numeric(14, 2) CHECK (trigger_price > 0),
  filled integer NOT NULL DEFAULT 0 CHECK (filled BETWEEN 0 AND quantity),
  value numeric(16, 2) NOT NULL DEFAULT 0 CHECK (value >= 0),
  -- Rupees that a purchase takes from the available cash until it is settled.
  reserved numeric(16, 2) NOT NULL CHECK (reserved >= 0),
  cancel_requested boolean NOT NULL DEFAULT false,
  placed_at timestamptz NOT NULL,
  for_day date NOT NULL,
  settles_on date NOT NULL,
  settled_at timestamptz,
  ended_at timestamptz,
  note_no text,
  sandbox boolean NOT NULL DEFAULT true,
  PRIMARY KEY (investor_id, id)
);
CREATE UNIQUE INDEX stock_orders_id ON stock_orders (id);
CREATE INDEX stock_orders_of_portfolio ON stock_orders (portfolio_id, placed_at);
CREATE INDEX stock_orders_unsettled ON stock_orders (settles_on) WHERE settled_at IS NULL;
CREATE INDEX stock_orders_unsent ON stock_orders (for_day) WHERE state IN ('queued', 'sent');

CREATE TABLE stock_trades (
  investor_id uuid NOT NULL,
  order_id uuid NOT NULL,
  trade_id text NOT NULL,
  seq bigint NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  price numeric(14, 2) NOT NULL CHECK (price > 0),
  at timestamptz NOT NULL,
  annulled boolean NOT NULL DEFAULT false,
  PRIMARY KEY (investor_id, order_id, trade_id),
  FOREIGN KEY (investor_id, order_id) REFERENCES stock_orders (investor_id, id)
);

CREATE TABLE stock_order_steps (
  investor_id uuid NOT NULL,
  order_id uuid NOT NULL,
  number integer NOT NULL,
  step text NOT NULL,
  at timestamptz NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (investor_id, order_id, number),
  FOREIGN KEY (investor_id, order_id) REFERENCES stock_orders (investor_id, id)
);

-- Messages of the exchange as they arrived, each number once, and the last one that was applied.
CREATE TABLE exchange_inbox (
  seq bigint PRIMARY KEY,
  body jsonb NOT NULL,
  received_at timestamptz NOT NULL
);
CREATE TABLE exchange_cursor (
  id integer PRIMARY KEY CHECK (id = 1),
  applied bigint NOT NULL
);
INSERT INTO exchange_cursor (id, applied) VALUES (1, 0);

CREATE TABLE share_lots (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL,
  -- The order that bought it.
  id uuid NOT NULL,
  isin text NOT NULL,
  bought_on date NOT NULL,
  settled_on date NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Rupees with charges, without STT, which no gain deducts.
  cost numeric(16, 2) NOT NULL,
  stt numeric(14, 2) NOT NULL,
  quantity_left integer NOT NULL CHECK (quantity_left BETWEEN 0 AND quantity),
  cost_left numeric(16, 2) NOT NULL,
  PRIMARY KEY (investor_id, id)
);
CREATE INDEX share_lots_of_portfolio ON share_lots (portfolio_id, isin, bought_on);

CREATE TABLE share_sales (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL,
  order_id uuid NOT NULL,
  lot_id uuid NOT NULL,
  isin text NOT NULL,
  bought_on date NOT NULL,
  sold_on date NOT NULL,
  settled_on date NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  cost numeric(16, 2) NOT NULL,
  -- Rupees less charges, STT not deducted.
  proceeds numeric(16, 2) NOT NULL,
  stt numeric(14, 2) NOT NULL,
  PRIMARY KEY (investor_id, order_id, lot_id)
);
CREATE INDEX share_sales_of_portfolio ON share_sales (portfolio_id, sold_on);

CREATE TABLE cash_withdrawals (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  bank_id uuid NOT NULL,
  amount numeric(16, 2) NOT NULL CHECK (amount > 0),
  kind text NOT NULL CHECK (kind IN ('requested', 'quarterly')),
  at timestamptz NOT NULL,
  PRIMARY KEY (investor_id, id)
);
CREATE INDEX cash_withdrawals_of_portfolio ON cash_withdrawals (portfolio_id, at);

-- Numbers of contract notes of each financial year, without gaps.
CREATE TABLE contract_note_numbers (
  financial_year text PRIMARY KEY,
  last_number integer NOT NULL
);

ALTER TABLE payments DROP CONSTRAINT payments_purpose_check;
ALTER TABLE payments ADD CONSTRAINT payments_purpose_check CHECK (
  purpose IN ('cart', 'gold', 'fixed_deposit', 'instalment', 'chargeback_due', 'subscription', 'remittance',
    'trading_cash'));
