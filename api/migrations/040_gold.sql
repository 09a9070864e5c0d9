-- Digital gold: prices of a gram of 24K, prices held for a buyer, orders with their tax invoice.

CREATE TABLE gold_prices (
  date date PRIMARY KEY,
  -- Rupees a gram before tax.
  price numeric(12, 2) NOT NULL CHECK (price > 0)
);

-- GST on gold, percent. Rows, never constants: a change of the rate is a new row.
CREATE TABLE gold_tax_rules (
  rule_id text PRIMARY KEY,
  applies_from date NOT NULL,
  applies_to date,
  cgst numeric(5, 2) NOT NULL CHECK (cgst >= 0),
  sgst numeric(5, 2) NOT NULL CHECK (sgst >= 0),
  igst numeric(5, 2) NOT NULL CHECK (igst = cgst + sgst),
  source text NOT NULL,
  confidence text NOT NULL CHECK (confidence IN ('H', 'M', 'L'))
);
INSERT INTO gold_tax_rules VALUES
  ('gold-gst-2017', '2017-07-01', NULL, 1.5, 1.5, 3, 'GST schedule V, heading 7108, in force since 1 Jul 2017', 'M');

CREATE TABLE gold_price_locks (
  block_id uuid PRIMARY KEY,
  -- Rupees a gram before tax.
  buy numeric(12, 2) NOT NULL CHECK (buy > 0),
  sell numeric(12, 2) NOT NULL CHECK (sell > 0 AND sell < buy),
  cgst numeric(5, 2) NOT NULL,
  sgst numeric(5, 2) NOT NULL,
  igst numeric(5, 2) NOT NULL,
  fetched_at timestamptz NOT NULL,
  valid_until timestamptz NOT NULL CHECK (valid_until > fetched_at)
);
CREATE INDEX gold_price_locks_valid_until ON gold_price_locks (valid_until);

CREATE TABLE gold_orders (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  -- A held price serves one order.
  block_id uuid NOT NULL UNIQUE REFERENCES gold_price_locks (block_id),
  side text NOT NULL CHECK (side = 'buy'),
  status text NOT NULL CHECK (status IN ('pending', 'successful', 'failed')),
  reason text,
  grams numeric(14, 4) NOT NULL CHECK (grams > 0),
  rate_before_tax numeric(12, 2) NOT NULL CHECK (rate_before_tax > 0),
  rate_with_tax numeric(12, 2) NOT NULL CHECK (rate_with_tax >= rate_before_tax),
  gold_value numeric(14, 2) NOT NULL CHECK (gold_value > 0),
  tax numeric(14, 2) NOT NULL CHECK (tax >= 0),
  total numeric(14, 2) NOT NULL,
  payment_id uuid,
  invoice_no text UNIQUE,
  -- Business times: asked for, and booked or ended.
  placed_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (investor_id, id),
  FOREIGN KEY (investor_id, payment_id) REFERENCES payments (investor_id, id),
  CHECK (gold_value + tax = total),
  CHECK ((status = 'successful') = (invoice_no IS NOT NULL)),
  CHECK ((status = 'failed') = (reason IS NOT NULL)),
  CHECK ((status = 'pending') = (settled_at IS NULL))
);
CREATE INDEX gold_orders_of_portfolio ON gold_orders (portfolio_id, placed_at DESC);
CREATE INDEX gold_orders_by_id ON gold_orders (id);

-- Tax invoices count up without gaps within a financial year.
CREATE TABLE gold_invoice_numbers (
  financial_year text PRIMARY KEY,
  last_number integer NOT NULL CHECK (last_number > 0)
);
